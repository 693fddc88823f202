import type { Seat, Tell } from '#kernel/game.ts';
import { deal, shuffle } from '#kernel/rng.ts';
import { allCards, CARDS, type Card } from './cards.ts';
import type { Event } from './events.ts';
import { hasAllJewels, leadersOf, worth } from './facts.ts';
import { guardsFor } from './guards.ts';
import { DUELS, type Ending, GOAL, MARKERS, REWARDS, type Reckoning, type State } from './state.ts';

const HAND = 12;

/** MUS.2 to MUS.5: a fresh round for everybody. */
export const dealRound = (draft: State, tell: Tell<Event>) => {
  const players = draft.totals.length;
  draft.round++;
  draft.phase = 'rewards';
  clearTable(draft);
  draft.guards = shuffle(draft.rng, guardsFor(players).slice());
  dealHands(draft, deal(draft.rng, allCards(), players * HAND));
  for (let seat = 0; seat < players; seat++)
    tell?.({
      kind: 'dealt',
      seat,
      round: draft.round,
      secret: { to: [seat], cards: draft.hands[seat].slice() },
      reveals: true,
    });
};

const NOBODY: Seat = -1;
const NOT_DEALT: readonly Seat[] = allCards().map(() => NOBODY);

/** MUS.4: twelve cards each, off the end. A look through all cards, weakest first, puts every hand in order. */
const dealHands = ({ hands }: State, cards: readonly Card[]) => {
  const owners = NOT_DEALT.slice(); // by card
  for (let seat = 0, at = CARDS; seat < hands.length; seat++)
    for (let left = HAND; left > 0; left--) owners[cards[--at]] = seat;
  for (let card = 0; card < CARDS; card++) {
    const owner = owners[card];
    if (owner !== NOBODY) hands[owner].push(card);
  }
};

/** Nobody holds anything, and the supply is full. The rows are new ones: a reckoning keeps the old. */
const clearTable = (draft: State) => {
  draft.spoils = null;
  draft.target = null;
  draft.guards = [];
  draft.duels = [];
  draft.jewels = MARKERS;
  draft.prisons = MARKERS;
  draft.hands = [];
  draft.rewards = [];
  draft.markers = [];
  draft.picks = [];
  draft.discards = [];
  for (let seat = 0; seat < draft.totals.length; seat++) {
    draft.hands.push([]);
    draft.rewards.push([]);
    draft.markers.push([null, null, null]);
    draft.picks.push(null);
    draft.discards.push([]);
  }
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
  // Only who has just settled a duel can have taken the third jewel.
  const holder = draft.spoils?.seat ?? 0;
  if (hasAllJewels(draft.markers[holder])) endRound(draft, 'three-jewels', holder, tell);
  else if (draft.duels.length === DUELS) endRound(draft, 'nine-duels', null, tell);
  else turnUp(draft, tell);
};

const ducatsOf = (state: State, seat: Seat): number => {
  let sum = 0;
  for (let place = 0; place < REWARDS; place++) sum += worth(state.rewards[seat][place], state.markers[seat][place]);
  return sum;
};

const reckon = (draft: State, ending: Ending): Reckoning => {
  const ducats = draft.totals.map((_, seat) => ducatsOf(draft, seat));
  const totals = draft.totals.map((total, seat) => total + ducats[seat]);
  const { round, rewards, markers, discards, duels } = draft;
  return { round, ending, rewards, markers, ducats, totals, discards, duels };
};

const endRound = (draft: State, ending: Ending, seat: Seat | null, tell: Tell<Event>) => {
  const reckoning = reckon(draft, ending);
  draft.last = reckoning;
  draft.totals = reckoning.totals.slice();
  draft.sheet = draft.sheet.concat([reckoning.ducats]);
  tell?.({ kind: 'ended', round: draft.round, ending, seat });
  tell?.({ kind: 'scored', reckoning, reveals: true });
  if (isDecided(draft, tell)) finish(draft, tell);
  else dealRound(draft, tell);
};

/** MUS.22 with MUS.RULING.12: a hundred ducats (or one round), and nobody with as many. */
const isDecided = (state: State, tell: Tell<Event>): boolean => {
  const leaders = leadersOf(state.totals);
  const most = state.totals[leaders[0]];
  if (state.length === 'hundred' && most < GOAL) return false;
  if (leaders.length > 1) tell?.({ kind: 'tied', ducats: most, seats: leaders });
  return leaders.length === 1;
};

const finish = (draft: State, tell: Tell<Event>) => {
  draft.phase = 'over';
  clearTable(draft);
  const [seat] = leadersOf(draft.totals);
  tell?.({ kind: 'crowned', seat, ducats: draft.totals[seat] });
};
