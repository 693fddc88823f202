import type { Seat } from '#kernel/game.ts';
import { deal, fork, type Rng, shuffle } from '#kernel/rng.ts';
import { byStrength, CARDS, type Card } from './cards.ts';
import { guardsToCome, markUnseen } from './facts.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** The cards this seat cannot place: in other hands, under other markers, or out of the round. */
const unseenCards = (view: View): Card[] => {
  const unseen = new Uint8Array(CARDS);
  markUnseen(unseen, view);
  const cards: Card[] = [];
  for (let card = 0; card < CARDS; card++) if (unseen[card] === 1) cards.push(card);
  return cards;
};

/** How many unseen cards the others hold in all: no more need shuffling. */
const wanted = (view: View): number => {
  let count = 0;
  for (let seat = 0; seat < view.totals.length; seat++) {
    if (seat === view.seat) continue;
    count += view.hands[seat] + view.laid[seat] + view.thrown[seat] + (view.picked[seat] ? 1 : 0);
  }
  return count;
};

export const imagine = (view: View, rng: Rng): State => {
  const seats = view.totals.map((_, seat) => seat);
  const unseen = deal(rng, unseenCards(view), wanted(view));
  const draw = (count: number): Card[] => (count === 0 ? [] : unseen.splice(-count));
  const own = <T>(seat: Seat, known: T, drawn: () => T): T => (seat === view.seat ? known : drawn());
  const over = view.phase === 'over';
  return {
    rng: fork(rng),
    length: view.length,
    round: view.round,
    fought: view.fought,
    totals: view.totals.slice(),
    sheet: view.sheet,
    phase: view.phase,
    spoils: view.spoils,
    guards: over ? [] : shuffle(rng, guardsToCome(view)),
    target: view.target,
    hands: seats.map(seat => own(seat, view.hand.slice(), () => byStrength(draw(view.hands[seat])))),
    rewards: seats.map(seat => own(seat, view.rewards.slice(), () => draw(view.laid[seat]))),
    markers: view.markers.map(markers => markers.slice()),
    picks: seats.map(seat => own(seat, view.pick, () => (view.picked[seat] ? draw(1)[0] : null))),
    discards: seats.map(seat => own(seat, view.discards.slice(), () => draw(view.thrown[seat]))),
    duels: view.duels.slice(),
    jewels: view.jewels,
    prisons: view.prisons,
    last: view.last,
  };
};
