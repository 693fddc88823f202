import { below } from '#kernel/rng.ts';
import type { State } from './state.ts';

/** One of these, by the match's own dice. */
export const anyOf = <T>(draft: State, items: readonly T[]): T => items[below(draft.rng, items.length)];
