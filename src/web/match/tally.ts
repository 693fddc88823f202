import type { LedgerLine } from './ledger.svelte.ts';

/** So many played, so many of them won. */
export interface Count {
  readonly played: number;
  readonly won: number;
}

export interface Row<Key> extends Count {
  readonly key: Key;
}

/** What the lines of one game, or of all, add up to. */
export interface Tally extends Count {
  /** Victories in a row, up to the last match. */
  readonly streak: number;
  readonly longest: number;
  readonly sides: readonly Row<string>[];
  /** Null for matches among people. */
  readonly levels: readonly Row<string | null>[];
  readonly players: readonly Row<number>[];
}

type Counted = LedgerLine & { readonly won: boolean };

const countOf = (lines: readonly Counted[]): Count => ({
  played: lines.length,
  won: lines.filter(({ won }) => won).length,
});

const rowsBy = <Key>(lines: readonly Counted[], keyOf: (line: Counted) => Key): Row<Key>[] =>
  [...new Set(lines.map(keyOf))].map(key => ({ key, ...countOf(lines.filter(line => keyOf(line) === key)) }));

/** How long each run of victories was, the latest first; a defeat ends one. */
const runsIn = (lines: readonly Counted[]): [number, ...number[]] => {
  const runs: [number, ...number[]] = [0];
  for (const { won } of lines) {
    if (won) runs[runs.length - 1]++;
    else runs.push(0);
  }
  return runs;
};

/** `lines` are the newest first, as the ledger has them; those without an own victory or defeat are left out. */
export const tallyOf = (lines: readonly LedgerLine[]): Tally => {
  const counted = lines.filter((line): line is Counted => line.won !== null);
  const runs = runsIn(counted);
  return {
    ...countOf(counted),
    streak: runs[0],
    longest: Math.max(...runs),
    sides: rowsBy(counted, ({ side }) => side).flatMap(({ key, ...count }) =>
      key === null ? [] : [{ key, ...count }],
    ),
    levels: rowsBy(counted, ({ level }) => level),
    players: rowsBy(counted, ({ players }) => players).sort((a, b) => a.key - b.key),
  };
};
