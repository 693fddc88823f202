import { labelWith, promptWith, refuseWith, type TroisText, tellWith } from '../situation.ts';
import { cards } from './events-cards.ts';
import { ride } from './events-ride.ts';
import { turn } from './events-turn.ts';
import { inSentence } from './names.ts';
import { labels, prompts } from './prompts.ts';
import { refusals } from './refusals.ts';

const prompt = promptWith(prompts);
const choice = labelWith(labels);
const tell = tellWith({ ...turn, ...ride, ...cards });
const refusal = refuseWith(refusals);

export const fr: TroisText = {
  name: 'Les trois Mousquetaires',
  tagline: 'La course aux ferrets : jusqu’en Angleterre et retour, et qui rend ses diamants à la Reine a gagné.',
  options: {},
  prompt: (...asked) => inSentence(prompt(...asked)),
  choice: (...chosen) => inSentence(choice(...chosen)),
  event(event, who) {
    const told = tell(event, who);
    return told === null ? null : inSentence(told);
  },
  refusal: (...refused) => inSentence(refusal(...refused)),
  ending: () => 'La Reine a retrouvé ses ferrets, juste à temps pour le bal.',
};
