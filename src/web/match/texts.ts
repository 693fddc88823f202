import type { AnyGameText } from '#kernel/text.ts';
import { language } from '../language.svelte.ts';
import { GAMES, type GameId } from './games.ts';

const loaded = new Map<GameId, Promise<{ readonly texts: AnyGameText }>>();

/** Every word about one game; they follow every change of language. */
export const gameTexts = (game: GameId): Promise<{ readonly texts: AnyGameText }> => {
  const known = loaded.get(game) ?? language.add(GAMES[game].text);
  loaded.set(game, known);
  return known;
};
