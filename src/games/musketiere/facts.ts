import type { Seat } from '#kernel/game.ts';
import { CARDS, type Card, cardOf, cardSwords, cardValue } from './cards.ts';
import { guardsFor } from './guards.ts';
import { type Duel, MARKERS, type Marker, type Phase, REWARDS } from './state.ts';

// What follows from a position by the rules: engine, bots, texts and the page ask here. Whatever has the fields will do,
// a state or what a seat sees of it.

/** What lies on the three reward cards of a seat. */
export type Row = readonly (Marker | null)[];

export const countOf = (row: Row, wanted: Marker | null): number => {
  let count = 0;
  for (let place = 0; place < row.length; place++) if (row[place] === wanted) count++;
  return count;
};

/** MUS.16, MUS.17: a marker lies on each of the three. */
export const isFull = (row: Row): boolean => row[0] !== null && row[1] !== null && row[2] !== null;

/** Whether what lies there is such a marker. Comparing names with names is quick, comparing nothing with a name is not. */
export const isMarker = (lying: Marker | null, marker: Marker): boolean => lying !== null && lying === marker;

// Asked of full rows only, for the same reason.
const allAre = (row: Row, marker: Marker): boolean => row[0] === marker && row[1] === marker && row[2] === marker;

/** MUS.18: prisons on all three reward cards keep a player out of the fight. */
export const shutOut = (row: Row): boolean => isFull(row) && allAre(row, 'prison');

/** MUS.19: who ends the round. */
export const hasAllJewels = (row: Row): boolean => isFull(row) && allAre(row, 'jewel');

/** One more jewel ends the round (MUS.19), one more prison shuts its owner out (MUS.18). */
export const lacksOne = (row: Row, marker: Marker): boolean => countOf(row, marker) === MARKERS - 1;

/** The player whom three prisons keep out of this duel: there is never more than one. */
export const outSeat = ({ markers }: { readonly markers: readonly Row[] }): Seat | null => {
  const seat = markers.findIndex(shutOut);
  return seat < 0 ? null : seat;
};

/** Whether one of two players fights alone, the other being shut out (MUS.RULING.10). */
export const isAlone = (position: { readonly markers: readonly Row[] }): boolean =>
  position.markers.length === 2 && outSeat(position) !== null;

/** MUS.21: what a reward card pays. */
export const worth = (card: Card, marker: Marker | null): number => {
  if (marker === null) return cardValue(card);
  return marker === 'jewel' ? 2 * cardValue(card) : 0;
};

/** The seats with the most ducats; one of them once the match is over. */
export const leadersOf = (totals: readonly number[]): Seat[] => {
  let most = totals[0];
  for (let seat = 1; seat < totals.length; seat++) if (totals[seat] > most) most = totals[seat];
  const leaders: Seat[] = [];
  for (let seat = 0; seat < totals.length; seat++) if (totals[seat] === most) leaders.push(seat);
  return leaders;
};

interface InSupply {
  readonly jewels: number;
  readonly prisons: number;
}

/** How many of a marker the supply has. */
export const supplyOf = ({ jewels, prisons }: InSupply, marker: Marker): number =>
  marker === 'jewel' ? jewels : prisons;

/** MUS.14: where a marker comes from that somebody has to take. */
export const sourceOf = (position: InSupply, marker: Marker): 'supply' | 'others' =>
  supplyOf(position, marker) > 0 ? 'supply' : 'others';

/** How many reward cards a seat still has to lay (MUS.6). */
export const toLay = ({ laid }: { readonly laid: readonly number[] }, seat: Seat): number => REWARDS - laid[seat];

interface InRound {
  readonly phase: Phase;
  readonly duels: readonly Duel[];
}

/** The duel being fought, or just fought and not settled, from 1; 0 while none is. */
export const duelNow = ({ phase, duels }: InRound): number => {
  if (phase === 'pick') return duels.length + 1;
  return phase === 'spoils' ? duels.length : 0;
};

interface Guarded {
  readonly totals: readonly number[];
  readonly duels: readonly Duel[];
  readonly target: number | null;
}

/** The guard cards that may still be turned up, lowest first. */
export const guardsToCome = ({ totals, duels, target }: Guarded): number[] => {
  const left: number[] = [];
  for (const value of guardsFor(totals.length)) {
    if (value === target) continue;
    let met = false;
    for (const duel of duels) if (duel.target === value) met = true;
    if (!met) left.push(value);
  }
  return left;
};

interface Known {
  readonly hand: readonly Card[];
  readonly rewards: readonly Card[];
  readonly discards: readonly Card[];
  readonly pick?: Card | null;
  readonly duels: readonly Duel[];
}

/** By card, 1 where a seat cannot know where it is. Written into `unseen`, which callers keep to themselves. */
export const markUnseen = (unseen: Uint8Array, { hand, rewards, discards, pick = null, duels }: Known) => {
  unseen.fill(1, 0, CARDS);
  for (const card of hand) unseen[card] = 0;
  for (const card of rewards) unseen[card] = 0;
  for (const card of discards) unseen[card] = 0;
  if (pick !== null) unseen[pick] = 0;
  for (const { cards } of duels) for (const card of cards) if (card !== null) unseen[card] = 0;
};

/** Where a card is, as far as somebody knows who has paid attention. */
export type Whereabouts = 'fought' | 'mine' | 'unseen';

const VALUES = cardValue(CARDS - 1) + 1;
const SWORDS = cardSwords(CARDS - 1) + 1;

/** What can be counted on one's fingers: every card, by value and within it by swords. */
export const whereabouts = ({ hand, rewards, discards, pick = null, duels }: Known): Whereabouts[][] => {
  const fought = new Set<Card | null>(duels.flatMap(({ cards }) => cards));
  const mine = new Set<Card | null>([...hand, ...rewards, ...discards, pick]);
  const where = (card: Card): Whereabouts => (fought.has(card) ? 'fought' : mine.has(card) ? 'mine' : 'unseen');
  return Array.from({ length: VALUES }, (_, value) =>
    Array.from({ length: SWORDS }, (_, swords) => where(cardOf(value, swords))),
  );
};
