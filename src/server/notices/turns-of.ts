import type { Wishes } from '#wire/notices.ts';
import type { Listing, Store } from '../store/store.ts';
import type { Turn } from './turn.ts';
import { wantsTable, wishesOf } from './wishes.ts';

const MOST_TABLES_READ = 200;

/** The person's tables where he is asked at this moment and wants to hear of it, as the store knows them. */
export const turnsOf = async (store: Pick<Store, 'of'>, person: string, wishes: Wishes): Promise<Listing[]> =>
  (await store.of(person, MOST_TABLES_READ)).filter(
    ({ id, summary }) =>
      (summary.phase === 'playing' || summary.phase === 'gathering') &&
      summary.asked.some(seat => summary.seats[seat]?.person === person) &&
      wantsTable(wishes, id),
  );

/** What a person wishes for, if he still wants to hear of that turn and has not answered on another node. */
export const wishesAbout = async (
  store: Pick<Store, 'of' | 'person'>,
  { person, table, seat }: Turn,
): Promise<Wishes | null> => {
  const wishes = await wishesOf(store, person);
  if (wishes === null) return null;
  const found = (await turnsOf(store, person, wishes)).find(each => each.id === table);
  return found?.summary.asked.includes(seat) ? wishes : null;
};
