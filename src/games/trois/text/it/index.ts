import { inSentence } from '#kernel/italian.ts';
import { labelWith, promptWith, refuseWith, type TroisText, tellWith } from '../situation.ts';
import { cards } from './events-cards.ts';
import { ride } from './events-ride.ts';
import { turn } from './events-turn.ts';
import { labels, prompts } from './prompts.ts';
import { refusals } from './refusals.ts';

const prompt = promptWith(prompts);
const choice = labelWith(labels);
const tell = tellWith({ ...turn, ...ride, ...cards });
const refusal = refuseWith(refusals);

export const it: TroisText = {
  name: 'Les trois Mousquetaires',
  tagline: 'Una corsa in Inghilterra e ritorno: vince chi riporta alla Regina i puntali di diamante.',
  options: {},
  prompt: (...asked) => inSentence(prompt(...asked)),
  choice: (...chosen) => inSentence(choice(...chosen)),
  event(event, who) {
    const told = tell(event, who);
    return told === null ? null : inSentence(told);
  },
  refusal: (...refused) => inSentence(refusal(...refused)),
  ending: () => 'La Regina ha di nuovo i suoi puntali, giusto in tempo per il ballo.',
};
