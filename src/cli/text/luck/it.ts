import type { LuckWords } from '../luck-words.ts';

export const luck: LuckWords = {
  title: game => `${game}: la fortuna, rispetto a ciò che ci si poteva aspettare`,
  running: 'La partita non è ancora finita: la sua fortuna direbbe ciò che è ancora nascosto.',
  everybody: 'Tutto il tavolo',
  got: 'ottenuto',
  expected: 'atteso',
  difference: 'scarto',
  verdict(how, lucky) {
    if (how.kind === 'usual') return 'più o meno come atteso';
    if (how.kind === 'few') return 'troppo poco per dirlo';
    const more = how.kind === 'more';
    const than = lucky ? (more ? 'più fortuna' : 'meno fortuna') : more ? 'più' : 'meno';
    return `${than} che in ${how.matches} partite su ${how.of}`;
  },
};
