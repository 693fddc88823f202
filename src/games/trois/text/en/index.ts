import { labelWith, promptWith, refuseWith, type TroisText, tellWith } from '../situation.ts';
import { cards } from './events-cards.ts';
import { ride } from './events-ride.ts';
import { turn } from './events-turn.ts';
import { labels, prompts } from './prompts.ts';
import { refusals } from './refusals.ts';

export const en: TroisText = {
  name: 'Les trois Mousquetaires',
  tagline: 'A race to England and back: whoever brings the Queen her diamond studs wins.',
  options: {},
  prompt: promptWith(prompts),
  choice: labelWith(labels),
  event: tellWith({ ...turn, ...ride, ...cards }),
  refusal: refuseWith(refusals),
  ending: () => 'The studs are back with the Queen, in time for the ball.',
};
