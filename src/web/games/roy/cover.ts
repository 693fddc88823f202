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
};
