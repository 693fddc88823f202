import { describe, expect, test } from 'vitest';
import { roy } from '#games/roy/game.ts';
import { SKILLS } from '#games/roy/names.ts';
import { MILADY, type Quest } from '#games/roy/state.ts';
import type { Task } from '#games/roy/tasks.ts';
import { position } from '#games/roy/testing.ts';
import { boards } from '../text/en/boards.ts';
import { askedOn, isNeeded, namedIn } from './asked.ts';

const viewOf = (quest: Quest, seat = 1, task: Task = { kind: 'select' }) =>
  roy.view(position({ quest, state: { todo: [{ kind: 'end-of-phase' }, task] } }).state, seat);
const asked = (quest: Quest, seat = 1, task?: Task) => askedOn(viewOf(quest, seat, task), seat === MILADY, boards);
const INN: Quest = { board: 1, spaces: Array.from({ length: 12 }, () => ({ token: 'two', up: false }) as const) };

describe('what a board asks for', () => {
  test('follows how far the musketeers have come', () => {
    expect(asked(INN)).toBe('Clear one path to its end.');
    expect(asked({ board: 2, won: ['panache'] })).toBe('3 challenges left, then de Wardes.');
    expect(asked({ board: 2, won: SKILLS.slice(1) })).toBe('One challenge left, then de Wardes.');
    expect(asked({ board: 2, won: SKILLS })).toBe('Beat de Wardes.');
    expect(asked({ board: 3, tokens: ['two', 'two', 'four'], beaten: 2, up: false })).toBe('Beat whoever waits at C.');
  });

  test('is hers to lay while Milady lays it, and the others wait for her', () => {
    const quest: Quest = { board: 3, tokens: ['two'], beaten: 0, up: false };
    expect(asked(quest, MILADY, { kind: 'lay-return' })).toBe('Lay your tokens: 1 of 3 laid.');
    expect(asked(quest, 1, { kind: 'lay-return' })).toBe('Milady is laying her tokens.');
  });
});

describe('the large board', () => {
  const reveal: Task = { kind: 'reveal', seat: 2, left: 3, named: [4, 7] };

  test('opens by itself for who has to name a space on it', () => {
    expect(isNeeded(viewOf(INN, 2, reveal), false)).toBe(true);
    expect(isNeeded(viewOf(INN, 1, reveal), false)).toBe(false);
    expect(isNeeded(viewOf(INN, MILADY, reveal), true)).toBe(false);
    expect(askedOn(viewOf(INN, 2, reveal), false, boards)).toBe('Name one more space.');
    expect(namedIn(viewOf(INN, 2, reveal))).toEqual([4, 7]);
  });

  test('opens by itself for Milady alone while she lays it', () => {
    const quest: Quest = { board: 1, spaces: [] };
    expect(isNeeded(viewOf(quest, MILADY, { kind: 'lay-inn' }), true)).toBe(true);
    expect(isNeeded(viewOf(quest, 1, { kind: 'lay-inn' }), false)).toBe(false);
    expect(isNeeded(viewOf(INN), false)).toBe(false);
  });
});
