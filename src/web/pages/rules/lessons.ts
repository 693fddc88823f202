import type { GameId } from '#games/index.ts';
import { language } from '../../language.svelte.ts';
import { type School, type SchoolWords, schoolOf } from '../../learn/school.ts';

interface Taught {
  readonly school: School;
  readonly words: { readonly texts: SchoolWords };
}

const known = new Map<GameId, Promise<Taught | null>>();

const fetchTaught = async (game: GameId): Promise<Taught | null> => {
  const school = await schoolOf(game)?.();
  return school === undefined ? null : { school, words: await language.add(school.words) };
};

/** A game's lessons with their names; null where it has none. */
export const lessonsOf = (game: GameId): Promise<Taught | null> => {
  const taught = known.get(game) ?? fetchTaught(game);
  known.set(game, taught);
  // What did not come is asked for again the next time.
  taught.catch(() => known.delete(game));
  return taught;
};
