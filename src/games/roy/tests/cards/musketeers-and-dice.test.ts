import { expect, test } from 'vitest';
import { BLUE_DIE, RED_DIE } from '../../cards/board.ts';
import { IMPROVED, SHEETS } from '../../cards/musketeers.ts';
import type { Musketeer } from '../../names.ts';

test('ROY.CARD.1 the skills of the five musketeers', () => {
  const skills = (who: Musketeer) => {
    const { erudition, nobility, gallantry, panache } = SHEETS[who].skills;
    return [erudition, nobility, gallantry, panache];
  };
  expect(skills('dartagnan')).toEqual([1, 3, 2, 4]);
  expect(skills('athos')).toEqual([3, 4, 1, 2]);
  expect(skills('aramis')).toEqual([4, 2, 3, 1]);
  expect(skills('porthos')).toEqual([2, 1, 4, 3]);
  expect(skills('treville')).toEqual([2, 3, 2, 3]);
});

test('ROY.CARD.2 the manoeuvres: three Lilies, d’Artagnan two and a Sword, improved a Lily and two Swords', () => {
  const lilies = { swords: 0, shields: 0, lilies: 3 };
  for (const who of ['athos', 'aramis', 'porthos', 'treville'] as const) expect(SHEETS[who].manoeuvre).toEqual(lilies);
  expect(SHEETS.dartagnan.manoeuvre).toEqual({ swords: 1, shields: 0, lilies: 2 });
  expect(IMPROVED).toEqual({ swords: 2, shields: 0, lilies: 1 });
});

test('ROY.CARD.3 the faces of the dice', () => {
  expect(BLUE_DIE.toSorted()).toEqual(['lily', 'lily', 'shield', 'shield', 'sword', 'sword']);
  expect(RED_DIE.toSorted()).toEqual(['shield', 'shield', 'shield', 'sword', 'sword', 'sword']);
});
