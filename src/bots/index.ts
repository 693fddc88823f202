import { GAMES } from '#games/all.ts';
import { GAME_IDS, type GameId, isGameId } from '#games/index.ts';
import type { Bot } from './bot.ts';
import { fetchKnown } from './bot-profile.ts';
import { botAt, type Known, type Level } from './levels.ts';
import { answerWith, type ThinkRequest } from './think.ts';

const loaded = await Promise.all(GAME_IDS.map(async id => [id, await fetchKnown(id)] as const));
const KNOWN = Object.fromEntries(loaded) as Readonly<Record<GameId, Known>>;

/** The levels bots play a game at, from the quickest to the strongest. */
export const levelsOf = (game: GameId): readonly Level[] => KNOWN[game].levels;

/** Rounds of thought that take a fraction of a second. */
export const thoughtsOf = (game: GameId): number => KNOWN[game].thoughts;

export const botOf = (game: GameId, level: Level): Bot => botAt(KNOWN[game], level);

/** The answer of a bot of any game; see `answerWith`. */
export const answer = (request: ThinkRequest, more: () => boolean): unknown => {
  const { game } = request;
  if (!isGameId(game)) throw new Error(`no game is called ${game}`);
  return answerWith(GAMES[game].game, KNOWN[game], request, more);
};
