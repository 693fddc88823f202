import type { MatchRecord } from '#kernel/journal.ts';
import { readRecord } from '#kernel/match-file.ts';
import { keptKey } from './keys.ts';

const fetchText = async (table: string, what: 'match' | 'account'): Promise<string> => {
  const key = keptKey(table);
  const answer = await fetch(`/api/tables/${table}/${what}`, key === null ? {} : { headers: { 'x-panache-key': key } });
  if (!answer.ok) throw new Error(`the house answered ${answer.status}`);
  return answer.text();
};

/** What the house gave out as a record is none. */
export class BrokenRecord extends Error {}

/** The whole match, once it is over. */
export const fetchRecord = async (table: string): Promise<MatchRecord> => {
  const { record, problem } = readRecord(await fetchText(table, 'match'));
  if (problem !== null) throw new BrokenRecord(`the match file is wrong: ${problem.kind}`);
  return record;
};

/** The match so far as the asker may know it, as a file. */
export const downloadAccount = async (table: string): Promise<void> => {
  const text = await fetchText(table, 'account');
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `panache-${table.slice(0, 6)}.json`;
  link.click();
  // Some browsers start reading only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
