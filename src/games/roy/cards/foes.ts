import { ADVERSARIES, type AdversaryId } from './adversaries.ts';
import { GUARD, JAILER, ROCHEFORT, WARDES } from './board.ts';
import type { Fighter } from './fighter.ts';

/** Everybody to fight who goes by a name: the Adversary cards, and who is printed on a board or a mission. */
export const FOES = {
  ...ADVERSARIES,
  rochefort: ROCHEFORT,
  jailer: JAILER,
  guard: GUARD,
  wardes: WARDES,
} as const satisfies Readonly<Record<AdversaryId | 'rochefort' | 'jailer' | 'guard' | 'wardes', Fighter>>;

export type NamedFoe = keyof typeof FOES;
export const NAMED_FOES = Object.keys(FOES) as readonly NamedFoe[];
export const isNamed = (foe: string): foe is NamedFoe => foe in FOES;
