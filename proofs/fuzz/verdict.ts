import type { Report } from './fuzz.ts';
import type { Limits } from './under-limits.ts';

/** Megabytes a server may hold more after all the nonsense than after the first part of it. */
export const MOST_GROWTH = 30;

/** What is wrong, a sentence for each; the first faults as they were seen. */
export const troublesOf = (report: Report, limits: Limits): readonly string[] => {
  const { faults, faulty, samePid, sameJournals, memory, unended } = report;
  const troubles: string[] = [];
  if (faulty > 0) troubles.push(`${faulty} were not answered as they should have been:`, ...faults);
  if (!samePid) troubles.push('The server is not the one that was started, or is not well.');
  if (!sameJournals) troubles.push('What is kept is no longer what it was.');
  if (memory !== null && memory.after - memory.before > MOST_GROWTH) troubles.push('The server has grown.');
  for (const game of unended) troubles.push(`The match of ${game} could not be played to its end.`);
  for (const [what, seen] of Object.entries(limits)) if (seen === 0) troubles.push(`No limit has answered: ${what}.`);
  return troubles;
};
