import type { GameText } from '#kernel/text.ts';
import type { Choice } from '../../choices.ts';
import type { Event } from '../../events.ts';
import type { View } from '../../view.ts';
import { tellWith } from '../situation.ts';
import { sentences } from './events.ts';
import { choice, prompt } from './prompts.ts';
import { refusal } from './refusals.ts';

export const en: GameText<Choice, Event, View> = {
  name: 'Musketiere',
  tagline: 'Fight the Cardinal’s guard together, and see to it that the jewels end up on your own cards.',
  options: {
    length: {
      title: 'Length of the match',
      help: 'How long you play before a winner is named.',
      values: {
        hundred: {
          title: 'To 100 ducats',
          help: 'Round after round, until somebody has 100 ducats or more. Usually three to five rounds.',
        },
        round: { title: 'A single round', help: 'Nine duels at most: whoever earns the most ducats wins.' },
      },
    },
  },
  prompt,
  choice,
  event: tellWith(sentences),
  refusal,
  ending: ending =>
    ending === 'three-jewels'
      ? 'All three jewels in one hand ended the last round.'
      : 'The ninth duel ended the last round.',
};
