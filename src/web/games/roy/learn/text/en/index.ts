import type { RoySchoolWords } from '../shape.ts';
import { miladyPages } from './milady.ts';
import { musketeersPages } from './musketeers.ts';

export const en: RoySchoolWords = {
  lessons: {
    musketeers: {
      title: 'First steps with d’Artagnan',
      about:
        'You lead d’Artagnan through two rounds: a duel, a challenge, a purchase, the siege, and the first corridor of the Quest. Planchet is with you.',
      button: 'The musketeers’ lesson',
      guide: 'Planchet',
      over: 'The Inn lies behind you and Constance is safe. The match is yours now: play on from here against a bot who leads Milady, or begin one of your own.',
    },
    milady: {
      title: 'First steps as Milady',
      about:
        'You lay the Inn and two missions, choose where to hide, and send Rochefort. He tells you how the game is won.',
      button: 'Milady’s lesson',
      guide: 'Rochefort',
      over: 'You have won with Milady. Next time nobody tells you where to hide: sit down at a table of your own, or see how it looks from the other side.',
    },
  },
  names: ['Marie', 'Hugh', 'Noah', 'Inez'],
  pages: { ...musketeersPages, ...miladyPages },
};
