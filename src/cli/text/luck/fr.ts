import type { LuckWords } from '../luck-words.ts';

export const luck: LuckWords = {
  title: game => `${game} : la chance, comparée à ce qu’on pouvait attendre`,
  running: 'La partie n’est pas encore finie : sa chance dirait ce qui est encore caché.',
  everybody: 'Toute la table',
  got: 'obtenu',
  expected: 'attendu',
  difference: 'écart',
  verdict(how, lucky) {
    if (how.kind === 'usual') return 'à peu près comme attendu';
    if (how.kind === 'few') return 'trop peu pour en juger';
    const more = how.kind === 'more';
    const than = lucky ? (more ? 'plus de chance' : 'moins de chance') : more ? 'plus' : 'moins';
    return `${than} que dans ${how.matches} parties sur ${how.of}`;
  },
};
