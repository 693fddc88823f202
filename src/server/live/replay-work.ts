import { gzipSync } from 'node:zlib';
import { type AnyGame, playsBy } from '#kernel/game.ts';
import { replay } from '#kernel/journal.ts';
import { archiveOf } from '#table/archive.ts';
import { eventsOf } from '#table/past.ts';
import { STEPS_SHOWN } from '#wire/limits.ts';
import { closedBetween, type Outage } from '../room/outages.ts';
import type { JournalLine, TableRow } from '../store/store.ts';
import { counselAt } from './counsel.ts';
import { recordIn } from './recorded-match.ts';
import { type Snapshot, snapshotOf } from './snapshot.ts';
import type { Told } from './story.ts';
import { openTableState } from './table-state.ts';

/** A journal as it travels to where it is played again: pages of its lines, as the bytes of their JSON. */
export interface JournalBytes {
  readonly row: TableRow;
  readonly pages: readonly Uint8Array[];
  /** When the house was closed: no sand ran then. */
  readonly outages: readonly Outage[];
}

/** What a journal can be played again for. */
export interface ReplayAnswers {
  /** What has happened, and how the match stood at the last. */
  readonly story: Told;
  /** The present, to go on from. */
  readonly snapshot: {
    readonly number: number;
    readonly value: Snapshot;
    /** Why the journal cannot be played to its end; null where it can. */
    readonly broken: string | null;
  };
  /** The whole story of a match that is over, compressed. */
  readonly archive: Uint8Array;
}
export type ReplayWant = keyof ReplayAnswers;

const linesIn = ({ pages }: JournalBytes): JournalLine[] =>
  pages.flatMap(page => JSON.parse(Buffer.from(page).toString()) as JournalLine[]);

const played = (game: AnyGame, { row }: JournalBytes, lines: readonly JournalLine[]) => {
  const record = recordIn(row, lines);
  if (record === null) throw new Error('nothing has been dealt');
  if (!playsBy(game, record.rules)) throw new Error(`rules ${record.rules} of ${game.id} are not played here`);
  const { course, broken } = replay(game, record);
  if (broken !== null) throw new Error(`entry ${broken} of the match is not allowed`);
  return { record, course };
};

const storyOf = (game: AnyGame, journal: JournalBytes, lines: readonly JournalLine[]): Told => {
  const { course } = played(game, journal, lines);
  const states = [course.opening, ...course.played].slice(-STEPS_SHOWN - 1).map(({ state }) => state);
  return { events: eventsOf(course), states };
};

const never = (): Promise<never> => new Promise(() => {});

/** The room, the match and what people did not want of bots, as a live table would know them by now. */
const snapshotIn = (
  game: AnyGame,
  { row, outages }: JournalBytes,
  lines: readonly JournalLine[],
): ReplayAnswers['snapshot'] => {
  const state = openTableState(row, game, (from, to) => closedBetween(outages, from, to));
  const { room } = state;
  let counsel: ReturnType<typeof counselAt> | null = null;
  let broken: string | null = null;
  for (const line of lines) {
    try {
      state.take({ line, origin: 'journal', play: null });
    } catch (error) {
      broken = String(error);
      break;
    }
    if (line.entry.kind === 'start' && state.match !== null)
      counsel = counselAt({ room, table: state.match.table, why: never, keep: never, restart: () => {} });
    counsel?.follow(line.entry);
  }
  return { number: room.number, value: snapshotOf(state, counsel?.declined.kept() ?? []), broken };
};

const archiveIn = (game: AnyGame, journal: JournalBytes, lines: readonly JournalLine[]): Uint8Array => {
  const { record, course } = played(game, journal, lines);
  return gzipSync(JSON.stringify(archiveOf(game, record, course)), { level: 9 });
};

const WORKS: {
  readonly [W in ReplayWant]: (game: AnyGame, journal: JournalBytes, lines: readonly JournalLine[]) => ReplayAnswers[W];
} = { story: storyOf, snapshot: snapshotIn, archive: archiveIn };

/** Plays a journal again from its first line: long work, to be done where nobody waits for it. */
export const replayFor = <W extends ReplayWant>(game: AnyGame, want: W, journal: JournalBytes): ReplayAnswers[W] =>
  WORKS[want](game, journal, linesIn(journal));
