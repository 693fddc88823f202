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
  clock: null,
  phase: 'gathering',
  frozen: false,
  calledOff: { times: 0, missing: [] },
  host: { name: 'Aline', seat: 0 },
  commitment: 'c'.repeat(64),
  seed: null,
  seats: [],
  watching: 0,
  spectators: [],
  motion: null,
  hushed: false,
  next: null,
  you: { seat: null, host: false, invited: null, owned: null, member: false },
  links: { invitations: [], watch: null, mine: null },
};
