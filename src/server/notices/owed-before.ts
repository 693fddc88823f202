import type { Store } from '../store/store.ts';
import { readOwed, rowOf } from './owed.ts';

/** Where the first form of the store had all that is owed, as one list among the people: no person has such a name. */
const SLATE = 'notices:owed';

/** Moves what an older version owed to rows of its own; a backup of such a version may bring that list back. */
export const moveOwed = async (store: Pick<Store, 'person' | 'keepPerson' | 'owe'>): Promise<void> => {
  const slate = await store.person(SLATE);
  if (!Array.isArray(slate) || slate.length === 0) return;
  await store.owe(slate.flatMap(each => readOwed(each) ?? []).map(rowOf));
  await store.keepPerson(SLATE, []);
};
