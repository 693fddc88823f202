import type { OptionSpec } from '#kernel/game.ts';
import type { Language } from '#kernel/text.ts';
import { setupTextOf } from '../../games/setup-text.ts';
import { factsOf } from '../../match/facts.ts';

/** Options that belong together, by the id of their group; the groups stand in the order they are named in. */
export type OptionGroups = Readonly<Record<string, readonly string[]>>;

export interface Group {
  readonly id: string;
  readonly title: string;
  readonly specs: readonly OptionSpec[];
}

/** Null where a game has so few options that they lie open. */
export const groupsOf = (game: string, specs: readonly OptionSpec[], language: Language): readonly Group[] | null => {
  const groups = factsOf(game)?.groups;
  if (groups === undefined) return null;
  const words = setupTextOf(game)?.[language].groups ?? {};
  return Object.entries(groups).map(([id, options]) => ({
    id,
    title: words[id],
    specs: options.flatMap(option => specs.find(spec => spec.id === option) ?? []),
  }));
};
