import { type GameId, isGameId } from '#games/index.ts';
import type { Course } from '#kernel/journal.ts';
import { type Problem, verify } from '#kernel/match-file.ts';
import { rulesOf } from '../../match/games.ts';
import { library } from '../../match/library.svelte.ts';
import type { Stored } from '../../match/saved.ts';

type Opened =
  | {
      readonly id: string;
      readonly game: GameId;
      readonly stored: Stored;
      /** The match as checking it has played it. */
      readonly course: Course;
      readonly problem: null;
    }
  | { readonly problem: Problem | 'none' };

/** A match from the shelf, checked whole; `none` where there is no such match. */
export const openMatch = (id: string): Opened => {
  const loaded = library.load(id);
  if (loaded === null) return { problem: 'none' };
  if (loaded.problem !== null) return { problem: loaded.problem };
  const { record } = loaded.stored;
  if (!isGameId(record.game)) return { problem: { kind: 'unknown-game', game: record.game } };
  const { course, problem } = verify(rulesOf(record.game), record);
  return problem === null ? { id, game: record.game, stored: loaded.stored, course, problem } : { problem };
};
