import { labelWith, promptWith, refuseWith, type TroisText, tellWith } from '../situation.ts';
import { cards } from './events-cards.ts';
import { ride } from './events-ride.ts';
import { turn } from './events-turn.ts';
import { labels, prompts } from './prompts.ts';
import { refusals } from './refusals.ts';

export const it: TroisText = {
  name: 'Les trois Mousquetaires',
  tagline: 'Una corsa in Inghilterra e ritorno: vince chi riporta alla Regina i puntali di diamante.',
  options: {},
  prompt: promptWith(prompts),
  choice: labelWith(labels),
  event: tellWith({ ...turn, ...ride, ...cards }),
  refusal: refuseWith(refusals),
  ending: () => 'La Regina ha di nuovo i suoi puntali, giusto in tempo per il ballo.',
};
