import { ADVERSARIES, ADVERSARY_IDS, type AdversaryId } from '#games/roy/cards/adversaries.ts';
import { TRAP_IDS, type TrapId } from '#games/roy/cards/traps.ts';
import type { MissionPlace } from '#games/roy/names.ts';
import type { Task } from '#games/roy/tasks.ts';
import type { View } from '#games/roy/view.ts';

/** Where one of her people is: at hand, at a mission, or out of the game. */
export type Post = 'held' | MissionPlace | 'gone';

export interface Posted<Id> {
  readonly id: Id;
  readonly post: Post;
}

const RANK: Readonly<Record<Post, number>> = { held: 0, paris: 1, louvre: 1, gone: 2 };

/** Her adversaries: those at hand first, the strongest before the others; the fallen last. */
export const adversariesOf = (view: View): readonly Posted<AdversaryId>[] => {
  const lies = (place: MissionPlace, id: AdversaryId) => view[place]?.foes.some(foe => foe.id === id) ?? false;
  const postOf = (id: AdversaryId): Post => {
    if (view.fallen.includes(id)) return 'gone';
    if (lies('paris', id)) return 'paris';
    return lies('louvre', id) ? 'louvre' : 'held';
  };
  return ADVERSARY_IDS.map(id => ({ id, post: postOf(id) })).sort(
    (a, b) => RANK[a.post] - RANK[b.post] || ADVERSARIES[b.id].strength - ADVERSARIES[a.id].strength,
  );
};

export const trapsOf = (view: View): readonly Posted<TrapId>[] => {
  const postOf = (id: TrapId): Post => {
    if (view.trapsGone.includes(id)) return 'gone';
    if (view.paris?.trap === id) return 'paris';
    return view.louvre?.trap === id ? 'louvre' : 'held';
  };
  return TRAP_IDS.map(id => ({ id, post: postOf(id) })).sort((a, b) => RANK[a.post] - RANK[b.post]);
};

export const TABS = ['cards', 'people', 'tokens', 'known'] as const;
/** Where there is little room her place is one of them. */
export type Tab = (typeof TABS)[number] | 'place';

/** What she wants to see of her own while a question is open. */
export const tabFor = (task: Task | undefined): Tab => {
  switch (task?.kind) {
    case 'install':
      return 'people';
    case 'lay-inn':
    case 'lay-return':
    case 'lay-galleries':
      return 'tokens';
    case 'intercept':
      return 'known';
    default:
      return 'cards';
  }
};
