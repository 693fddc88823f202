import { type Card, takeOut } from '#games/musketiere/cards.ts';
import type { State } from '#games/musketiere/state.ts';
import type { Seat } from '#kernel/game.ts';
import { below, type Rng, shuffle } from '#kernel/rng.ts';
import { rewardsOf } from './rewards.ts';

/** Once in so many worlds a player has laid any cards at all: not everybody thinks like us. */
const ODD = 4;

/** The card of `cards` that is nearest in strength to the one wished for; it is taken out. */
const takeNearest = (cards: Card[], wished: Card): Card => {
  let nearest = 0;
  for (let i = 1; i < cards.length; i++)
    if (Math.abs(cards[i] - wished) < Math.abs(cards[nearest] - wished)) nearest = i;
  return cards.splice(nearest, 1)[0];
};

/** Of the cards a player may hold, the rewards are those he would have laid out of all he was dealt, in any order. */
const sortOut = (world: State, seat: Seat, rng: Rng) => {
  const laid = world.rewards[seat].length;
  if (laid === 0) return;
  const kept = [...world.hands[seat], ...world.rewards[seat]];
  const played: Card[] = [...world.discards[seat]];
  for (const duel of world.duels) {
    const card = duel.cards[seat];
    if (card !== null) played.push(card);
  }
  const wished = shuffle(rng, rewardsOf([...kept, ...played], world.totals.length));
  world.rewards[seat] = wished.slice(0, laid).map(card => takeNearest(kept, card));
  world.hands[seat] = kept.sort((a, b) => a - b);
};

/**
 * Makes the other players of an imagined world act like players: what they laid is what they would lay. A card already
 * picked in secret goes back to the hand first, so that waiting for somebody tells nothing; `pick` chooses it again.
 */
export const refineWorld = (world: State, me: Seat, rng: Rng, pick: (seat: Seat) => Card) => {
  for (let seat = 0; seat < world.totals.length; seat++) {
    if (seat === me) continue;
    const secret = world.picks[seat];
    if (secret !== null) {
      world.picks[seat] = null;
      world.hands[seat] = [...world.hands[seat], secret];
    }
    if (below(rng, ODD) > 0) sortOut(world, seat, rng);
    if (secret === null) continue;
    const card = pick(seat);
    takeOut(world.hands[seat], card);
    world.picks[seat] = card;
  }
};
