import type { TableSummary } from '../store/store.ts';

/** Nothing to write anew: when something moved is worth a line only together with something else. */
const isSame = (a: TableSummary, b: TableSummary): boolean =>
  a.phase === b.phase &&
  a.listed === b.listed &&
  a.seats === b.seats &&
  a.due === null &&
  b.due === null &&
  a.asked.length === b.asked.length &&
  a.asked.every((seat, at) => seat === b.asked[at]);

/** Knows the summary this node wrote last, so that one which says nothing new is not written again. */
export interface SummaryMemory {
  /** What is to be written with the next line; null where the store has it already. */
  readonly toWrite: (summary: TableSummary) => TableSummary | null;
  /** Somebody else may have written another one since, or this one was not kept. */
  readonly forget: () => void;
}

export const summaryMemory = (): SummaryMemory => {
  let known: TableSummary | null = null;
  return {
    toWrite(summary) {
      const same = known !== null && isSame(known, summary);
      known = summary;
      return same ? null : summary;
    },
    forget() {
      known = null;
    },
  };
};
