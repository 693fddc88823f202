import type { View } from '#games/roy/view.ts';
import type { Who } from '#kernel/text.ts';
import type { CliText } from '../text/cli-text.ts';
import type { RoyWords } from '../text/roy-words.ts';
import { dotted, heading, wrapped } from './roy/lines.ts';
import { drawHand, drawMen } from './roy/men.ts';
import { drawPlaces } from './roy/places.ts';
import { drawScreen } from './roy/screen.ts';
import { drawTracks } from './roy/tracks.ts';

const secrets = (view: View, words: RoyWords): string[] => {
  if (view.screen !== null) return [heading(words.screen), ...drawScreen(view.screen, words)];
  if (view.seat === null) return [];
  return [heading(words.hand(view.hand.length)), ...wrapped(drawHand(view, words), 0, 0)];
};

/** The table as one seat sees it, in letters. */
export const drawRoy = (view: View, who: Who, { roy: words }: CliText): string =>
  [
    heading(dotted(words.round(view.turn), words.phases[view.phase])),
    ...drawTracks(view, words),
    heading(words.places),
    ...drawPlaces(view, words),
    ...(view.men.length === 0 ? [] : [heading(words.men), ...drawMen(view, who, words)]),
    ...secrets(view, words),
  ].join('\n');

/** What a player wants to have in sight while he goes on: the team's means and his own cards. */
export const remindRoy = (view: View, { roy: words }: CliText): string => {
  const means = dotted(words.pistoles(view.purse), words.epics(view.epics), words.oneForAll(view.oneForAll));
  const own = view.screen === null ? `${words.hand(view.hand.length)} · ${drawHand(view, words)}` : null;
  return [...wrapped(`· ${means}`, 0, 2), ...(own === null ? [] : wrapped(`· ${own}`, 0, 2))].join('\n');
};

/** A new phase, or another musketeer's turn. */
export const momentOfRoy = ({ turn, phase, men }: View): string =>
  `${turn}/${phase}/${men.findIndex(man => man.turn === 'acting')}`;
