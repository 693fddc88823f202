/** The icons the table uses, by their names on game-icons.net. After a change run `npm run art`. */
export const ICON_NAMES = [
  'anticlockwise-rotation',
  'broadsword',
  'candle-holder',
  'check-mark',
  'coins',
  'cross-mark',
  'crossed-swords',
  'feather',
  'fleur-de-lys',
  'gears',
  'horse-head',
  'hourglass',
  'laurels',
  'open-book',
  'open-folder',
  'pause-button',
  'play-button',
  'pope-crown',
  'quill-ink',
  'round-table',
  'save-arrow',
  'share',
  'speaker',
  'speaker-off',
  'sun',
  'theater-curtains',
  'three-friends',
  'tied-scroll',
  'trash-can',
  'wax-seal',
] as const;

/**
 * Every icon there is, by the sheet it travels in. A game adds those that only its table shows: `icons.ts` in its folder
 * declares them here and lists them for `npm run art`, which writes them to `baked/<game>-icons.svg`.
 */
export interface IconSheets {
  house: (typeof ICON_NAMES)[number];
}
export type IconName = IconSheets[keyof IconSheets];
