import type { CoverFacts, QuickTable } from '../cover-facts.ts';

const COMPANY = ['athos', 'porthos', 'aramis'] as const;

const against = (bots: number): QuickTable => ({
  id: `against-${bots}`,
  players: bots + 1,
  me: 0,
  level: 'greedy',
  options: {},
  faces: COMPANY.slice(0, bots),
});

export const cover: CoverFacts = {
  title: ['Musketiere'],
  lang: 'de',
  glyph: 'crossed-swords',
  cloth: 'blue',
  players: [2, 4],
  minutes: [30, 30],
  quick: [against(1), against(2), against(3)],
  now: 'against-2',
  levels: ['random', 'greedy', 'thinker'],
  rules: 'MUS',
  words: {
    en: {
      kind: 'a game of cards',
      about:
        'Lay your card in secret. Together beat the Cardinal’s guard; alone carry off the jewels, or go to prison.',
      credit: 'Musketiere, by Franz-Joseph Lamminger, Hexagames, 1991.',
      quickTitle: 'Play now against',
      quick: {
        'against-1': { title: 'one bot', spoken: 'Musketiere: play now against one bot' },
        'against-2': { title: 'two', spoken: 'Musketiere: play now against two bots' },
        'against-3': { title: 'three', spoken: 'Musketiere: play now against three bots' },
      },
    },
    fr: {
      kind: 'un jeu de cartes',
      about:
        'Posez votre carte en secret. Ensemble, battez la garde du Cardinal ; seul, emportez les pierres précieuses ou finissez en prison.',
      credit: 'Musketiere, de Franz-Joseph Lamminger, Hexagames, 1991.',
      quickTitle: 'Jouer contre',
      quick: {
        'against-1': { title: 'un automate', spoken: 'Musketiere : jouer contre un automate' },
        'against-2': { title: 'deux', spoken: 'Musketiere : jouer contre deux automates' },
        'against-3': { title: 'trois', spoken: 'Musketiere : jouer contre trois automates' },
      },
    },
    it: {
      kind: 'un gioco di carte',
      about:
        'Gioca la tua carta in segreto. Insieme battete la guardia del Cardinale; da solo prendi i gioielli, o finisci in prigione.',
      credit: 'Musketiere, di Franz-Joseph Lamminger, Hexagames, 1991.',
      quickTitle: 'Gioca subito contro',
      quick: {
        'against-1': { title: 'un bot', spoken: 'Musketiere: gioca subito contro un bot' },
        'against-2': { title: 'due', spoken: 'Musketiere: gioca subito contro due bot' },
        'against-3': { title: 'tre', spoken: 'Musketiere: gioca subito contro tre bot' },
      },
    },
  },
};
