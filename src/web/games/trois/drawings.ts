import type { Drawings } from '../../art/drawings.ts';
import { TROIS_BOX, troisArt } from './board/art/board.ts';

export const drawings: Drawings = { 'trois.svg': { box: TROIS_BOX, art: troisArt } };
