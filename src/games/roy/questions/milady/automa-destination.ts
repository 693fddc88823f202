import type { Tell } from '#kernel/game.ts';
import { anyOf } from '../../any-of.ts';
import type { Event } from '../../events.ts';
import type { Location } from '../../names.ts';
import type { State } from '../../state.ts';

/** Cards that must lie at La Rochelle before the automa goes there (ROY.AUTO.4). */
const WORTH_A_VISIT = 2;

/** ROY.AUTO.3 to ROY.AUTO.5, ROY.RULING.46 */
export const automaDestination = (draft: State, tell: Tell<Event>) => {
  draft.todo.pop();
  const places: Location[] = draft.rochefort > 0 ? ['paris', 'louvre', 'quest'] : []; // ROY.DEST.3
  if (draft.garrison.length >= WORTH_A_VISIT) places.push('la-rochelle');
  const always = draft.quest.board === 4 && draft.rochefort > 0;
  const location = always ? 'quest' : places.length === 0 ? null : anyOf(draft, places);
  draft.location = location;
  draft.presence = location === null ? 'none' : 'exposed';
  draft.shown = location !== null;
  tell?.({ kind: 'shown', location, by: 'automa', reveals: true });
};
