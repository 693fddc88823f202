import type { CoverWords } from '../../../cover-facts.ts';

export const en: CoverWords = {
  about: 'One player is Milady. The others ride together, fight, plot, and must complete the Quest before she wins.',
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
};
