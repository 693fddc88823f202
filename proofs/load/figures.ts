/** What one run of one contestant came to. */
export interface Figures {
  readonly choices: number;
  /** Choices a second. */
  readonly rate: number;
  /** Milliseconds from the instant a choice was planned for until the one who made it knew that it counts. */
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  /** Milliseconds of the server's processor time per choice. */
  readonly processor: number;
  /** How much of one processor the clients used: near 1 they are what is slow. */
  readonly clients: number;
  /** Bytes per table with its two connections: opened, and after the last choice. */
  readonly idle: number;
  readonly end: number;
  /** What objects take of that at the end. */
  readonly heap: number;
}

/** Several runs of one contestant. */
export interface Summary {
  readonly median: Figures;
  readonly least: Figures;
  readonly most: Figures;
}

/** The one in the middle, or halfway between the two that are. */
export const medianOf = (numbers: readonly number[]): number => {
  const sorted = Float64Array.from(numbers).sort();
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

const each = (runs: readonly Figures[], of: (numbers: readonly number[]) => number): Figures => {
  const by = (name: keyof Figures) => of(runs.map(run => run[name]));
  return {
    choices: by('choices'),
    rate: by('rate'),
    p50: by('p50'),
    p99: by('p99'),
    longest: by('longest'),
    processor: by('processor'),
    clients: by('clients'),
    idle: by('idle'),
    end: by('end'),
    heap: by('heap'),
  };
};

/** Every figure by itself: its median and how far the runs lie apart. */
export const summaryOf = (runs: readonly Figures[]): Summary => ({
  median: each(runs, medianOf),
  least: each(runs, numbers => Math.min(...numbers)),
  most: each(runs, numbers => Math.max(...numbers)),
});
