import type { Seat } from '#kernel/game.ts';
import type { Action } from '../choices.ts';
import { strengthLaid } from '../missions/strength.ts';
import type { TaskOf } from '../question.ts';
import { mayReadTrade } from '../questions/trade/traders.ts';
import type { State } from '../state.ts';
import type { InstallTask, Offer, Task } from '../tasks.ts';

/** What everybody may know of a task, field by field; a field that is not listed stays hidden. */
const FIELDS: { readonly [Kind in Task['kind']]: readonly Exclude<keyof TaskOf<Kind>, 'kind'>[] } = {
  'first-paris': [],
  'extra-paris': ['left'],
  'lay-inn': [],
  'leave-out': [],
  treville: ['without'],
  cast: ['free'],
  deal: [],
  'flip-louvre': [],
  'open-quest': [],
  install: ['place', 'left', 'foes', 'trap', 'nemesis'],
  bite: ['place'],
  turn: [],
  destination: ['told'],
  'paris-card': [],
  treachery: [],
  target: ['card'],
  select: [],
  'man-turn': ['man'],
  ordered: ['man'],
  count: ['man', 'ordered'],
  intercept: ['man', 'action', 'ordered'],
  resolve: ['man', 'action', 'ordered'],
  challenge: ['man', 'skill', 'value', 'paid', 'ability', 'epics', 'oneForAll', 'change', 'lowered'],
  duel: [
    'stage',
    'man',
    'foe',
    'space',
    'ordered',
    'blue',
    'red',
    'round',
    'bladeUsed',
    'foeRerolled',
    'swords',
    'shields',
    'lilies',
    'redSwords',
    'redShields',
  ],
  purchase: ['man', 'ordered'],
  replace: ['man', 'item'],
  pay: ['man', 'item', 'replaced'],
  trade: ['man', 'partner', 'stage', 'gives', 'takes', 'agreed'],
  ride: ['man'],
  reveal: ['seat', 'left', 'named'],
  'next-board': [],
  'lay-return': [],
  'lay-galleries': [],
  'end-of-phase': [],
  quarters: [],
  richelieu: [],
  search: [],
  raze: [],
  siege: ['stage', 'red', 'swords', 'shields', 'team', 'answered', 'given'],
  time: ['cause', 'asked', 'passed'],
  queen: ['asked', 'passed'],
  ladder: [],
  'fail-louvre': [],
  'paris-effect': [],
  victim: [],
  vote: ['effect', 'by', 'yes', 'no'],
};

const ACTION_FIELDS = ['kind', 'to', 'who', 'card', 'skill', 'foe', 'item', 'path', 'pay'] as const;

/** What was declared, without anything else that may lie in it. */
const actionView = (action: Action): Action => {
  const seen: Record<string, unknown> = {};
  for (const field of ACTION_FIELDS) if (field in action) seen[field] = (action as Record<string, unknown>)[field];
  return seen as Action;
};

const offerView = ({ cards, gear }: Offer): Offer => ({ cards, gear });
const NOTHING: Offer = { cards: [], gear: [] };

const openView = (task: Task): Task => {
  const seen: Record<string, unknown> = { kind: task.kind };
  for (const field of FIELDS[task.kind] as readonly string[]) seen[field] = (task as Record<string, unknown>)[field];
  if (task.kind === 'intercept' || task.kind === 'resolve') seen.action = actionView(task.action);
  return seen as Task;
};

/** Cards picked for a mission stay unseen until it is complete, the strength still to place too (ROY.HID.3). */
const hiddenInstall = (task: InstallTask): InstallTask => ({
  kind: 'install',
  place: task.place,
  left: task.left + strengthLaid(task),
  foes: [],
  trap: null,
  nemesis: null,
});

/** A task without what the seat may not see of it. */
export const taskView = (state: State, task: Task, seat: Seat | null, reader: 'milady' | 'others'): Task => {
  if (task.kind === 'install' && reader === 'others') return hiddenInstall(task);
  const seen = openView(task);
  if (seen.kind !== 'trade') return seen;
  const open = mayReadTrade(state, seen, seat);
  return { ...seen, gives: open ? offerView(seen.gives) : NOTHING, takes: open ? offerView(seen.takes) : NOTHING };
};
