import { type Card, countIn, type Hand } from '#games/roy/cards/adventure.ts';
import type { Task } from '#games/roy/tasks.ts';

/** Equal cards of a hand, lying on each other. */
export interface Stack {
  readonly card: Card;
  readonly count: number;
}

/** A hand is sorted by skill, combat and character: equal cards lie together. */
export const stacksOf = (hand: Hand): readonly Stack[] =>
  [...new Set(hand)].map(card => ({ card, count: countIn(hand, card) }));

/** Degrees no card leans beyond: what must be read stays nearly straight. */
const MOST_LEAN = 4;
const LEAN = 1.8;
/** Pixels by which the outermost of many cards hangs lower. */
const SAG = 9;

export interface Lie {
  readonly lean: number;
  readonly sag: number;
}

/** How the card at that place of a fan lies: the middle upright, the outer ones leaning and lower. */
export const lieOf = (place: number, places: number): Lie => {
  const off = place - (places - 1) / 2;
  const outermost = Math.max(1, (places - 1) / 2);
  const lean = off * Math.min(LEAN, MOST_LEAN / outermost);
  const share = lean / MOST_LEAN;
  return { lean, sag: SAG * share * share };
};

/** A card, and what has to be seen of it beside the next one so that its sign and its first letters can be read. */
const CARD = 112;
const STRIP = 40;

/** How many stacks lie in a row of a fan as wide as that: one row if all can be read there, else two. */
export const inARow = (stacks: number, width: number): number =>
  stacks < 2 || width === 0 || CARD + (stacks - 1) * STRIP <= width ? stacks : Math.ceil(stacks / 2);

/** Whether what is under way asks for one card out of the hand, so that pointing at it is the answer. */
export const asksForCard = (task: Task | undefined): boolean => {
  switch (task?.kind) {
    case 'challenge':
    case 'pay':
      return true;
    case 'duel':
      return task.stage === 'commit' || task.stage === 'toll';
    case 'trade':
      return task.stage !== 'agree';
    default:
      return false;
  }
};
