import type { TrapId } from '#games/roy/cards/traps.ts';
import type { Item } from '#games/roy/names.ts';
import type { IconName } from '#web/art/icon-names.ts';
import { SKILL_ICONS } from '../side/card-faces.ts';

export const ITEM_ICONS: Readonly<Record<Item, IconName>> = {
  ...SKILL_ICONS,
  horse: 'horse-head',
  pistol: 'pistol-gun',
  armour: 'breastplate',
  blade: 'sword-hilt',
  balm: 'healing',
  manoeuvre: 'fencer',
};

export const TRAP_ICONS: Readonly<Record<TrapId, IconName>> = {
  beggars: 'receive-money',
  harlot: 'lips',
  nemesis: 'duality-mask',
  thief: 'robber',
  assassin: 'hooded-assassin',
};
