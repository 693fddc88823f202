import { expect, test } from 'vitest';
import { remember } from '../../storage.ts';
import { PutAway } from './put-away.svelte.ts';
import { lineOf } from './testing.ts';

const titles = (away: PutAway) =>
  away
    .left([lineOf('over', { phase: 'over' }), lineOf('other', { phase: 'over' }), lineOf('running')])
    .map(line => line.title);

test('a finished table that was put away is no longer listed, and the wish is remembered', () => {
  const away = new PutAway();
  expect(titles(away)).toEqual(['over', 'other', 'running']);
  away.put('over');
  expect(titles(away)).toEqual(['other', 'running']);
  expect(titles(new PutAway())).toEqual(['other', 'running']);
});

test('a table that is being played cannot be hidden', () => {
  const away = new PutAway();
  away.put('running');
  expect(titles(away)).toContain('running');
});

test('what is no list of tables hides nothing', () => {
  for (const kept of ['{', '"over"', '[1]']) {
    remember('panache.put-away', kept);
    expect(titles(new PutAway())).toEqual(['over', 'other', 'running']);
  }
});
