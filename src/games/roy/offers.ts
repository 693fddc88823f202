import { CLOCK, type Seat, type Tell } from '#kernel/game.ts';
import type { Question } from './ask.ts';
import { BEGGARS_PRICE } from './cards/traps.ts';
import { BEGGARS, type Choice, EXPIRE, REVEAL } from './choices.ts';
import type { Event } from './events.ts';
import { checkComplete, liftTrap } from './missions.ts';
import type { MissionPlace } from './names.ts';
import { hiddenSpaces } from './quest/spaces.ts';
import { listOneForAll, mayInterrupt, topOf } from './questions/one-for-all.ts';
import { isOn, type State } from './state.ts';
import { changePurse } from './tracks.ts';

// What the musketeer seats may do beside the question at hand.

/** Adds choices to the seat's own question, or makes it an offer. */
const offer = (asked: Question[], seat: Seat, prompt: string, list: (choices: Choice[]) => void) => {
  for (let i = 0; i < asked.length; i++) if (asked[i].seat === seat) return list(asked[i].choices);
  const choices: Choice[] = [];
  list(choices);
  if (choices.length > 0) asked.push({ seat, prompt, choices, optional: true });
};

const hasBeggars = (state: State, place: MissionPlace): boolean =>
  (place === 'paris' ? state.paris : state.louvre)?.trap === 'beggars';

/** ROY.TRAP.18, ROY.RULING.34: between two actions, by any musketeer seat. */
export const addFreeActions = (state: State, asked: Question[]) => {
  const task = topOf(state);
  if (task.kind !== 'select' && task.kind !== 'spell') return;
  const rich = state.purse >= BEGGARS_PRICE;
  const paris = rich && hasBeggars(state, 'paris');
  const louvre = rich && hasBeggars(state, 'louvre');
  const hidden = (state.epics > 0 || state.oneForAll > 0) && hiddenSpaces(state) > 0;
  if (!paris && !louvre && !hidden) return;
  for (let seat = 1; seat < state.seats; seat++)
    offer(asked, seat, 'free', choices => {
      if (paris) choices.push(BEGGARS.paris);
      if (louvre) choices.push(BEGGARS.louvre);
      if (hidden && state.epics > 0) choices.push(REVEAL.token);
      if (hidden && state.oneForAll > 0 && !isOn(state, 'oneForAllVote')) choices.push(REVEAL.card);
    });
};

/** W-ANY: a One-for-all card at any moment (ROY.ONE.2). */
export const addOneForAll = (state: State, asked: Question[]) => {
  if (!mayInterrupt(state)) return;
  for (let seat = 1; seat < state.seats; seat++)
    offer(asked, seat, 'one-for-all', choices => listOneForAll(state, seat, choices));
};

/** ROY.GLASS.3 to ROY.GLASS.5, ROY.GLASS.10: it stands still in duels and while Milady chooses. */
export const hourglassRuns = (state: State): boolean => {
  if (state.hourglass !== 'on' || state.phase !== 'musketeers') return false;
  const { kind } = topOf(state);
  if (kind === 'intercept' || kind === 'install' || kind === 'lay-return' || kind === 'lay-galleries') return false;
  for (let i = 0; i < state.todo.length; i++) if (state.todo[i].kind === 'duel') return false;
  return true;
};

export const addHourglass = (state: State, asked: Question[]) => {
  if (hourglassRuns(state)) asked.push({ seat: CLOCK, prompt: 'hourglass', choices: [EXPIRE], optional: true });
};

/** ROY.TRAP.15 */
export const payBeggars = (draft: State, seat: Seat, place: MissionPlace, tell: Tell<Event>) => {
  tell?.({ kind: 'beggars-paid', seat, place });
  changePurse(draft, -BEGGARS_PRICE, tell);
  liftTrap(draft, place, tell);
  checkComplete(draft, place, tell);
};
