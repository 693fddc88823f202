import type { CoverWords } from '../../../cover-facts.ts';

export const en: CoverWords = {
  about: 'Race from your castle to the Louvre, to England and back: the Queen is waiting for her diamond studs.',
  credit:
    'Les trois Mousquetaires. The rule sheet we play by names no author, publisher or year. If you know them, tell us.',
  quickTitle: 'Play now against',
  quick: {
    'against-1': { title: 'one bot', spoken: 'Les trois Mousquetaires: play now against one bot' },
    'against-2': { title: 'two', spoken: 'Les trois Mousquetaires: play now against two bots' },
    'against-3': { title: 'three', spoken: 'Les trois Mousquetaires: play now against three bots' },
  },
};
