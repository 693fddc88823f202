import type { Card } from '../../cards/adventure.ts';
import { labelWith } from '../labelling/labelling.ts';
import { promptWith } from '../prompting.ts';
import { refuseWith } from '../refusing.ts';
import type { Endings, RoyText } from '../shape.ts';
import { tellWith } from '../telling.ts';
import { milady } from './events-milady.ts';
import { team } from './events-team.ts';
import { labels } from './labels.ts';
import { names } from './names.ts';
import { options } from './options.ts';
import { prompts } from './prompts.ts';
import { refusals } from './refusals.ts';

export { cards as enCards } from './cards.ts';
export { names as enNames } from './names.ts';

const endings: Endings = {
  quest: 'The musketeers have accomplished the Quest: the Queen’s diamonds are back in time.',
  time: 'Time has run out: Milady has won.',
  siege: 'The siege of La Rochelle has failed: Milady has won.',
  honour: 'The Queen is dishonoured: Milady has won.',
  constance: 'Constance is dead: Milady has won.',
  mortal: 'No musketeer is left who may go to the Quest: Milady has won.',
};

export const en: RoyText = {
  name: 'Mousquetaires du Roy',
  tagline: 'One of you is Milady; the others are the musketeers, who must complete the Quest before time runs out.',
  options,
  prompt: promptWith(prompts),
  choice: labelWith(labels),
  event: tellWith({ ...milady, ...team }),
  refusal: refuseWith(refusals),
  sides: { milady: 'Milady', musketeers: 'Musketeer' },
  shownName: card => names.cards[card as Card].name,
  ending: ending => endings[ending as keyof Endings],
};
