import type { MatchRecord } from '#kernel/journal.ts';
import { isBelied, type Said, testify, type Witness } from '#kernel/witness.ts';

/** `all`: seal, words and every choice are as they were seen. `part`: what was seen is, and not all was. */
export type Verdict = 'all' | 'part' | 'wrong';

/**
 * What this browser says about a record without being asked; null where it saw too little to say anything. `told`:
 * whether the record tells what was told at the table.
 */
export const verdictOn = (record: MatchRecord, witness: Witness | null, told: Said = 'unseen'): Verdict | null => {
  const testimony = testify(record, witness);
  if (isBelied(testimony) || (witness !== null && told === 'belied')) return 'wrong';
  const { choices, promises, upTo, entries } = testimony;
  if (choices !== 'proved') return null;
  const arePromisesSeen = promises === 'proved' || record.promises === undefined;
  return arePromisesSeen && upTo === entries ? 'all' : 'part';
};
