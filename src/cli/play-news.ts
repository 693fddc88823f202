import { GAMES } from '#games/all.ts';
import type { Happening, Seat } from '#kernel/game.ts';
import { line } from './io.ts';
import type { Match } from './play-orders.ts';

/** Tells what has happened since it was last told, with all that the person may know in any of his seats. */
export const newsFor = ({ io, id, table, people, words, name }: Match) => {
  let told = 0;

  const tell = (event: Happening, me: Seat) => {
    const sentence = words.event(event, { me, name });
    const rule = GAMES[id].ruleOf(event);
    if (sentence !== null) line(io, rule === null ? sentence : `${sentence} [${rule}]`);
  };

  return {
    tell() {
      const stories = people.map(seat => table.story(seat));
      for (; told < stories[0].length; told++) {
        const reader = Math.max(
          0,
          stories.findIndex(story => story[told].event.secret !== undefined),
        );
        tell(stories[reader][told].event, people[reader]);
      }
    },
    /** After a choice was taken back: what is left has been told. */
    skip() {
      told = table.story(null).length;
    },
  };
};
