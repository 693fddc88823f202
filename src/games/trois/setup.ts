import type { Options, Tell } from '#kernel/game.ts';
import { type Rng, shuffle } from '#kernel/rng.ts';
import { CASTLES } from './board/board.ts';
import { BOTTE_IDS } from './cards/bottes.ts';
import type { CardId } from './cards/cards.ts';
import { MILADY } from './cards/milady.ts';
import { MOUSQUETAIRES } from './cards/mousquetaires.ts';
import { GAZETTE_IDS, newsOf } from './cards/news.ts';
import { ROCHEFORT } from './cards/rochefort.ts';
import type { Event } from './events.ts';
import type { Known, Musketeer, State } from './state.ts';

const faceDown = <Card>(cards: readonly Card[]): Known<Card>[] => cards.map(card => ({ card, seen: 0 }));
const pileOf = (rng: Rng, cards: readonly CardId[]): Known<CardId>[] => faceDown(shuffle(rng, cards.slice()));
const idsOf = (cards: object) => Object.keys(cards) as CardId[];

export const setup = (seats: number, _options: Options, rng: Rng, tell: Tell<Event>): State => {
  const bottes = shuffle(rng, BOTTE_IDS.slice());
  const musketeers: Musketeer[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const [botte] = bottes.splice(-1); // TRO.4
    musketeers.push({
      rider: null,
      at: CASTLES.aramis.castle,
      leg: 1,
      skip: 0,
      skipCard: null,
      hold: null,
      oneDie: null,
      bottes: [{ card: botte, seen: 1 << seat }],
    });
    tell?.({ kind: 'dealt', seat, secret: { to: [seat], botte }, reveals: true });
  }
  // TRO.5
  const piles = {
    milady: pileOf(rng, idsOf(MILADY)),
    rochefort: pileOf(rng, idsOf(ROCHEFORT)),
    sword: pileOf(rng, [...idsOf(MOUSQUETAIRES), ...bottes]),
  };
  const [gazette, ...gazettes] = shuffle(rng, GAZETTE_IDS.slice());
  const news = newsOf(gazette);
  tell?.({ kind: 'gazette', gazette, news, why: 'first', seat: 0, reveals: true }); // TRO.8
  return {
    rng,
    phase: 'take',
    round: 0,
    musketeers,
    order: [],
    turn: null,
    gazette,
    news,
    gazettes: faceDown(gazettes),
    piles,
    studs: { where: 'buckingham' }, // TRO.7
    given: false,
    blocked: [],
    winner: null,
  };
};
