import { describe, expect, test } from 'vitest';
import type { FightToken } from '#games/roy/cards/tokens.ts';
import { challengeLying, fighterLying, innLying, laidOn, roadLying } from './lying.ts';

const lieOf = ({ lie, token }: { readonly lie: string; readonly token: string | null }) =>
  token === null ? lie : `${lie} ${token}`;

describe('the Inn', () => {
  const inn = {
    board: 1,
    spaces: [null, { token: 'decoy', up: true }, { token: null, up: false }, { token: 'snare', up: false }],
  } as const;

  test('tells cleared spaces from tokens face up, face down, and face down but known', () => {
    expect([0, 1, 2, 3].map(space => lieOf(innLying(inn, space)))).toEqual([
      'gone',
      'up decoy',
      'hidden',
      'known snare',
    ]);
  });

  test('lights the next space to be laid and no other', () => {
    expect([4, 5, 11].map(space => lieOf(innLying(inn, space)))).toEqual(['next', 'empty', 'empty']);
    expect(laidOn(inn)).toEqual({ laid: 4, all: 12 });
  });
});

describe('the road', () => {
  test('shows only the one who has been turned up', () => {
    const quest = { board: 3, tokens: ['two', 'snare', null], beaten: 1, up: true } as const;
    expect([0, 1, 2].map(space => lieOf(roadLying(quest, space)))).toEqual(['gone', 'up snare', 'hidden']);
  });

  test('keeps Milady’s tokens marked as face down for the others', () => {
    const quest = { board: 3, tokens: ['two', 'snare', 'four'], beaten: 0, up: false } as const;
    expect([0, 1, 2].map(space => lieOf(roadLying(quest, space)))).toEqual(['known two', 'known snare', 'known four']);
  });
});

describe('the galleries', () => {
  const fighters: readonly FightToken[] = ['two', 'three', 'four', 'swords', 'parry', 'two', 'three', 'four'];
  const quest = {
    board: 4,
    challenges: ['panache', 'nobility', 'gallantry', 'erudition'],
    fighters,
    at: 1,
    beaten: [true, false],
  } as const;

  test('are open as far as the musketeers have come', () => {
    expect([0, 1, 2].map(hall => lieOf(challengeLying(quest, hall)))).toEqual([
      'gone',
      'up nobility',
      'known gallantry',
    ]);
    expect([0, 1, 2].map(hall => lieOf(fighterLying(quest, hall, false)))).toEqual(['gone', 'gone', 'known parry']);
    expect(lieOf(fighterLying(quest, 1, true))).toBe('up swords');
  });

  test('stay closed until the last token lies', () => {
    const laying = { ...quest, fighters: fighters.slice(0, 7), at: 0, beaten: [false, false] } as const;
    expect(lieOf(challengeLying(laying, 0))).toBe('known panache');
    expect(lieOf(fighterLying(laying, 0, false))).toBe('known two');
    expect(lieOf(fighterLying(laying, 3, true))).toBe('next');
    expect(laidOn(laying)).toEqual({ laid: 11, all: 12 });
  });

  test('take their challenges before anybody to fight', () => {
    const laying = { ...quest, challenges: ['panache'], fighters: [], at: 0 } as const;
    expect(lieOf(challengeLying(laying, 1))).toBe('next');
    expect(lieOf(fighterLying(laying, 0, false))).toBe('empty');
  });
});
