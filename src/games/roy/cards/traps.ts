import type { Mark } from '../names.ts';

/** A Trap card; each counts as strength 1 (ROY.COMP.18). */
export interface Trap {
  /** It has to be overcome before the mission is complete (ROY.TRAP.8). */
  readonly holds: boolean;
  /** What a Sword on its die does to whoever is there: one wound, or one pistole (ROY.TRAP.12). */
  readonly bite: 'wound' | 'pistole' | null;
  readonly mark: Mark;
}

export const TRAP_STRENGTH = 1;
/** ROY.TRAP.15 */
export const BEGGARS_PRICE = 2;
/** ROY.CARD.18 */
export const HARLOT_ADDS = 1;

const rows = {
  beggars: { holds: true, bite: null, mark: 'book' },
  harlot: { holds: true, bite: null, mark: 'web' },
  nemesis: { holds: true, bite: null, mark: 'house' },
  thief: { holds: false, bite: 'pistole', mark: 'house' },
  assassin: { holds: false, bite: 'wound', mark: 'house' },
} as const satisfies Record<string, Trap>;

export type TrapId = keyof typeof rows;
export const TRAPS: Readonly<Record<TrapId, Trap>> = rows;
export const TRAP_IDS = Object.keys(rows) as readonly TrapId[];
