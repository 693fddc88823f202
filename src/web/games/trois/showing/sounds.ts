import type { Event } from '#games/trois/events.ts';
import { isCrossing } from '#games/trois/text/situation.ts';
import type { SoundName } from '#web/sound/recipes.ts';

const SOUNDS: Readonly<Partial<Record<Event['kind'], SoundName>>> = {
  taken: 'seal',
  gazette: 'page',
  eased: 'page',
  rolled: 'dice',
  tested: 'sword',
  'gave-way': 'trot',
  drew: 'card',
  played: 'sword',
  waits: 'seal',
  bound: 'seal',
  gave: 'card',
  freed: 'coin',
  studs: 'jewel',
  dropped: 'lost',
  won: 'fanfare',
};

/** As many squares as a horse takes at a trot. */
const TROT = 3;

/** What an event sounds like; what is only told is silent. */
export const soundOf = (event: Event): SoundName | null => {
  if (event.kind === 'rode') {
    if (isCrossing(event)) return 'waves';
    return event.path.length - 1 <= TROT ? 'trot' : 'gallop';
  }
  if (event.kind === 'stopped') return event.why === 'gate' ? 'sword' : null; // The halberds cross.
  if (event.kind === 'studs' && event.from === 'overtaken') return 'snatched';
  return SOUNDS[event.kind] ?? null;
};
