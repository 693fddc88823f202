import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test('a name is marked by its first letter', () => {
  expect(initialsOf(['Marie', 'Jeanne', 'noé', 'Inès'])).toEqual(['M', 'J', 'N', 'I']);
  expect(initialsOf(['Élodie', 'Eric'])).toEqual(['É', 'E']);
});

test('names that begin alike are told apart by a second letter, and equal ones by their place', () => {
  expect(initialsOf(['Marie', 'Marc', 'Luc'])).toEqual(['Mi', 'Mc', 'L']);
  expect(initialsOf(['Anna', 'Anna'])).toEqual(['A1', 'A2']);
  expect(initialsOf(['Ann', 'Anna'])).toEqual(['A1', 'Aa']);
  expect(initialsOf(['', 'Luc'])).toEqual(['?', 'L']);
});

test('no two seats have the same mark', () => {
  for (const names of [
    ['Jean', 'Jeanne', 'Jeannette', 'Jean'],
    ['a b', 'a-b', 'A B', 'ab'],
    ['D’Artagnan', 'D’Artagnac', 'Dumas', 'Duma'],
  ]) {
    expect(new Set(initialsOf(names)).size).toBe(names.length);
  }
});
