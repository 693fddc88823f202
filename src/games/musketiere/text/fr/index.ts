import type { GameText } from '#kernel/text.ts';
import type { Choice } from '../../choices.ts';
import type { Event } from '../../events.ts';
import type { View } from '../../view.ts';
import { tellWith } from '../situation.ts';
import { sentences } from './events.ts';
import { inSentence } from './names.ts';
import { choice, prompt } from './prompts.ts';
import { refusal } from './refusals.ts';

const tell = tellWith(sentences);

export const fr: GameText<Choice, Event, View> = {
  name: 'Musketiere',
  tagline:
    'Combattez ensemble la garde du Cardinal, et veillez à ce que les pierres précieuses finissent sur vos propres cartes.',
  options: {
    length: {
      title: 'Durée de la partie',
      help: 'Combien de temps l’on joue avant de désigner qui gagne.',
      values: {
        hundred: {
          title: 'Jusqu’à 100 ducats',
          help: 'Manche après manche, jusqu’à ce que quelqu’un possède 100 ducats ou plus. D’ordinaire trois à cinq manches.',
        },
        round: { title: 'Une seule manche', help: 'Neuf duels au plus : qui gagne le plus de ducats l’emporte.' },
      },
    },
  },
  prompt: (...asked) => inSentence(prompt(...asked)),
  choice: (...chosen) => inSentence(choice(...chosen)),
  event(event, who) {
    const told = tell(event, who);
    return told === null ? null : inSentence(told);
  },
  refusal: (...refused) => inSentence(refusal(...refused)),
  ending: ending =>
    ending === 'three-jewels'
      ? 'Les trois pierres précieuses dans une seule main ont mis fin à la dernière manche.'
      : 'Le neuvième duel a mis fin à la dernière manche.',
};
