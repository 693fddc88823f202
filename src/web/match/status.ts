import type { View as MusketiereView } from '#games/musketiere/view.ts';
import type { View as RoyView } from '#games/roy/view.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import type { Seen } from '#table/table.ts';
import type { FaceId } from '../art/people.ts';
import type { MatchStatus } from '../saved-match.ts';
import { type GameId, isGameId } from './games.ts';
import type { Meta } from './saved.ts';

type Public = Pick<Seen, 'view' | 'outcome'>;

/** How far a match is, by what everybody may know of it. */
const STANDING: Readonly<Record<GameId, (view: unknown) => MatchStatus>> = {
  musketiere(seen) {
    const view = seen as MusketiereView;
    if (view.phase === 'rewards') return { kind: 'rewards', round: view.round };
    return { kind: 'duel', round: view.round, duel: view.duels.length + (view.phase === 'pick' ? 1 : 0) };
  },
  roy: seen => ({ kind: 'turn', turn: (seen as RoyView).turn }),
};

const statusOf = ({ game, seats }: MatchRecord, { view, outcome }: Public): MatchStatus => {
  if (outcome === null) return isGameId(game) ? STANDING[game](view) : { kind: 'turn', turn: 1 };
  const names = outcome.winners.map(seat => seats[seat].name);
  // Ducats are what Musketiere is played for; elsewhere a side has won, or all have lost.
  return game === 'musketiere' ? { kind: 'won', names, ducats: Math.max(...outcome.scores) } : { kind: 'ended', names };
};

/** What the home page shows of a match as it stands now; `seen` is a spectator's. */
export const metaOf = (record: MatchRecord, seen: Public, faces: readonly FaceId[], startedAt: number): Meta => ({
  startedAt,
  when: Date.now(),
  faces,
  finished: seen.outcome !== null,
  status: statusOf(record, seen),
});
