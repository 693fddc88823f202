import type { MatchRecord } from '#kernel/journal.ts';
import type { JournalLine, TableRow } from '../store/store.ts';
import { recordAt, recordOnce } from './recorded-match.ts';
import { journalBytes } from './replays.ts';
import { SNAPSHOT_EVERY, snapshotOf } from './snapshot.ts';
import type { TableCompany } from './table-company.ts';
import type { TableDeps } from './table-deps.ts';
import type { TableState } from './table-state.ts';
import type { Origin } from './taken-line.ts';
import { type Have, lacksStory } from './untold.ts';

interface TablePastDeps {
  readonly row: TableRow;
  readonly state: TableState;
  /** None where the match is told by its archive. */
  readonly snapshots: 'kept' | 'none';
  readonly company: Pick<TableCompany, 'declined'>;
  readonly deps: Pick<TableDeps, 'store' | 'replays' | 'stories' | 'archives' | 'trouble'>;
}

/** What is kept of a table's past so that nobody has to play it again, and the story where somebody asks for it. */
export interface TablePast {
  /** Answers once everything is at hand that a browser with that much of the match has to be told. */
  readonly ready: (have: Have | null) => Promise<void>;
  /** The match as the journal has it; null before the deal. */
  readonly record: () => Promise<MatchRecord | null>;
  /** To be called with every line that has been taken in. */
  readonly noted: (line: JournalLine, origin: Origin) => void;
  /** To be called once the table is open: `lines` had to be played for that. */
  readonly opened: (lines: number) => void;
  readonly stop: () => void;
}

export const tablePast = ({ row, state, snapshots, company, deps }: TablePastDeps): TablePast => {
  const { store, replays, stories, archives, trouble } = deps;
  const { room } = state;
  const { id } = row;
  const ended = recordOnce(store, row);
  let isLeftToArchive = false;

  const keepSnapshot = (): void => {
    if (snapshots === 'none') return;
    const value = snapshotOf(state, company.declined());
    store
      .keepSnapshot(id, room.number, value)
      .catch(error => trouble(`a snapshot of table ${id} could not be kept`, error));
  };

  /** The whole story stays, whatever becomes of the rules. */
  const archive = (): void => {
    if (isLeftToArchive || state.phase !== 'over') return;
    isLeftToArchive = true;
    archives.keep(id);
  };

  return {
    async ready(have) {
      const { match } = state;
      if (match === null || !lacksStory(match, have)) return;
      await match.story.ready(async () => replays.play('story', await journalBytes(store, row, room.number)));
      stories.used(match.story);
    },
    record: () => (state.phase === 'over' ? ended() : recordAt(store, row)),
    noted({ number, entry }, origin) {
      if (entry.kind === 'start' && state.match !== null) stories.used(state.match.story);
      if (origin !== 'this-node') return;
      if (number % SNAPSHOT_EVERY === 0) keepSnapshot();
      archive();
    },
    opened(lines) {
      if (lines >= SNAPSHOT_EVERY) keepSnapshot();
      archive();
    },
    stop() {
      if (state.match !== null) stories.forget(state.match.story);
    },
  };
};
