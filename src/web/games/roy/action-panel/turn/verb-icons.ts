import type { IconName } from '#web/art/icon-names.ts';
import type { VerbId } from './verbs.ts';

export const VERB_ICONS: Readonly<Record<VerbId, IconName>> = {
  challenge: 'laurels',
  duel: 'crossed-swords',
  passage: 'secret-door',
  search: 'magnifying-glass',
  'hand-over': 'crossed-swords',
  advance: 'footsteps',
  withdraw: 'anticlockwise-rotation',
  bribe: 'two-coins',
  'break-out': 'breaking-chain',
  reinforce: 'cannon',
  move: 'footsteps',
  draw: 'card-draw',
  buy: 'two-coins',
  call: 'conversation',
  trade: 'trade',
  order: 'scroll-unfurled',
  ride: 'horse-head',
  'one-for-all': 'three-friends',
  beggars: 'receive-money',
  reveal: 'laurels',
  end: 'check-mark',
};
