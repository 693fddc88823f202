import type { Seat } from '#kernel/game.ts';
import { fork, type Rng, shuffle } from '#kernel/rng.ts';
import { type BotteId, isBotte } from './cards/bottes.ts';
import type { CardId } from './cards/cards.ts';
import { trois } from './game.ts';
import { EVERYBODY, type Known, type State } from './state.ts';

/** Whether somebody knows which card it is; a spectator has seen what lay open. */
const knows = (seat: Seat | null, { seen }: Known<unknown>): boolean =>
  seat === null ? seen === EVERYBODY : (seen & (1 << seat)) !== 0;

/** The same pile, the cards that the seat has not seen in another order. Who has seen a place of it stays the same. */
const reordered = <Card>(pile: readonly Known<Card>[], seat: Seat | null, rng: Rng): Known<Card>[] => {
  const hidden = shuffle(
    rng,
    pile.filter(each => !knows(seat, each)).map(({ card }) => card),
  );
  return pile.map(each => (knows(seat, each) ? each : { ...each, card: hidden.pop() ?? each.card }));
};

/** A Botte in somebody's hand, or put back by somebody unseen: whatever it is, everybody knows that it is a Botte. */
const redealSwords = (draft: State, seat: Seat | null, rng: Rng) => {
  const hidden = [...draft.piles.sword, ...draft.musketeers.flatMap(({ bottes }) => bottes)].filter(
    each => !knows(seat, each),
  );
  const cards = shuffle(
    rng,
    hidden.map(({ card }) => card),
  );
  const bottes = cards.filter(isBotte);
  const anotherBotte = <Card extends CardId>(each: Known<Card>): Known<BotteId> => {
    const card = bottes.pop();
    if (card === undefined) throw new Error('there are not enough Bottes');
    return { ...each, card };
  };
  for (const musketeer of draft.musketeers)
    musketeer.bottes = musketeer.bottes.map(each => (knows(seat, each) ? each : anotherBotte(each)));
  const laid = draft.piles.sword.map(each => (each.seen === 0 || knows(seat, each) ? each : anotherBotte(each)));
  const rest = shuffle(rng, [...bottes, ...cards.filter(card => !isBotte(card))]);
  const sword = laid.map(each => (each.seen === 0 ? { ...each, card: rest.pop() ?? each.card } : each));
  draft.piles = { ...draft.piles, sword };
};

/** The same position with all that a seat may not know dealt anew: the Bottes of the others, the piles, the dice. */
export const redealHidden = (state: State, seat: Seat | null, rng: Rng): State => {
  const draft = trois.clone(state);
  draft.rng = fork(rng);
  redealSwords(draft, seat, rng);
  const { milady, rochefort, sword } = draft.piles;
  draft.piles = { milady: reordered(milady, seat, rng), rochefort: reordered(rochefort, seat, rng), sword };
  draft.gazettes = reordered(draft.gazettes, seat, rng);
  return draft;
};
