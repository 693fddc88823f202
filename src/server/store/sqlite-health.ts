import type { Batches } from './sqlite-batch.ts';
import { isTrouble } from './sqlite-file.ts';
import type { PageCheck } from './sqlite-pages.ts';
import type { Queries } from './sqlite-queries.ts';
import type { StoreTrouble } from './store.ts';

/** Milliseconds for which the outcome of the last write says how things stand. */
const FRESH = 5000;
/** As large as a line may be, and more: where that fits, a choice does. */
const LARGE = `health ${'x'.repeat(128 * 1024)}`;

/** Whether the file can be read and written. Where nothing was written of late, a word is: only that finds a full disk. */
export const sqliteHealth = (queries: Queries, batches: Batches, pages: PageCheck) => {
  const writeLarge = async (): Promise<void> => {
    await batches.write(() => queries.touchDone.run(LARGE, Date.now()));
    await batches.write(() => queries.removeDone.run(LARGE));
    batches.state.trouble = null;
  };
  const writeSmall = (): Promise<unknown> => batches.write(() => queries.touchDone.run('health', Date.now()));

  return async (): Promise<StoreTrouble | null> => {
    try {
      queries.any.get();
      if (batches.state.trouble !== null) await writeLarge();
      else if (performance.now() - batches.state.last > FRESH) await writeSmall();
    } catch (error) {
      if (isTrouble(error, 'corrupt', 'notDatabase')) return 'damaged';
      if (batches.state.trouble === null) throw error;
    }
    return batches.state.trouble ?? (pages.state === 'damaged' ? 'damaged' : null);
  };
};
