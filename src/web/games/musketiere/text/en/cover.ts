import type { CoverWords } from '../../../cover-facts.ts';

export const en: CoverWords = {
  kind: 'a card game',
  about: 'Lay your card in secret. Beat the Cardinal’s guard together; carry off the jewels alone, or go to prison.',
  credit: 'Musketiere, by Franz-Joseph Lamminger, Hexagames, 1991.',
  quickTitle: 'Play now against',
  quick: {
    'against-1': { title: 'one bot', spoken: 'Musketiere: play now against one bot' },
    'against-2': { title: 'two', spoken: 'Musketiere: play now against two bots' },
    'against-3': { title: 'three', spoken: 'Musketiere: play now against three bots' },
  },
};
