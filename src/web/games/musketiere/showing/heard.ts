import type { Event } from '#games/musketiere/events.ts';
import type { SoundName } from '#web/sound/recipes.ts';

const SOUNDS: Readonly<Partial<Record<Event['kind'], SoundName>>> = {
  dealt: 'deal',
  laid: 'card',
  picked: 'card',
  discarded: 'card',
  turned: 'turn',
  shown: 'turn',
  won: 'sword',
  lost: 'blade',
  took: 'snatched',
  freed: 'coin',
  surrendered: 'lost',
  scored: 'coin',
  tied: 'bell',
  crowned: 'fanfare',
};

/** What an event sounds like; what is only told is silent. */
export const soundOf = (event: Event): SoundName | null => {
  if (event.kind === 'put') return event.marker;
  return SOUNDS[event.kind] ?? null;
};
