import { type AnyGame, optionsNow } from '#kernel/game.ts';
import type { Room } from './room.ts';
import type { RoomAction } from './room-entry.ts';

/** The match begins by the newest rules: the table may have been made under older ones, and nothing has been dealt by those. */
export const beginningOf = (
  room: Pick<Room, 'rules' | 'options'>,
  { rules, options }: Pick<AnyGame, 'rules' | 'options'>,
): Extract<RoomAction, { kind: 'start' }> =>
  rules === room.rules
    ? { kind: 'start', rules }
    : { kind: 'start', rules, options: optionsNow(options, room.options) };
