import type { Opening } from './opening.ts';

/** A private table of Musketiere for the people named, who sit from the start; the first is its host. */
export const openingFor = (...people: readonly string[]): Opening => ({
  made: 0,
  game: 'musketiere',
  rules: 1,
  options: {},
  title: '',
  language: 'fr',
  pace: 'live',
  listed: false,
  host: people[0],
  hostName: people[0],
  commitment: 'c'.repeat(64),
  seats: people.map(name => ({ plan: { kind: 'invited' }, person: name, name, face: 'athos' })),
});
