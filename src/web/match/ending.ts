import type { Outcome, Seat } from '#kernel/game.ts';
import type { AnyGameText } from '#kernel/text.ts';
import { pageWords } from '../pages/text/words.ts';

/** How a match ended, in the game's words; where it ended early, in the page's. */
export const endingOf = ({ ending, early }: Outcome, text: AnyGameText, name: (seat: Seat) => string): string => {
  if (early === undefined) return text.ending(ending);
  return early.why === 'agreed' ? pageWords().end.agreed : pageWords().end.resigned(early.seats.map(name));
};
