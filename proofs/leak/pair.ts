import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openRegistrySide } from './registry-side.ts';
import type { Faults, Heard, OpenSide, Side, Who, World } from './side.ts';

/** What was looked at so far. */
export interface Counts {
  matches: number;
  positions: number;
  pairs: number;
  /** Attempts at which Milady could strike in one world and not in the other. */
  interceptions: number;
  /** Seats whose time has run out, and those of them for which the rules have answered. */
  clocks: number;
  silences: number;
  /** Seats that changed hands. */
  seats: number;
  messages: number;
  bytes: number;
  /** Messages that differ in their link alone. */
  links: number;
}

const noCounts = (): Counts => ({
  matches: 0,
  positions: 0,
  pairs: 0,
  interceptions: 0,
  clocks: 0,
  silences: 0,
  seats: 0,
  messages: 0,
  bytes: 0,
  links: 0,
});

/** Something told in one world and not in the other. */
export class Leak extends Error {}

const AROUND = 160;

const firstDifference = (a: string, b: string): number => {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
};

const excerpt = (text: string | undefined, at: number): string => {
  if (text === undefined) return '(nothing)';
  const from = Math.max(0, at - AROUND);
  return `${from > 0 ? '…' : ''}${text.slice(from, at + AROUND)}${at + AROUND < text.length ? '…' : ''}`;
};

/**
 * The link of a version stands for every choice so far, the secret ones too, so it is another one in a world where another
 * was made. It is keyed by the seed, and nobody who has not been shown that can tell what a link stands for
 * (`kernel/chain.test.ts`): it is the one field that is not compared.
 */
const withoutLinks = (text: string): string => text.replaceAll(/"link":"[\w-]{22}"/g, '"link":"…"');

/** How closely messages are compared: their bytes, with the moment they come at, or that moment and their kind alone. */
type Reading = 'bytes' | 'bytes in time' | 'kinds in time';

const readAs = ({ hour, text }: Heard, reading: Reading): string => {
  if (reading === 'bytes') return text;
  return `${hour} ms ${reading === 'kinds in time' ? text.slice(0, text.indexOf(',')) : text}`;
};

const withoutRemarks = (heard: readonly Heard[]): readonly Heard[] =>
  heard.filter(({ text }) => !text.startsWith('{"kind":"remarked"'));

/** Bots speak about what everybody has seen: where that differs, their words may too, and whether they have any. */
const looksTheSame = (heard: readonly [readonly Heard[], readonly Heard[]]): boolean => {
  const [a, b] = heard.map(each => withoutRemarks(each).map(({ text }) => withoutLinks(text)));
  return a.join('\n') === b.join('\n');
};

/** Throws a `Leak` at the first message that tells the two apart. */
const compareTexts = (place: string, [a, b]: readonly [readonly string[], readonly string[]], counts: Counts): void => {
  counts.messages += a.length;
  for (const text of a) counts.bytes += Buffer.byteLength(text);
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    if (a[i] === b[i]) continue;
    const [left, right] = [a[i], b[i]].map(text => (text === undefined ? undefined : withoutLinks(text)));
    if (left === right) {
      counts.links++;
      continue;
    }
    const at = firstDifference(left ?? '', right ?? '');
    const which = `${place}, message ${i + 1} of ${a.length} and ${b.length}`;
    throw new Leak(`${which}:\n  ${excerpt(left, at)}\n  ${excerpt(right, at)}`);
  }
};

/** Two houses side by side: whatever is done is done in both, and what the observer is told is compared each time. */
export interface Pair {
  readonly sides: readonly [Side, Side];
  readonly counts: Counts;
  /** Lays the two tables and seats the observer in front of them. */
  begin(worlds: readonly [World, World], observer: Who, where: string): Promise<void>;
  /** Does something in both worlds; throws a `Leak` where the observer can tell them apart. */
  both(what: string, work: (side: Side, which: 0 | 1) => Promise<void>, reading?: Reading): Promise<void>;
  end(): Promise<void>;
  close(): Promise<void>;
}

/** Nothing here has to outlive a power cut: a folder in memory, where the system has one, does not wait for a disk. */
const SHARED_MEMORY = '/dev/shm';
const scratch = (): string => (existsSync(SHARED_MEMORY) ? SHARED_MEMORY : os.tmpdir());

export const openPair = async (
  faults: Faults = {},
  openSide: OpenSide = openRegistrySide,
  counts = noCounts(),
): Promise<Pair> => {
  const folder = mkdtempSync(path.join(scratch(), 'panache-leak-'));
  const left = await openSide(path.join(folder, 'a'), null, faults);
  const right = await openSide(path.join(folder, 'b'), left.known, faults);
  const sides = [left, right] as const;
  let where = '';

  const compare = (what: string, reading: Reading): void => {
    const heard = [left.heard(), right.heard()] as const;
    const told = reading === 'kinds in time' && !looksTheSame(heard) ? heard.map(withoutRemarks) : heard;
    const [a, b] = told.map(each => each.map(one => readAs(one, reading)));
    compareTexts(`${where}, ${what}`, [a, b], counts);
  };

  return {
    sides,
    counts,
    async begin(worlds, observer, told) {
      where = told;
      counts.pairs++;
      await Promise.all(
        sides.map(async (side, which) => {
          side.watch(observer);
          await side.lay(worlds[which]);
        }),
      );
    },
    async both(what, work, reading = 'bytes') {
      await Promise.all(
        sides.map(async (side, which) => {
          await work(side, which as 0 | 1);
          await side.settle();
        }),
      );
      compare(what, reading);
    },
    async end() {
      await Promise.all(sides.map(side => side.clear()));
    },
    async close() {
      await Promise.all(sides.map(side => side.close()));
      rmSync(folder, { recursive: true });
    },
  };
};
