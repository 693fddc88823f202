import type { MatchRecord } from '#kernel/journal.ts';
import { isTableId, type PersonId, type TableId } from '#wire/ids.ts';
import type { TableLine } from '#wire/table-line.ts';
import type { Refusal } from '#wire/to-client.ts';
import type { NewTable } from '#wire/to-server.ts';
import { repeatEvery } from '../repeat-every.ts';
import { type Actor, actorAt, type Comer } from '../room/actor.ts';
import { type Archivist, archivist } from './archivist.ts';
import type { CannotOpen } from './cannot-open.ts';
import { openHours } from './hours.ts';
import type { LiveTable } from './live-table.ts';
import { type BadTable, tableAfter, tableFor } from './new-table.ts';
import { type OpenTables, openTables } from './open-tables.ts';
import { HERE_LASTS } from './presence.ts';
import { readTable } from './read-table.ts';
import { recordAt } from './recorded-match.ts';
import { storyShelf } from './story-shelf.ts';
import type { OfferedGame, TableDeps } from './table-deps.ts';
import { linesFor } from './table-list.ts';

/** How often the tables are looked after, in milliseconds. */
const EVERY = { owed: 5000, away: 10_000, unload: 15_000, archive: 30_000 } as const;
const MOST_LISTED = 100;
const MOST_OWED = 50;

/** All tables of one node. Any node may open any table; none owns one. */
export interface TableRegistry {
  /** Null where there is no such table; rejects with `CannotOpen` where nobody can sit down at it here. */
  open(id: TableId): Promise<LiveTable | null>;
  /** Who somebody is at a table that cannot be opened, or why it is none of his business. */
  actorAt(closed: CannotOpen, comer: Comer): Actor | Refusal;
  /** The match of such a table, as its journal has it; null before the deal. */
  recordOf(closed: CannotOpen): Promise<MatchRecord | null>;
  /** The whole story of a finished match, as it is kept. */
  archiveOf(id: string): Promise<Uint8Array | null>;
  create(wanted: NewTable, person: PersonId): Promise<{ readonly table: TableId } | BadTable>;
  listed(person: PersonId | null): Promise<readonly TableLine[]>;
  mine(person: PersonId): Promise<readonly TableLine[]>;
  readonly size: number;
  stop(): void;
}

/** What a registry is given; the rest of what its tables need it makes itself. */
type Given = Omit<TableDeps, 'makeNext' | 'stories' | 'archives' | 'hours'>;

type Games = Readonly<Record<string, OfferedGame>>;

const offeredFor = (games: Games, game: string): OfferedGame => {
  if (!Object.hasOwn(games, game)) throw new Error(`no game is called ${game}`);
  return games[game];
};

/** Milliseconds until a table that did not open is tried again: longer every time, and never given up. */
const AGAIN = { first: 5000, longest: 600_000 } as const;

/** A journal that is ahead of the clock by so many milliseconds was written by a clock that was wrong: its `due` is too. */
const AHEAD = 3_600_000;

/** Opens tables where a bot's turn is due that nobody waits for at a screen, or one that a node left behind when it went. */
const owedOpener = (
  open: TableRegistry['open'],
  { store, time, trouble }: Pick<TableDeps, 'store' | 'time' | 'trouble'>,
) => {
  /** Those that do not open, and those whose time is not yet up. */
  const later = new Map<string, { readonly pause: number; readonly at: number }>();
  const tryAgainLater = (id: TableId): void => {
    const pause = Math.min((later.get(id)?.pause ?? AGAIN.first / 2) * 2, AGAIN.longest);
    later.set(id, { pause, at: time.now() + pause });
  };
  const tryOne = async (id: TableId): Promise<void> => {
    if ((later.get(id)?.at ?? 0) > time.now()) return;
    try {
      const left = (await open(id))?.timeLeft ?? 0;
      // While the house was closed no clock ran: what was due then is due later.
      if (left > 0) later.set(id, { pause: AGAIN.first / 2, at: time.now() + Math.min(left, AGAIN.longest) });
      else later.delete(id);
    } catch (error) {
      tryAgainLater(id);
      trouble(`table ${id} does not open`, error);
    }
  };
  return async (): Promise<void> => {
    // They must not stand in the way of the others.
    const most = MOST_OWED + later.size;
    const due = [...(await store.due(time.now(), most)), ...(await store.ahead(time.now() + AHEAD, most))];
    for (const id of later.keys()) if (!due.includes(id)) later.delete(id);
    for (const id of due) if (isTableId(id)) await tryOne(id);
  };
};

/** What is done again and again; each of what it gives back ends one of these. */
const lookAfter = (tables: OpenTables, archives: Archivist, deps: TableDeps): readonly (() => void)[] => {
  const { time, trouble, stories } = deps;
  const chore = { time, onFailure: (error: unknown) => trouble('the tables could not be looked after', error) };
  return [
    repeatEvery(EVERY.owed, owedOpener(tables.open, deps), chore),
    repeatEvery(EVERY.unload, tables.unload, chore),
    repeatEvery(EVERY.unload, stories.tidy, chore),
    repeatEvery(EVERY.archive, archives.look, chore),
    repeatEvery(Math.min(EVERY.away, HERE_LASTS / 2), tables.tick, chore),
  ];
};

export const openTableRegistry = (games: Games, given: Given): TableRegistry => {
  const { store, node, time, metrics, trouble } = given;
  const hours = openHours({ store, node, time, trouble, onChange: () => tables.hear({ kind: 'outages', node }) });
  const stories = storyShelf();
  const archives = archivist(given);
  const deps: TableDeps = {
    ...given,
    hours,
    stories,
    archives,
    async makeNext(room, host) {
      const { row, summary } = tableAfter(room, offeredFor(games, room.opening.game), host, time.now());
      await store.create(row, summary, time.now());
      return row.id;
    },
  };

  const read = async (id: TableId): Promise<LiveTable | null> => {
    await hours.known();
    return readTable(id, game => offeredFor(games, game), deps);
  };
  const tables = openTables({ read, now: time.now, count: open => metrics.tablesOpen.set(open) });

  const unlisten = store.listen(news => {
    hours.hear(news);
    // What other nodes note about the hours is read first.
    if (news.kind !== 'outages') tables.hear(news);
  });
  const chores = lookAfter(tables, archives, deps);

  return {
    open: tables.open,
    actorAt: ({ room }, comer) => actorAt(room, given.links, comer),
    recordOf: ({ row }) => recordAt(store, row),
    archiveOf: id => store.archive(id),
    async create(wanted, person) {
      const laid = tableFor(games, wanted, person, time.now());
      if (typeof laid === 'string') return laid;
      await store.create(laid.row, laid.summary, time.now());
      return { table: laid.row.id };
    },
    // Strangers are not led to a table that nobody can come to.
    listed: async person =>
      linesFor(await store.listed(MOST_LISTED), person, games).filter(({ rules }) => rules === 'played'),
    // What was called off is nobody's any more.
    mine: async person =>
      linesFor(await store.of(person, MOST_LISTED), person, games).filter(({ phase }) => phase !== 'cancelled'),
    get size() {
      return tables.size;
    },
    stop() {
      unlisten();
      hours.stop();
      archives.stop();
      for (const stopChore of chores) stopChore();
      tables.stop();
    },
  };
};
