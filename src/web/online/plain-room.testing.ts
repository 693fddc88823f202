import type { RoomView } from '#wire/to-client.ts';

/** For tests: what a spectator sees of a table that Aline hosts and nobody has joined. */
export const PLAIN_ROOM: RoomView = {
  table: 'T'.repeat(22),
  title: 'Aline’s table',
  language: 'en',
  game: 'musketiere',
  options: { length: 'round' },
  pace: 'live',
  listed: false,
  advice: true,
  phase: 'gathering',
  host: { name: 'Aline', seat: 0 },
  commitment: 'c'.repeat(64),
  seed: null,
  seats: [],
  watching: 0,
  spectators: [],
  next: null,
  you: { seat: null, host: false, invited: null, member: false, words: '' },
  links: { invitations: [], watch: null, mine: null },
};
