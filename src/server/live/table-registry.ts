import { CLOSED } from '#wire/limits.ts';
import type { TableLine } from '#wire/to-client.ts';
import type { NewTable } from '#wire/to-server.ts';
import type { Listing, News } from '../store/store.ts';
import { type LiveTable, liveTable } from './live-table.ts';
import { type BadTable, tableAfter, tableFor } from './new-table.ts';
import { HERE_LASTS } from './presence.ts';
import type { OfferedGame, TableDeps } from './table-deps.ts';

/** How often the house looks after itself, in milliseconds. */
const EVERY = { owed: 5000, away: 10_000, unload: 15_000 } as const;
/** A table nobody is at stays in memory for so long. */
const LINGER = 60_000;
const MOST_LISTED = 100;
const MOST_OWED = 50;
const TICKS_AT_ONCE = 20;

/** All tables of one node. Any node may open any table; none owns one. */
export interface TableRegistry {
  /** Null where there is no such table; throws where its journal cannot be played. */
  open(id: string): Promise<LiveTable | null>;
  create(wanted: NewTable, person: string): Promise<{ readonly table: string } | BadTable>;
  listed(person: string | null): Promise<readonly TableLine[]>;
  mine(person: string): Promise<readonly TableLine[]>;
  readonly size: number;
  stop(): void;
}

const lineFor = ({ id, opening, summary }: Listing, person: string | null): TableLine => {
  const mine = summary.seats.findIndex(seat => person !== null && seat.person === person);
  return {
    table: id,
    title: opening.title,
    language: opening.language,
    game: opening.game,
    pace: opening.pace,
    phase: summary.phase,
    seats: summary.seats.map(({ name, person: owner, bot, open }) => ({
      name,
      bot,
      taken: bot || owner !== null,
      open: open && owner === null,
    })),
    asked: summary.asked,
    mine: mine < 0 ? null : mine,
    changed: summary.moved,
  };
};

/** In the order of what everybody may know: the store's own tells of whispers too. */
const linesFor = (listings: readonly Listing[], person: string | null): TableLine[] =>
  listings.map(listing => lineFor(listing, person)).sort((a, b) => b.changed - a.changed);

export const openTableRegistry = (
  games: Readonly<Record<string, OfferedGame>>,
  given: Omit<TableDeps, 'makeNext'>,
): TableRegistry => {
  const { store, time, metrics, trouble } = given;
  const tables = new Map<string, { readonly live: LiveTable; used: number }>();
  const opening = new Map<string, Promise<LiveTable | null>>();
  /** News of tables that were just being read. */
  const meanwhile = new Map<string, News[]>();
  const broken = new Set<string>();
  let stopped = false;

  const offeredFor = (game: string): OfferedGame => {
    if (!Object.hasOwn(games, game)) throw new Error(`no game is called ${game}`);
    return games[game];
  };

  const around: TableDeps = {
    ...given,
    async makeNext(room, host) {
      const { row, summary } = tableAfter(room, offeredFor(room.opening.game), host, time.now());
      await store.create(row, summary, time.now());
      return row.id;
    },
  };

  const read = async (id: string): Promise<LiveTable | null> => {
    const kept = await store.open(id);
    if (kept === null) return null;
    const offered = offeredFor(kept.row.opening.game);
    if (kept.row.opening.rules !== offered.game.rules) throw new Error(`table ${id} was played by older rules`);
    const live = liveTable(kept, offered, around);
    tables.set(id, { live, used: time.now() });
    metrics.tablesOpen.set(tables.size);
    for (const news of meanwhile.get(id) ?? []) live.hear(news);
    return live;
  };

  const open = (id: string): Promise<LiveTable | null> => {
    const known = tables.get(id);
    if (known !== undefined) {
      known.used = time.now();
      return Promise.resolve(known.live);
    }
    const already = opening.get(id);
    if (already !== undefined) return already;
    meanwhile.set(id, []);
    const reading = read(id).finally(() => {
      opening.delete(id);
      meanwhile.delete(id);
    });
    opening.set(id, reading);
    return reading;
  };

  const hear = (news: News): void => {
    if (news.kind === 'missed') {
      for (const { live } of tables.values()) live.hear(news);
      return;
    }
    tables.get(news.table)?.live.hear(news);
    meanwhile.get(news.table)?.push(news);
  };

  const unload = (): void => {
    for (const [id, { live, used }] of tables) {
      if (!live.idle || time.now() - used < LINGER) continue;
      live.stop(CLOSED.restarting);
      tables.delete(id);
    }
    metrics.tablesOpen.set(tables.size);
  };

  /** A bot's turn that nobody waits for at a screen, or one a node left behind when it went. */
  const lookForOwed = async (): Promise<void> => {
    for (const id of await store.due(time.now(), MOST_OWED)) {
      if (broken.has(id)) continue;
      await open(id).catch(error => {
        broken.add(id);
        trouble(`table ${id} does not open`, error);
      });
    }
  };

  const unlisten = store.listen(hear);
  const repeat = (every: number, work: () => unknown): (() => void) => {
    let putAway = () => {};
    const wait = () => {
      if (!stopped) putAway = time.bell(every, () => void again());
    };
    const again = async () => {
      try {
        await work();
      } catch (error) {
        trouble('the house could not look after itself', error);
      }
      wait();
    };
    wait();
    return () => putAway();
  };
  const chores = [
    repeat(EVERY.owed, lookForOwed),
    repeat(EVERY.unload, unload),
    repeat(Math.min(EVERY.away, HERE_LASTS / 2), async () => {
      let looked = 0;
      for (const { live } of [...tables.values()]) {
        live.tick();
        // With thousands of tables somebody's choice may be waiting meanwhile.
        if (++looked % TICKS_AT_ONCE === 0) await new Promise(done => setImmediate(done));
      }
    }),
  ];

  return {
    open,
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
      stopped = true;
      unlisten();
      for (const putAway of chores) putAway();
      for (const { live } of tables.values()) live.stop(CLOSED.restarting);
      tables.clear();
    },
  };
};
