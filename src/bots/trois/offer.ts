import type { BotteId } from '#games/trois/cards/bottes.ts';
import type { Choice, Way } from '#games/trois/choices.ts';
import type { Decision } from '#kernel/game.ts';

type Plain = 'roll' | 'one' | 'wait' | 'ride' | 'back' | 'stop' | 'obey' | 'leave' | 'keep';

/** What is on offer, found by name; null for what is not. */
export interface Offer {
  readonly plain: (kind: Plain) => Choice | null;
  readonly way: (way: Way) => Choice | null;
  readonly botte: (botte: BotteId) => Choice | null;
}

export const offerOf = ({ choices }: Decision<Choice>): Offer => ({
  plain: kind => choices.find(each => each.kind === kind) ?? null,
  way: way => choices.find(each => each.kind === 'way' && each.way === way) ?? null,
  botte: botte => choices.find(each => each.kind === 'botte' && each.botte === botte) ?? null,
});
