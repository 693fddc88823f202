import type { GameId } from '#games/index.ts';
import type { AnyGameText, Who } from '#kernel/text.ts';
import type { Told } from '#wire/to-client.ts';
import { type ChronicleLine, linesOf } from '../match/chronicle.ts';

/** What happened while somebody was away. */
export interface News {
  /** What concerned the reader: a sentence that speaks to him differs from the one told to nobody. */
  readonly mine: readonly ChronicleLine[];
  readonly rest: readonly ChronicleLine[];
}

export const newsOf = (game: GameId, story: readonly Told[], text: AnyGameText, who: Who): News => {
  const lines = linesOf(game, story, text, who);
  const told = new Map(linesOf(game, story, text, { ...who, me: null }).map(line => [line.key, line.text]));
  const concerns = (line: ChronicleLine) => told.get(line.key) !== line.text;
  return { mine: lines.filter(concerns), rest: lines.filter(line => !concerns(line)) };
};
