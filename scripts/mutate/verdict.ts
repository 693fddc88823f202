import { isNamed, type Run } from './suite.ts';

/**
 * What the tests said to a fault: `rule` when a red one is named for a rule, `other` when none of the red ones is,
 * `broken` when the game no longer loads or the tests break off, so that not all could be asked, `hung` when no answer came.
 */
export type Verdict = 'rule' | 'other' | 'broken' | 'hung' | 'survived';

/** What is known of a fault after its tests. */
export interface Finding {
  readonly verdict: Verdict;
  /** The red test that decided it. */
  readonly by: string | null;
  readonly redFiles: readonly string[];
}

export const findingOf = (runs: readonly Run[]): Finding => {
  const red = runs.flatMap(run => run.red);
  const redFiles = runs.flatMap(run => run.redFiles);
  const named = red.find(isNamed);
  if (named !== undefined) return { verdict: 'rule', by: named, redFiles };
  // A test that could not run might have been the one with the rule's name.
  const broken = runs.flatMap(run => run.broken);
  if (broken.length > 0) return { verdict: 'broken', by: broken[0], redFiles };
  return red.length > 0 ? { verdict: 'other', by: red[0], redFiles } : { verdict: 'survived', by: null, redFiles };
};
