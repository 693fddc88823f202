import type { Figures, Summary } from './figures.ts';
import type { Kind, Part } from './kinds.ts';

/** What Panache has to keep to, by medians of the same evening. */
const BARS = {
  /** Of boardgame.io's in memory. */
  processor: 1 / 2,
  p99: 1,
  /** Of boardgame.io's with files. */
  p99WithFiles: 1 / 4,
  /** Durable choices a second. */
  saturated: 10_000,
  /** Bytes per table. */
  memory: 60_000,
} as const;

export type Results = Readonly<Record<Part, Readonly<Partial<Record<Kind, Summary>>>>>;

export interface Verdict {
  readonly text: string;
  readonly kept: boolean;
}

const shareOf = (
  what: string,
  whose: string,
  most: number,
  [ours, theirs]: readonly [Summary | undefined, Summary | undefined],
  figure: (figures: Figures) => number,
): readonly Verdict[] => {
  if (ours === undefined || theirs === undefined) return [];
  const share = figure(ours.median) / figure(theirs.median);
  return [{ text: `${what} is ${share.toFixed(2)} of ${whose} (wanted: at most ${most})`, kept: share <= most }];
};

const inKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const memoryOf = ({ idle, end }: Figures): Verdict => ({
  text: `a table holds ${inKilobytes(idle)} kB, ${inKilobytes(end)} kB after the load (wanted: below ${BARS.memory / 1000})`,
  kept: idle < BARS.memory && end < BARS.memory,
});

const saturatedOf = ({ rate }: Figures): Verdict => ({
  text: `saturated, ${Math.round(rate)} choices a second are kept (wanted: at least ${BARS.saturated})`,
  kept: rate >= BARS.saturated,
});

/** Whether Panache keeps to each of its promises; of what was not measured nothing is said. */
export const verdictsOf = ({ paced, saturated }: Results): readonly Verdict[] => {
  const { panache: ours, 'boardgame.io': memory, 'boardgame.io-files': files } = paced;
  return [
    ...shareOf('CPU per choice', 'boardgame.io’s', BARS.processor, [ours, memory], figures => figures.processor),
    ...shareOf('p99', 'boardgame.io’s', BARS.p99, [ours, memory], figures => figures.p99),
    ...shareOf('p99', 'boardgame.io’s with its files', BARS.p99WithFiles, [ours, files], figures => figures.p99),
    ...(saturated.panache === undefined ? [] : [saturatedOf(saturated.panache.median)]),
    ...(ours === undefined ? [] : [memoryOf(ours.median)]),
  ];
};
