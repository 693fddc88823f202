import { journalBytes } from './replays.ts';
import type { TableDeps } from './table-deps.ts';

/** Stories kept in one go: what is left waits for the next. */
const AT_ONCE = 20;

/**
 * Keeps the stories of matches that were over before stories were kept, a few at a time and in the background, while their
 * rules are still played. What cannot be kept is not tried again before the house is opened anew.
 */
export const archivist = ({
  store,
  replays,
  trouble,
}: Pick<TableDeps, 'store' | 'replays' | 'trouble'>): (() => Promise<void>) => {
  const failed = new Set<string>();

  const keep = async (id: string): Promise<void> => {
    const kept = await store.openSince(id, 0);
    if (kept === null) return;
    await store.keepArchive(id, await replays.play('archive', await journalBytes(store, kept.row)));
  };
  return async () => {
    for (const id of await store.unarchived(AT_ONCE + failed.size)) {
      if (failed.has(id)) continue;
      try {
        await keep(id);
      } catch (error) {
        failed.add(id);
        trouble(`the story of table ${id} could not be kept`, error);
      }
    }
  };
};
