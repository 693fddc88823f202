/** What lies on the table for Milady's eyes alone: fetched when somebody sits there who has them. */
import type { Component } from 'svelte';
import type { Task } from '#games/roy/tasks.ts';
import HerCards from './cards/HerCards.svelte';
import Destination from './destination/Destination.svelte';
import Intercept from './destination/Intercept.svelte';
import LayMission from './lay/LayMission.svelte';
import LayTokens from './lay/LayTokens.svelte';

export { default as HerScreen } from './HerScreen.svelte';

/** Where the answers to what she alone is asked lie. */
export const PANELS: Readonly<Partial<Record<Task['kind'], Component>>> = {
  'first-paris': HerCards,
  'extra-paris': HerCards,
  'paris-card': HerCards,
  treachery: HerCards,
  target: HerCards,
  quarters: HerCards,
  richelieu: HerCards,
  search: HerCards,
  raze: HerCards,
  victim: HerCards,
  'lay-inn': LayTokens,
  'lay-return': LayTokens,
  'lay-galleries': LayTokens,
  install: LayMission,
  destination: Destination,
  intercept: Intercept,
};
