import { createHash } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import type { Kept } from '#server/store/store.ts';

const FORMAT = 'panache-backup-3';
/** The first form called a table's summary its digest, and had what is owed among the people; the second had neither archives nor hours. */
const READ: readonly string[] = ['panache-backup-1', 'panache-backup-2', FORMAT];

/** How many there are of each. */
export const COUNTED = {
  table: 'tables',
  person: 'people',
  secret: 'secrets',
  owed: 'owed',
  outage: 'outages',
  beat: 'beats',
} as const satisfies Record<Kept['kind'], string>;
export type Counts = Readonly<Record<(typeof COUNTED)[Kept['kind']], number>>;
export const NONE: Counts = { tables: 0, people: 0, secrets: 0, owed: 0, outages: 0, beats: 0 };

const thing = <T extends object>() => z.custom<T>(value => typeof value === 'object' && value !== null);
type TableKept = Extract<Kept, { kind: 'table' }>;

const withSummary = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'digest' in value
    ? (({ digest, ...rest }) => ({ summary: digest, ...rest }))(value)
    : value;

const thingKept: z.ZodType<Kept> = z.discriminatedUnion('kind', [
  z.looseObject({
    kind: z.literal('table'),
    row: z.looseObject({ id: z.string(), opening: thing<TableKept['row']['opening']>(), seed: z.string() }),
    summary: thing<TableKept['summary']>(),
    made: z.number(),
    changed: z.number(),
    lines: z.array(
      z.looseObject({ number: z.int(), time: z.number(), entry: thing<TableKept['lines'][number]['entry']>() }),
    ),
    archive: z.base64().nullable().default(null),
  }),
  z.looseObject({ kind: z.literal('person'), id: z.string(), value: z.unknown() }),
  z.looseObject({
    kind: z.literal('owed'),
    what: z.string(),
    due: z.number(),
    value: z.unknown(),
    table: z.string().nullable().default(null),
  }),
  z.looseObject({ kind: z.literal('outage'), since: z.number(), until: z.number() }),
  z.looseObject({ kind: z.literal('beat'), time: z.number() }),
  z.looseObject({ kind: z.literal('secret'), name: z.string(), hex: z.string() }),
]);
const kept = z.preprocess(withSummary, thingKept);

const first = z.strictObject({ format: z.string().startsWith('panache-backup-') });
const last = z.strictObject({
  tables: z.int(),
  people: z.int(),
  secrets: z.int(),
  owed: z.int().default(0),
  outages: z.int().default(0),
  beats: z.int().default(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** Why a file is no backup that could be brought back. */
export type Fault = 'damaged' | 'stranger' | 'newer' | 'empty';

export class BrokenBackup extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault);
    this.fault = fault;
  }
}

/** A file that the system does not let us read, and its code for why. */
export class UnreadableBackup extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const counter = () => {
  const counts = { ...NONE };
  return {
    counts,
    count: ({ kind }: Kept) => {
      counts[COUNTED[kind]] += 1;
    },
  };
};

/** The lines of a backup: what it is, everything that is kept, and at its end what it must amount to. */
async function* linesFor(things: AsyncIterable<Kept>, onKept: (counts: Counts) => void): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashed = (line: object): string => {
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    return text;
  };
  const { counts, count } = counter();
  yield hashed({ format: FORMAT });
  for await (const one of things) {
    yield hashed(one);
    count(one);
    onKept(counts);
  }
  yield `${JSON.stringify({ ...counts, sha256: hash.digest('hex') })}\n`;
}

/**
 * Writes a backup, packed if its name ends in .gz. It takes its place only when it is whole and on the disk, so that
 * the backup that was there before is never lost to one that failed. It holds every secret: only its owner may read it.
 */
export const writeBackup = async (
  file: string,
  things: AsyncIterable<Kept>,
  { onKept, signal }: { readonly onKept: (counts: Counts) => void; readonly signal: AbortSignal },
): Promise<Counts> => {
  let counts = NONE;
  const beside = `${file}.${process.pid}.part`;
  const handle = await open(beside, 'wx', 0o600);
  try {
    const lines = linesFor(things, now => {
      counts = now;
      onKept(now);
    });
    const packer = file.endsWith('.gz') ? createGzip() : new PassThrough();
    // `flush` puts it on the disk before the stream says that it is done.
    await pipeline(Readable.from(lines), packer, handle.createWriteStream({ flush: true }), { signal });
    await rename(beside, file);
    return counts;
  } finally {
    await handle.close();
    await rm(beside, { force: true });
  }
};

const isPacked = async (file: string): Promise<boolean> => {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
};

async function* linesIn(file: string): AsyncGenerator<string> {
  const packed = await isPacked(file);
  const handle = await open(file);
  try {
    const stream = handle.createReadStream();
    const text = packed ? stream.pipe(createGunzip()) : stream;
    stream.on('error', error => text.destroy(error));
    text.setEncoding('utf8');
    let rest = '';
    for await (const chunk of text) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    if (rest !== '') yield rest;
  } finally {
    await handle.close();
  }
}

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
};

const checkFormat = (line: string): void => {
  const { data } = first.safeParse(parsed(line));
  if (data === undefined) throw new BrokenBackup('stranger');
  if (!READ.includes(data.format)) throw new BrokenBackup('newer');
};

/** Everything in a backup, one by one; only after the last is it certain that the file is whole and unchanged. */
export async function* readBackup(file: string): AsyncGenerator<Kept> {
  const hash = createHash('sha256');
  const { counts, count } = counter();
  let begun = false;
  let end: z.infer<typeof last> | null = null;
  try {
    for await (const line of linesIn(file)) {
      if (end !== null) throw new BrokenBackup('damaged');
      const value = parsed(line);
      end = last.safeParse(value).data ?? null;
      if (end === null) hash.update(`${line}\n`);
      if (!begun) {
        checkFormat(line);
        begun = true;
      } else if (end === null) {
        const { data } = kept.safeParse(value);
        if (data === undefined) throw new BrokenBackup('damaged');
        count(data);
        yield data;
      }
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : null;
    if (code === null) throw error;
    throw code.startsWith('Z_') ? new BrokenBackup('damaged') : new UnreadableBackup(code);
  }
  if (!begun) throw new BrokenBackup('empty');
  const amounts = JSON.stringify({ ...counts, sha256: hash.digest('hex') });
  if (JSON.stringify(end) !== amounts) throw new BrokenBackup('damaged');
}
