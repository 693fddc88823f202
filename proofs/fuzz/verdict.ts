import type { Bystander } from './bystander.ts';
import type { Report } from './fuzz.ts';
import type { Limits } from './under-limits.ts';

/** Megabytes a server may hold more after all the nonsense than after the first part of it. */
export const MOST_GROWTH = 30;

/** Milliseconds in which 99 of 100 answers reach somebody at another table, in every part of the run. */
export const MOST_WAIT = 50;

/** What is wrong, whatever the clock says; a sentence for each; the first faults as they were seen. */
export const troublesOf = (report: Report, limits: Limits): readonly string[] => {
  const { faults, faulty, samePid, changed, memory, bystander, unended } = report;
  const troubles: string[] = [];
  if (faulty > 0) troubles.push(`${faulty} were not answered as they should have been:`, ...faults);
  if (!samePid) troubles.push('The server is not the one that was started, or is not well.');
  if (changed.length > 0) troubles.push('What is kept is no longer what it was:', ...changed);
  if (memory !== null && memory.after - memory.before > MOST_GROWTH) troubles.push('The server has grown.');
  if (bystander.unanswered > 0) troubles.push(`The bystander was not answered ${bystander.unanswered} times.`);
  for (const why of bystander.refusals) troubles.push(`A right choice of the bystander was refused: ${why}.`);
  for (const game of unended) troubles.push(`The match of ${game} could not be played to its end.`);
  for (const [what, seen] of Object.entries(limits)) if (seen === 0) troubles.push(`No limit has answered: ${what}.`);
  return troubles;
};

/** Milliseconds: where his own clock is later than this, a machine has other things to do. */
const BUSY = 10;

/** Whether others had to wait: for whoever has a machine to himself, and never for a test. */
export const delaysOf = ({ worst, choosing, late }: Bystander): readonly string[] => {
  const troubles: string[] = [];
  if (worst.p99 >= MOST_WAIT) troubles.push('The bystander had to wait for an answer.');
  if (choosing.p99 >= MOST_WAIT) troubles.push('The bystander had to wait until his choice was kept.');
  if (troubles.length > 0 && late.p99 > BUSY)
    troubles.push(
      'His own clock was late too: the machine had other things to do, and is to be asked when it has not.',
    );
  return troubles;
};
