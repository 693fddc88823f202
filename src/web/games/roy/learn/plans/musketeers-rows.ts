import type { Token } from '#games/roy/cards/tokens.ts';
import type { Choice } from '#games/roy/choices.ts';
import type { PageId } from '../pages.ts';

/** Chambers, Stables, Cellar: the first is worth choosing, once one has looked. */
export const INN: readonly Token[] = [
  ...(['two', 'decoy', 'decoy', 'three'] as const),
  ...(['four', 'swords', 'three', 'decoy'] as const),
  ...(['snare', 'three', 'decoy', 'four'] as const),
];

/** A choice of the pupil's with what the guide says before it. */
type Row = readonly [choice: Choice, ...pages: PageId[]];

/** D'Artagnan's first turn. */
export const FIRST_TURN: readonly Row[] = [
  [{ kind: 'start', who: 'dartagnan' }, 'm-aim', 'm-abduction', 'm-begin'],
  [{ kind: 'duel', foe: 'boisrenard' }, 'm-actions', 'm-rochefort', 'm-duel'],
  [{ kind: 'commit', card: 'single' }, 'm-sheet', 'm-commit'],
  [{ kind: 'commit', card: 'single' }],
  [{ kind: 'done' }, 'm-roll'],
  [{ kind: 'challenge', skill: 'panache' }, 'm-won', 'm-challenge'],
  [{ kind: 'add', card: 'panache' }, 'm-add'],
  [{ kind: 'add', card: 'panache' }],
  [{ kind: 'done' }],
  [{ kind: 'draw' }, 'm-draw'],
  [{ kind: 'move', to: 'la-rochelle' }, 'm-move'],
];

/** And his second, as far as the dice have no say in it. */
export const SECOND_TURN: readonly Row[] = [
  [{ kind: 'start', who: 'dartagnan' }, 'm-again'],
  [{ kind: 'buy', item: 'blade' }, 'm-buy'],
  [{ kind: 'buy', item: 'armour' }],
  [{ kind: 'move', to: 'quest' }, 'm-quest'],
  [{ kind: 'reveal', pay: 'card' }, 'm-inn', 'm-reveal'],
  [{ kind: 'name', space: 0 }],
  [{ kind: 'name', space: 1 }],
  [{ kind: 'name', space: 4 }],
  [{ kind: 'name', space: 5 }],
  [{ kind: 'name', space: 8 }],
  [{ kind: 'name', space: 9 }],
  [{ kind: 'advance', path: 0 }, 'm-advance'],
];
