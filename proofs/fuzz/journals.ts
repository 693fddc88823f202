import { openStore } from '#server/store/open-store.ts';

/** Everything that is kept in a folder but for the hours of the house, each thing as one text; it may be served meanwhile. */
export const everythingIn = async (data: string): Promise<readonly string[]> => {
  const store = await openStore({ data, databaseUrl: null, use: 'read' });
  try {
    const texts: string[] = [];
    for await (const kept of store.everything())
      if (kept.kind !== 'beat' && kept.kind !== 'outage') texts.push(JSON.stringify(kept));
    return texts.sort();
  } finally {
    await store.close();
  }
};
