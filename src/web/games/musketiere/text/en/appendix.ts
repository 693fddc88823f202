import type { AppendixWords } from '../../appendix-words.ts';

const counted = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const en: AppendixWords = {
  title: 'The cards of the guard',
  text: 'Fifteen cards. The rulebook names some of the values; the others we had to choose, because no printed list has come down to us. If you own the box, tell us what it says.',
  value: 'Value',
  source: 'Known from',
  inPlay: 'In play with',
  withPlayers: counts => `${counted.format(counts.map(String))} players`,
  sources: {
    book: 'rulebook',
    web: 'the web',
    inferred: 'inferred',
    house: 'house value',
  },
  sourceHelp: {
    book: 'The rulebook names this value.',
    web: 'Owners of the game report this value.',
    inferred: 'This value follows from others that are known.',
    house: 'We chose this value; the real card may differ.',
  },
};
