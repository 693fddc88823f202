import { commandLine, EXIT } from '../../scripts/command-line.mjs';
import { headRow, runRow, summaryRows } from './columns.ts';
import { type Figures, type Summary, summaryOf } from './figures.ts';
import { LOAD } from './flags.ts';
import type { Kind, Part } from './kinds.ts';
import { type Amounts, measure } from './measure.ts';
import { verdictsOf } from './verdicts.ts';

const { values } = commandLine(LOAD);
const QUICK = { rounds: 1, seconds: 3 };
const { rounds, seconds } = values.quick ? QUICK : values;
const WARM_UP = { paced: 10, saturated: 2 } as const;

/** Saturated, a match is over in seconds: so many tables are ready for each that plays. */
const IN_RESERVE = 8;

const AMOUNTS: Readonly<Record<Part, Amounts>> = {
  paced: {
    part: 'paced',
    tables: values.tables,
    warmUp: WARM_UP.paced,
    seconds,
    rate: values.rate,
    atOnce: values.tables,
  },
  saturated: {
    part: 'saturated',
    tables: values.saturated * IN_RESERVE,
    warmUp: WARM_UP.saturated,
    seconds: Math.min(seconds, 10),
    rate: 0,
    atOnce: values.saturated,
  },
};

const SAID: Readonly<Record<Part, string>> = {
  paced: `${values.tables} tables of two clients, ${values.rate} choice per second and table, ${seconds} s after ${WARM_UP.paced} s of warming up`,
  saturated: `${values.saturated} tables of two clients at once, each as fast as it is answered, ${AMOUNTS.saturated.seconds} s`,
};

/** In turn, so that what changes about the machine meanwhile meets them all. */
const measureAll = async (part: Part): Promise<Partial<Record<Kind, Summary>>> => {
  console.log(`\n${SAID[part]}; ${rounds} rounds\n${headRow(part)}`);
  const runs: Partial<Record<Kind, Figures[]>> = {};
  for (let round = 1; round <= rounds; round++)
    for (const kind of values.only) {
      const figures = await measure(kind, AMOUNTS[part], values.turns);
      runs[kind] = [...(runs[kind] ?? []), figures];
      console.log(runRow(`${round} ${kind}`, figures, part));
    }
  const summaries = values.only.map(kind => [kind, summaryOf(runs[kind] ?? [])] as const);
  console.log('\nmedians, and from where to where');
  for (const [kind, summary] of summaries) console.log(summaryRows(kind, summary, part));
  return Object.fromEntries(summaries);
};

const main = async (): Promise<number> => {
  const results = {
    paced: values.part.includes('paced') ? await measureAll('paced') : {},
    saturated: values.part.includes('saturated') ? await measureAll('saturated') : {},
  };
  const verdicts = verdictsOf(results);
  console.log('');
  for (const { text, kept } of verdicts) console.log(`${kept ? '✓' : '✗'} ${text}`);
  const kept = verdicts.every(verdict => verdict.kept);
  if (values.json) console.log(JSON.stringify({ ...results, verdicts, kept }));
  return kept ? EXIT.ok : EXIT.failed;
};

process.exitCode = await main();
