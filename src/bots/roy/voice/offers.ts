import { HONOUR_LAST, INN_SPACES, TIME_LAST } from '#games/roy/cards/board.ts';
import type { Choice } from '#games/roy/choices.ts';
import { hiddenSpaces } from '#games/roy/quest/spaces.ts';
import type { Seat } from '#kernel/game.ts';
import type { Reason } from '../../voice/voice.ts';
import { roundsLeft } from '../estimate/stakes.ts';
import { type Observation, taskOf } from '../observation.ts';
import { advances } from '../team/offers.ts';
import { honourLeft } from './concerns.ts';
import { tell } from './reasons.ts';

const stop = (seen: Observation): Reason => {
  const rounds = roundsLeft(seen);
  const task = taskOf(seen);
  if (task.kind === 'time' && seen.time + 1 >= TIME_LAST) return tell('stop-end', {});
  return task.kind === 'time' && task.cause !== 'disappearance' && advances(seen) >= 2
    ? tell('stop-twice', { rounds })
    : tell('stop', { rounds });
};

const oneForAll = (seen: Observation, { effect }: Extract<Choice, { kind: 'one-for-all' }>): Reason => {
  if (effect === 'time') return stop(seen);
  if (effect === 'epic') return tell('one-epic', { epics: seen.epics });
  const left = honourLeft(seen);
  return tell(seen.honour >= HONOUR_LAST ? 'save-queen' : 'lift-queen', { left });
};

const pass = (seen: Observation): Reason | null => {
  const { kind } = taskOf(seen);
  if (kind === 'time') return tell('keep-time', { rounds: roundsLeft(seen), cards: seen.oneForAll });
  return kind === 'queen' ? tell('keep-queen', { cards: seen.oneForAll }) : null;
};

const vote = (seen: Observation, yes: boolean): Reason | null => {
  const task = taskOf(seen);
  if (task.kind !== 'vote') return null;
  return tell(yes ? 'vote-yes' : 'vote-no', { effect: task.effect, by: task.by });
};

/** What a trader says; what he puts in is nobody else's business. */
const trade = (seen: Observation, seat: Seat, kind: 'accept' | 'refuse' | 'offered'): Reason | null => {
  const task = taskOf(seen);
  if (task.kind !== 'trade') return null;
  const [first, second] = [seen.men[task.man], seen.men[task.partner]];
  return tell(kind, { who: first.seat === seat ? second.who : first.who });
};

/** Why somebody takes up an offer, or lets it pass in the open. */
export const whyOffer = (seen: Observation, choice: Choice): Reason | null => {
  switch (choice.kind) {
    case 'beggars':
      return tell('beggars-pay', { place: choice.place, purse: seen.purse });
    case 'reveal':
      return choice.pay === 'card'
        ? tell('reveal-card', { hidden: hiddenSpaces(seen) })
        : tell('reveal', { hidden: hiddenSpaces(seen), epics: seen.epics });
    case 'name':
      return tell('name', { path: Math.floor(choice.space / INN_SPACES) });
    case 'one-for-all':
      return oneForAll(seen, choice);
    case 'pass':
      return pass(seen);
    case 'vote':
      return vote(seen, choice.yes);
    case 'accept':
      return trade(seen, seen.seat, 'accept');
    case 'cancel':
      return trade(seen, seen.seat, 'refuse');
    case 'done':
      return trade(seen, seen.seat, 'offered');
    default:
      return null;
  }
};
