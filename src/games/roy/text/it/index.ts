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

export { cards as itCards } from './cards.ts';
export { names as itNames } from './names.ts';

const endings: Endings = {
  quest: 'I moschettieri hanno portato a termine la Ricerca: i gioielli della Regina sono tornati in tempo.',
  time: 'Il tempo è scaduto: ha vinto Milady.',
  siege: 'L’assedio di La Rochelle è perduto: ha vinto Milady.',
  honour: 'La Regina è disonorata: ha vinto Milady.',
  constance: 'Costanza è morta: ha vinto Milady.',
  mortal: 'Nessun moschettiere può più andare alla Ricerca: ha vinto Milady.',
};

export const it: RoyText = {
  name: 'Mousquetaires du Roy',
  tagline:
    'Uno di voi è Milady; gli altri sono i moschettieri, che devono portare a termine la Ricerca dei gioielli prima che il tempo scada.',
  options,
  prompt: promptWith(prompts),
  choice: labelWith(labels),
  event: tellWith({ ...milady, ...team }),
  refusal: refuseWith(refusals),
  sides: { milady: 'Milady', musketeers: 'Moschettiere' },
  shownName: card => names.cards[card as Card].name,
  ending: ending => endings[ending as keyof Endings],
};
