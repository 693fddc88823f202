import { existsSync } from 'node:fs';
import path from 'node:path';
import { GAME_IDS, type GameId } from '#games/index.ts';
import { LANGUAGES, type Language } from '#kernel/text.ts';
import type { LessonFacts, SchoolWords } from '#web/learn/school.ts';

const GAMES = path.resolve(import.meta.dirname, '../../src/web/games');

/** A lesson as its address names it. */
export interface LessonAt {
  readonly game: GameId;
  readonly facts: LessonFacts;
  /** `game/lesson`. */
  readonly name: string;
}

/** Every lesson of every game, in the order of the games. */
export const everyLesson = async (): Promise<readonly LessonAt[]> => {
  const taught = GAME_IDS.filter(game => existsSync(path.join(GAMES, game, 'learn/lessons/facts.ts')));
  const schools = taught.map(async game => {
    const file = path.join(GAMES, game, 'learn/lessons/facts.ts');
    const { FACTS } = (await import(file)) as { readonly FACTS: readonly LessonFacts[] };
    return FACTS.map(facts => ({ game, facts, name: `${game}/${facts.id}` }));
  });
  return (await Promise.all(schools)).flat();
};

/** What the guides of a game say, in each language. */
export const wordsOf = async (game: GameId): Promise<Readonly<Record<Language, SchoolWords>>> => {
  const folder = path.join(GAMES, game, 'learn/text');
  const found = LANGUAGES.map(async language => {
    const words = (await import(path.join(folder, language, 'index.ts'))) as Readonly<Record<string, SchoolWords>>;
    return [language, words[language]] as const;
  });
  return Object.fromEntries(await Promise.all(found)) as Record<Language, SchoolWords>;
};
