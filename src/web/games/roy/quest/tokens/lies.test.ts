import { expect, test } from 'vitest';
import { enNames } from '#games/roy/text/en/index.ts';
import { boards } from '../../text/en/boards.ts';
import { glyphOf } from './glyphs.ts';
import { spokenLie } from './lies.ts';
import type { Lying } from './lying.ts';
import { pointedAt } from './pointed.ts';

const spoken = (lying: Lying) => spokenLie(lying, boards, enNames, boards.lies.cleared);

test('what lies on a space is said in words, and that the others do not see it', () => {
  expect(spoken({ lie: 'gone', token: null })).toBe('cleared');
  expect(spoken({ lie: 'hidden', token: null })).toBe('face down');
  expect(spoken({ lie: 'next', token: null })).toBe('the next one to lay');
  expect(spoken({ lie: 'up', token: 'snare' })).toBe('Snare');
  expect(spoken({ lie: 'known', token: 'snare' })).toBe('Snare, seen by you alone');
  expect(spoken({ lie: 'up', token: 'panache' })).toBe('Panache 8');
});

test('a token shows its dice or its printed result', () => {
  expect(glyphOf('three')).toEqual({ dice: 3 });
  expect(glyphOf('parry')).toEqual({ icons: ['broadsword', 'bordered-shield'] });
  expect(glyphOf('swords')).toEqual({ icons: ['broadsword', 'broadsword'] });
  expect(glyphOf('decoy')).toEqual({ icons: ['drama-masks'] });
});

test('one points at who is to be fought, else at the token, else at the board', () => {
  expect(pointedAt({ lie: 'up', token: 'two' }, 'first')).toEqual({ kind: 'foe', id: 'first' });
  expect(pointedAt({ lie: 'known', token: 'two' }, null)).toEqual({ kind: 'token', id: 'two' });
  expect(pointedAt({ lie: 'up', token: 'gallantry' }, null)).toEqual({ kind: 'skill', id: 'gallantry' });
  expect(pointedAt({ lie: 'hidden', token: null }, null)).toEqual({ kind: 'quest' });
});
