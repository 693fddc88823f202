import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CALAIS_VALUE, HONOUR_LAST, TIME_LAST, WARDES } from '#games/roy/cards/board.ts';
import { PARIS } from '#games/roy/cards/paris.ts';
import { enNames } from '#games/roy/text/en/index.ts';
import { CHANGES, HOUSE_GROUPS, valuesOf } from './house-values.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { it } from './text/it.ts';

describe('the table of house values', () => {
  test('names every card with every value it has', () => {
    const groups = valuesOf(enNames, en.house.things);
    expect(HOUSE_GROUPS.map(group => groups[group].length)).toEqual([12, 5, 9, 6, 8, 7, 5, 10, 15]);
    expect(groups.adversaries.find(({ id }) => id === 'cavois')?.values).toEqual([
      ['strength', 'inferred'],
      ['dice', 'book'],
      ['power', 'book'],
      ['reward', 'house'],
    ]);
  });

  test('says of Planchet, of Rochefort’s manoeuvre, of the improved one and of the One-for-all cards that they are ours', () => {
    const { characters, board } = valuesOf(enNames, en.house.things);
    const marksOf = (id: string) => new Map([...characters, ...board].find(each => each.id === id)?.values);
    expect(marksOf('planchet').get('card')).toBe('house');
    expect(marksOf('rochefort').get('manoeuvre')).toBe('house');
    expect(marksOf('improved').get('manoeuvre')).toBe('house');
    expect(marksOf('oneForAll').get('copies')).toBe('house');
  });

  test('says which titles are ours', () => {
    const ours = Object.values(valuesOf(enNames, en.house.things))
      .flat()
      .filter(({ values }) => values.some(([field, mark]) => field === 'title' && mark === 'house'));
    expect(ours.map(({ id }) => id)).toEqual([
      'houdiniere',
      'intrigue',
      'slander',
      'letter',
      'confessor',
      'portrait',
      'ball',
    ]);
  });

  test('says how the changed ones stand now', () => {
    for (const words of [en, fr, it]) {
      const { time, honour, calais, wardes, abduction } = words.house.changes;
      expect(time.now).toContain(String(TIME_LAST));
      expect(honour.now).toBe(String(HONOUR_LAST));
      expect(calais.now).toContain(String(CALAIS_VALUE.panache));
      expect(wardes.now).toBe(String(WARDES.dice));
      expect(abduction.now).toContain(String(PARIS.abduction.challenge?.value));
    }
  });

  test('gives the figures that were measured', () => {
    const measured = readFileSync('docs/roy.md', 'utf8');
    for (const figures of Object.values(CHANGES)) expect(measured).toContain(`| ${figures.join(', ')} `);
  });
});
