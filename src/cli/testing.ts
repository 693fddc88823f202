import { Readable } from 'node:stream';
import type { Time } from '#table/clock.ts';
import type { Io } from './io.ts';
import { run } from './program.ts';

/** Time that does not pass. */
const still: Time = { now: () => 0, bell: () => () => {} };

/** Runs a command line as a person would, and tells all that came of it. */
export const panache = async (
  args: string,
  typed: readonly string[] | Readable = [],
  { columns = null, time = still }: Partial<Pick<Io, 'columns' | 'time'>> = {},
) => {
  let out = '';
  let err = '';
  const code = await run(args.split(' ').filter(Boolean), {
    input: typed instanceof Readable ? typed : Readable.from(typed.map(each => `${each}\n`)),
    out: text => {
      out += text;
    },
    err: text => {
      err += text;
    },
    draw: () => {},
    watched: false,
    columns,
    time,
    env: { LANG: 'en_GB.UTF-8' },
    signal: new AbortController().signal,
  });
  return { code, out, err };
};
