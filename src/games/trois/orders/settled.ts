import type { Seat } from '#kernel/game.ts';
import type { Effect } from '../cards/effects.ts';
import type { Position } from '../position.ts';
import { carrierOf } from '../state.ts';

/** An effect that no longer depends on the match. */
export type Settled = Exclude<Effect, { op: 'if-carrier' | 'if-spies' }>;

/** The effect a card comes to for this rider at this moment. */
export const settled = (position: Pick<Position, 'studs' | 'news'>, seat: Seat, effect: Effect): Settled => {
  if (effect.op === 'if-carrier') return settled(position, seat, carrierOf(position) === seat ? effect.yes : effect.no);
  if (effect.op === 'if-spies')
    return settled(position, seat, position.news.spies === 'active' ? effect.active : effect.absent);
  return effect;
};

/** What follows once the studs are left, or kept by a Botte. */
export const afterDrop = ({ back, skip: turns }: Extract<Effect, { op: 'drop-studs' }>): Effect[] => {
  const effects: Effect[] = [];
  if (back > 0) effects.push({ op: 'back', squares: back });
  if (turns > 0) effects.push({ op: 'skip', turns });
  return effects;
};
