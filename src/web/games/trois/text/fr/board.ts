import type { Words } from '../words.ts';

export const board: Words['board'] = {
  title: 'Le plateau',
  riders: 'Les cavaliers',
  news: 'Les nouvelles sur le plateau',
  rider: (name, where, more) => [`${name} est ${where}`, ...more].join('\u202f; '),
  carries: 'porte les ferrets',
  misses: turns => (turns === 1 ? 'passe un tour' : `passe ${turns} tours`),
  held: 'est retenu tant que les dés ne le libèrent pas',
  turn: 'c’est son tour',
  studs: {
    buckingham: 'Les ferrets sont encore chez Buckingham.',
    lie: where => `Les ferrets se trouvent ${where}.`,
  },
  here: names => new Intl.ListFormat('fr', { type: 'conjunction' }).format(names),
  studsHere: 'Les ferrets sont ici.',
  look: {
    title: 'Parcourir le plateau',
    help: 'Les flèches vont de case en case, Page préc. et Page suiv. de lieu en lieu, Début au cavalier dont c’est le tour.',
  },
  zoom: {
    title: 'Distance',
    nearer: 'De plus près',
    further: 'De plus loin',
    whole: 'Toute la carte',
    back: 'Revenir aux cavaliers',
  },
  key: { title: 'La route des ferrets' },
  sea: 'La Manche',
  rochefort: 'Rochefort',
  queen: 'La Reine',
  lands: { england: 'Angleterre', france: 'France' },
};
