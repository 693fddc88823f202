import { parseArgs } from 'node:util';
import { noPostgres } from '#server/store/postgres.testing.ts';
import { compareRestarts } from '../restart/compare.ts';
import { chaos, isSound, type Tally } from './chaos.ts';
import { postgresWorld, sqliteWorld, type World } from './world.ts';

const HELP = `npm run chaos [-- options]
  --rounds N    how often a server is killed, for each store (200)
  --store S     sqlite, postgres or both (both)
  --tables N    tables played at the same time (20)
  --seed WORDS  the same moments and choices again, as far as time allows
  --restart     instead: how long a server takes to be ready with many stored tables
`;

/** More than this helps nobody. */
const MOST_FAULTS = 20;
const MOST_COMPLAINTS = 4000;

const WORLDS: Readonly<Record<string, { readonly name: string; readonly open: () => Promise<World> }>> = {
  sqlite: { name: 'SQLite, one server', open: sqliteWorld },
  postgres: { name: 'PostgreSQL, one of three nodes', open: postgresWorld },
};

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    store: { type: 'string', default: 'both' },
    tables: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now()) },
    restart: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

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

const run = async (name: string, world: World, rounds: number, tables: number): Promise<boolean> => {
  console.log(`${name}, seed ${JSON.stringify(values.seed)}`);
  const begun = performance.now();
  const tally = await chaos(world, { rounds, tables, seed: values.seed }, progress(rounds));
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  const complaints = world.complaints();
  await world.end();
  const sound = isSound(tally) && tally.rounds === rounds;
  console.log(`${sound ? '✓' : '✗'} ${figures(tally)} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
  for (const fault of [...tally.faults].slice(0, MOST_FAULTS)) console.log(`  ${fault}`);
  if (complaints !== '') console.log(`The servers said:\n${complaints.slice(0, MOST_COMPLAINTS)}`);
  return sound;
};

const main = async (): Promise<number> => {
  const [rounds, tables] = [values.rounds, values.tables].map(Number);
  const names = values.store === 'both' ? Object.keys(WORLDS) : [values.store];
  const known = names.every(name => Object.hasOwn(WORLDS, name));
  if (values.help || !known || !Number.isInteger(rounds) || !Number.isInteger(tables)) {
    console.log(HELP);
    return values.help ? 0 : 2;
  }
  if (values.restart) return (await compareRestarts(text => console.log(text))) ? 0 : 1;
  let sound = true;
  for (const name of names) {
    if (name === 'postgres' && noPostgres !== null) console.log(noPostgres);
    else sound = (await run(WORLDS[name].name, await WORLDS[name].open(), rounds, tables)) && sound;
  }
  return sound ? 0 : 1;
};

process.exitCode = await main();
