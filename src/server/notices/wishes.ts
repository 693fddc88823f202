import { MOST_BROWSERS, MOST_TABLES, type Subscription, type TableWish, type Wishes, wishes } from '#wire/notices.ts';
import type { Store } from '../store/store.ts';

/** What holds for somebody who never said anything: no channel, so silence. */
const NO_WISHES: Wishes = {
  language: 'en',
  zone: 'UTC',
  everywhere: true,
  quiet: null,
  webhook: null,
  mail: null,
  digestHour: null,
  push: [],
  tables: {},
};

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Null where a person never wished for anything. */
export const wishesOf = async (store: Pick<Store, 'person'>, person: string): Promise<Wishes | null> => {
  const kept = wishes.safeParse(fieldsOf(await store.person(person)).notices);
  return kept.success ? kept.data : null;
};

/** Changes what a person wished for and leaves everything else that is kept about him alone. */
export const changeWishes = async (
  store: Pick<Store, 'person' | 'keepPerson'>,
  person: string,
  change: (wishes: Wishes) => Wishes,
): Promise<Wishes> => {
  const about = fieldsOf(await store.person(person));
  const kept = wishes.safeParse(about.notices);
  const changed = change(kept.success ? kept.data : NO_WISHES);
  await store.keepPerson(person, { ...about, notices: changed });
  return changed;
};

export const withBrowser = (all: Wishes, browser: Subscription): Wishes => ({
  ...all,
  push: [...withoutBrowser(all, browser.endpoint).push, browser].slice(-MOST_BROWSERS),
});

export const withoutBrowser = (all: Wishes, endpoint: string): Wishes => ({
  ...all,
  push: all.push.filter(each => each.endpoint !== endpoint),
});

/** Null takes the wish for that table away, so that it is told of like all others. */
export const withTable = (all: Wishes, table: string, wish: TableWish | null): Wishes => {
  const others = Object.entries(all.tables).filter(([id]) => id !== table);
  const entries: [string, TableWish][] = wish === null ? others : [...others, [table, wish]];
  return { ...all, tables: Object.fromEntries(entries.slice(-MOST_TABLES)) };
};

/** Whether a table may tell its person anything. */
export const wantsTable = (all: Wishes, table: string): boolean =>
  all.tables[table] === undefined ? all.everywhere : all.tables[table] === 'on';
