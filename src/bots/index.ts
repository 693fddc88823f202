import { GAMES } from '#games/all.ts';
import { GAME_IDS, type GameId, isGameId } from '#games/index.ts';
import type { Bot } from './bot.ts';
import { type BotProfile, botAt, fetchBotProfile } from './bot-profile.ts';
import type { Level } from './levels.ts';
import { answerWith, type ThinkRequest } from './think.ts';

const loaded = await Promise.all(GAME_IDS.map(async id => [id, await fetchBotProfile(id)] as const));
const PROFILES = Object.fromEntries(loaded) as Readonly<Record<GameId, BotProfile>>;

/** The levels bots play a game at, from the quickest to the strongest. */
export const levelsOf = (game: GameId): readonly Level[] => PROFILES[game].levels;

/** The best level at which its bots need no time. */
export const quickLevelOf = (game: GameId): Level => levelsOf(game).findLast(level => level !== 'thinker') ?? 'random';

/** Rounds of thought that take a fraction of a second. */
export const iterationsOf = (game: GameId): number => PROFILES[game].iterations;

export const botOf = (game: GameId, level: Level): Bot => botAt(PROFILES[game], level);

/** The answer of a bot of any game; see `answerWith`. */
export const answer = (request: ThinkRequest, hasTime: () => boolean): unknown => {
  const { game } = request;
  if (!isGameId(game)) throw new Error(`no game is called ${game}`);
  return answerWith(GAMES[game].game, PROFILES[game], request, hasTime);
};
