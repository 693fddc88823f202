import type { Event } from '#games/roy/events.ts';
import type { Task } from '#games/roy/tasks.ts';
import type { View } from '#games/roy/view.ts';
import {
  type ChallengeFrame,
  challengeAfter,
  challengeSettled,
  challengeUnderWay,
} from './challenge/challenge-frame.ts';
import { type DuelFrame, duelAfter, duelBegins, duelUnderWay } from './duel/duel-frame.ts';
import { type SiegeFrame, siegeAfter, siegeBegins, siegeUnderWay } from './siege/siege-frame.ts';

/** A roll that decides something at once: the Abduction, a search, the bite of a trap. */
export interface CastFrame {
  readonly kind: 'cast';
  readonly event: Extract<Event, { kind: 'abduction' | 'searched' | 'bite' }>;
  readonly end: readonly Event[];
}

/** What is played out over the board. */
export type Scene = DuelFrame | ChallengeFrame | SiegeFrame | CastFrame;

/** What a scene leads to is told on its sheet; with anything else the table goes on. */
const AFTERMATH: readonly Event['kind'][] = [
  'wounded',
  'fell',
  'fateful',
  'beaten',
  'guard-beaten',
  'purse',
  'epics',
  'earned',
  'fled',
  'holds',
  'rochefort-down',
  'freed',
  'token-gone',
  'trap-gone',
  'completed',
  'board-done',
  'passed',
  'walked',
  'plotted',
  'over',
];

const find = <Kind extends Task['kind']>(view: View, kind: Kind): Extract<Task, { kind: Kind }> | null =>
  view.todo.findLast((task): task is Extract<Task, { kind: Kind }> => task.kind === kind) ?? null;

/** What is under way, also behind a question that interrupts it. */
export const sceneUnderWay = (view: View): Scene | null => {
  const duel = find(view, 'duel');
  if (duel !== null) return duelUnderWay(view, duel);
  const challenge = find(view, 'challenge');
  if (challenge !== null) return challengeUnderWay(view, challenge);
  const siege = find(view, 'siege');
  return siege === null || siege.stage === 'roll' ? null : siegeUnderWay(view, siege);
};

const begun = (view: View, event: Event): Scene | null => {
  switch (event.kind) {
    case 'duel':
      return duelBegins(view, event);
    case 'challenged':
      return challengeSettled(view, event);
    case 'siege':
      return siegeBegins(view, event);
    case 'abduction':
    case 'searched':
    case 'bite':
      return { kind: 'cast', event, end: [] };
    default:
      return null;
  }
};

const BEGINS: readonly Event['kind'][] = ['duel', 'siege', 'abduction', 'searched', 'bite'];

const after = (view: View, scene: Scene | null, event: Event): Scene | null => {
  if (scene === null || BEGINS.includes(event.kind)) return begun(view, event);
  if (scene.end !== null && !AFTERMATH.includes(event.kind)) return null;
  switch (scene.kind) {
    case 'duel':
      return duelAfter(scene, event);
    case 'challenge':
      return challengeAfter(scene, event);
    case 'siege':
      return siegeAfter(scene, event);
    case 'cast':
      return { ...scene, end: [...scene.end, event] };
  }
};

/** What is to be seen over the board: how it stood before a step, and what of the step has been shown since. */
export const sceneOf = (view: View, shown: readonly Event[]): Scene | null =>
  shown.reduce((scene, event) => after(view, scene, event), sceneUnderWay(view));

/** Whether a scene has come to its result: it stays for a moment, so that the result can be read. */
export const isOver = (scene: Scene | null): boolean => scene !== null && scene.end !== null;
