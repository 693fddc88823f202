/** The icons that only this table shows; after a change run `npm run art`. */
export const ICONS = [
  'barrel',
  'bed',
  'bordered-shield',
  'breaking-chain',
  'breastplate',
  'cannon',
  'card-draw',
  'conversation',
  'domino-mask',
  'drama-masks',
  'drum',
  'duality-mask',
  'fencer',
  'footsteps',
  'galleon',
  'healing',
  'hearts',
  'hooded-assassin',
  'horseshoe',
  'lips',
  'love-letter',
  'magnifying-glass',
  'pistol-gun',
  'poison-bottle',
  'queen-crown',
  'receive-money',
  'robber',
  'rose',
  'scroll-unfurled',
  'secret-door',
  'snatch',
  'spy',
  'sword-hilt',
  'tavern-sign',
  'trade',
  'two-coins',
  'window-bars',
  'wolf-trap',
  'wooden-sign',
] as const;

declare module '../../art/icon-names.ts' {
  interface IconSheets {
    roy: (typeof ICONS)[number];
  }
}
