import { commitmentOf } from '#kernel/fairness.ts';
import type { AnyGame } from '#kernel/game.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import { type Lesson, optionsOf } from './lesson.ts';
import { quickLevelOf } from './level.ts';

interface Played {
  readonly lesson: Lesson;
  readonly game: AnyGame;
  /** By seat. */
  readonly names: readonly string[];
}

/** The journal of a lesson after so many choices; the others are bots in it, should the match go on without the lesson. */
export const recordAt = ({ lesson, game, names }: Played, at: number): MatchRecord => ({
  format: 'panache-match-1',
  game: game.id,
  rules: game.rules,
  table: lesson.table,
  options: optionsOf(lesson, game),
  seats: names.map((name, seat) => ({ name, bot: seat === lesson.seat ? null : quickLevelOf(game.id), words: '' })),
  commitment: commitmentOf(lesson.seed, lesson.table),
  seed: lesson.seed,
  entries: lesson.lines.slice(0, at).map(({ seat, choice }) => [seat, choice] as const),
});
