import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { commandLine, EXIT } from '../../scripts/command-line.mjs';
import { withBrowser } from '../support/with-browser.ts';
import { WANDER } from './flags.ts';
import type { Fault } from './moment.ts';
import { report, tallyOf } from './report.ts';
import { type Rooms, roomsIn } from './rooms.ts';
import { type Kept, shortened } from './shorten.ts';
import { nameOf, type Walk, type Wishes, walkFor } from './walk.ts';
import { type Found, pathText, wander } from './wanderer.ts';

// `npm run wander`: somebody wanders through the whole page, and the laws of the page are held against all he sees.

/** While something moves at one screen, there is time for another. */
const SCREENS = os.availableParallelism() + 1;
const ROOT = path.resolve(import.meta.dirname, '../..');

const { values } = commandLine(WANDER);
const folder = path.resolve(ROOT, values.to);

/** Faults that were told before, by their law and their key. */
const known = new Set<string>();
const signature = ({ law, key }: Fault): string => `${law} | ${key}`;
const isKnown = (_: Walk, fault: Fault) => known.has(signature(fault)) || !fault.law.includes(values.only);

const until = Date.now() + values.minutes * 60_000;

/** Walks a kept way again. */
const walkAgain = async (rooms: Rooms, file: string): Promise<number> => {
  const { walk, steps } = JSON.parse(readFileSync(file, 'utf8')) as Kept;
  process.stdout.write(`${nameOf(walk)}\n${pathText(steps)}\n`);
  const walked = await wander(walk, { rooms, steps, most: steps.length, until });
  for (const { law, what } of walked.found) process.stdout.write(`✗ ${law}: ${what}\n`);
  return walked.found.length > 0 ? EXIT.failed : EXIT.ok;
};

const wishes = (): Wishes => {
  const { game, mode, size, lang: language, speed } = values;
  return {
    ...(game && { game }),
    ...(mode && { mode }),
    ...(size && { size }),
    ...(language && { language }),
    ...(speed && { speed }),
  };
};

/** Walks at several screens at once, one way after the other, and tells what is found. */
const walkMany = async (rooms: Rooms): Promise<number> => {
  const tally = tallyOf();
  let faults = 0;
  const tell = async (found: Found): Promise<void> => {
    if (known.has(signature(found))) return;
    known.add(signature(found));
    // Another screen may find the next one while this way is being shortened.
    const file = path.join(folder, `fault-${++faults}`);
    const kept: Kept = values.whole ? found : await shortened(found, { rooms, until });
    if (found.picture) writeFileSync(`${file}.png`, found.picture);
    const { law, key } = found;
    writeFileSync(`${file}.json`, JSON.stringify({ walk: kept.walk, steps: kept.steps, law, key }));
    process.stdout.write(report(found, kept, path.relative(process.cwd(), file), tally.soFar()));
  };

  let next = values.seed;
  const last = values.walks === null ? Number.POSITIVE_INFINITY : next + values.walks;
  const screen = async () => {
    while (Date.now() < until && next < last && !(values.first && faults > 0)) {
      const walked = await wander(walkFor(next++, wishes()), { rooms, most: values.steps, until, isKnown });
      tally.add(walked);
      for (const found of walked.found) await tell(found);
    }
  };
  await Promise.all(Array.from({ length: values.screens ?? SCREENS }, screen));
  process.stdout.write(`${tally.text()}${faults} faults\n`);
  if (values.json) process.stdout.write(`${JSON.stringify({ ...tally.figures(), faults })}\n`);
  return faults > 0 ? EXIT.failed : EXIT.ok;
};

mkdirSync(folder, { recursive: true });
process.exitCode = await withBrowser((browser, url) => {
  const rooms = roomsIn(browser, url);
  return values.replay === null ? walkMany(rooms) : walkAgain(rooms, values.replay);
});
