import type { CoverFacts, QuickTable } from '../cover-facts.ts';

const COMPANY = ['athos', 'porthos', 'aramis'] as const;

const against = (bots: number): QuickTable => ({
  id: `against-${bots}`,
  players: bots + 1,
  me: 0,
  level: 'steady',
  options: {},
  faces: COMPANY.slice(0, bots),
});

export const cover: CoverFacts = {
  title: ['Les trois', 'Mousquetaires'],
  lang: 'fr',
  glyph: 'horse-head',
  cloth: 'green',
  players: [2, 4],
  minutes: [30, 30],
  quick: [against(1), against(2), against(3)],
  now: 'against-2',
  levels: ['random', 'steady', 'thinker'],
  rules: 'TRO',
  words: {
    en: {
      about: 'Race from castle to Louvre to England and back: the Queen waits for her diamond studs.',
      credit:
        'Les trois Mousquetaires. The rule sheet we play by names no author, publisher or year. If you know them, tell us.',
      quickTitle: 'Play now against',
      quick: {
        'against-1': { title: 'one bot', spoken: 'Les trois Mousquetaires: play now against one bot' },
        'against-2': { title: 'two', spoken: 'Les trois Mousquetaires: play now against two bots' },
        'against-3': { title: 'three', spoken: 'Les trois Mousquetaires: play now against three bots' },
      },
    },
    fr: {
      about: 'Du château au Louvre, du Louvre en Angleterre, et retour : la Reine attend ses ferrets de diamants.',
      credit:
        'Les trois Mousquetaires. La règle dont nous nous servons ne nomme ni auteur, ni éditeur, ni année. Si vous les connaissez, dites-le-nous.',
      quickTitle: 'Jouer contre',
      quick: {
        'against-1': { title: 'un automate', spoken: 'Les trois Mousquetaires : jouer contre un automate' },
        'against-2': { title: 'deux', spoken: 'Les trois Mousquetaires : jouer contre deux automates' },
        'against-3': { title: 'trois', spoken: 'Les trois Mousquetaires : jouer contre trois automates' },
      },
    },
    it: {
      about:
        'Di corsa dal castello al Louvre, poi in Inghilterra e ritorno: la Regina aspetta i suoi puntali di diamante.',
      credit:
        'Les trois Mousquetaires. Il regolamento di cui ci serviamo non nomina né autore né editore né anno. Se li conosci, faccelo sapere.',
      quickTitle: 'Gioca subito contro',
      quick: {
        'against-1': { title: 'un bot', spoken: 'Les trois Mousquetaires: gioca subito contro un bot' },
        'against-2': { title: 'due', spoken: 'Les trois Mousquetaires: gioca subito contro due bot' },
        'against-3': { title: 'tre', spoken: 'Les trois Mousquetaires: gioca subito contro tre bot' },
      },
    },
  },
};
