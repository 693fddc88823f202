import type { AnyGame, Seat } from '#kernel/game.ts';
import { type MatchRecord, same } from '#kernel/journal.ts';
import { verify } from '#kernel/match-file.ts';
import type { Said } from '#kernel/witness.ts';
import { storyOf } from '#table/table.ts';
import type { Told } from '#wire/to-client.ts';

/** As it would have come over the wire. */
const sent = (story: readonly Told[]): unknown => JSON.parse(JSON.stringify(story));

/**
 * Whether a record, played again, tells those eyes what they were told at the table: links say that nothing was
 * exchanged later, this says that nothing else was shown from the beginning.
 */
export const toldAsIn = (
  games: Readonly<Record<string, AnyGame>>,
  record: MatchRecord,
  eyes: Seat | null,
  told: readonly Told[],
): Said => {
  const { course, problem } = verify(games, record);
  if (problem !== null) return problem.kind === 'other-rules' || problem.kind === 'unknown-game' ? 'unseen' : 'belied';
  return same(told, sent(storyOf(course, eyes))) ? 'proved' : 'belied';
};
