import { CLOCK, type Decision, type Game, type Happening, type Outcome, type Seat } from '#kernel/game.ts';
import { below, type Rng } from '#kernel/rng.ts';
import type { Advice } from '../advice/advice.ts';
import { anyOf } from '../random.ts';

/** No thought goes further than this, so that a very long match cannot hold a bot up. */
const FARTHEST = 2000;
/** Where there is no advice, an offer is taken up once in so many times. */
const OFFERS = 4;

/** What the seat makes of a finished match: 1 for a win, a part of it for a shared one. */
const shareOf = ({ winners }: Outcome, seat: Seat): number => (winners.includes(seat) ? 1 / winners.length : 0);

/** Whose answer comes next: any of those who must, or now and then somebody with an offer. */
const next = <C>(decisions: readonly Decision<C>[], rng: Rng): Decision<C> => {
  const [first] = decisions;
  if (decisions.length === 1) return first;
  if (!decisions.some(each => each.optional)) return first;
  const owed = decisions.filter(each => !each.optional);
  if (owed.length > 0 && below(rng, OFFERS) > 0) return owed[0];
  return decisions[below(rng, decisions.length)];
};

/** The clock never strikes in a thought. */
const askedIn = <C>(decisions: readonly Decision<C>[]): readonly Decision<C>[] =>
  decisions.some(each => each.seat === CLOCK) ? decisions.filter(each => each.seat !== CLOCK) : decisions;

/** Plays an imagined world on, changing it, and tells the seat's chance to win where it stops. */
export const playOn = <S, C, E extends Happening, V>(
  game: Game<S, C, E, V>,
  advice: Advice<S, C, V> | null,
  world: S,
  seat: Seat,
  rng: Rng,
): number => {
  const start = advice?.stage(world);
  for (let steps = 0; steps < FARTHEST; steps++) {
    const decisions = askedIn(game.decisions(world));
    if (decisions.length === 0) break;
    const decision = next(decisions, rng);
    const choice = advice === null ? anyOf(decision, rng) : advice.guess(world, decision, rng);
    if (choice === null) continue;
    game.apply(world, decision.seat, choice, null);
    if (advice !== null && advice.stage(world) !== start) break;
  }
  if (advice !== null) return advice.winChance(world, seat);
  const outcome = game.outcome(world);
  return outcome === null ? 0 : shareOf(outcome, seat);
};
