import { GAMES, type GameId, isGameId } from '#games/index.ts';
import type { Bot } from './bot.ts';
import { botAt, type Known, type Level } from './levels.ts';
import { musketiereBots } from './musketiere.ts';
import { royBots } from './roy.ts';
import { answerWith, type ThinkRequest } from './think.ts';

const KNOWN: Readonly<Record<GameId, Known>> = { musketiere: musketiereBots, roy: royBots };

/** The levels bots play a game at, from the quickest to the strongest. */
export const levelsOf = (game: GameId): readonly Level[] => KNOWN[game].levels;

export const botOf = (game: GameId, level: Level): Bot => botAt(KNOWN[game], level);

/** The answer of a bot of any game; see `answerWith`. */
export const answer = (request: ThinkRequest, more: () => boolean): unknown => {
  const { game } = request;
  if (!isGameId(game)) throw new Error(`no game is called ${game}`);
  return answerWith(GAMES[game].game, KNOWN[game], request, more);
};
