import type { Seat, Tell } from '#kernel/game.ts';
import { deal, shuffle } from '#kernel/rng.ts';
import { allCards, byStrength, type Card, cardValue } from './cards.ts';
import type { Event } from './events.ts';
import { guardsFor } from './guards.ts';
import { countOf, DUELS, type Ending, MARKERS, type Marker, REWARDS, type Reckoning, type State } from './state.ts';

const HAND = 12;
const GOAL = 100;

/** MUS.2 to MUS.5: a fresh round for everybody. */
export const dealRound = (draft: State, tell: Tell<Event>) => {
  const players = draft.totals.length;
  draft.round++;
  draft.phase = 'rewards';
  draft.spoils = null;
  draft.target = null;
  draft.guards = shuffle(draft.rng, [...guardsFor(players)]);
  const cards = deal(draft.rng, allCards(), players * HAND);
  for (let seat = 0; seat < players; seat++) {
    const hand = byStrength(cards.splice(-HAND));
    draft.hands[seat] = hand;
    draft.rewards[seat] = [];
    draft.markers[seat] = [null, null, null];
    draft.discards[seat] = [];
    draft.picks[seat] = null;
    tell?.({ kind: 'dealt', seat, round: draft.round, secret: { to: [seat], cards: hand.slice() }, reveals: true });
  }
  draft.duels = [];
  draft.jewels = MARKERS;
  draft.prisons = MARKERS;
};

/** MUS.8: the top guard card lies open. */
export const turnUp = (draft: State, tell: Tell<Event>) => {
  const target = draft.guards.pop() ?? null;
  if (target === null) throw new Error('no guard card is left to turn up');
  draft.target = target;
  draft.phase = 'pick';
  draft.spoils = null;
  tell?.({ kind: 'turned', duel: draft.duels.length + 1, target, reveals: true });
};

/** MUS.19, MUS.20: three jewels end the round on the spot, else the ninth duel does. */
export const nextDuel = (draft: State, tell: Tell<Event>) => {
  const holder = draft.markers.findIndex(markers => countOf(markers, 'jewel') === MARKERS);
  if (holder >= 0) endRound(draft, 'three-jewels', holder, tell);
  else if (draft.duels.length === DUELS) endRound(draft, 'nine-duels', null, tell);
  else turnUp(draft, tell);
};

/** MUS.21: what a reward card pays. */
const worth = (card: Card, marker: Marker | null): number => {
  if (marker === 'prison') return 0;
  return marker === 'jewel' ? 2 * cardValue(card) : cardValue(card);
};

const reckon = (draft: State, ending: Ending): Reckoning => {
  const ducats = draft.rewards.map((cards, seat) => {
    let sum = 0;
    for (let place = 0; place < REWARDS; place++) sum += worth(cards[place], draft.markers[seat][place]);
    return sum;
  });
  return {
    round: draft.round,
    ending,
    rewards: draft.rewards,
    markers: draft.markers,
    ducats,
    totals: draft.totals.map((total, seat) => total + ducats[seat]),
    discards: draft.discards,
    duels: draft.duels,
  };
};

const endRound = (draft: State, ending: Ending, seat: Seat | null, tell: Tell<Event>) => {
  const reckoning = reckon(draft, ending);
  draft.last = reckoning;
  draft.totals = reckoning.totals.slice();
  tell?.({ kind: 'ended', round: draft.round, ending, seat });
  tell?.({ kind: 'scored', reckoning, reveals: true });
  // The reckoning keeps the old rows as its own: the next round starts with new ones.
  draft.hands = [];
  draft.rewards = [];
  draft.markers = [];
  draft.discards = [];
  if (isDecided(draft, tell)) finish(draft, tell);
  else dealRound(draft, tell);
};

const leadersOf = (totals: readonly number[]): Seat[] => {
  const most = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === most ? [seat] : []));
};

/** MUS.22 with MUS.RULING.12: a hundred ducats (or one round), and nobody with as many. */
const isDecided = (state: State, tell: Tell<Event>): boolean => {
  const most = Math.max(...state.totals);
  if (state.length === 'hundred' && most < GOAL) return false;
  const leaders = leadersOf(state.totals);
  if (leaders.length > 1) tell?.({ kind: 'tied', ducats: most, seats: leaders });
  return leaders.length === 1;
};

const finish = (draft: State, tell: Tell<Event>) => {
  draft.phase = 'over';
  draft.spoils = null;
  draft.target = null;
  draft.guards = [];
  draft.duels = [];
  draft.jewels = MARKERS;
  draft.prisons = MARKERS;
  for (let seat = 0; seat < draft.totals.length; seat++) {
    draft.hands[seat] = [];
    draft.rewards[seat] = [];
    draft.markers[seat] = [null, null, null];
    draft.discards[seat] = [];
  }
  const [seat] = leadersOf(draft.totals);
  tell?.({ kind: 'crowned', seat, ducats: draft.totals[seat] });
};

/** The seats that lead; one of them once the match is over. */
export const winnersOf = leadersOf;
