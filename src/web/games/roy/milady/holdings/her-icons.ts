import type { ParisId } from '#games/roy/cards/paris.ts';
import type { TreacheryId } from '#games/roy/cards/treachery.ts';
import type { IconName } from '#web/art/icon-names.ts';
import type { Power } from './powers.ts';

/** The emblems on Milady's cards. */
export const TREACHERY_ICONS: Readonly<Record<TreacheryId, IconName>> = {
  emergency: 'hourglass',
  reinforcements: 'cannon',
  ambush: 'hooded-assassin',
  conscripts: 'drum',
  jailed: 'window-bars',
  isolation: 'breaking-chain',
  'dead-end': 'wooden-sign',
  balm: 'healing',
  intrigue: 'queen-crown',
};

export const PARIS_ICONS: Readonly<Record<ParisId, IconName>> = {
  abduction: 'snatch',
  disappearance: 'magnifying-glass',
  captive: 'love-letter',
  smuggler: 'barrel',
  message: 'wax-seal',
  duels: 'crossed-swords',
};

export const POWER_ICONS: Readonly<Record<Exclude<Power, 'none'>, IconName>> = {
  manoeuvre: 'fencer',
  armour: 'breastplate',
  pistol: 'pistol-gun',
  brutal: 'broadsword',
  rerolls: 'anticlockwise-rotation',
  stings: 'poison-bottle',
  bars: 'bordered-shield',
  toll: 'card-draw',
  lives: 'hearts',
  returns: 'footsteps',
};
