import { noPostgres } from '#server/store/postgres.testing.ts';
import { commandLine, EXIT } from '../../scripts/command-line.mjs';
import { compareRestarts } from '../restart/compare.ts';
import { CHAOS } from './flags.ts';
import { chaosInTurn } from './in-turn.ts';
import { type Counts, countsOf, figures, isSound, summed, type Tally } from './tally.ts';
import { postgresWorld, sqliteWorld, type World } from './world.ts';

/** More than this helps nobody. */
const MOST_FAULTS = 20;
const MOST_COMPLAINTS = 4000;

const WORLDS: Readonly<Record<'sqlite' | 'postgres', { readonly name: string; readonly open: () => Promise<World> }>> =
  {
    sqlite: { name: 'SQLite, one server', open: sqliteWorld },
    postgres: { name: 'PostgreSQL, one of three nodes', open: postgresWorld },
  };

const STORES = ['sqlite', 'postgres'] as const;

const { values } = commandLine(CHAOS);
const seed = values.seed ?? String(Date.now());

/** On a terminal one line that changes; in a log a line now and then. */
const progress = (tallies: readonly Tally[]): void => {
  const counts = summed(tallies.map(countsOf));
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${figures(counts)}`);
  else if (counts.rounds % Math.max(1, Math.round(values.rounds / 20)) === 0)
    process.stderr.write(`${new Date().toISOString()} ${figures(counts)}\n`);
};

const storesToUse = (): readonly (typeof STORES)[number][] => {
  const wanted = STORES.filter(store => values.store === 'both' || values.store === store);
  if (noPostgres === null || !wanted.includes('postgres')) return wanted;
  console.log(noPostgres);
  return wanted.filter(store => store !== 'postgres');
};

const report = (name: string, world: World, tally: Tally): Counts & { readonly sound: boolean } => {
  const sound = isSound(tally);
  console.log(`${sound ? '✓' : '✗'} ${name}: ${figures(countsOf(tally))}`);
  for (const fault of [...tally.seatsLost, ...tally.faults].slice(0, MOST_FAULTS)) console.log(`  ${fault}`);
  const complaints = world.complaints();
  if (complaints !== '') console.log(`The servers said:\n${complaints.slice(0, MOST_COMPLAINTS)}`);
  return { ...countsOf(tally), sound };
};

const run = async (): Promise<number> => {
  const stores = storesToUse();
  const { rounds, tables } = values;
  console.log(`${stores.map(store => WORLDS[store].name).join('; ')}; seed ${JSON.stringify(seed)}`);
  const worlds = await Promise.all(stores.map(store => WORLDS[store].open()));
  const begun = performance.now();
  const tallies = await chaosInTurn(worlds, { rounds, tables, seed }, progress);
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  const results = Object.fromEntries(
    stores.map((store, at) => [store, report(WORLDS[store].name, worlds[at], tallies[at])]),
  );
  await Promise.all(worlds.map(world => world.end()));
  const all = summed(tallies.map(countsOf));
  const isWhole = Object.values(results).every(({ sound }) => sound) && all.rounds === rounds;
  const seconds = (performance.now() - begun) / 1000;
  console.log(`${isWhole ? '✓' : '✗'} in all: ${figures(all)} (${seconds.toFixed(1)} s)`);
  if (values.json) console.log(JSON.stringify({ ...results, seconds }));
  return isWhole ? EXIT.ok : EXIT.failed;
};

const main = async (): Promise<number> => {
  if (!values.restart) return run();
  const within = await compareRestarts(text => console.log(text));
  if (values.json) console.log(JSON.stringify({ restart: { within } }));
  return within ? EXIT.ok : EXIT.failed;
};

// Whoever ends it early ends its servers too: they go with an exit.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(EXIT.failed));

process.exitCode = await main();
