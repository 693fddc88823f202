import type { Seat } from '#kernel/game.ts';
import { fork, type Rng, shuffle } from '#kernel/rng.ts';
import { BOTTE_IDS, isBotte } from './cards/bottes.ts';
import type { CardId, OrderId, Pile } from './cards/cards.ts';
import type { GazetteId } from './cards/gazettes.ts';
import { MILADY } from './cards/milady.ts';
import { MOUSQUETAIRES } from './cards/mousquetaires.ts';
import { GAZETTE_IDS } from './cards/news.ts';
import { ROCHEFORT } from './cards/rochefort.ts';
import { EVERYBODY, type Known, RETURNED, type State } from './state.ts';
import type { View } from './view.ts';

const idsOf = (cards: object) => Object.keys(cards) as OrderId[];
const ALL: Readonly<Record<Pile, readonly CardId[]>> = {
  milady: idsOf(MILADY),
  rochefort: idsOf(ROCHEFORT),
  sword: [...idsOf(MOUSQUETAIRES), ...BOTTE_IDS],
};

/** Every card the reader can point at. */
const seenIn = (view: View): ReadonlySet<string | null> => {
  const seen = new Set<string | null>([view.gazette, view.turn?.card ?? null]);
  for (const card of view.gazettes) seen.add(card);
  for (const pile of Object.values(view.piles)) for (const card of pile) seen.add(card);
  for (const { skipCard, hold, oneDie, bottes } of view.musketeers) {
    seen.add(skipCard);
    seen.add(hold?.card ?? null);
    seen.add(oneDie);
    for (const botte of bottes) seen.add(botte);
  }
  return seen;
};

const next = <Card>(unknown: Card[]): Card => {
  const card = unknown.pop();
  if (card === undefined) throw new Error('more cards are hidden than there are');
  return card;
};

/** Unknown places of a pile get the unknown cards, whose order is random already. */
const filled = <Card>(places: readonly (Card | null)[], unknown: Card[], seen: (card: Card) => number): Known<Card>[] =>
  places.map(card => (card === null ? { card: next(unknown), seen: 0 } : { card, seen: seen(card) }));

/** Orders and gazettes lay open to all; a Botte that the reader knows in a pile may be known to him alone. */
const openTo =
  (reader: Seat | null) =>
  (card: CardId): number =>
    reader === null || !isBotte(card) ? EVERYBODY : 1 << reader;

export const imagine = (view: View, rng: Rng): State => {
  const seen = seenIn(view);
  const { seat: reader } = view;
  const hidden = (pile: Pile): CardId[] => ALL[pile].filter(card => !seen.has(card));
  const swords = hidden('sword');
  // Hands hold Bottes only, and so do the places of Bottes put back unseen: what is left is shuffled with the orders.
  const bottes = shuffle(rng, swords.filter(isBotte));
  const readerBit = reader === null ? EVERYBODY : 1 << reader;
  const musketeers = view.musketeers.map(({ toGo: _, bottes: hand, ...musketeer }, seat) => ({
    ...musketeer,
    bottes: hand.map(card =>
      card === null ? { card: next(bottes), seen: 1 << seat } : { card, seen: (1 << seat) | readerBit },
    ),
  }));
  const returned = new Map(view.returned.map(place => [place, { card: next(bottes), seen: RETURNED }]));
  const rest = shuffle(rng, [...swords.filter(card => !isBotte(card)), ...bottes]);
  const gazettes = shuffle(
    rng,
    GAZETTE_IDS.filter(id => !seen.has(id)),
  );
  return {
    rng: fork(rng),
    phase: view.phase,
    round: view.round,
    musketeers,
    order: view.order,
    turn: view.turn === null ? null : { ...view.turn, path: view.turn.path.slice() },
    gazette: view.gazette,
    news: view.news,
    gazettes: filled<GazetteId>(view.gazettes, gazettes, () => EVERYBODY),
    piles: {
      milady: filled(view.piles.milady, shuffle(rng, hidden('milady')), openTo(reader)),
      rochefort: filled(view.piles.rochefort, shuffle(rng, hidden('rochefort')), openTo(reader)),
      sword: view.piles.sword.map(
        (card, place): Known<CardId> =>
          returned.get(place) ?? (card === null ? { card: next(rest), seen: 0 } : { card, seen: openTo(reader)(card) }),
      ),
    },
    studs: view.studs,
    given: view.given,
    blocked: view.blocked,
    winner: view.winner,
  };
};
