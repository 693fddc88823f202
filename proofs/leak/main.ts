import { commandLine, EXIT } from '../../scripts/command-line.mjs';
import { LEAK } from './flags.ts';
import { lookThrough } from './leak.ts';
import { Leak, openPair } from './pair.ts';
import { openRegistrySide } from './registry-side.ts';
import { SECRETS, type Secrets } from './secrets.ts';
import type { OpenSide } from './side.ts';
import { openSocketSide } from './socket-side.ts';
import { TALK_CASES } from './talk.ts';

const { values } = commandLine(LEAK);
const { matches, positions } = values;
const chosen = Object.entries(SECRETS).filter(([id]) => values.game === 'all' || values.game === id);

/** One match in so many is looked at again over real connections to the whole server. */
const WIRED_EVERY = 20;

const progress = (text: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
};

const leaks: string[] = [];
const looks: Record<string, unknown> = {};
/** A leak does not end the run: the others are worth knowing, too. */
const noting = async (work: () => Promise<unknown>): Promise<boolean> => {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof Leak)) throw error;
    leaks.push(error.message);
    return false;
  }
};

const lookAll = async (name: string, secrets: Secrets, count: number, openSide: OpenSide): Promise<void> => {
  let pair = await openPair({}, openSide);
  const { counts } = pair;
  for (let match = 0; match < count; match++) {
    progress(`${name}: ${match} of ${count} matches, ${counts.pairs} pairs, ${leaks.length} differences`);
    const through = await noting(() => lookThrough(pair, { secrets, seed: values.seed, positions }, match));
    if (through) continue;
    await pair.close();
    pair = await openPair({}, openSide, counts);
  }
  await pair.close();
  progress('');
  const { positions: seen, pairs, interceptions, clocks, silences, seats, messages, bytes } = counts;
  looks[name] = { ...counts };
  const also = interceptions > 0 ? `, ${interceptions} interceptions` : '';
  const around = `${clocks} clocks run out (${silences} answered by the rules), ${seats} seats changed hands`;
  const looked = `${count} matches, ${seen} positions, ${pairs} pairs${also}, ${around}`;
  console.log(`${name}: ${looked}, ${messages} messages, ${bytes} bytes compared`);
};

for (const [id, secrets] of chosen) {
  await lookAll(id, secrets, matches, openRegistrySide);
  await lookAll(`${id} over real connections`, secrets, Math.ceil(matches / WIRED_EVERY), openSocketSide);
}

if (values.game === 'all' || values.game === 'roy') {
  for (const { look } of TALK_CASES) await noting(look);
  console.log(`private talk: ${TALK_CASES.length} cases`);
}

console.log(`differences: ${leaks.length}`);
if (leaks.length > 0) {
  console.error(`\n${leaks.slice(0, 5).join('\n\n')}`);
  process.exitCode = EXIT.failed;
}
if (values.json) console.log(JSON.stringify({ looks, differences: leaks.length }));
