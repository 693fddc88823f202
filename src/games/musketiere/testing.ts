import { seeded } from '#kernel/fairness.ts';
import type { Decision, Seat } from '#kernel/game.ts';
import { type MatchRecord, same } from '#kernel/journal.ts';
import { playedAtRandom } from '#kernel/record.testing.ts';
import { below } from '#kernel/rng.ts';
import { wanderThrough } from '../wander.testing.ts';
import { type Card, cardOf } from './cards.ts';
import type { Choice } from './choices.ts';
import type { Event } from './events.ts';
import { musketiere } from './game.ts';
import { type Given, type Row, stateOf } from './given/given.ts';
import type { Length, Place, State } from './state.ts';
import type { View } from './view.ts';

/** A card as tests write it: `c(7, 3)` is the seven with three swords. */
export const c = cardOf;

/** Puts a round together by hand. */
export const position = (given: Given = {}): Table => tableOf(stateOf(given));

const afterDuel = (own: Card, markers: readonly string[]): Table => {
  const cards = [own, c(5, 0), c(1, 0)];
  const table = position({ hands: cards.map(card => [card]), markers, target: 14 });
  table.duel(...cards);
  return table;
};

/** A duel of three just won: seat 0 is the champion, with a nine, and has these markers to settle with. */
export const won = (...markers: readonly string[]): Table => afterDuel(c(9, 0), markers);

/** A duel of three just lost: seat 0 is the scapegoat, with a nought. */
export const lost = (...markers: readonly string[]): Table => afterDuel(c(0, 0), markers);

/** A match from its first deal. */
export const match = (players: number, length: Length = 'hundred', seed: string | number = 'match'): Table => {
  const events: Event[] = [];
  const state = musketiere.setup(players, { length }, seeded(seed), event => events.push(event));
  return tableOf(state, events);
};

/** A match with its choices as verbs; one the rules do not offer throws. */
export interface Table {
  readonly state: State;
  readonly events: Event[];
  asked(): readonly Decision<Choice>[];
  /** What a seat may choose now; none when it is not asked. */
  choices(seat: Seat): readonly Choice[];
  view(seat: Seat | null): View;
  choose(seat: Seat, choice: Choice): void;
  reward(seat: Seat, card: Card): void;
  fight(seat: Seat, card: Card): void;
  discard(seat: Seat, card: Card): void;
  take(seat: Seat, from: Seat, place: Place): void;
  put(seat: Seat, place: Place): void;
  free(seat: Seat, place: Place): void;
  surrender(seat: Seat, place: Place): void;
  /** Every seat plays its card of this duel: it fights, or throws it away when it is shut out. */
  duel(...cards: readonly Card[]): void;
  /** What lies on a seat's reward cards, as in `position`. */
  row(seat: Seat): Row;
  /** The events of one kind, in order. */
  told<K extends Event['kind']>(kind: K): Extract<Event, { kind: K }>[];
}

/** More choices than any match takes: one that is still running then would never end. */
const LONGEST = 4000;

const tableOf = (state: State, events: Event[] = []): Table => {
  let made = 0;
  const asked = () => musketiere.decisions(state);
  const choices = (seat: Seat) => asked().find(each => each.seat === seat)?.choices ?? [];
  const choose = (seat: Seat, choice: Choice) => {
    const listed = choices(seat).find(each => same(each, choice));
    if (listed === undefined) throw new Error(`seat ${seat} may not choose ${JSON.stringify(choice)}`);
    musketiere.apply(state, seat, listed, event => events.push(event));
    if (++made > LONGEST) throw new Error('the match does not end');
  };
  return {
    state,
    events,
    asked,
    choices,
    view: seat => musketiere.view(state, seat),
    choose,
    reward: (seat, card) => choose(seat, { kind: 'reward', card }),
    fight: (seat, card) => choose(seat, { kind: 'fight', card }),
    discard: (seat, card) => choose(seat, { kind: 'discard', card }),
    take: (seat, from, place) => choose(seat, { kind: 'take', from, place }),
    put: (seat, place) => choose(seat, { kind: 'put', place }),
    free: (seat, place) => choose(seat, { kind: 'free', place }),
    surrender: (seat, place) => choose(seat, { kind: 'surrender', place }),
    duel(...cards) {
      const kinds = asked().map(each => (each.prompt === 'discard' ? 'discard' : 'fight'));
      for (const [seat, card] of cards.entries()) choose(seat, { kind: kinds[seat], card });
    },
    row: seat => state.markers[seat].map(marker => (marker === null ? '-' : marker === 'jewel' ? 'J' : 'P')).join(''),
    told: <K extends Event['kind']>(kind: K) =>
      events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind),
  };
};

/** A copy of a table's state with something changed in it, to see who can tell. */
export const changed = (state: State, change: (draft: State) => void): State => {
  const draft = musketiere.clone(state);
  change(draft);
  return draft;
};

/** Every seat of the table, then a spectator. */
export const readers = (state: State): (Seat | null)[] => [...state.totals.keys(), null];

/** Plays one of the offered choices at random; false once the match is over. */
export const playAny = (table: Table, dice = seeded('any')): boolean => {
  const asked = table.asked();
  if (asked.length === 0) return false;
  const { seat, choices } = asked[below(dice, asked.length)];
  table.choose(seat, choices[below(dice, choices.length)]);
  return true;
};

/** Random matches for every number of players, both lengths: calls `look` before each choice and at the end. */
export const wander = (matches: number, look: (table: Table) => void) => {
  const open = (players: number, number: number) =>
    match(players, number % 2 === 0 ? 'hundred' : 'round', `wander ${number}`);
  wanderThrough({ matches, open, play: playAny }, look);
};

/** A finished match as it is stored. */
export const recordOf = (players: number, length: Length, name: string): MatchRecord =>
  playedAtRandom(musketiere, { players, options: { length }, name, words: 'cuts the cards' });
