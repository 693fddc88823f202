import { openStore } from '#server/store/open-store.ts';
import type { Kept } from '#server/store/store.ts';

const tableOf = (kept: Kept): string | null => {
  if (kept.kind === 'table') return kept.row.id;
  return kept.kind === 'owed' ? kept.table : null;
};

/**
 * Everything that is kept in a folder but for the hours of the house and what belongs to some tables, each thing as one
 * text; it may be served meanwhile.
 */
export const everythingIn = async (data: string, but: readonly string[] = []): Promise<readonly string[]> => {
  const store = await openStore({ data, databaseUrl: null, use: 'read' });
  try {
    const texts: string[] = [];
    for await (const kept of store.everything()) {
      if (kept.kind === 'beat' || kept.kind === 'outage' || but.includes(tableOf(kept) ?? '')) continue;
      texts.push(JSON.stringify(kept));
    }
    return texts.sort();
  } finally {
    await store.close();
  }
};

/** What is in one of them and not in the other. */
export const differing = (before: readonly string[], later: readonly string[]): readonly string[] => [
  ...new Set(before).symmetricDifference(new Set(later)),
];
