import type { Event } from '#games/roy/events.ts';
import type { SoundName } from '#web/sound/recipes.ts';

const SOUNDS: Readonly<Partial<Record<Event['kind'], SoundName>>> = {
  rolled: 'dice',
  rerolled: 'dice',
  siege: 'dice',
  'siege-reroll': 'dice',
  abduction: 'dice',
  searched: 'dice',
  bite: 'dice',
  drew: 'card',
  plotted: 'card',
  paris: 'card',
  louvre: 'card',
  committed: 'card',
  added: 'card',
  reinforced: 'card',
  traded: 'card',
  betrayed: 'card',
  duel: 'sword',
  clash: 'sword',
  destination: 'seal',
  'one-for-all': 'seal',
  completed: 'seal',
  'board-done': 'seal',
  over: 'seal',
  bought: 'coin',
  bribed: 'coin',
  'beggars-paid': 'coin',
  purse: 'coin',
};

/** What an event sounds like; most things are silent. */
export const soundOf = (event: Event): SoundName | null => {
  if (event.kind === 'siege-reroll' && event.face === null) return null;
  if (event.kind === 'purse' && event.change < 0) return null; // Heard already where it was spent.
  return SOUNDS[event.kind] ?? null;
};
