import type { Tell } from '#kernel/game.ts';
import { meetsSnare } from '../duel/after.ts';
import { beginDuel } from '../duel/begin.ts';
import type { Event } from '../events.ts';
import type { ManIndex, State } from '../state.ts';
import { clearSpace, setSlot } from './spaces.ts';

/** Whoever stands before a token at the Inn turns it up: a Snare, a fight, or nothing at all. */
export const face = (draft: State, index: ManIndex, space: number, ordered: boolean, tell: Tell<Event>) => {
  const slot = draft.quest.board === 1 ? draft.quest.spaces[space] : null;
  if (slot === null) throw new Error('there is nobody to face');
  if (!slot.up) {
    setSlot(draft, space, { token: slot.token, up: true });
    tell?.({ kind: 'turned-up', space, token: slot.token, reveals: true });
  }
  if (slot.token === 'snare') return meetsSnare(draft, { man: index, foe: 'inn', space }, tell);
  if (slot.token !== 'decoy') return beginDuel(draft, index, 'inn', space, ordered);
  tell?.({ kind: 'decoy', who: draft.men[index].who }); // ROY.INN.5
  clearSpace(draft, index, space, tell);
};
