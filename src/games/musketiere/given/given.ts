import { seeded } from '#kernel/fairness.ts';
import { allCards, type Card } from '../cards.ts';
import { countOf } from '../facts.ts';
import { guardsFor } from '../guards.ts';
import { type Length, MARKERS, type Marker, REWARDS, type State } from '../state.ts';

/** What lies on three reward cards, in short: a jewel, a prison and a free card are `'JP-'`. */
export type Row = string;

/** A round under way, at the moment when a guard card has just been turned up. What is left out is filled in. */
export interface Given {
  readonly players?: number;
  /** The cards that matter, by seat; every hand is filled up to the number of duels still to fight. */
  readonly hands?: readonly (readonly Card[])[];
  readonly rewards?: readonly (readonly Card[])[];
  readonly markers?: readonly Row[];
  readonly target?: number;
  /** The face-down guard cards, the next one first. */
  readonly guards?: readonly number[];
  /** Which duel of the round is about to be fought, 1 to 9. */
  readonly duel?: number;
  readonly totals?: readonly number[];
  readonly length?: Length;
}

const MARKS: Readonly<Record<string, Marker | null>> = { J: 'jewel', P: 'prison', '-': null };

const markersOf = (row: Row): (Marker | null)[] => [...row].map(mark => MARKS[mark]);

/** Puts a round together by hand. */
export const stateOf = (given: Given = {}): State => {
  const {
    players = given.hands?.length ?? given.markers?.length ?? 3,
    duel = 1,
    target = 10,
    length = 'hundred',
  } = given;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const used = [...(given.hands ?? []), ...(given.rewards ?? [])].flat();
  const unused = allCards().filter(card => !used.includes(card));
  const fill = (cards: readonly Card[] | undefined, count: number): Card[] => {
    const filled = [...(cards ?? [])];
    while (filled.length < count) filled.push(unused.pop() ?? 0);
    return filled;
  };
  const markers = seats.map(seat => markersOf(given.markers?.[seat] ?? '---'));
  const inSupply = (marker: Marker) => MARKERS - countOf(markers.flat(), marker);
  const guards =
    given.guards ??
    guardsFor(players)
      .filter(value => value !== target)
      .slice(duel - 1);
  return {
    rng: seeded('position'),
    length,
    round: 1,
    fought: duel - 1,
    totals: [...(given.totals ?? seats.map(() => 0))],
    phase: 'pick',
    spoils: null,
    guards: [...guards].reverse(),
    target,
    rewards: seats.map(seat => fill(given.rewards?.[seat], REWARDS)),
    hands: seats.map(seat => fill(given.hands?.[seat], 10 - duel).sort((a, b) => a - b)),
    markers,
    picks: seats.map(() => null),
    discards: seats.map(() => []),
    duels: Array.from({ length: duel - 1 }, () => ({
      target: 0,
      cards: seats.map(() => null),
      sum: 0,
      won: true,
      seat: 0,
    })),
    jewels: inSupply('jewel'),
    prisons: inSupply('prison'),
    sheet: [],
    last: null,
  };
};
