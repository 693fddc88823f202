import type { Law, Moment } from '../moment.ts';
import type { Look } from '../page/look.ts';
import { lookOf } from '../person.ts';
import { questionTo } from '../truth.ts';

const NAME = 'take back shows the question of before';
const SAME_PLACE = ['back', 'reload'];

/** The position as the one who is asked sees it, and how he sees it. */
const placeOf = ({ truth, look, person }: Moment): string | null => {
  if (truth === null || look.table === null || look.table.asked === null || look.table.running) return null;
  if (truth.people.length !== 1 || look.dialog !== null || look.floating || look.halfway) return null;
  const [seat] = truth.people;
  const question = questionTo(truth, seat);
  if (question === null || question.optional) return null;
  const { width, height } = person.page.viewportSize() ?? { width: 0, height: 0 };
  return JSON.stringify([truth.table.seen(seat).view, question, look.language, look.laidOut, width, height]);
};

/** Whether behind a tab or in sight. */
const readOf = ({ panel, held }: Look) => ({ panel, choices: held.toSorted().join(' ') });

/** The same position asks the same again, word for word. */
export const takenBack: Law = {
  name: NAME,
  async check(moment) {
    const place = placeOf(moment);
    if (place === null) return [];
    const { look, memory, last, person, patience } = moment;
    const before = memory.read.get(place);
    if (before === undefined || last === null || !SAME_PLACE.includes(last.act)) {
      // What is still on its way could be read neither then nor now; whoever has just come waits for it.
      const read = look.busy && last === null ? await lookOf(person, patience) : look;
      if (!read.busy && read.record === look.record) memory.read.set(place, readOf(read));
      return [];
    }
    // What is reckoned beside a choice may come a little later than the choice.
    const until = Date.now() + patience;
    let now = readOf(look);
    while ((before.panel !== now.panel || before.choices !== now.choices) && Date.now() < until) {
      await person.page.waitForTimeout(50);
      const next = await lookOf(person);
      if (next.record !== look.record) return [];
      now = readOf(next);
    }
    // What was read too early the first time is not held against what is read now.
    if (before.panel !== now.panel && !now.panel.startsWith(before.panel))
      return [
        { law: NAME, key: `${last.act} words`, what: `after ${last.act} “${before.panel}” reads “${now.panel}”` },
      ];
    if (before.choices !== '' && before.choices !== now.choices)
      return [
        {
          law: NAME,
          key: `${last.act} choices`,
          what: `after ${last.act} the choices ${before.choices} are ${now.choices}`,
        },
      ];
    return [];
  },
};
