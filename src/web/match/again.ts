import type { AnyGame, Seat } from '#kernel/game.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import { openTable } from '#table/table.ts';
import type { FaceId } from '../art/people.ts';
import { factsOf } from './facts.ts';
import { usualFaces } from './saved.ts';

/** What a match is begun with once more. */
interface Again {
  /** Who played alone against bots wants to be the same person of the story. */
  readonly wish: FaceId | null;
  /** Faces people chose stay; who got his with his part gets that of his next one. */
  readonly faces: readonly { readonly chosen: FaceId | null; readonly usual: FaceId }[];
}

export const againAs = (game: AnyGame, record: MatchRecord, faces: readonly FaceId[]): Again => {
  const view = openTable(game, record).table?.seen(null).view;
  const castAs = factsOf(record.game)?.castAs;
  const cast = (seat: Seat): FaceId | null => (view === undefined ? null : (castAs?.(view, seat) ?? null));
  const people = record.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const usual = usualFaces(record.game, record.seats.length);
  return {
    wish: people.length === 1 ? cast(people[0]) : null,
    faces: faces.map((face, seat) => ({ chosen: face === cast(seat) ? null : face, usual: usual[seat] })),
  };
};
