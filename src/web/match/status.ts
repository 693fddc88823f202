import type { View } from '#games/musketiere/view.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import type { Seen } from '#table/table.ts';
import type { FaceId } from '../art/people.ts';
import type { MatchStatus } from '../saved-match.ts';
import type { Meta } from './saved.ts';

type Public = Pick<Seen, 'view' | 'outcome'>;

/** How far a match is, by what everybody may know of it. */
const standing = (view: View): MatchStatus =>
  view.phase === 'rewards'
    ? { kind: 'rewards', round: view.round }
    : { kind: 'duel', round: view.round, duel: view.duels.length + (view.phase === 'pick' ? 1 : 0) };

const statusOf = ({ seats }: MatchRecord, { view, outcome }: Public): MatchStatus =>
  outcome === null
    ? standing(view as View)
    : { kind: 'won', names: outcome.winners.map(seat => seats[seat].name), ducats: Math.max(...outcome.scores) };

/** What the home page shows of a match as it stands now; `seen` is a spectator's. */
export const metaOf = (record: MatchRecord, seen: Public, faces: readonly FaceId[], startedAt: number): Meta => ({
  startedAt,
  when: Date.now(),
  faces,
  finished: seen.outcome !== null,
  status: statusOf(record, seen),
});
