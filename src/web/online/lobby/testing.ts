import type { TableLine } from '#wire/table-line.ts';
import type { RoomView, SeatView } from '#wire/to-client.ts';
import { PLAIN_ROOM } from '../plain-room.testing.ts';

/** For tests: a seat nobody has taken, or whatever else is given. */
export const seatOf = (given: Partial<SeatView> = {}): SeatView => ({
  plan: { kind: 'invited' },
  taken: false,
  name: '',
  face: '',
  ready: false,
  here: false,
  promise: null,
  revealed: false,
  house: false,
  standIn: null,
  away: false,
  awayIn: null,
  replaceIn: null,
  reissued: false,
  resigned: false,
  moments: 3,
  ...given,
});

/** For tests: somebody who sits at the table and is here. */
export const seated = (name: string, given: Partial<SeatView> = {}): SeatView =>
  seatOf({ taken: true, name, face: 'athos', here: true, ...given });

const botSeat = (level: string): SeatView => seatOf({ plan: { kind: 'bot', level }, taken: true, name: 'Planchet' });

/** For tests: a table of Aline, who hosts, one invited seat and a bot. */
export const roomOf = (given: Partial<RoomView> = {}, you: Partial<RoomView['you']> = {}): RoomView => ({
  ...PLAIN_ROOM,
  seats: [seated('Aline'), seatOf(), botSeat('greedy')],
  you: { ...PLAIN_ROOM.you, ...you },
  ...given,
});

/** For tests: a line of a list, by its name. */
export const lineOf = (title: string, given: Partial<TableLine> = {}): TableLine => ({
  table: title,
  title,
  language: 'en',
  game: 'musketiere',
  pace: 'live',
  clock: null,
  phase: 'playing',
  seats: [
    { name: 'Aline', taken: true, bot: false, open: false },
    { name: 'Luc', taken: true, bot: false, open: false },
  ],
  asked: [1],
  rules: 'played',
  mine: 0,
  changed: 0,
  ...given,
});
