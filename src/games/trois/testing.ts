import { seeded } from '#kernel/fairness.ts';
import type { Decision, Seat } from '#kernel/game.ts';
import { same } from '#kernel/journal.ts';
import { below } from '#kernel/rng.ts';
import { wanderThrough } from '../wander.testing.ts';
import { RIDERS, type Rider, type Space } from './board/board.ts';
import type { BotteId } from './cards/bottes.ts';
import type { CardId, Pile } from './cards/cards.ts';
import type { Choice, Way } from './choices.ts';
import type { Event } from './events.ts';
import { trois } from './game.ts';
import { diceFor } from './given/dice.ts';
import { type Given, stateOf } from './given/given.ts';
import type { State } from './state.ts';
import { beginTurn } from './turn/rounds.ts';

export { newsOf } from './given/given.ts';

/** A match with its choices as verbs. Only one seat is asked at a time, so a verb needs none; one the rules do not
 *  offer throws. Scripted dice are those of the rolls that follow from the choice. */
export interface Table {
  readonly state: State;
  readonly events: Event[];
  asked(): Decision<Choice> | null;
  /** Who is asked what: `0 start`; empty once the match is over. */
  prompt(): string;
  /** What may be chosen now, in short: `way:sea`, `botte:BS01`, `stop`. */
  offers(): readonly string[];
  choose(choice: Choice): void;
  take(rider: Rider): void;
  roll(...dice: readonly number[]): void;
  one(): void;
  wait(): void;
  ride(): void;
  back(): void;
  way(way: Way): void;
  stop(): void;
  botte(botte: BotteId, ...dice: readonly number[]): void;
  obey(...dice: readonly number[]): void;
  leave(): void;
  give(botte: BotteId): void;
  keep(): void;
  free(seat: Seat): void;
  at(seat: Seat): Space;
  leg(seat: Seat): number;
  /** Every space a musketeer rode over so far, his start first: a move is told in pieces. */
  ridden(seat: Seat): readonly Space[];
  hand(seat: Seat): readonly BotteId[];
  /** The cards of a pile, the next one first. */
  pile(pile: Pile): readonly CardId[];
  /** Who carries the studs, or where they lie. */
  studs(): Seat | Space | 'buckingham';
  /** The events of one kind, in order. */
  told<K extends Event['kind']>(kind: K): Extract<Event, { kind: K }>[];
  /** Why a seat may not have a choice: `TRO.12 places-only`. */
  why(seat: Seat, choice: Choice): readonly string[];
}

/** More choices than any match takes: one that is still running then would never end. */
const LONGEST = 6000;

/** Nobody waits for the end of a turn that never comes: rules that go round in circles fail, by name. */
const MOST_EVENTS = 20_000;
const tellInto = (events: Event[]) => (event: Event) => {
  if (events.push(event) > MOST_EVENTS) throw new Error('the rules go round in circles');
};

const shortOf = (choice: Choice): string => {
  const { kind, ...rest } = choice;
  return [kind, ...Object.values(rest)].join(':');
};

const whereAre = ({ studs }: State): Seat | Space | 'buckingham' => {
  if (studs.where === 'buckingham') return 'buckingham';
  return studs.where === 'rider' ? studs.seat : studs.at;
};

