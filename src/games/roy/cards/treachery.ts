import type { Tell } from '#kernel/game.ts';
import type { Event } from '../events.ts';
import { wound } from '../men/wounds.ts';
import type { Mark } from '../names.ts';
import type { Man, ManIndex, State } from '../state.ts';
import { loseHonour } from '../tracks.ts';
import { ROCHEFORT, ROCHEFORT_HEALS } from './board.ts';

/** A Treachery card. One that needs a musketeer says whom it can strike (ROY.TREACH.22, ROY.RULING.59). */
export interface Treachery {
  readonly copies: number;
  readonly strikes: ((man: Man) => boolean) | null;
  readonly play: (draft: State, target: ManIndex, tell: Tell<Event>) => void;
  /** The title is a source's own unless it is marked. */
  readonly marks: Readonly<Record<'copies' | 'effect', Mark>> & { readonly title?: Mark };
}

const rows = {
  emergency: {
    copies: 2,
    strikes: null,
    play: (draft, _target, tell) => {
      draft.hourglass = 'on';
      tell?.({ kind: 'hourglass', now: 'started', refills: true });
    },
    marks: { copies: 'book', effect: 'book' },
  },
  reinforcements: {
    copies: 2,
    strikes: null,
    play: draft => {
      draft.reinforcements = true;
    },
    marks: { copies: 'web', effect: 'book' },
  },
  ambush: {
    copies: 2,
    strikes: man => man.life > 0,
    play: (draft, target, tell) => wound(draft, target, 1, 'ambush', 'now', tell), // ROY.OUT.4
    marks: { copies: 'web', effect: 'book' },
  },
  conscripts: {
    copies: 1,
    strikes: null,
    play: draft => {
      draft.conscripts = true;
    },
    marks: { copies: 'web', effect: 'book' },
  },
  jailed: {
    copies: 1,
    strikes: man => man.life > 0 && man.place !== 'bastille',
    play: (draft, target, tell) => {
      const man = draft.men[target];
      man.place = 'bastille';
      man.path = -1;
      tell?.({ kind: 'jailed', who: man.who, by: 'treachery' });
    },
    marks: { copies: 'web', effect: 'book' },
  },
  isolation: {
    copies: 1,
    strikes: null,
    play: draft => {
      draft.isolation = true;
    },
    marks: { copies: 'inferred', effect: 'inferred' },
  },
  'dead-end': {
    copies: 2,
    strikes: null,
    play: draft => {
      draft.todo.push({ kind: 'time', cause: 'dead-end', asked: false, passed: [] });
    },
    marks: { copies: 'inferred', effect: 'inferred' },
  },
  balm: {
    copies: 2,
    strikes: null,
    play: (draft, _target, tell) => {
      draft.rochefort = Math.min(ROCHEFORT.life, draft.rochefort + ROCHEFORT_HEALS);
      tell?.({ kind: 'rochefort-healed', life: draft.rochefort });
    },
    marks: { copies: 'inferred', effect: 'book' },
  },
  intrigue: {
    copies: 2,
    strikes: null,
    play: (draft, _target, tell) => loseHonour(draft, 1, tell),
    marks: { title: 'house', copies: 'inferred', effect: 'web' },
  },
} as const satisfies Record<string, Treachery>;

export type TreacheryId = keyof typeof rows;
export const TREACHERY: Readonly<Record<TreacheryId, Treachery>> = rows;
export const TREACHERY_IDS = Object.keys(rows) as readonly TreacheryId[];
