import type { ClientBase } from 'pg';
import { type Outage, outagesAfter } from '../room/outages.ts';
import { checkedId } from './checked-id.ts';
import * as queries from './postgres-queries.ts';
import { type BeatRow, beatOf, MOST_BEATS, type OutageRow, outageOf } from './rows.ts';
import type { HoursStore } from './store.ts';

/** Held while a node beats: one after the other looks at what was heard before. */
const LOCK = 0x50_41_4e_42;

/** Does a work with a connection of its own. */
export type WithClient = <T>(work: (client: ClientBase) => Promise<T>) => Promise<T>;

const replaceOutages = async (client: ClientBase, outages: readonly Outage[]): Promise<void> => {
  await client.query('delete from panache.outages');
  await client.query('insert into panache.outages select * from unnest($1::bigint[], $2::bigint[])', [
    outages.map(({ since }) => since),
    outages.map(({ until }) => until),
  ]);
};

/** Within a transaction. */
const beat = async (client: ClientBase, node: string, time: number): Promise<boolean> => {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
  const heard = (await client.query<BeatRow>(queries.BEATS)).rows.map(beatOf);
  const before = (await client.query<OutageRow>(queries.OUTAGES)).rows.map(outageOf);
  const own = heard.find(each => each.node === node)?.time ?? null;
  const after = outagesAfter({ own, last: heard[0]?.time ?? null, outages: before }, time);
  await client.query({ ...queries.ADD_BEAT, values: [node, time] });
  const gone = heard.slice(MOST_BEATS).map(each => each.node);
  if (gone.length > 0) await client.query('delete from panache.beats where node = any($1)', [gone]);
  if (JSON.stringify(after) === JSON.stringify(before)) return false;
  await replaceOutages(client, after);
  return true;
};

export const postgresHours = (withClient: WithClient): HoursStore => ({
  beat: async (node, time) =>
    withClient(async client => {
      await client.query('begin');
      try {
        const changed = await beat(client, checkedId(node), Math.round(time));
        await client.query('commit');
        return changed;
      } catch (error) {
        await client.query('rollback').catch(() => {});
        throw error;
      }
    }),
  beats: async () => withClient(async client => (await client.query<BeatRow>(queries.BEATS)).rows.map(beatOf)),
  outages: async () => withClient(async client => (await client.query<OutageRow>(queries.OUTAGES)).rows.map(outageOf)),
});
