import { GAME_IDS, type GameId, isGameId } from '#games/index.ts';
import { byGame } from './by-game.ts';
import type { CoverFacts } from './cover-facts.ts';

const FOUND = byGame(import.meta.glob<CoverFacts>('./*/cover.ts', { eager: true, import: 'cover' }));

export interface Cover extends CoverFacts {
  readonly id: GameId;
}

/** The games of the house in the order of the shelf, as their covers show them. */
export const COVERS: readonly Cover[] = GAME_IDS.map(id => ({ id, ...FOUND[id] }));

/** Null for a game this house does not know. */
export const coverOf = (id: string): CoverFacts | null => (isGameId(id) ? FOUND[id] : null);

/** A game's name on one line. */
export const gameName = (id: string): string => coverOf(id)?.title.join(' ') ?? id;
