import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { GAME_IDS, type GameId } from '#games/index.ts';
import { LANGUAGES, type Language } from '#kernel/text.ts';
import { buildWhenStale } from '../../scripts/build.mjs';
import { findChromium } from '../support/chromium.ts';
import { startServer } from '../support/server.ts';
import type { Fault } from './moment.ts';
import { report, tallyOf } from './report.ts';
import { roomsIn } from './rooms.ts';
import { type Kept, shortened } from './shorten.ts';
import { MODES, type Mode, nameOf, PACES, SIZES, type Size, type Walk, walkFor } from './walk.ts';
import { type Found, pathText, wander } from './wanderer.ts';

// `npm run wander`: somebody wanders through the whole page, and the laws of the page are held against all he sees.

const HELP = `npm run wander [-- options]
  --minutes N     how long (5)
  --seed N        the first walk; the next ones count on from it (1)
  --walks N       how many walks at most
  --steps N       how many steps a walk has at most (60)
  --screens N     how many walk side by side (one more than there are cores)
  --game G        ${GAME_IDS.join(', ')}
  --mode M        ${MODES.join(', ')}
  --size S        ${SIZES.join(', ')}
  --lang L        ${LANGUAGES.join(', ')}
  --speed S       ${PACES.join(', ')}
  --only LAW      only faults whose law holds these words
  --first         ends with the first fault
  --whole         the ways that lead to faults are not shortened
  --replay FILE   walks the way to one fault again
  --to FOLDER     where faults and their pictures are put (test-results/wander)
Ends with 1 when a law is broken.
`;
/** While something moves at one screen, there is time for another. */
const SCREENS = os.availableParallelism() + 1;
const ROOT = path.resolve(import.meta.dirname, '../..');

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    walks: { type: 'string' },
    steps: { type: 'string', default: '60' },
    screens: { type: 'string', default: String(SCREENS) },
    game: { type: 'string' },
    mode: { type: 'string' },
    size: { type: 'string' },
    lang: { type: 'string' },
    speed: { type: 'string' },
    only: { type: 'string', default: '' },
    first: { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
    replay: { type: 'string' },
    to: { type: 'string', default: path.join(ROOT, 'test-results/wander') },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const oneOf = <T extends string>(list: readonly T[], value: string | undefined): T | undefined => {
  if (value === undefined) return undefined;
  const found = list.find(each => each === value);
  if (found === undefined) throw new Error(`${value} is none of ${list.join(', ')}`);
  return found;
};

const main = async (): Promise<number> => {
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  await buildWhenStale(process.execPath);
  mkdirSync(values.to, { recursive: true });
  const server = await startServer();
  const browser = await chromium.launch(await findChromium());
  const rooms = roomsIn(browser, server.url);
  const until = Date.now() + Number(values.minutes) * 60_000;
  const known = new Set<string>();
  const signature = ({ law, key }: Fault): string => `${law} | ${key}`;
  const isKnown = (_: Walk, fault: Fault) => known.has(signature(fault)) || !fault.law.includes(values.only);
  const tally = tallyOf();
  let faults = 0;
  const tell = async (found: Found): Promise<void> => {
    if (known.has(signature(found))) return;
    known.add(signature(found));
    // Another screen may find the next one while this way is being shortened.
    const file = path.join(values.to, `fault-${++faults}`);
    const kept: Kept = values.whole ? found : await shortened(found, { rooms, until });
    if (found.picture) writeFileSync(`${file}.png`, found.picture);
    writeFileSync(
      `${file}.json`,
      JSON.stringify({ walk: kept.walk, steps: kept.steps, law: found.law, key: found.key }),
    );
    process.stdout.write(report(found, kept, path.relative(process.cwd(), file), tally.soFar()));
  };

  try {
    if (values.replay !== undefined) {
      const { walk, steps } = JSON.parse(readFileSync(values.replay, 'utf8')) as Kept;
      process.stdout.write(`${nameOf(walk)}\n${pathText(steps)}\n`);
      const walked = await wander(walk, { rooms, steps, most: steps.length, until });
      for (const { law, what } of walked.found) process.stdout.write(`✗ ${law}: ${what}\n`);
      return walked.found.length > 0 ? 1 : 0;
    }
    const wishes = {
      ...(values.game && { game: oneOf(GAME_IDS, values.game) as GameId }),
      ...(values.mode && { mode: oneOf(MODES, values.mode) as Mode }),
      ...(values.size && { size: oneOf(SIZES, values.size) as Size }),
      ...(values.lang && { language: oneOf(LANGUAGES, values.lang) as Language }),
      ...(values.speed && { speed: oneOf(PACES, values.speed) as Walk['speed'] }),
    };
    let next = Number(values.seed);
    const last = values.walks === undefined ? Number.POSITIVE_INFINITY : next + Number(values.walks);
    const screen = async () => {
      while (Date.now() < until && next < last && !(values.first && faults > 0)) {
        const walk = walkFor(next++, wishes);
        const walked = await wander(walk, { rooms, most: Number(values.steps), until, isKnown });
        tally.add(walked);
        for (const found of walked.found) await tell(found);
      }
    };
    await Promise.all(Array.from({ length: Number(values.screens) }, screen));
    process.stdout.write(`${tally.text()}${faults} faults\n`);
    return faults > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await server.stop();
  }
};

process.exitCode = await main();
