import type { SetupText } from '../../../setup-text.ts';

export const en: SetupText = {
  presets: {
    first: {
      title: 'First game',
      help: 'Four players; if you are alone, you lead one musketeer. A One-for-all card to begin with, no hourglass, sensible bots.',
    },
    solo: {
      title: 'Solo',
      help: 'You alone lead all four musketeers. Nobody plays Milady: the table draws her cards and rolls her dice.',
    },
    printed: {
      title: 'As printed',
      help: 'The rules as they stand in the book: no variants, nothing eased, nothing made harder.',
    },
    expert: {
      title: 'Expert',
      help: 'A musketeer who falls at the Quest never returns there, Rochefort may stop Athos, the hourglass is shorter, and the bots think.',
    },
  },
  groups: {
    table: 'Who plays, and what is shown',
    ease: 'Easier or harder',
    hourglass: 'The hourglass',
    rochefort: 'Rochefort, Jussac and the Bastille',
    readings: 'Other readings of the rules',
  },
};
