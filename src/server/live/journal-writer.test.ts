import { expect, test } from 'vitest';
import { handClock } from '../hand-clock.testing.ts';
import { createMetrics } from '../metrics.ts';
import { note, openRoom } from '../room/room.ts';
import { playing, summaryOf, tableOf } from '../store/samples.testing.ts';
import type { JournalLine, TableSummary } from '../store/store.ts';
import { journalWriter } from './journal-writer.ts';
import type { Origin } from './taken-line.ts';

/** A writer of one table on a store that keeps everything, and what it wrote and told of. */
const writing = () => {
  const { id, opening } = tableOf('t1');
  const room = openRoom(id, opening);
  const kept: JournalLine[] = [];
  const summaries: (TableSummary | null)[] = [];
  const told: Origin[] = [];
  const summary = summaryOf({ phase: 'playing', asked: [0] });
  const store = {
    since: async (_id: string, number: number) => kept.filter(line => line.number > number),
    append: async (_id: string, line: JournalLine, written: TableSummary | null) => {
      if (kept.some(({ number }) => number === line.number)) return 'taken' as const;
      kept.push(line);
      summaries.push(written);
      return 'kept' as const;
    },
  };
  const metrics = createMetrics(null);
  metrics.stop();
  const writer = journalWriter({
    room,
    deps: { store, metrics, time: handClock(1), trouble: () => {} },
    summaryAfter: () => summary,
    onLine({ line, origin }) {
      note(room, line);
      told.push(origin);
    },
  });
  const play = () => writer.keep(() => ({ action: { kind: 'play', seat: 0, choice: 1 } }), null);
  return { writer, play, kept, summaries, told, summary };
};

test('a summary that says nothing new is written once', async () => {
  const { play, summaries, summary } = writing();
  for (let choice = 0; choice < 3; choice++) expect(await play()).toBeNull();
  expect(summaries).toEqual([summary, null, null]);
});

test('after a line of another node the summary is written again', async () => {
  const { play, kept, summaries, summary, told } = writing();
  await play();
  kept.push(playing(2));
  await play();
  expect(kept.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(summaries).toEqual([summary, summary]);
  expect(told).toEqual(['this-node', 'another-node', 'this-node']);
});

test('news of another node’s line make the summary stale as well', async () => {
  const { writer, play, kept, summaries, summary } = writing();
  await play();
  kept.push(playing(2));
  expect(await writer.catchUp()).toBe(true);
  await play();
  expect(summaries).toEqual([summary, summary]);
});
