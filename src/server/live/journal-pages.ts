import { setImmediate as nextTurn } from 'node:timers/promises';
import type { JournalLine, Store } from '../store/store.ts';

/** Lines read at once: little enough that nobody else waits for it. */
const PAGE = 500;

/** The lines of a journal after that number and up to another, a page at a time; whoever waits meanwhile has his turn. */
export async function* pagesOf(
  store: Pick<Store, 'since'>,
  id: string,
  { after = 0, upTo = Number.POSITIVE_INFINITY }: { readonly after?: number; readonly upTo?: number } = {},
): AsyncGenerator<readonly JournalLine[]> {
  let last = after;
  for (;;) {
    const page = (await store.since(id, last, PAGE)).filter(({ number }) => number <= upTo);
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    last = page[page.length - 1].number;
    await nextTurn();
  }
}
