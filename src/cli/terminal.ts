import type { GameId } from '#games/index.ts';
import type { AnyGameText, Language } from '#kernel/text.ts';
import type { Io } from './io.ts';
import type { CliText } from './text/cli-text.ts';

/** A terminal that is spoken to in one language. */
export interface Terminal extends Io {
  readonly language: Language;
  readonly text: CliText;
  /** The games' own words, in the same language. */
  readonly games: Readonly<Record<GameId, AnyGameText>>;
}
