import type { PresetId } from '../presets.ts';

/** The plates of the set-up page, in English. The other languages follow this shape. */
export const en = {
  presets: 'How shall the table be set?',
  preset: {
    first: {
      title: 'First game',
      help: 'Four players; if you are alone you lead a musketeer. A One-for-all card to begin with, no hourglass, sensible bots.',
    },
    printed: {
      title: 'As printed',
      help: 'The rules as they stand in the book: no variants, nothing eased, nothing made harder.',
    },
    expert: {
      title: 'Expert',
      help: 'Who falls at the Quest never returns there, Rochefort may stop Athos, the hourglass is shorter, and the bots think.',
    },
  } satisfies Record<PresetId, { title: string; help: string }>,
  own: 'Your own mixture: the options below are as you set them.',
};

export type PresetWords = typeof en;
