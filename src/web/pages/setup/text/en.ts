/** The plates of the set-up page, in English. The other languages follow this shape. */
export const en = {
  presets: 'How shall the table be set?',
  own: 'Your own mixture: the options below are as you set them.',
};

export type PresetWords = typeof en;
