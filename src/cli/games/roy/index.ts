import type { View } from '#games/roy/view.ts';
import { catalogueOf, type Who } from '#kernel/text.ts';
import { dotted, heading, wrapped } from '../lines.ts';
import type { PictureIn } from '../picture.ts';
import { drawHand, drawMen } from './men.ts';
import { drawPlaces } from './places.ts';
import { drawScreen } from './screen.ts';
import { drawTracks } from './tracks.ts';
import type { RoyWords } from './words.ts';

const WORDS = catalogueOf<RoyWords>(code => import(`./text/${code}.ts`));

const secrets = (view: View, words: RoyWords): string[] => {
  if (view.screen !== null) return [heading(words.screen), ...drawScreen(view.screen, words)];
  if (view.seat === null) return [];
  return [heading(words.hand(view.hand.length)), ...wrapped(drawHand(view, words), 0, 0)];
};

/** The table as one seat sees it, in letters. */
const draw = (view: View, who: Who, words: RoyWords): string =>
  [
    heading(dotted(words.round(view.turn), words.phases[view.phase])),
    ...drawTracks(view, words),
    heading(words.places),
    ...drawPlaces(view, words),
    ...(view.men.length === 0 ? [] : [heading(words.men), ...drawMen(view, who, words)]),
    ...secrets(view, words),
  ].join('\n');

/** What a player wants to have in sight while he goes on: the team's means and his own cards. */
const remind = (view: View, words: RoyWords): string => {
  const means = dotted(words.pistoles(view.purse), words.epics(view.epics), words.oneForAll(view.oneForAll));
  const own = view.screen === null ? `${words.hand(view.hand.length)} · ${drawHand(view, words)}` : null;
  return [...wrapped(`· ${means}`, 0, 2), ...(own === null ? [] : wrapped(`· ${own}`, 0, 2))].join('\n');
};

/** A new phase, or another musketeer's turn. */
const momentOf = ({ turn, phase, men }: View): string =>
  `${turn}/${phase}/${men.findIndex(man => man.turn === 'acting')}`;

export const picture: PictureIn = async language => {
  const words = await WORDS[language]();
  return {
    whole: (view, who) => draw(view as View, who, words),
    reminder: view => remind(view as View, words),
    moment: view => momentOf(view as View),
  };
};
