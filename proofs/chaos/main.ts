import { noPostgres } from '#server/store/postgres.testing.ts';
import { commandLine, EXIT } from '../../scripts/command-line.mjs';
import { compareRestarts } from '../restart/compare.ts';
import { chaos, isSound, type Tally } from './chaos.ts';
import { CHAOS } from './flags.ts';
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

const figures = ({ rounds, kills, tables, acknowledged, hanging, lost, doubled }: Tally): string =>
  [
    `${rounds} rounds`,
    `${kills} kills`,
    `${tables} tables`,
    `${acknowledged} acknowledged`,
    `${hanging} under way at a kill`,
    `${lost.size} lost`,
    `${doubled.size} doubled`,
  ].join(', ');

/** On a terminal one line that changes; in a log a line now and then. */
const progress = (rounds: number) => (tally: Tally) => {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${figures(tally)}`);
  else if (tally.rounds % Math.max(1, Math.round(rounds / 20)) === 0) process.stderr.write(`${figures(tally)}\n`);
};

const run = async (name: string, world: World) => {
  const { rounds, tables } = values;
  console.log(`${name}, seed ${JSON.stringify(seed)}`);
  const begun = performance.now();
  const tally = await chaos(world, { rounds, tables, seed }, progress(rounds));
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  const complaints = world.complaints();
  await world.end();
  const sound = isSound(tally) && tally.rounds === rounds;
  console.log(`${sound ? '✓' : '✗'} ${figures(tally)} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
  for (const fault of [...tally.faults].slice(0, MOST_FAULTS)) console.log(`  ${fault}`);
  if (complaints !== '') console.log(`The servers said:\n${complaints.slice(0, MOST_COMPLAINTS)}`);
  const { lost, doubled, faults, ...counts } = tally;
  return { ...counts, lost: lost.size, doubled: doubled.size, faults: faults.size, sound };
};

const main = async (): Promise<number> => {
  if (values.restart) {
    const within = await compareRestarts(text => console.log(text));
    if (values.json) console.log(JSON.stringify({ restart: { within } }));
    return within ? EXIT.ok : EXIT.failed;
  }
  const results: Record<string, Awaited<ReturnType<typeof run>>> = {};
  for (const store of STORES) {
    if (values.store !== 'both' && values.store !== store) continue;
    if (store === 'postgres' && noPostgres !== null) console.log(noPostgres);
    else results[store] = await run(WORLDS[store].name, await WORLDS[store].open());
  }
  if (values.json) console.log(JSON.stringify(results));
  return Object.values(results).every(({ sound }) => sound) ? EXIT.ok : EXIT.failed;
};

process.exitCode = await main();
