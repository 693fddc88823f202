import { ADVERSARIES, type AdversaryId } from '../cards/adversaries.ts';
import { TRAP_STRENGTH, TRAPS, type TrapId } from '../cards/traps.ts';
import type { InstallTask } from '../tasks.ts';

/** A Trap and an Adversary are told apart by their ids. */
export const isTrap = (card: AdversaryId | TrapId): card is TrapId => card in TRAPS;
export const strengthOf = (card: AdversaryId | TrapId): number =>
  isTrap(card) ? TRAP_STRENGTH : ADVERSARIES[card].strength;

/** The strength of all that is being laid at a mission. */
export const strengthLaid = ({ foes, trap }: Pick<InstallTask, 'foes' | 'trap'>): number => {
  let laid = trap === null ? 0 : strengthOf(trap);
  for (const foe of foes) laid += strengthOf(foe);
  return laid;
};

/** How many cards there are of each strength, at most one Trap among them (ROY.TRAP.2). */
export interface Strengths {
  readonly ones: number;
  readonly twos: number;
  readonly threes: number;
}

export const strengthsOf = (foes: readonly AdversaryId[], out: readonly AdversaryId[], trap: 'trap' | 'none') => {
  const counted = [0, trap === 'trap' ? 1 : 0, 0, 0];
  for (let i = 0; i < foes.length; i++) if (!out.includes(foes[i])) counted[ADVERSARIES[foes[i]].strength]++;
  return { ones: counted[1], twos: counted[2], threes: counted[3] };
};

/** Whether these cards can make the total exactly (ROY.PARIS.6). */
export const canMake = ({ ones, twos, threes }: Strengths, total: number): boolean => {
  for (let a = 0; a <= threes && 3 * a <= total; a++)
    for (let b = 0; b <= twos && 3 * a + 2 * b <= total; b++) if (total - 3 * a - 2 * b <= ones) return true;
  return false;
};

/** ROY.PARIS.7: the highest total that can be made, at most the one wanted. */
export const reachable = (foes: readonly AdversaryId[], traps: readonly TrapId[], wanted: number): number => {
  const strengths = strengthsOf(foes, [], traps.length > 0 ? 'trap' : 'none');
  let total = wanted;
  while (total > 0 && !canMake(strengths, total)) total--;
  return total;
};
