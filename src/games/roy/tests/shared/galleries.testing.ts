import type { Galleries } from '../../state.ts';

/** Board 4, its first antechamber with the erudition challenge. */
export const ROOM: Galleries = {
  board: 4,
  challenges: ['erudition', 'nobility', 'gallantry', 'panache'],
  fighters: ['two', 'two', 'two', 'three', 'three', 'three', 'three', 'three'],
  at: 0,
  beaten: [false, false],
};

/** Board 4, its first antechamber with the panache challenge. */
export const PANACHE_FIRST: Galleries = {
  board: 4,
  challenges: ['panache', 'nobility', 'gallantry', 'erudition'],
  fighters: ['two', 'two', 'two', 'three', 'three', 'three', 'four', 'four'],
  at: 0,
  beaten: [false, false],
};
