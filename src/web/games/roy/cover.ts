import type { CoverFacts, QuickTable } from '../cover-facts.ts';

/** The plate of the first game: nobody is hurried, and the musketeers have a card to fall back on. */
const FIRST = { easy: 'on', noHourglass: 'on' } as const;

const firstGameAs = (who: 'dartagnan' | 'athos' | 'porthos' | 'aramis'): QuickTable => ({
  id: who,
  players: 4,
  me: 1,
  level: 'steady',
  options: FIRST,
  faces: [who],
  wish: who,
});

export const cover: CoverFacts = {
  title: ['Mousquetaires', 'du Roy'],
  lang: 'fr',
  glyph: 'fleur-de-lys',
  cloth: 'red',
  players: [1, 6],
  // A match has some 250 choices, 170 of them by one person where he plays without Milady.
  minutes: [30, 60],
  quick: [
    firstGameAs('dartagnan'),
    firstGameAs('athos'),
    firstGameAs('porthos'),
    firstGameAs('aramis'),
    { id: 'solo', players: 2, me: 1, level: 'steady', options: { ...FIRST, automa: 'on' }, faces: [] },
    { id: 'milady', players: 4, me: 0, level: 'steady', options: FIRST, faces: [] },
  ],
  now: 'dartagnan',
  // ROY.AUTO.1: nobody plays Milady.
  vacant: { seat: 0, options: { automa: 'on' } },
  levels: ['random', 'steady', 'thinker'],
  rules: 'ROY',
  lessons: true,
  medals: [0, 4],
  // Milady sits first.
  chairs: [4, 0, 1, 2, 3, 5],
  words: {
    en: {
      about: 'One plays Milady. The others ride together, fight, plot, and carry the Quest to its end before she wins.',
      credit: 'Mousquetaires du Roy, by François Combe and Gilles Lehmann, Ystari, 2010.',
      quickTitle: 'Ride out now as',
      quick: {
        dartagnan: { title: 'D’Artagnan', spoken: 'Play a first game as d’Artagnan' },
        athos: { title: 'Athos', spoken: 'Play a first game as Athos' },
        porthos: { title: 'Porthos', spoken: 'Play a first game as Porthos' },
        aramis: { title: 'Aramis', spoken: 'Play a first game as Aramis' },
        solo: { title: 'Alone, all four', spoken: 'Alone, all four musketeers: play solo, without Milady' },
        milady: { title: 'As Milady', spoken: 'As Milady: play a first game against the musketeers' },
      },
    },
    fr: {
      about:
        'L’un joue Milady. Les autres chevauchent, se battent, complotent et mènent la Quête à son terme avant qu’elle ne gagne.',
      credit: 'Mousquetaires du Roy, de François Combe et Gilles Lehmann, Ystari, 2010.',
      quickTitle: 'En selle, vous serez',
      quick: {
        dartagnan: { title: 'D’Artagnan', spoken: 'Première partie avec d’Artagnan' },
        athos: { title: 'Athos', spoken: 'Première partie avec Athos' },
        porthos: { title: 'Porthos', spoken: 'Première partie avec Porthos' },
        aramis: { title: 'Aramis', spoken: 'Première partie avec Aramis' },
        solo: {
          title: 'Seul, tous les quatre',
          spoken: 'Seul, tous les quatre mousquetaires : jouer en solo, sans Milady',
        },
        milady: {
          title: 'Dans le rôle de Milady',
          spoken: 'Dans le rôle de Milady : première partie contre les mousquetaires',
        },
      },
    },
    it: {
      about:
        'Uno interpreta Milady. Gli altri cavalcano insieme, combattono, tramano e portano a termine la Missione prima che lei vinca.',
      credit: 'Mousquetaires du Roy, di François Combe e Gilles Lehmann, Ystari, 2010.',
      quickTitle: 'In sella, sarai',
      quick: {
        dartagnan: { title: 'D’Artagnan', spoken: 'Prima partita con d’Artagnan' },
        athos: { title: 'Athos', spoken: 'Prima partita con Athos' },
        porthos: { title: 'Porthos', spoken: 'Prima partita con Porthos' },
        aramis: { title: 'Aramis', spoken: 'Prima partita con Aramis' },
        solo: {
          title: 'Da solo, tutti e quattro',
          spoken: 'Da solo, tutti e quattro i moschettieri: in solitario, senza Milady',
        },
        milady: { title: 'Nei panni di Milady', spoken: 'Nei panni di Milady: prima partita contro i moschettieri' },
      },
    },
  },
};
