import type { Seat } from '#kernel/game.ts';
import { type Law, type Moment, STUCK } from '../moment.ts';
import type { Look } from '../page/look.ts';
import { lookOf } from '../person.ts';
import { notIn, unreachable } from '../reach.ts';
import { questionTo, type Truth } from '../truth.ts';

const A_MOMENT = 40;

const nameOf = ({ record }: Truth, seat: Seat): string => record.seats[seat].name;

/** Whose question the page shows, or whom it calls to the screen. */
const isShown = (look: Look, { people, owing, outcome }: Truth): boolean => {
  if (look.broken) return false;
  // The last reckoning lies open until it has been read.
  if (outcome !== null) return look.over || look.dialog !== null;
  if (owing.length === 0) return true;
  if (look.curtain !== null) return people.includes(look.curtain);
  // What has just been settled is read first: what is asked next comes when it has been put away.
  if (look.reading) return true;
  return look.table !== null && !look.table.running && look.table.asked !== null;
};

/** What has to be there: the end, my question, or a call for one of us. */
const wanted = (truth: Truth): string => {
  if (truth.outcome !== null) return 'the match is over, and the page does not say so';
  if (truth.owing.length === 0) return 'the page is broken';
  const names = truth.owing.map(seat => nameOf(truth, seat)).join(', ');
  return `${names} must answer “${questionTo(truth, truth.owing[0])?.prompt}”, and the page does not ask`;
};

/** Waits until the page shows what it has to; answers how it then stands. */
const untilShown = async ({
  person,
  look,
  truth,
  patience,
}: Moment): Promise<{ look: Look; truth: Truth } | string> => {
  if (truth === null) throw new Error('nothing is known of this match');
  let [now, known, since] = [look, truth, Date.now()];
  while (!isShown(now, known)) {
    if (Date.now() - since > patience || now.broken) return `${wanted(known)}; it says “${now.panel.slice(0, 160)}”`;
    await person.page.waitForTimeout(A_MOMENT);
    const next = await lookOf(person);
    if (next.table?.step !== now.table?.step || next.record !== now.record) since = Date.now();
    now = next;
    if (now.record !== null) known = person.truthOf(now.record);
  }
  return { look: now, truth: known };
};

/** Who looks: alone the only one, around one screen the one whose choices lie there. */
const lookerOf = (look: Look, truth: Truth): Seat | null => {
  const asked = truth.people.filter(seat => truth.asked.some(each => each.seat === seat));
  if (truth.people.length === 1) return asked[0] ?? null;
  const fits = asked.filter(seat => notIn(look, questionTo(truth, seat)?.choices ?? []).length === 0);
  return fits.length === 1 ? fits[0] : null;
};

/** One of them by his name, or all of them. */
const MEN = /athos|porthos|aramis|artagnan|tr[ée]ville|milady|musketeers|mousquetaires|moschettieri/i;

/** The page names somebody the match waits for, or is showing what happened. */
const namesAwaited = (look: Look, truth: Truth): boolean => {
  if (look.table === null || look.table.running || look.curtain !== null) return true;
  const names = truth.asked.map(({ seat }) => nameOf(truth, seat));
  return names.some(name => look.panel.includes(name)) || MEN.test(look.panel);
};

/** Whoever the rules ask can answer; who is not asked reads whom the match waits for. */
export const asked: Law = {
  name: STUCK,
  async check(moment) {
    if (moment.truth === null || !moment.look.path.startsWith('/play/')) return [];
    const shown = await untilShown(moment);
    if (typeof shown === 'string')
      return [{ law: STUCK, key: moment.look.broken ? 'broken' : 'not asked', what: shown }];
    const { look, truth } = shown;
    if (truth.outcome !== null || look.curtain !== null) return [];
    if (truth.owing.length === 0) {
      if (namesAwaited(look, truth)) return [];
      // Bots are quick: between two looks the match may have gone on.
      const again = await lookOf(moment.person);
      if (again.record !== look.record || namesAwaited(again, truth)) return [];
      const names = truth.asked.map(({ seat }) => nameOf(truth, seat)).join(', ');
      return [
        {
          law: STUCK,
          key: 'nobody named',
          what: `the match waits for ${names}, and the page says “${look.panel.slice(0, 160)}”`,
        },
      ];
    }
    const seat = lookerOf(look, truth);
    const question = seat === null ? null : questionTo(truth, seat);
    if (question === null || question.optional || look.dialog !== null || look.floating || look.halfway) return [];
    const key = `${look.language} ${JSON.stringify(question)}`;
    if (moment.memory.reached.has(key)) return [];
    moment.memory.reached.add(key);
    if (notIn(look, question.choices).length === 0) return [];
    const missing = await unreachable(moment.person, look, question.choices);
    const after = await lookOf(moment.person);
    // What was on its way may have come meanwhile, and lie over everything.
    if (after.dialog !== null) moment.memory.reached.delete(key);
    if (missing.length === 0 || after.record !== look.record || after.dialog !== null) return [];
    return [
      {
        law: STUCK,
        key: `unreachable ${question.prompt} ${(missing[0] as { kind?: string }).kind}`,
        what: `asked “${question.prompt}”, ${missing.length} of ${question.choices.length} choices are nowhere, such as ${JSON.stringify(missing[0])}`,
      },
    ];
  },
};
