import type { Barred, Seat } from './game.ts';

/** The one list of languages. A new one is a code here, and a file of that name beside each `en` in a folder `text/`. */
export const LANGUAGES = ['fr', 'en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (code: string): code is Language => (LANGUAGES as readonly string[]).includes(code);

/** The same for every language there is. */
export const inEachLanguage = <T>(make: (code: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(LANGUAGES.map(code => [code, make(code)])) as Record<Language, T>;

/** Each language is fetched when it is first read. */
export type Catalogue<T> = Readonly<Record<Language, () => Promise<T>>>;

/** Words by the files they lie in: each exports its words under the code of its language. */
export const catalogueOf = <T>(load: (code: Language) => Promise<Readonly<Record<string, T>>>): Catalogue<T> =>
  inEachLanguage(code => async () => (await load(code))[code]);

/** All languages at once, where a program has no use for waiting. */
export const fetchAll = async <T>(catalogue: Catalogue<T>): Promise<Readonly<Record<Language, T>>> => {
  const fetched = await Promise.all(LANGUAGES.map(async code => [code, await catalogue[code]()] as const));
  return Object.fromEntries(fetched) as Record<Language, T>;
};

/** Who sits where, for sentences: the reader's own seat is spoken to, the others by name. */
export interface Who {
  readonly me: Seat | null;
  readonly name: (seat: Seat) => string;
}

export interface Explained {
  readonly title: string;
  readonly help: string;
}

/** A chapter of a rulebook: the ids of its rules, in reading order. */
export interface Chapter {
  readonly title: string;
  readonly rules: readonly string[];
}

/** A game's rulebook in one language. It is long, and most of a match goes by without it. */
export interface RuleBook {
  /** Each rule in our own words, by its id. */
  readonly rules: Readonly<Record<string, string>>;
  readonly chapters: readonly Chapter[];
}

/** A table option: what it is about, and what each of its values means. */
export interface OptionText extends Explained {
  readonly values: Readonly<Record<string, Explained>>;
}

/** Every word a player reads at the table of one game, in one language. */
export interface GameText<Choice, Event, View> {
  readonly name: string;
  /** One sentence for somebody who has never heard of the game. */
  readonly tagline: string;
  readonly options: Readonly<Record<string, OptionText>>;
  /** The question a seat is asked. */
  prompt(prompt: string, view: View, who: Who): string;
  /** A choice as the words on its button. */
  choice(choice: Choice, view: View, who: Who): string;
  /** What happened, as a sentence of the chronicle; null for what is not worth a line. */
  event(event: Event, who: Who): string | null;
  /** Why not. */
  refusal(barred: Barred, who: Who): string;
  /** What somebody who plays for a side is called, by the game's own word for it; left out where there are no sides. */
  readonly sides?: Readonly<Record<string, string>>;
  /** What something shown to the table is called, by the game's own word for it; left out where nothing is shown. */
  readonly shownName?: (shown: string) => string;
  /** How the match ended, by the outcome's `ending`. */
  ending(ending: string): string;
}

export type AnyGameText = GameText<unknown, unknown, unknown>;
