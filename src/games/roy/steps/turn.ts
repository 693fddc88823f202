import type { Tell } from '#kernel/game.ts';
import { anyOf } from '../any-of.ts';
import { drawCards } from '../decks.ts';
import type { Event } from '../events.ts';
import { playParis } from '../missions/missions.ts';
import type { Step } from '../question.ts';
import { siegeTask } from '../questions/siege/siege.ts';
import type { State } from '../state.ts';
import type { Task } from '../tasks.ts';

/** ROY.AUTO.9, ROY.AUTO.15: the successor of a completed Paris card comes when a turn begins. */
const automaParis = (draft: State, tell: Tell<Event>) => {
  if (draft.paris !== null || draft.parisPile.length === 0) return;
  const card = anyOf(draft, draft.parisPile);
  draft.parisPile = draft.parisPile.filter(each => each !== card);
  playParis(draft, card, tell);
};

/** Everything that lasts a turn is over (ROY.TURN.16). */
const clear = (draft: State) => {
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
};

/** What a turn owes, as it lies on the stack: the first one on top. */
export const TURN_TASKS: readonly Task[] = [
  { kind: 'paris-effect' },
  { kind: 'ladder' },
  { kind: 'time', cause: 'turn', asked: false, passed: [] },
  siegeTask,
  { kind: 'end-of-phase' },
  { kind: 'select' },
  { kind: 'treachery' },
  { kind: 'paris-card' },
  { kind: 'destination', told: false },
];

/** A turn begins. */
export const turn: Step<'turn'> = (draft, _task, tell) => {
  draft.turn++;
  draft.phase = 'milady';
  clear(draft);
  tell?.({ kind: 'turn', turn: draft.turn });
  if (draft.seats === 2) drawCards(draft, { seat: 1 }, 1, 'turn', tell); // ROY.P2.3
  draft.todo.push(...TURN_TASKS);
  if (draft.automa) automaParis(draft, tell);
};
