import { commitmentOf, seeded } from './fairness.ts';
import type { AnyGame, Options } from './game.ts';
import {
  type Course,
  type MatchRecord,
  type Move,
  mayTakeBack,
  openingOf,
  type Played,
  played,
  stateOf,
} from './journal.ts';
import { below } from './rng.ts';

const NAMES = ['Aline', 'Bruno', 'Chiara', 'Denis'];
const LONGEST = 6000;

interface RandomMatchSetup {
  readonly players: number;
  readonly options: Options;
  /** The same name gives the same match. */
  readonly name: string;
  /** What each of them mixes in, behind the name. */
  readonly words: string;
}

/** A finished match as it is stored, played at random, a choice taken back now and then. */
export const playedAtRandom = (game: AnyGame, { players, options, name, words }: RandomMatchSetup): MatchRecord => {
  const seed = seeded(name)
    .key.map(word => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');
  const table = `recorded ${name}`;
  const entries: Move[] = [];
  const record = {
    format: 'panache-match-1',
    game: game.id,
    rules: game.rules,
    table,
    options,
    seats: NAMES.slice(0, players).map(each => ({ name: each, bot: null, words: `${each} ${words}` })),
    commitment: commitmentOf(seed, table),
    seed,
    entries,
  } as const;
  const list: Played[] = [];
  const course: Course = { opening: openingOf(game, record), played: list };
  const dice = seeded(`${name} chooses`);
  while (entries.length < LONGEST) {
    const state = stateOf(course);
    const asked = game.decisions(state);
    if (asked.length === 0) return record;
    const last = list.at(-1);
    if (last !== undefined && mayTakeBack(course, last.seat) && below(dice, 12) === 0) {
      entries.push([last.seat, null]);
      list.pop();
      continue;
    }
    const { seat, choices } = asked[below(dice, asked.length)];
    const next = played(game, state, seat, choices[below(dice, choices.length)]);
    if (next === null) throw new Error('the rules refuse a choice they offer');
    entries.push([seat, next.choice]);
    list.push(next);
  }
  throw new Error('the match does not end');
};
