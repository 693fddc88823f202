import { inSentence } from '#kernel/italian.ts';
import type { GameText } from '#kernel/text.ts';
import type { Choice } from '../../choices.ts';
import type { Event } from '../../events.ts';
import type { View } from '../../view.ts';
import { tellWith } from '../situation.ts';
import { sentences } from './events.ts';
import { choice, prompt } from './prompts.ts';
import { refusal } from './refusals.ts';

const tell = tellWith(sentences);

export const it: GameText<Choice, Event, View> = {
  name: 'Musketiere',
  tagline:
    'Combatti con gli altri contro la guardia del Cardinale, e fa’ in modo che i gioielli finiscano sulle tue carte.',
  options: {
    length: {
      title: 'Durata della partita',
      help: 'Quanto si gioca prima di decidere chi vince.',
      values: {
        hundred: {
          title: 'Fino a 100 ducati',
          help: 'Una mano dopo l’altra, finché qualcuno non ha 100 ducati o più. Di solito da tre a cinque mani.',
        },
        round: { title: 'Una mano sola', help: 'Al massimo nove duelli: vince chi guadagna più ducati.' },
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
      ? 'I tre gioielli riuniti hanno chiuso l’ultima mano.'
      : 'Il nono duello ha chiuso l’ultima mano.',
};
