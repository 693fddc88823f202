import type { Seat } from '#kernel/game.ts';
import { keepsTheLaws } from '#kernel/laws.testing.ts';
import { fork, type Rng, shuffle } from '#kernel/rng.ts';
import { allCards, type Card } from './cards.ts';
import { countOf } from './facts.ts';
import { musketiere } from './game.ts';
import { clone, MARKERS, type State } from './state.ts';

const cardsOf = (state: State): Card[] => [
  ...state.hands.flat(),
  ...state.rewards.flat(),
  ...state.discards.flat(),
  ...state.picks.filter(card => card !== null),
  ...state.duels.flatMap(duel => duel.cards).filter(card => card !== null),
];

/** Every card is somewhere, once; three jewels and three prisons; tracks in their range. */
const violations = (state: State): string[] => {
  const faults: string[] = [];
  const cards = cardsOf(state);
  if (state.phase !== 'over' && cards.length !== state.totals.length * 12)
    faults.push(`${cards.length} cards are dealt`);
  if (new Set(cards).size !== cards.length) faults.push('a card is in two places');
  if (cards.some(card => card < 0 || card > 54)) faults.push('there is no such card');
  for (const [marker, left] of [
    ['jewel', state.jewels],
    ['prison', state.prisons],
  ] as const) {
    const lying = state.markers.reduce((sum, markers) => sum + countOf(markers, marker), 0);
    const inHand = state.spoils?.held === true && state.spoils.marker === marker ? 1 : 0;
    if (left < 0 || left + lying + inHand !== MARKERS) faults.push(`${left + lying + inHand} markers: ${marker}`);
  }
  if (state.duels.length > 9) faults.push('more than nine duels');
  return faults;
};

/** Takes every card this seat has not seen, adds those left in the box, and deals them out anew to the same places. */
const redealHidden = (state: State, seat: Seat | null, rng: Rng): State => {
  const other = clone(state);
  const places: { get: () => Card; set: (card: Card) => void }[] = [];
  for (const owner of other.hands.keys()) {
    if (owner === seat) continue;
    const hand = other.hands[owner].slice();
    other.hands[owner] = hand;
    for (const cards of [hand, other.rewards[owner], other.discards[owner]])
      for (const i of cards.keys()) places.push({ get: () => cards[i], set: card => (cards[i] = card) });
    if (other.picks[owner] !== null)
      places.push({ get: () => other.picks[owner] ?? 0, set: card => (other.picks[owner] = card) });
  }
  const known = new Set(cardsOf(other));
  const hidden = [...allCards().filter(card => !known.has(card)), ...places.map(place => place.get())];
  shuffle(rng, hidden);
  for (const [i, place] of places.entries()) place.set(hidden[i]);
  shuffle(rng, other.guards);
  return { ...other, rng: fork(rng) };
};

keepsTheLaws(musketiere, {
  options: [{ length: 'hundred' }, { length: 'round' }],
  violations,
  redealHidden,
  longest: 4000,
});
