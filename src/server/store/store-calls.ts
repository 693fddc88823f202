import type { SqliteOptions } from './sqlite.ts';
import type { Store } from './store.ts';

// How a store in a thread is asked: by the names of its functions, in texts. Whatever a store answers once travels by
// itself, with bytes among its arguments or as its answer; news are told where they are heard.

/** Answered where the store is asked, and not by a call of their name. */
const NOT_CALLED: ReadonlySet<string> = new Set<keyof Store>(['tell', 'listen', 'everything', 'close']);

/** The functions of a store that a thread is asked for. */
export const calledIn = (store: Store): string[] => Object.keys(store).filter(name => !NOT_CALLED.has(name));

/** One call of many that travel together: `bytes` says which arguments are bytes, written in base64. */
export type Call = readonly [id: number, name: string, args: readonly unknown[], bytes: readonly number[]];

export type CallAnswer =
  | readonly [id: number, how: 'value', value?: unknown]
  | readonly [id: number, how: 'bytes', base64: string]
  /** The sentence it failed with, and what lay behind that. */
  | readonly [id: number, how: 'failed', why: string, cause: string];

const NONE: readonly number[] = [];

/** Most calls have no bytes: they are written as they are. */
export const callText = (id: number, name: string, args: readonly unknown[]): string => {
  if (!args.some(arg => arg instanceof Uint8Array)) return JSON.stringify([id, name, args, NONE] satisfies Call);
  const bytes = args.flatMap((arg, at) => (arg instanceof Uint8Array ? [at] : []));
  const texts = args.map(arg => (arg instanceof Uint8Array ? Buffer.from(arg).toString('base64') : arg));
  return JSON.stringify([id, name, texts, bytes] satisfies Call);
};

export const bytesOf = (base64: string): Uint8Array => new Uint8Array(Buffer.from(base64, 'base64'));

export const argsOf = ([, , args, bytes]: Call): readonly unknown[] =>
  bytes.length === 0 ? args : args.map((arg, at) => (bytes.includes(at) ? bytesOf(String(arg)) : arg));

export const answerText = (id: number, value: unknown): string => {
  if (value === undefined) return `[${id},"value"]`;
  const answer: CallAnswer =
    value instanceof Uint8Array ? [id, 'bytes', Buffer.from(value).toString('base64')] : [id, 'value', value];
  return JSON.stringify(answer);
};

/** How the thread opens its store. */
export interface ThreadStart {
  readonly folder: string;
  readonly options: SqliteOptions;
}
