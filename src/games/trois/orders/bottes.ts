import type { Tell } from '#kernel/game.ts';
import { below } from '#kernel/rng.ts';
import type { Effect } from '../cards/effects.ts';
import { giveBotte } from '../cards/hand.ts';
import type { Event } from '../events.ts';
import type { State, Turn } from '../state.ts';
import { inVain } from './vain.ts';

/** ML08: chance takes one of his Bottes; true if he had one. */
export const loseAny = (draft: State, turn: Turn, tell: Tell<Event>): boolean => {
  const { seat } = turn;
  const { bottes } = draft.musketeers[seat];
  if (bottes.length === 0) return false;
  const { card } = bottes[bottes.length === 1 ? 0 : below(draft.rng, bottes.length)];
  giveBotte(draft, seat, card, 'lost', bottes.length > 1 ? 'chance' : 'choice', tell);
  return true;
};

/** RO08: one of his choice, or all of them; true if he is asked which. */
export const loseBottes = (draft: State, turn: Turn, how: 'choice' | 'all', tell: Tell<Event>): boolean => {
  const { seat } = turn;
  const { bottes } = draft.musketeers[seat];
  if (how === 'choice' && bottes.length > 1) {
    turn.prompt = 'lose';
    return true;
  }
  if (bottes.length === 0) inVain(turn, 'bottes', tell);
  for (const { card } of bottes) giveBotte(draft, seat, card, 'lost', 'choice', tell);
  return false;
};

/** MO08: who has a Botte may pay with it. */
export const payBotte = (draft: State, turn: Turn, effect: Extract<Effect, { op: 'pay-botte' }>): boolean => {
  if (draft.musketeers[turn.seat].bottes.length === 0) {
    turn.todo = [effect.otherwise, ...turn.todo];
    return false;
  }
  // It stays to be done until he has answered.
  turn.todo = [effect, ...turn.todo];
  turn.prompt = 'pay';
  return true;
};
