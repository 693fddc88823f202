import type { GameId } from '#games/index.ts';
import type { Language, Who } from '#kernel/text.ts';
import type { Reason, Wish } from './voice.ts';

/** Every sentence the bots of one game can say, in one language. */
export interface Words {
  /** The bot speaks: in the first person where it fits. */
  say(reason: Reason, who: Who): string;
  /** A wish as the words on its button. */
  wish(wish: Wish, who: Who): string;
  /** The same as a line of talk, said by whoever wishes it. */
  asked(wish: Wish, who: Who): string;
}

/** A language's file exports its words under its own code. */
type Module = Readonly<Record<string, Words>>;

/**
 * What the bots of a game say, from the folder that is named like it; fetched when one of them first speaks. `fetched`
 * may ask for it in a way of its own.
 */
export const fetchWords = async (
  game: GameId,
  language: Language,
  fetched: (load: () => Promise<Module>) => Promise<Module> = load => load(),
): Promise<Words> => (await fetched((): Promise<Module> => import(`../${game}/text/${language}.ts`)))[language];
