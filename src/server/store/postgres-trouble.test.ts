import pg from 'pg';
import { expect, test } from 'vitest';
import { appendTrouble } from './postgres-trouble.ts';

const saying = (code: string): pg.DatabaseError => Object.assign(new pg.DatabaseError('no', 2, 'error'), { code });

test.each([
  ['a line that breaks a rule', saying('23505'), 'refused'],
  ['a disk without room', saying('53100'), 'refused'],
  ['a database that cannot be written', saying('25006'), 'refused'],
  ['a row that somebody holds', saying('55P03'), 'locked'],
  ['a statement that took too long', saying('57014'), 'locked'],
  ['a backend that was ended', saying('57P01'), 'unsure'],
  ['a backend that went down with another', saying('57P02'), 'unsure'],
  ['a connection that broke', saying('08006'), 'unsure'],
  ['an end nobody knows of', saying('40003'), 'unsure'],
  ['no answer at all', new Error('Connection terminated unexpectedly'), 'unsure'],
] as const)('after %s it is known, or not, whether a line was kept', (_, error, left) => {
  expect(appendTrouble(error)).toBe(left);
});
