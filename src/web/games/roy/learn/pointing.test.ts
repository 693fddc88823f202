import { describe, expect, test } from 'vitest';
import type { View } from '#games/roy/view.ts';
import { selectChoice } from '#web/learn/pointing.ts';
import { placesFor, selectTarget } from './pointing.ts';

const view = { men: [], todo: [] } as unknown as View;

describe('where the guide points', () => {
  test('at what he speaks of', () => {
    const standing = { kind: 'says', page: 'm-honour', last: false } as const;
    expect(placesFor(standing, view, [])).toEqual(['[data-target="track:honour"]']);
    expect(placesFor({ ...standing, page: 'm-aim' }, view, [])[0]).toBe('[data-quest]');
    expect(placesFor({ ...standing, page: 'm-won' }, view, [])).toEqual([]);
    expect(placesFor({ ...standing, page: 'w-treachery' }, view, [])).toEqual([
      '[data-screen="holds"]',
      '[data-screen]',
    ]);
  });

  test('first at the choice he asks for, as the table has written it, then at what opens it, then at its target', () => {
    const standing = { kind: 'asks', page: 'm-move', choice: { kind: 'move', to: 'louvre' }, own: false } as const;
    const offered = [{ to: 'louvre', kind: 'move' }];
    expect(placesFor(standing, view, offered).slice(0, 3)).toEqual([
      selectChoice(offered[0]),
      '[data-opens~="move"]',
      selectTarget({ kind: 'place', id: 'louvre' }),
    ]);
  });

  test('at nothing once the others play', () => {
    expect(placesFor({ kind: 'over' }, view, [])).toEqual([]);
  });
});

test('a choice is found whatever it holds', () => {
  expect(selectChoice({ kind: 'a"b\\c' })).toBe('[data-choice="{\\"kind\\":\\"a\\\\\\"b\\\\\\\\c\\"}"]');
});
