import type { Seat } from '#kernel/game.ts';
import type { Connection } from './connection.ts';
import type { TableParts } from './table-parts.ts';

/** Only within a turn. Whoever sits here and comes from the machine that runs the house is known for it, to all. */
export const noteHouse = async ({ state, audience, writer }: TableParts, connection: Connection): Promise<void> => {
  if (connection.machine !== 'house') return;
  const unknownAt = (): Seat | null => {
    const who = audience.actor(connection);
    if (typeof who === 'string' || who.seat === null || state.phase === 'over') return null;
    const { person, house } = state.room.seats[who.seat];
    return person === connection.person && !house ? who.seat : null;
  };
  if (unknownAt() === null) return;
  await writer.keep(() => {
    const seat = unknownAt();
    return seat === null ? 'late' : { action: { kind: 'house', seat } };
  }, null);
};
