import type { CoverFacts } from '../cover-facts.ts';

export const cover: CoverFacts = {
  title: ['Musketiere'],
  lang: 'de',
  glyph: 'crossed-swords',
  cloth: 'blue',
  players: [2, 4],
  minutes: 30,
  levels: ['random', 'greedy', 'thinker'],
  rules: 'MUS',
  words: {
    en: {
      kind: 'a game of cards',
      about:
        'Lay your card in secret. Together beat the Cardinal’s guard; alone carry off the jewels, or go to prison.',
      credit: 'Musketiere, by Franz-Joseph Lamminger, Hexagames, 1991.',
    },
    fr: {
      kind: 'un jeu de cartes',
      about:
        'Posez votre carte en secret. Ensemble, battez la garde du Cardinal ; seul, emportez les pierres précieuses ou finissez en prison.',
      credit: 'Musketiere, de Franz-Joseph Lamminger, Hexagames, 1991.',
    },
    it: {
      kind: 'un gioco di carte',
      about:
        'Gioca la tua carta in segreto. Insieme battete la guardia del Cardinale; da solo prendi i gioielli, o finisci in prigione.',
      credit: 'Musketiere, di Franz-Joseph Lamminger, Hexagames, 1991.',
    },
  },
};
