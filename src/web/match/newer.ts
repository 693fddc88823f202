import { type MatchRecord, same } from '#kernel/journal.ts';

/** Two tabs that moved at once must agree on one journal: the longer, else the first by its text. */
export const isNewer = (theirs: MatchRecord, mine: MatchRecord): boolean => {
  const difference = theirs.entries.length - mine.entries.length;
  if (difference !== 0) return difference > 0;
  return JSON.stringify(theirs.entries) < JSON.stringify(mine.entries);
};

/** Whether a journal only adds choices to another: then they can be shown as they come. */
export const goesOnFrom = (later: MatchRecord, earlier: MatchRecord): boolean => {
  const added = later.entries.slice(earlier.entries.length);
  return (
    earlier.entries.every((entry, at) => same(entry, later.entries[at])) && added.every(entry => entry[1] !== null)
  );
};
