import type { AnyGame } from '#kernel/game.ts';
import type { LuckOf, LuckText } from '#kernel/luck.ts';
import {
  type AnyGameText,
  type Catalogue,
  catalogueOf,
  inEachLanguage,
  type Language,
  type RuleBook,
} from '#kernel/text.ts';

/** A game as the rest of the house meets it. */
export interface GameModule {
  readonly game: AnyGame;
  readonly text: Catalogue<AnyGameText>;
  /** The rulebook, fetched when it is first opened. */
  readonly book: Catalogue<RuleBook>;
  /** The rule behind an event of the chronicle; null where there is none to tell. */
  readonly ruleOf: (event: unknown) => string | null;
  /** What chance gave in a match; fetched when somebody asks, as most never do. */
  readonly luck: {
    readonly of: () => Promise<LuckOf>;
    readonly text: Catalogue<LuckText>;
  };
  /** Who plays takes a person of the story: then nobody else should go by such a name. */
  readonly cast?: true;
  /** Ids that tests have to name besides the rules a player reads. */
  readonly extra?: readonly string[];
}

interface LuckFiles {
  readonly of: () => Promise<{ readonly luckOf: LuckOf }>;
  readonly text: (code: Language) => Promise<Readonly<Record<string, LuckText>>>;
}

/** Luck by the files it lies in. */
export const luckFrom = ({ of, text }: LuckFiles): GameModule['luck'] => ({
  of: async () => (await of()).luckOf,
  text: catalogueOf(text),
});

/** The rulebook by the file it lies in: whoever only wants to read fetches that file alone, and not the game. */
export const bookFrom = (load: () => Promise<{ readonly book: Catalogue<RuleBook> }>): Catalogue<RuleBook> =>
  inEachLanguage(code => async () => (await load()).book[code]());
