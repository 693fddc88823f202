import { type Fault, type Law, type Moment, STUCK } from '../moment.ts';
import type { Look } from '../page/look.ts';
import { lookOf } from '../person.ts';
import { seenEnough } from '../seen-enough.ts';

const A_MOMENT = 60;

const isOnline = ({ path, table }: Look): boolean => path.startsWith('/t/') && table !== null;
const isAsked = ({ table, choices, held, cards, doors }: Look): boolean =>
  table?.asked != null && choices.length + held.length + cards.length + doors > 0;

/** Who looks is asked, reads how it ended, or reads whom the table waits for; or something is being shown to him. */
const knowsWhoActs = (look: Look): boolean =>
  isAsked(look) || look.over || look.awaited !== '' || look.table?.running === true;

const standingOf = (looks: readonly Look[]): string => JSON.stringify(looks.map(({ table }) => table?.step ?? null));

const wrongIn = (looks: readonly Look[]): Fault | null => {
  const lost = looks.findIndex(look => isOnline(look) && !knowsWhoActs(look));
  if (lost >= 0) {
    const what = `at screen ${lost} nobody is asked and nobody is named: “${looks[lost].panel.slice(0, 160)}”`;
    return { law: STUCK, key: 'online, nobody named', what };
  }
  // All seats are people's, and all of them sit at these screens.
  if (!looks.every(isOnline) || looks.some(look => isAsked(look) || look.over || look.table?.running)) return null;
  const said = looks.map(look => `“${look.panel.slice(0, 80)} ${look.awaited}”`).join(', ');
  return { law: STUCK, key: 'online, nobody asked', what: `no screen asks anything: ${said}` };
};

/** At a table of people far apart one of them can answer, and the others read who. */
export const awaited: Law = {
  name: `${STUCK}, online`,
  async check({ walk, person, people, look, patience }: Moment) {
    if (walk.mode !== 'online' || people.some(({ offline }) => offline)) return [];
    const looksNow = () => Promise.all(people.map(each => (each === person ? look : lookOf(each))));
    let looks = await looksNow();
    let since = Date.now();
    for (let wrong = wrongIn(looks); wrong !== null; wrong = wrongIn(looks)) {
      if (Date.now() - since > patience) return [wrong];
      for (const [nth, { page }] of people.entries()) await seenEnough(page, looks[nth]);
      await person.page.waitForTimeout(A_MOMENT);
      const before = standingOf(looks);
      looks = await Promise.all(people.map(each => lookOf(each)));
      if (standingOf(looks) !== before) since = Date.now();
    }
    return [];
  },
};
