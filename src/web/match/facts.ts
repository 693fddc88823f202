import { isGameId } from '#games/index.ts';
import { byGame } from '../games/by-game.ts';
import type { MatchFacts } from '../games/match-facts.ts';

const FOUND = byGame(import.meta.glob<MatchFacts>('../games/*/match-facts.ts', { eager: true, import: 'matchFacts' }));

/** Null for a game this house does not know. */
export const factsOf = (game: string): MatchFacts | null => (isGameId(game) ? FOUND[game] : null);
