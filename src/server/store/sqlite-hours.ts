import { outagesAfter } from '../room/outages.ts';
import { checkedId } from './checked-id.ts';
import { type BeatRow, beatOf, MOST_BEATS, type OutageRow, outageOf } from './rows.ts';
import type { Batches } from './sqlite-batch.ts';
import { type Queries, rowsOf } from './sqlite-queries.ts';
import type { HoursStore } from './store.ts';

export const sqliteHours = (queries: Queries, write: Batches['write']): HoursStore => {
  const outages = () => rowsOf<OutageRow>(queries.outages).map(outageOf);
  const beats = () => rowsOf<BeatRow>(queries.beats).map(beatOf);

  /** Within a transaction. */
  const beat = (node: string, time: number): boolean => {
    const before = outages();
    const heard = beats();
    const own = heard.find(each => each.node === node)?.time ?? null;
    const after = outagesAfter({ own, last: heard[0]?.time ?? null, outages: before }, time);
    queries.addBeat.run(node, time);
    for (const { node: gone } of heard.slice(MOST_BEATS)) queries.removeBeat.run(gone);
    if (JSON.stringify(after) === JSON.stringify(before)) return false;
    queries.removeOutages.run();
    for (const { since, until } of after) queries.addOutage.run(since, until);
    return true;
  };

  return {
    beat: async (node, time) => write(() => beat(checkedId(node), Math.round(time))),
    beats: async () => beats(),
    outages: async () => outages(),
  };
};
