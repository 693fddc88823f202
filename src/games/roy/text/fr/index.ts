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

export { cards as frCards } from './cards.ts';
export { names as frNames } from './names.ts';

const endings: Endings = {
  quest: 'Les mousquetaires ont accompli la Quête : les ferrets de la Reine sont revenus à temps.',
  time: 'Le temps est écoulé : Milady a gagné.',
  siege: 'Le siège de La Rochelle est perdu : Milady a gagné.',
  honour: 'La Reine est déshonorée : Milady a gagné.',
  constance: 'Constance est morte : Milady a gagné.',
  mortal: 'Plus aucun mousquetaire ne peut aller à la Quête : Milady a gagné.',
};

export const fr: RoyText = {
  name: 'Mousquetaires du Roy',
  tagline:
    'L’un de vous est Milady ; les autres sont les mousquetaires, qui doivent aller au bout de la Quête avant que le temps ne s’épuise.',
  options,
  prompt: promptWith(prompts),
  choice: labelWith(labels),
  event: tellWith({ ...milady, ...team }),
  refusal: refuseWith(refusals),
  sides: { milady: 'Milady', musketeers: 'Mousquetaire' },
  shownName: card => names.cards[card as Card].name,
  ending: ending => endings[ending as keyof Endings],
};
