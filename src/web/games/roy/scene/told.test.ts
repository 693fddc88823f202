import { expect, test } from 'vitest';
import type { Event } from '#games/roy/events.ts';
import { toldOf } from './told.ts';

const OVER: Event = { kind: 'duel-over', who: 'athos', foe: 'rochefort', won: false, life: 4 };
const FLED: Event = { kind: 'fled', life: 4 };
const EARNED: Event = { kind: 'earned' };
const tell = (event: Event) => (event.kind === 'duel-over' ? null : event.kind);

test('the first words there are tell the result, the others what it brings', () => {
  expect(toldOf([OVER, FLED, EARNED], tell)).toEqual({ result: 'fled', brings: ['earned'] });
  expect(toldOf([FLED, EARNED], tell)).toEqual({ result: 'fled', brings: ['earned'] });
});

test('without words, or before the end, nothing is told', () => {
  expect(toldOf([OVER], tell)).toEqual({ result: null, brings: [] });
  expect(toldOf(null, tell)).toEqual({ result: null, brings: [] });
});
