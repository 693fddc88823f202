import type { Figures, Summary } from './figures.ts';
import type { Part } from './kinds.ts';

type Column = readonly [name: string, show: (figures: Figures) => string];

const SPEED: readonly Column[] = [
  ['choices/s', ({ rate }) => rate.toFixed(0)],
  ['p50 ms', ({ p50 }) => p50.toFixed(2)],
  ['p99 ms', ({ p99 }) => p99.toFixed(2)],
  ['longest ms', ({ longest }) => longest.toFixed(1)],
  ['server CPU ms/choice', ({ processor }) => processor.toFixed(3)],
  ['clients CPU', ({ clients }) => `${(clients * 100).toFixed(0)} %`],
];

const MEMORY: readonly Column[] = [
  ['kB/table idle', ({ idle }) => (idle / 1000).toFixed(1)],
  ['kB/table end', ({ end }) => (end / 1000).toFixed(1)],
  ['of it objects', ({ heap }) => (heap / 1000).toFixed(1)],
];

/** What is not measured while tables come and go is not shown. */
const COLUMNS: Readonly<Record<Part, readonly Column[]>> = { paced: [...SPEED, ...MEMORY], saturated: SPEED };

const NAME_WIDTH = 20;
const CELL_WIDTH = 15;

const row = (name: string, cells: readonly string[], part: Part): string =>
  [
    name.padEnd(NAME_WIDTH),
    ...cells.map((cell, at) => cell.padStart(Math.max(CELL_WIDTH, COLUMNS[part][at][0].length))),
  ].join('  ');

export const headRow = (part: Part): string =>
  row(
    '',
    COLUMNS[part].map(([name]) => name),
    part,
  );

export const runRow = (name: string, figures: Figures, part: Part): string =>
  row(
    name,
    COLUMNS[part].map(([, show]) => show(figures)),
    part,
  );

/** Medians, and below them from where to where the runs go. */
export const summaryRows = (name: string, { median, least, most }: Summary, part: Part): string => {
  const spread = COLUMNS[part].map(([, show]) => `${show(least)}–${show(most)}`);
  return `${runRow(name, median, part)}\n${row('', spread, part)}`;
};