const tableOf = (state: State, events: Event[] = []): Table => {
  let made = 0;
  const asked = () => trois.decisions(state)[0] ?? null;
  const choose = (choice: Choice) => {
    const question = asked();
    const listed = question?.choices.find(each => same(each, choice));
    if (question === null || listed === undefined)
      throw new Error(`${shortOf(choice)} is not offered, but ${question?.choices.map(shortOf).join(' ')}`);
    trois.apply(state, question.seat, listed, tellInto(events));
    if (++made > LONGEST) throw new Error('the match does not end');
  };
  const after = (dice: readonly number[], choice: Choice) => {
    if (dice.length > 0) state.rng = diceFor(dice);
    choose(choice);
  };
  return {
    state,
    events,
    asked,
    prompt: () => {
      const question = asked();
      return question === null ? '' : `${question.seat} ${question.prompt}`;
    },
    offers: () => asked()?.choices.map(shortOf) ?? [],
    choose,
    take: rider => choose({ kind: 'take', rider }),
    roll: (...dice) => after(dice, { kind: 'roll' }),
    one: () => choose({ kind: 'one' }),
    wait: () => choose({ kind: 'wait' }),
    ride: () => choose({ kind: 'ride' }),
    back: () => choose({ kind: 'back' }),
    way: way => choose({ kind: 'way', way }),
    stop: () => choose({ kind: 'stop' }),
    botte: (botte, ...dice) => after(dice, { kind: 'botte', botte }),
    obey: (...dice) => after(dice, { kind: 'obey' }),
    leave: () => choose({ kind: 'leave' }),
    give: botte => choose({ kind: 'give', botte }),
    keep: () => choose({ kind: 'keep' }),
    free: seat => choose({ kind: 'free', seat }),
    at: seat => state.musketeers[seat].at,
    leg: seat => state.musketeers[seat].leg,
    ridden: seat => {
      const paths = events.flatMap(event => (event.kind === 'rode' && event.seat === seat ? [event.path] : []));
      return paths.flatMap((path, piece) => (piece === 0 ? path : path.slice(1)));
    },
    hand: seat => state.musketeers[seat].bottes.map(each => each.card),
    pile: pile => state.piles[pile].map(each => each.card),
    studs: () => whereAre(state),
    told: <K extends Event['kind']>(kind: K) =>
      events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind),
    why: (seat, choice) =>
      trois
        .barred(trois.view(state, seat))
        .filter(each => same(each.choice, choice))
        .map(({ rule, reason }) => `${rule} ${reason}`),
  };
};

/** Puts a position together by hand and begins the turn of `given.turn`. */
export const position = (given: Given = {}): Table => {
  const events: Event[] = [];
  const state = stateOf(given);
  beginTurn(state, given.turn ?? 0, tellInto(events));
  return tableOf(state, events);
};

/** A match from its set-up on. */
export const match = (players: number, seed: string | number = 'match'): Table => {
  const events: Event[] = [];
  const state = trois.setup(players, {}, seeded(seed), tellInto(events));
  return tableOf(state, events);
};

/** A match whose seats have taken their musketeers, in the order of play if not told otherwise. */
export const begun = (players: number, riders: readonly Rider[] = RIDERS, seed: string | number = 'match'): Table => {
  const table = match(players, seed);
  for (const rider of riders.slice(0, players)) table.take(rider);
  return table;
};

/** Every seat of the table, then a spectator. */
export const readers = (state: State): (Seat | null)[] => [...state.musketeers.keys(), null];

/** Plays one of the offered choices at random; false once the match is over. */
export const playAny = (table: Table, dice = seeded('any')): boolean => {
  const asked = table.asked();
  if (asked === null) return false;
  table.choose(asked.choices[below(dice, asked.choices.length)]);
  return true;
};

/** Random matches for every number of players: calls `look` before each choice and at the end. */
export const wander = (matches: number, look: (table: Table) => void) =>
  wanderThrough({ matches, open: (players, number) => match(players, `wander ${number}`), play: playAny }, look);

/** So rare that random play may miss them: a fourth Botte, one lost by choice, two companions of whom one is freed. */
export const rareTables = (): Table[] => {
  const fourth = position({ riders: [{ at: 'FO5', bottes: ['BS01', 'BS02', 'BS03'] }, {}], sword: ['BS05'] });
  fourth.roll(1, 1);
  fourth.ride();
  const companions = position({ riders: [{ at: 'FO5' }, { skip: 1 }, { skip: 2 }], sword: ['MO09'] });
  companions.roll(1, 1);
  const searched = position({ riders: [{ at: 'FO3', bottes: ['BS02', 'BS03'] }, {}], rochefort: ['RO08'] });
  searched.roll(1, 1);
  searched.ride();
  searched.obey();
  return [fourth, companions, searched];
};
