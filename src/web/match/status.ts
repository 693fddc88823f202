import type { MatchRecord } from '#kernel/journal.ts';
import type { Seen } from '#table/table.ts';
import type { FaceId } from '../art/people.ts';
import type { MatchStatus } from '../saved-match.ts';
import { factsOf } from './facts.ts';
import { takenIn } from './looks.ts';
import type { Meta } from './saved.ts';

type Public = Pick<Seen, 'view' | 'outcome'>;

const statusOf = ({ game, seats }: MatchRecord, { view, outcome }: Public): MatchStatus => {
  const facts = factsOf(game);
  if (outcome === null) return facts?.standing(view) ?? { kind: 'turn', turn: 1 };
  const names = outcome.winners.map(seat => seats[seat].name);
  // What a game says of its end is about one by its rules.
  const told = outcome.early === undefined ? facts?.ended?.(names, outcome) : undefined;
  return told ?? { kind: 'ended', names };
};

/** What the home page shows of a match as it stands now; `seen` is a spectator's. */
export const metaOf = (record: MatchRecord, seen: Public, faces: readonly FaceId[], startedAt: number): Meta => ({
  startedAt,
  when: Date.now(),
  faces,
  taken: record.seats.map((_, seat) => takenIn(record.game, seen.view, seat)),
  finished: seen.outcome !== null,
  status: statusOf(record, seen),
});
