import type { Decision, Seat } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';
import type { Wish } from '../voice/voice.ts';

/** What somebody who knows one game tells the bots about it. */
export interface Advice<State, Choice, View> {
  /** A good choice at little cost, from no more than the seat may see; null lets an optional offer pass. */
  choose(view: View, decision: Decision<Choice>, rng: Rng, wishes?: readonly Wish[]): Choice | null;
  /** The same inside an imagined world, still from what that seat would see there. */
  guess(world: State, decision: Decision<Choice>, rng: Rng): Choice | null;
  /** The few choices worth a second thought, out of those offered and null for an offer; without it all of them are. */
  shortlist?(view: View, decision: Decision<Choice>, rng: Rng, wishes?: readonly Wish[]): readonly (Choice | null)[];
  /** How far a choice does what companions asked for: 1 where it does, -1 where it goes against it, 0 else. */
  lean?(view: View, choice: Choice | null, wishes: readonly Wish[]): number;
  /** How many standard errors another choice must be ahead before the advised one is given up; 0 if left out. */
  readonly minErrors?: number;
  /** Makes an imagined world more believable, from what the seat saw others do. */
  refineWorld(world: State, seat: Seat, rng: Rng): void;
  /** A measure of how far the match has come: a thought that began at another stage may stop and look. */
  stage(world: State): number;
  /** The chance that the seat wins the match, from 0 to 1. */
  winChance(world: State, seat: Seat): number;
}

export type AnyAdvice = Advice<unknown, unknown, unknown>;
