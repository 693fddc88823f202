import type { TableLine } from '#wire/table-line.ts';
import type { Refusal } from '#wire/to-client.ts';
import type { NewTable } from '#wire/to-server.ts';
import { isObject } from '../../stored-object.ts';

/** What came of asking the house to make a table. */
export type Made = { readonly table: string } | { readonly problem: 'unreachable' | 'tooMany' | 'refused' | 'name' };

let known: Promise<boolean> | null = null;

const greet = async (): Promise<boolean> => {
  try {
    return (await fetch('/api/me', { method: 'POST' })).ok;
  } catch {
    return false;
  }
};

/**
 * Lets the house know this browser by a cookie, once per page load; false where it cannot be reached. All who ask wait
 * for the same answer: a fresh browser that asked twice at once would become two people.
 */
export const introduce = (): Promise<boolean> => {
  known ??= greet().then(done => {
    if (!done) known = null;
    return done;
  });
  return known;
};

const problemOf = (status: number, why: unknown): Exclude<Made, { table: string }>['problem'] => {
  if (status === 429 || why === ('slow-down' satisfies Refusal)) return 'tooMany';
  if (why === ('name-missing' satisfies Refusal)) return 'name';
  return status >= 500 ? 'unreachable' : 'refused';
};

export const makeTable = async (wanted: NewTable): Promise<Made> => {
  if (!(await introduce())) return { problem: 'unreachable' };
  try {
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wanted),
    });
    const said: unknown = await answer.json().catch(() => null);
    const told = isObject(said) ? said : {};
    if (answer.ok && typeof told.table === 'string') return { table: told.table };
    return { problem: problemOf(answer.status, told.why) };
  } catch {
    return { problem: 'unreachable' };
  }
};

/** The tables of a list; null where the house cannot be reached. */
const tablesAt = async (address: string): Promise<readonly TableLine[] | null> => {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return null;
    const { tables } = (await answer.json()) as { tables: readonly TableLine[] };
    return Array.isArray(tables) ? tables : null;
  } catch {
    return null;
  }
};

export interface Lists {
  readonly mine: readonly TableLine[];
  readonly open: readonly TableLine[];
}

/** Whoever only looks is given no cookie: without one he has no tables of his own. */
export const fetchLists = async (): Promise<Lists | null> => {
  const [mine, listed] = await Promise.all([tablesAt('/api/tables/mine'), tablesAt('/api/tables/listed')]);
  if (mine === null && listed === null) return null;
  const own = new Set(mine?.map(line => line.table));
  return { mine: mine ?? [], open: (listed ?? []).filter(line => !own.has(line.table)) };
};
