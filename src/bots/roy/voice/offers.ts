import { HONOUR_LAST, INN_SPACES, TIME_LAST } from '#games/roy/cards/board.ts';
import type { Choice } from '#games/roy/choices.ts';
import type { Seat } from '#kernel/game.ts';
import type { Reason } from '../../voice/voice.ts';
import { roundsLeft } from '../estimate/stakes.ts';
import { type Sight, taskOf } from '../observation.ts';
import { advances } from '../team/offers.ts';
import { honourLeft } from './concerns.ts';
import { tell } from './reasons.ts';

const hidden = ({ quest }: Sight): number =>
  quest.board === 1 ? quest.spaces.filter(slot => slot?.up === false).length : 0;

const stop = (sight: Sight): Reason => {
  const rounds = roundsLeft(sight);
  const task = taskOf(sight);
  if (task.kind === 'time' && sight.time + 1 >= TIME_LAST) return tell('stop-end', {});
  return task.kind === 'time' && task.cause !== 'disappearance' && advances(sight) >= 2
    ? tell('stop-twice', { rounds })
    : tell('stop', { rounds });
};

const oneForAll = (sight: Sight, { effect }: Extract<Choice, { kind: 'one-for-all' }>): Reason => {
  if (effect === 'time') return stop(sight);
  if (effect === 'epic') return tell('one-epic', { epics: sight.epics });
  const left = honourLeft(sight);
  return tell(sight.honour >= HONOUR_LAST ? 'save-queen' : 'lift-queen', { left });
};

const pass = (sight: Sight): Reason | null => {
  const { kind } = taskOf(sight);
  if (kind === 'time') return tell('keep-time', { rounds: roundsLeft(sight), cards: sight.oneForAll });
  return kind === 'queen' ? tell('keep-queen', { cards: sight.oneForAll }) : null;
};

const vote = (sight: Sight, yes: boolean): Reason | null => {
  const task = taskOf(sight);
  if (task.kind !== 'vote') return null;
  return tell(yes ? 'vote-yes' : 'vote-no', { effect: task.effect, by: task.by });
};

/** What a trader says; what he puts in is nobody else's business. */
const trade = (sight: Sight, seat: Seat, kind: 'accept' | 'refuse' | 'offered'): Reason | null => {
  const task = taskOf(sight);
  if (task.kind !== 'trade') return null;
  const [first, second] = [sight.men[task.man], sight.men[task.partner]];
  return tell(kind, { who: first.seat === seat ? second.who : first.who });
};

/** Why somebody takes up an offer, or lets it pass in the open. */
export const whyOffer = (sight: Sight, choice: Choice): Reason | null => {
  switch (choice.kind) {
    case 'beggars':
      return tell('beggars-pay', { place: choice.place, purse: sight.purse });
    case 'reveal':
      return choice.pay === 'card'
        ? tell('reveal-card', { hidden: hidden(sight) })
        : tell('reveal', { hidden: hidden(sight), epics: sight.epics });
    case 'name':
      return tell('name', { path: Math.floor(choice.space / INN_SPACES) });
    case 'one-for-all':
      return oneForAll(sight, choice);
    case 'pass':
      return pass(sight);
    case 'vote':
      return vote(sight, choice.yes);
    case 'accept':
      return trade(sight, sight.seat, 'accept');
    case 'cancel':
      return trade(sight, sight.seat, 'refuse');
    case 'done':
      return trade(sight, sight.seat, 'offered');
    default:
      return null;
  }
};
