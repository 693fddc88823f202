import { commitmentOf, seeded } from '#kernel/fairness.ts';
import {
  type Course,
  type Entry,
  type MatchRecord,
  mayTakeBack,
  openingOf,
  type Played,
  played,
  stateOf,
} from '#kernel/journal.ts';
import { below } from '#kernel/rng.ts';
import { trois } from './game.ts';
import type { State } from './state.ts';

const NAMES = ['Aline', 'Bruno', 'Chiara', 'Denis'];
const LONGEST = 6000;

/** A finished match as it is stored, played at random, a choice taken back now and then. */
export const recordOf = (players: number, name: string): MatchRecord => {
  const seed = seeded(name)
    .key.map(word => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');
  const table = `recorded ${name}`;
  const seats = NAMES.slice(0, players).map(each => ({ name: each, bot: null, words: `${each} saddles up` }));
  const entries: Entry[] = [];
  const { rules } = trois;
  const commitment = commitmentOf(seed, table);
  const record = {
    format: 'panache-match-1',
    game: 'trois',
    rules,
    table,
    options: {},
    seats,
    commitment,
    seed,
    entries,
  } as const;
  const list: Played[] = [];
  const course: Course = { opening: openingOf(trois, record), played: list };
  const dice = seeded(`${name} chooses`);
  while (entries.length < LONGEST) {
    const state = stateOf(course) as State;
    const asked = trois.decisions(state);
    if (asked.length === 0) return record;
    const last = list.at(-1);
    if (last !== undefined && mayTakeBack(course, last.seat) && below(dice, 12) === 0) {
      entries.push([last.seat, null]);
      list.pop();
      continue;
    }
    const { seat, choices } = asked[below(dice, asked.length)];
    const next = played(trois, state, seat, choices[below(dice, choices.length)]);
    if (next === null) throw new Error('the rules refuse a choice they offer');
    entries.push([seat, next.choice]);
    list.push(next);
  }
  throw new Error('the match does not end');
};
