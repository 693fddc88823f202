import type { OptionSpec } from '#kernel/game.ts';
import type { Language } from '#kernel/text.ts';
import { factsOf } from '../../match/facts.ts';

/** By the id of the group. */
export type GroupWords = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** Options that belong together; the groups stand in the order they are named in. */
export interface OptionGroups {
  readonly words: GroupWords;
  readonly options: Readonly<Record<string, readonly string[]>>;
}

export interface Group {
  readonly id: string;
  readonly title: string;
  readonly specs: readonly OptionSpec[];
}

/** Null where a game has so few options that they lie open. */
export const groupsOf = (game: string, specs: readonly OptionSpec[], language: Language): readonly Group[] | null => {
  const groups = factsOf(game)?.groups;
  if (groups === undefined) return null;
  return Object.entries(groups.options).map(([id, options]) => ({
    id,
    title: groups.words[language][id],
    specs: options.flatMap(option => specs.find(spec => spec.id === option) ?? []),
  }));
};
