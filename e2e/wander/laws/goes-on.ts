import { type Fault, STUCK } from '../moment.ts';
import type { Look } from '../page/look.ts';
import { lookOf, type Person } from '../person.ts';
import { seenEnough } from '../seen-enough.ts';

const A_MOMENT = 60;

/** Only bots are asked, and none of them waits for a word. */
const isUpToBots = ({ record, path, suggestions, curtain }: Look, person: Person): boolean => {
  if (record === null || !path.startsWith('/play/') || suggestions > 0 || curtain !== null) return false;
  const { owing, outcome } = person.truthOf(record);
  return owing.length === 0 && outcome === null;
};

/** Where only bots are asked, they go on; step by step, at a press. Looked at when a walk is over. */
export const neverGoesOn = async (person: Person, patience: number): Promise<readonly Fault[]> => {
  const first = await lookOf(person);
  const until = Date.now() + patience;
  for (let now = first; isUpToBots(now, person); now = await lookOf(person)) {
    if (now.record !== first.record) return [];
    if (Date.now() > until)
      return [{ law: STUCK, key: 'bots do not go on', what: `only bots are asked: “${now.panel.slice(0, 160)}”` }];
    await seenEnough(person.page, now);
    await person.page.waitForTimeout(A_MOMENT);
  }
  return [];
};
