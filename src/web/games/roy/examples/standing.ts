import type { Event } from '#games/roy/events.ts';
import type { View } from '#games/roy/view.ts';
import { type Scene, sceneOf } from '../scene/scene.ts';

/** A track or a stock of the board. */
export type Track = 'time' | 'siege' | 'honour' | 'ladder' | 'constance' | 'purse' | 'epics' | 'actions';

const withLife = (view: View, who: string, life: number): View => ({
  ...view,
  men: view.men.map(man => (man.who === who ? { ...man, life } : man)),
});

const after = (view: View, event: Event): View => {
  switch (event.kind) {
    case 'time':
      return { ...view, time: event.time };
    case 'ladder':
      return { ...view, ladder: event.space };
    case 'honour':
      return { ...view, honour: event.honour };
    case 'abduction':
      return { ...view, constance: event.total };
    case 'purse':
      return { ...view, purse: event.purse };
    case 'epics':
      return { ...view, epics: event.epics };
    case 'siege-moved':
      return { ...view, siege: event.to };
    case 'wounded':
      return withLife(view, event.who, event.life);
    default:
      return view;
  }
};

/** How the tracks and the people stand when so much of a choice has been told. */
export const standingAfter = (view: View, shown: readonly Event[]): View => shown.reduce(after, view);

const BEGINS: readonly Event['kind'][] = ['duel', 'siege', 'abduction'];

/** The scene of what has been told: one that began after another finds everybody as the other has left them. */
export const sceneIn = (before: View, shown: readonly Event[]): Scene | null => {
  const last = Math.max(
    0,
    shown.findLastIndex(({ kind }) => BEGINS.includes(kind)),
  );
  return sceneOf(standingAfter(before, shown.slice(0, last)), shown.slice(last));
};
