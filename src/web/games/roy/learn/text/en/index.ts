import type { RoySchoolWords } from '../shape.ts';
import { extraLessons, extraPages } from './extra.ts';
import { miladyPages } from './milady.ts';
import { musketeersPages } from './musketeers.ts';

export const en: RoySchoolWords = {
  lessons: {
    musketeers: {
      title: 'First steps with d’Artagnan',
      about:
        'You lead d’Artagnan through two rounds: a duel, a challenge, the siege, and the first path of the Quest. Then you play a turn of your own, and Planchet says what he thinks of it.',
      button: 'The musketeers’ lesson',
      guide: 'Planchet',
      over: 'Constance is safe, you know your way about the Inn, and you have played a turn of your own. Sit down to a first game now, or play on from here against a bot who plays Milady.',
    },
    milady: {
      title: 'First steps as Milady',
      about:
        'You lay a mission, choose where to hide, and decide when Rochefort steps in. He tells you how the game is won.',
      button: 'Milady’s lesson',
      guide: 'Rochefort',
      over: 'You have won as Milady. Next time nobody will tell you where to hide: sit down at a table of your own, or see how it looks from the other side.',
    },
    ...extraLessons,
  },
  names: ['Marie', 'Hugh', 'Noah', 'Inez'],
  pages: { ...musketeersPages, ...miladyPages, ...extraPages },
};
