/** The icons that only this table shows; after a change run `npm run art`. */
export const ICONS = [
  'anchor',
  'back-forth',
  'breaking-chain',
  'castle',
  'cut-diamond',
  'footsteps',
  'galleon',
  'house',
  'lightning-storm',
  'magnifying-glass',
  'medieval-gate',
  'newspaper',
  'plain-dagger',
  'poison-bottle',
  'queen-crown',
  'return-arrow',
  'rolling-dices',
  'secret-door',
  'spy',
  'stairs',
  'wolf-trap',
  'wooden-sign',
] as const;

declare module '../../art/icon-names.ts' {
  interface IconSheets {
    trois: (typeof ICONS)[number];
  }
}
