import type { Phase } from '#wire/to-client.ts';
import type { Idle } from './store.ts';

/** The phases in which a table may be forgotten. */
export type IdlePhase = Exclude<Phase, 'playing'>;

const IDLE_PHASES: readonly IdlePhase[] = ['over', 'gathering', 'cancelled'];

/** What was called off is kept for as long as what never started. */
export const idleBefore = (phase: IdlePhase, { over, gathering }: Idle): number | null =>
  phase === 'over' ? over : gathering;

/** Tells how many went in all. */
export const forgetIn = async (forgetAll: (phase: IdlePhase) => Promise<number>): Promise<number> => {
  let count = 0;
  for (const phase of IDLE_PHASES) count += await forgetAll(phase);
  return count;
};
