import { LEVELS, type Level } from '#bots/levels.ts';
import { GAMES } from '#games/all.ts';
import type { GameId } from '#games/index.ts';
import { type AnyGame, optionsNow } from '#kernel/game.ts';
import {
  type Course,
  type MatchRecord,
  type Move,
  mayTakeBack,
  openingOf,
  type Played,
  played,
  stateOf,
} from '#kernel/journal.ts';
import { nextChoice, seatedBots } from './match.ts';
import { ITERATIONS } from './plan.ts';

/** A match played again, and how many of its choices could be made as they were. */
export interface PlayedAgain {
  readonly record: MatchRecord;
  readonly course: Course;
  readonly stood: number;
}

/** A journal that can still grow. */
interface Growing {
  readonly course: Course;
  readonly list: Played[];
  readonly entries: Move[];
}

/** Makes the recorded choices again, up to the first that the rules of today refuse. */
const follow = (game: AnyGame, { course, list, entries }: Growing, recorded: readonly Move[]): void => {
  for (const [seat, choice] of recorded) {
    if (choice === null) {
      if (!mayTakeBack(course, seat)) return;
      list.pop();
    } else {
      const next = played(game, stateOf(course), seat, choice);
      if (next === null) return;
      list.push(next);
    }
    entries.push([seat, choice]);
  }
};

/** The rest is played by bots: by those of the record, and for people by one that chooses at random. */
const goOn = (id: GameId, { table, seats }: MatchRecord, { course, list, entries }: Growing): void => {
  const { game } = GAMES[id];
  const levels = seats.map(({ bot }): Level => LEVELS.find(level => level === bot) ?? 'random');
  const players = seatedBots(id, levels, table);
  for (;;) {
    const state = stateOf(course);
    const next = nextChoice({ game, state, players, thinking: { by: 'count', iterations: ITERATIONS } });
    if (next === null) return;
    const made = played(game, state, next.seat, next.choice);
    if (made === null) throw new Error('the rules refuse a choice they offer');
    entries.push([next.seat, made.choice]);
    list.push(made);
  }
};

/**
 * The same table under the rules of today: the same dice, the same people, and the same choices for as long as the rules
 * allow them.
 */
export const playAgain = (id: GameId, recorded: MatchRecord): PlayedAgain => {
  const { game } = GAMES[id];
  const entries: Move[] = [];
  const record = { ...recorded, rules: game.rules, options: optionsNow(game.options, recorded.options), entries };
  const list: Played[] = [];
  const course: Course = { opening: openingOf(game, record), played: list };
  follow(game, { course, list, entries }, recorded.entries);
  const stood = entries.length;
  goOn(id, record, { course, list, entries });
  return { record, course, stood };
};
