import { seeded } from '#kernel/fairness.ts';
import type { Seat } from '#kernel/game.ts';
import { CASTLES, isPlace, laneOf, RIDERS, type Rider, type Space } from '../board/board.ts';
import { BOTTE_IDS, type BotteId } from '../cards/bottes.ts';
import type { CardId, OrderId, Pile } from '../cards/cards.ts';
import type { Until } from '../cards/effects.ts';
import { GAZETTES, type GazetteId, type News } from '../cards/gazettes.ts';
import { MILADY } from '../cards/milady.ts';
import { MOUSQUETAIRES } from '../cards/mousquetaires.ts';
import { ROCHEFORT } from '../cards/rochefort.ts';
import type { Known, Leg, Musketeer, State, Studs } from '../state.ts';

/** A musketeer of a position. The seats ride in the order of play unless `rider` says otherwise. */
export interface GivenRider {
  readonly rider?: Rider;
  readonly at?: Space; // his castle
  /** Left out, it is the leg on which the space is come to first, and at a place the one that begins there. */
  readonly leg?: Leg;
  readonly bottes?: readonly BotteId[];
  readonly skip?: number;
  readonly hold?: { readonly until: Until; readonly attempts: number };
  readonly oneDie?: true;
}

/** What is left out is filled in: fair weather (GZ01), the studs with Buckingham, seat 0 to play. */
export interface Given {
  readonly riders?: readonly GivenRider[];
  readonly turn?: Seat;
  readonly round?: number;
  readonly gazette?: GazetteId;
  /** Where the news differ from the gazette. */
  readonly news?: Partial<News>;
  /** Who carries the studs, or the space where they lie. Either way Buckingham has given them away. */
  readonly studs?: Seat | Space;
  /** Who left them where they lie. */
  readonly droppedBy?: Seat;
  readonly gazettes?: readonly GazetteId[]; // the next ones, the first of them first; likewise below
  readonly milady?: readonly OrderId[];
  readonly rochefort?: readonly OrderId[];
  readonly sword?: readonly CardId[];
}

const LEGS: Readonly<Record<string, Leg>> = { PW: 2, SP: 2, FO: 4, EO: 4, ER: 5, FR: 5 };
const LEGS_AT: Readonly<Record<string, Leg>> = { BON: 2, QUEEN: 3, CAL: 4, DOV: 4, BUCK: 5 };
const legAt = (space: Space): Leg => (isPlace(space) ? LEGS_AT[space] : LEGS[laneOf(space)]) ?? 1;

/** The card such a wait or hold would come from, so that no card is in two places. */
const HOLDS: Readonly<Record<string, OrderId>> = { 6: 'RO10', 7: 'ML03', 8: 'RO10', double: 'ML09' };
const SKIPS: readonly OrderId[] = ['ML01', 'MO06', 'RO09', 'RO04'];
const ONE_DIE: readonly OrderId[] = ['ML07', 'MO07', 'RO03'];

const musketeerOf = (given: GivenRider, seat: Seat): Musketeer => {
  const rider = given.rider ?? RIDERS[seat];
  const at = given.at ?? CASTLES[rider].castle;
  const { skip = 0, hold, bottes = [] } = given;
  return {
    rider,
    at,
    leg: given.leg ?? legAt(at),
    skip,
    skipCard: skip > 0 ? SKIPS[seat] : null,
    hold: hold === undefined ? null : { ...hold, card: HOLDS[hold.until] },
    oneDie: given.oneDie === true ? ONE_DIE[seat] : null,
    bottes: bottes.map(card => ({ card, seen: 1 << seat })),
  };
};

/** The first cards as wanted, then those of `all` that are nowhere else. */
const pileOf = <Card extends string>(first: readonly Card[], all: readonly Card[], away: ReadonlySet<string>) =>
  [...first, ...all.filter(card => !first.includes(card) && !away.has(card))].map(
    (card): Known<Card> => ({
      card,
      seen: 0,
    }),
  );

const pilesOf = (given: Given, musketeers: readonly Musketeer[]): Readonly<Record<Pile, readonly Known<CardId>[]>> => {
  const kept = musketeers.flatMap(({ skipCard, hold, oneDie, bottes }) => [
    skipCard,
    hold?.card ?? null,
    oneDie,
    ...bottes.map(each => each.card),
  ]);
  const away = new Set(kept.filter(card => card !== null));
  const names = (cards: object) => Object.keys(cards) as CardId[];
  return {
    milady: pileOf(given.milady ?? [], names(MILADY), away),
    rochefort: pileOf(given.rochefort ?? [], names(ROCHEFORT), away),
    sword: pileOf(given.sword ?? [], [...names(MOUSQUETAIRES), ...BOTTE_IDS], away),
  };
};

const studsOf = ({ studs, droppedBy = 0 }: Given): Studs => {
  if (studs === undefined) return { where: 'buckingham' };
  return typeof studs === 'number' ? { where: 'rider', seat: studs } : { where: 'square', at: studs, by: droppedBy };
};

export const newsOf = (gazette: GazetteId): News => {
  const { oneTurn: _, ...news } = GAZETTES[gazette];
  return news;
};

/** The position before the turn of `given.turn` begins. */
export const stateOf = (given: Given): State => {
  const riders = given.riders ?? [{}, {}];
  const gazette = given.gazette ?? 'GZ01';
  const musketeers = riders.map(musketeerOf);
  const seats = [...musketeers.keys()];
  const place = (seat: Seat) => RIDERS.indexOf(musketeers[seat].rider ?? RIDERS[0]);
  return {
    rng: seeded('position'),
    phase: 'ride',
    round: given.round ?? 1,
    musketeers,
    order: seats.toSorted((a, b) => place(a) - place(b)),
    turn: null,
    gazette,
    news: { ...newsOf(gazette), ...given.news },
    gazettes: pileOf(given.gazettes ?? [], Object.keys(GAZETTES) as GazetteId[], new Set([gazette])),
    piles: pilesOf(given, musketeers),
    studs: studsOf(given),
    given: given.studs !== undefined,
    blocked: [],
    winner: null,
  };
};
