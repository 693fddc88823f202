import type { GameId } from '#games/index.ts';
import type { QuickTable } from '../../games/cover-facts.ts';
import { entryOf, fetchGame } from '../../match/games.ts';
import { startMatch } from '../../match/new-table.ts';
import { freshBytes, freshId } from '../../match/random.ts';
import { usualFaces } from '../../match/saved.ts';
import { pageWords } from '../text/words.ts';
import { Plan } from './plan.svelte.ts';
import { setupWords } from './text/words.ts';

/** Drawn before anybody writes a word of his own: that is what makes the words worth something. */
interface Sealed {
  readonly secret: Uint8Array;
  readonly table: string;
}

/** What was planned becomes a match; gives its id. */
export const sitDown = (game: GameId, plan: Plan, { secret, table }: Sealed): Promise<string> => {
  plan.remember('last');
  const { seated, names, vacant, wish, alone } = plan;
  const seats = seated.map(({ bot, words }, at) => ({
    name: at === vacant ? setupWords().theTable : names[at],
    bot,
    words: bot === null ? words.trim() : '',
  }));
  const usual = usualFaces(game, seated.length);
  const faces = seated.map(({ face }, at) => ({ chosen: face, usual: usual[at] }));
  return startMatch({
    game,
    options: plan.chosen,
    seats,
    faces,
    secret,
    table,
    wish: alone === null ? null : wish,
  });
};

/** The names for those who give none: where the musketeers are in the play itself, nobody is called after them. */
export const usualNames = (game: GameId): (() => readonly string[]) =>
  entryOf(game).cast ? () => pageWords().setup.people : () => pageWords().setup.names;

const freshly = (): Sealed => ({ secret: freshBytes(32), table: freshId() });

/** One press on a cover: the table is laid, and the match begins. */
export const sitDownAt = async (game: GameId, quick: QuickTable): Promise<string> => {
  await fetchGame(game);
  const plan = new Plan(entryOf(game).game, usualNames(game));
  plan.lay(quick);
  return sitDown(game, plan, freshly());
};

/** The table that was played last, once more. */
export const sitDownAgain = async (game: GameId): Promise<string> => {
  await fetchGame(game);
  return sitDown(game, new Plan(entryOf(game).game, usualNames(game), 'last'), freshly());
};
