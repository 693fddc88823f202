import { ADVERSARIES, type AdversaryId } from '../cards/adversaries.ts';
import { TRAP_STRENGTH, TRAPS, type TrapId } from '../cards/traps.ts';

/** A Trap and an Adversary are told apart by their ids. */
export const isTrap = (card: AdversaryId | TrapId): card is TrapId => card in TRAPS;
export const strengthOf = (card: AdversaryId | TrapId): number =>
  isTrap(card) ? TRAP_STRENGTH : ADVERSARIES[card].strength;

/** Whether these cards, with at most one Trap, can make the total exactly (ROY.PARIS.6, ROY.TRAP.2). */
export const canMake = (foes: readonly AdversaryId[], trap: boolean, total: number): boolean => {
  let ones = trap ? 1 : 0;
  let twos = 0;
  let threes = 0;
  for (let i = 0; i < foes.length; i++) {
    const { strength } = ADVERSARIES[foes[i]];
    if (strength === 1) ones++;
    else if (strength === 2) twos++;
    else threes++;
  }
  for (let a = 0; a <= threes && 3 * a <= total; a++)
    for (let b = 0; b <= twos && 3 * a + 2 * b <= total; b++) if (total - 3 * a - 2 * b <= ones) return true;
  return false;
};

/** ROY.PARIS.7: the highest total that can be made, at most the one wanted. */
export const reachable = (foes: readonly AdversaryId[], traps: readonly TrapId[], wanted: number): number => {
  let total = wanted;
  while (total > 0 && !canMake(foes, traps.length > 0, total)) total--;
  return total;
};
