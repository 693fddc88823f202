import type { Choice } from '#games/roy/choices.ts';
import { NO_GOOD } from '#web/learn/plan.ts';
import type { Next, Scene } from './plan.ts';

const PUPIL = 1;

/** What is no example for anybody. */
const DULL: readonly Choice['kind'][] = ['replace', 'trade', 'help', 'end'];

/** The pupil's own turn must be one in which a good player gets something done: a bot in his place clears the Inn. */
export const freeTurn = ({ asked, adviceFor, viewOf, events }: Scene): Next => {
  const view = viewOf(PUPIL);
  if (view.men[0].turn === 'acting') {
    const question = asked.find(each => each.seat === PUPIL && !each.optional);
    const advice = question === undefined ? null : adviceFor(PUPIL);
    return advice !== null && DULL.includes(advice.kind) ? NO_GOOD : 'bot';
  }
  return events.some(event => event.kind === 'board-done' && event.who === 'dartagnan') ? 'end' : NO_GOOD;
};
