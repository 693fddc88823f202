import type { CoverFacts } from '../cover-facts.ts';

export const cover: CoverFacts = {
  title: ['Les trois', 'Mousquetaires'],
  lang: 'fr',
  glyph: 'horse-head',
  cloth: 'green',
  players: [2, 4],
  minutes: 30,
  levels: ['random', 'steady', 'thinker'],
  rules: 'TRO',
  words: {
    en: {
      about: 'Race from castle to Louvre to England and back: the Queen waits for her diamond studs.',
      credit:
        'Les trois Mousquetaires. The rule sheet we play by names no author, publisher or year. If you know them, tell us.',
    },
    fr: {
      about: 'Du château au Louvre, du Louvre en Angleterre, et retour : la Reine attend ses ferrets de diamants.',
      credit:
        'Les trois Mousquetaires. La règle dont nous nous servons ne nomme ni auteur, ni éditeur, ni année. Si vous les connaissez, dites-le-nous.',
    },
    it: {
      about:
        'Di corsa dal castello al Louvre, poi in Inghilterra e ritorno: la Regina aspetta i suoi puntali di diamante.',
      credit:
        'Les trois Mousquetaires. Il regolamento di cui ci serviamo non nomina né autore né editore né anno. Se li conosci, faccelo sapere.',
    },
  },
};
