import type { Tell } from '#kernel/game.ts';
import { automaParis } from './automa.ts';
import { drawCards } from './decks.ts';
import type { Event } from './events.ts';
import { siegeTask } from './siege.ts';
import type { State } from './state.ts';

/** T0: a turn begins, and everything that lasts a turn is over. Its steps lie on the stack, the first one on top. */
export const startTurn = (draft: State, tell: Tell<Event>) => {
  draft.turn++;
  draft.phase = 'milady';
  draft.location = null;
  draft.presence = 'none';
  draft.shown = false;
  draft.confined = draft.rochefort === 0;
  draft.timeStop = false;
  draft.conscripts = false;
  draft.isolation = false;
  draft.reinforcements = false;
  draft.hourglass = 'off';
  draft.vetoed = [];
  for (let i = 0; i < draft.men.length; i++) {
    const man = draft.men[i];
    man.turn = 'waiting';
    man.ridden = false;
    man.jailed = false;
    man.used = false;
  }
  tell?.({ kind: 'turn', turn: draft.turn });
  if (draft.seats === 2) drawCards(draft, 1, 1, 'turn', tell); // ROY.P2.3
  draft.todo.push(
    { kind: 'paris-effect' },
    { kind: 'ladder' },
    { kind: 'time', cause: 'turn', asked: false, passed: [] },
    siegeTask,
    { kind: 'end-of-phase' },
    { kind: 'select' },
    { kind: 'treachery' },
    { kind: 'paris-card' },
    { kind: 'destination', told: false },
  );
  if (draft.automa) automaParis(draft, tell);
};
