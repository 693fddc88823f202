import { Readable } from 'node:stream';
import { run } from './program.ts';

/** Runs a command line as a person would, and tells all that came of it. */
export const panache = async (args: string, typed: readonly string[] = []) => {
  let out = '';
  let err = '';
  const code = await run(args.split(' ').filter(Boolean), {
    input: Readable.from(typed.map(each => `${each}\n`)),
    out: text => {
      out += text;
    },
    err: text => {
      err += text;
    },
    watched: false,
    env: { LANG: 'en_GB.UTF-8' },
    signal: new AbortController().signal,
  });
  return { code, out, err };
};
