import type { LuckWords } from '../luck-words.ts';

export const luck: LuckWords = {
  title: game => `${game}: luck, against what could be expected`,
  running: 'The match is not over yet: its luck would give away what is still hidden.',
  everybody: 'The whole table',
  got: 'actual',
  expected: 'expected',
  difference: 'difference',
  verdict(how, lucky) {
    if (how.kind === 'usual') return 'about as expected';
    if (how.kind === 'few') return 'too little to tell';
    const more = how.kind === 'more';
    const than = lucky ? (more ? 'luckier' : 'unluckier') : more ? 'more' : 'less';
    return `${than} than in ${how.matches} of ${how.of} matches`;
  },
};
