import { isTableId, type PersonId, type TableId } from '#wire/ids.ts';
import type { TableLine } from '#wire/to-client.ts';
import type { NewTable } from '#wire/to-server.ts';
import { repeatEvery } from '../repeat-every.ts';
import type { TableRow } from '../store/store.ts';
import { type LiveTable, liveTable } from './live-table.ts';
import { type BadTable, tableAfter, tableFor } from './new-table.ts';
import { openTables } from './open-tables.ts';
import { HERE_LASTS } from './presence.ts';
import type { OfferedGame, TableDeps } from './table-deps.ts';
import { linesFor } from './table-list.ts';

/** How often the tables are looked after, in milliseconds. */
const EVERY = { owed: 5000, away: 10_000, unload: 15_000 } as const;
const MOST_LISTED = 100;
const MOST_OWED = 50;

/** All tables of one node. Any node may open any table; none owns one. */
export interface TableRegistry {
  /** Null where there is no such table; throws where its journal cannot be played. */
  open(id: TableId): Promise<LiveTable | null>;
  create(wanted: NewTable, person: PersonId): Promise<{ readonly table: TableId } | BadTable>;
  listed(person: PersonId | null): Promise<readonly TableLine[]>;
  mine(person: PersonId): Promise<readonly TableLine[]>;
  readonly size: number;
  stop(): void;
}

type Games = Readonly<Record<string, OfferedGame>>;

const offeredFor = (games: Games, game: string): OfferedGame => {
  if (!Object.hasOwn(games, game)) throw new Error(`no game is called ${game}`);
  return games[game];
};

/** A journal says nothing to other rules than those it was written by; `CHANGELOG.md` names the version that had them. */
const checkRules = ({ id, opening }: TableRow, { game }: OfferedGame): void => {
  if (opening.rules === game.rules) return;
  const begun = `table ${id} was begun by rules ${opening.rules} of ${opening.game}, and this version plays rules ${game.rules}`;
  throw new Error(
    opening.rules < game.rules
      ? `${begun}: it is kept as it is; finish it with the version of Panache it was begun with`
      : `${begun}: update Panache`,
  );
};

/** Opens tables where a bot's turn is due that nobody waits for at a screen, or one that a node left behind when it went. */
const owedOpener = (open: TableRegistry['open'], { store, time, trouble }: Omit<TableDeps, 'makeNext'>) => {
  const broken = new Set<string>();
  return async (): Promise<void> => {
    for (const id of await store.due(time.now(), MOST_OWED)) {
      if (broken.has(id) || !isTableId(id)) continue;
      await open(id).catch(error => {
        broken.add(id);
        trouble(`table ${id} does not open`, error);
      });
    }
  };
};

export const openTableRegistry = (games: Games, given: Omit<TableDeps, 'makeNext'>): TableRegistry => {
  const { store, time, metrics, trouble } = given;
  const deps: TableDeps = {
    ...given,
    async makeNext(room, host) {
      const { row, summary } = tableAfter(room, offeredFor(games, room.opening.game), host, time.now());
      await store.create(row, summary, time.now());
      return row.id;
    },
  };

  const read = async (id: TableId): Promise<LiveTable | null> => {
    const kept = await store.open(id);
    if (kept === null) return null;
    const offered = offeredFor(games, kept.row.opening.game);
    checkRules(kept.row, offered);
    return liveTable(kept, offered, deps);
  };
  const tables = openTables({ read, now: time.now, count: open => metrics.tablesOpen.set(open) });

  const unlisten = store.listen(tables.hear);
  const chore = { time, onFailure: (error: unknown) => trouble('the tables could not be looked after', error) };
  const chores = [
    repeatEvery(EVERY.owed, owedOpener(tables.open, given), chore),
    repeatEvery(EVERY.unload, tables.unload, chore),
    repeatEvery(Math.min(EVERY.away, HERE_LASTS / 2), tables.tick, chore),
  ];

  return {
    open: tables.open,
    async create(wanted, person) {
      const laid = tableFor(games, wanted, person, time.now());
      if (typeof laid === 'string') return laid;
      await store.create(laid.row, laid.summary, time.now());
      return { table: laid.row.id };
    },
    listed: async person => linesFor(await store.listed(MOST_LISTED), person),
    mine: async person => linesFor(await store.of(person, MOST_LISTED), person),
    get size() {
      return tables.size;
    },
    stop() {
      unlisten();
      for (const stopChore of chores) stopChore();
      tables.stop();
    },
  };
};
