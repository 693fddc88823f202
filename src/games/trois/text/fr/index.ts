import { labelWith, promptWith, refuseWith, type TroisText, tellWith } from '../situation.ts';
import { cards } from './events-cards.ts';
import { ride } from './events-ride.ts';
import { turn } from './events-turn.ts';
import { labels, prompts } from './prompts.ts';
import { refusals } from './refusals.ts';

export const fr: TroisText = {
  name: 'Les trois Mousquetaires',
  tagline: 'La course aux ferrets : jusqu’en Angleterre et retour, et qui rend ses diamants à la Reine a gagné.',
  options: {},
  prompt: promptWith(prompts),
  choice: labelWith(labels),
  event: tellWith({ ...turn, ...ride, ...cards }),
  refusal: refuseWith(refusals),
  ending: () => 'La Reine a retrouvé ses ferrets, juste à temps pour le bal.',
};
