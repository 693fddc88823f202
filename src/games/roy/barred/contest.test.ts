import { describe, expect, test } from 'vitest';
import { ABILITY, ADD, COMMIT, EPIC, REROLL } from '../choices.ts';
import { blue, position, red } from '../testing.ts';
import { acting, why } from './testing.ts';

describe('a challenge', () => {
  const given = { men: { aramis: { place: 'louvre' } }, acting: 'aramis' } as const;

  test('takes matching cards only, and no Epic tokens', () => {
    const table = position({
      ...given,
      louvre: { card: 'letter' },
      hands: { aramis: ['erudition', 'erudition', 'panache'] },
      state: { epics: 2 },
    }).play('aramis', { kind: 'challenge', skill: 'erudition' });
    expect(why(table, 'aramis', ADD.panache)).toEqual(['ROY.CHALL.5', 'wrong-skill', { skill: 'erudition' }]);
    expect(why(table, 'aramis', EPIC)).toEqual(['ROY.CALAIS.4', 'epics-not-here']);
    table.play('aramis', { kind: 'ability', card: 'panache' });
    expect(why(table, 'aramis', ABILITY.erudition)).toEqual(['ROY.ARAMIS.2', 'ability-used']);
  });
});

describe('a duel', () => {
  test('against Laffemas no Combat card helps', () => {
    const table = position({
      acting: 'aramis',
      men: { aramis: { place: 'paris' } },
      paris: { card: 'message', foes: ['laffemas', 'lubin'] },
      hands: { aramis: ['single', 'panache'] },
    }).play('aramis', { kind: 'duel', foe: 'laffemas' });
    expect(why(table, 'aramis', COMMIT.single)).toEqual(['ROY.CARD.14', 'no-combat-against', { foe: 'laffemas' }]);
  });

  /** Athos with a blade against Cahusac, who may reroll: the dice lie open and Milady is asked. */
  const cahusac = (...commits: ('single' | 'double')[]) => {
    const table = acting({
      men: { athos: { place: 'paris', gear: ['blade'] } },
      paris: { card: 'message', foes: ['cahusac', 'bernajoux'] },
      hands: { athos: ['single', 'single', 'double'] },
    }).play('athos', { kind: 'duel', foe: 'cahusac' });
    for (const card of commits) table.play('athos', { kind: 'commit', card });
    return table;
  };

  test('nothing is added once the dice are thrown', () => {
    const table = cahusac()
      .dice(blue(0, 3, 0), red(0, 3))
      .play('athos', { kind: 'done' });
    expect(why(table, 'athos', COMMIT.single)).toEqual(['ROY.DUEL.7', 'dice-thrown']);
    expect(why(table, 'athos', REROLL.sword)?.slice(0, 2)).toEqual(['ROY.CARD.10', 'foe-rerolls-first']);
    table.play('milady', { kind: 'pass' });
    table.dice(blue(0, 1, 0), blue(0, 2, 0), red(0, 2)).play('athos', { kind: 'reroll', face: 'shield' });
    expect(why(table, 'athos', COMMIT.single)).toEqual(['ROY.DUEL.14', 'after-a-draw']);
    expect(why(table, 'athos', REROLL.sword)).toEqual(['ROY.EQUIP.12', 'blade-used']);
  });

  test('six dice are the most', () => {
    const table = cahusac('single', 'double');
    expect(why(table, 'athos', COMMIT.single)).toEqual(['ROY.DUEL.5', 'six-dice', { most: 6 }]);
  });

  test('Epic tokens help on the road only, once the token is up', () => {
    const quest = { board: 3, tokens: ['three', 'two', 'two'], beaten: 0, up: false } as const;
    const road = acting({
      men: { athos: { place: 'quest' } },
      quest,
      hands: { athos: ['single', 'single'] },
      state: { epics: 1, oneForAll: 1 },
    }).play('athos', { kind: 'duel', foe: 'road' });
    expect(why(road, 'athos', EPIC)).toEqual(['ROY.RETURN.4', 'epics-later']);
    road.play('athos', { kind: 'done' });
    expect(why(road, 'athos', EPIC)).toBeNull();
    expect(why(road, 'athos', COMMIT.single)).toEqual(['ROY.RETURN.3', 'token-up']);
  });

  test('Epic tokens are barred against de Wardes and Rochefort', () => {
    const wardes = acting({
      men: { athos: { place: 'quest' } },
      quest: { board: 2, won: ['panache', 'nobility', 'gallantry', 'erudition'] },
      hands: { athos: ['single'] },
      state: { epics: 1 },
    }).play('athos', { kind: 'duel', foe: 'wardes' });
    expect(why(wardes, 'athos', EPIC)).toEqual(['ROY.CALAIS.6', 'epics-wardes']);
    const rochefort = position({
      acting: 'porthos',
      men: { porthos: { place: 'quest' } },
      quest: { board: 3, tokens: ['three', 'two', 'two'], beaten: 0, up: false },
      hands: { porthos: ['single'] },
      state: { epics: 1, location: 'quest', standing: 'always' },
    }).play('porthos', { kind: 'duel', foe: 'road' });
    expect(why(rochefort, 'porthos', EPIC)).toEqual(['ROY.ROCH.18', 'epics-rochefort']);
  });
});
