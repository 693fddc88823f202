import { format } from 'node:util';
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { LogLevel } from './settings.ts';

/** What a line may carry beside its sentence. Anything else is left out: what is not named cannot leak. */
const FIELDS: ReadonlySet<string> = new Set([
  'err',
  'method',
  'path',
  'status',
  'milliseconds',
  'table',
  'number',
  'game',
  'phase',
  'seat',
  'why',
  'code',
  'node',
  'channel',
  'outcome',
  'count',
  'signal',
]);

const MOST_TEXT = 1000;
const MOST_PATH = 200;
const MOST_CAUSES = 3;
/** Ids of tables and keys of seats look alike; nothing else in an address is that long. */
const LEAST_KEY = 20;

/** Takes out of a sentence whatever could be an address of somebody, a key or a seed. */
const scrub = (text: string): string =>
  text
    .slice(0, MOST_TEXT)
    // Of an address only the machine remains: the rest, or a password before it, may be all it takes.
    .replaceAll(/\b([a-z][a-z+.-]*:\/\/)(?:[^\s/?#@]*@)?([^\s/?#]+)[^\s"'<>)]*/gi, '$1$2')
    .replaceAll(/[^\s"'<>()@:]+@[^\s"'<>()@,;]+/g, '…@…')
    // The id of a table may be told: without a key or a cookie it opens nothing that is private.
    .replaceAll(/(?<![\w-])(?<!\btable )[\w-]{20,}(?![\w-])/g, '…');

/** The path of a request, without its query and without keys; the id of a table stays, because it opens nothing. */
const safePath = (url: string): string => {
  const parts = url.split(/[?#]/)[0].split('/');
  const safe = parts.map((part, index) => {
    const isTable = index > 0 && /^(t|tables)$/.test(parts[index - 1]);
    return part.length < LEAST_KEY || (isTable && /^[\w-]{22}$/.test(part)) ? part : '…';
  });
  return safe.join('/').slice(0, MOST_PATH);
};

/** Errors that quote what they were given: what a person typed is not ours to write down. */
const QUOTES_INPUT: ReadonlySet<string> = new Set(['SyntaxError', 'ZodError', '$ZodError']);

const messageOf = (error: Error): string =>
  QUOTES_INPUT.has(error.name) ? 'Something could not be read.' : scrub(error.message);

interface SafeError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [more: string]: unknown;
}

/** What is needed to find the fault, and nothing that was being worked on. */
const safeError = (error: unknown, causes = MOST_CAUSES): SafeError => {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const frames = error.stack?.split('\n').filter(line => /^\s+at /.test(line)) ?? [];
  return {
    type: error.name,
    message: messageOf(error),
    ...('code' in error && /^[\w.-]{1,40}$/.test(String(error.code)) ? { code: error.code } : {}),
    stack: frames.map(line => line.trim()).join('\n'),
    ...(error.cause === undefined || causes === 0 ? {} : { cause: safeError(error.cause, causes - 1) }),
  };
};

const isPlain = (value: unknown): boolean =>
  value === null || typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string';

const safeField = (name: string, value: unknown): unknown => {
  if (name === 'err' || name === 'table' || name === 'path') return value;
  return typeof value === 'string' ? scrub(value) : value;
};

const safeFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, value]) => FIELDS.has(name) && (name === 'err' || isPlain(value)))
      .map(([name, value]) => [name, safeField(name, value)]),
  );

/** A logger is called with a sentence, with fields and a sentence, or with an error. */
const readCall = ([first, second, ...rest]: readonly unknown[]): readonly [Record<string, unknown>, string] => {
  if (first instanceof Error) return readCall([{ err: first }, second, ...rest]);
  if (typeof first !== 'object' || first === null) return [{}, scrub(format(first, second ?? '', ...rest).trim())];
  const fields = safeFields(first);
  if (second !== undefined) return [fields, scrub(format(second, ...rest))];
  return [fields, 'err' in first && first.err instanceof Error ? messageOf(first.err) : ''];
};

/**
 * How the server logs: lines of JSON on standard output, each cleaned on its way out whoever wrote it. A stream can be
 * given to read them in a test.
 */
export const logOptions = (
  level: LogLevel,
  stream?: { write(line: string): void },
): Pick<FastifyServerOptions, 'logger' | 'logController'> => ({
  // Its own lines show the whole address of a request; ours come from `addRequestLog`.
  logController: new LogController({ disableRequestLogging: true }),
  logger: {
    level,
    ...(stream === undefined ? {} : { stream }),
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: label => ({ level: label }) },
    serializers: { err: error => safeError(error) },
    hooks: {
      logMethod(call, method) {
        method.apply(this, [...readCall(call)] as [object, string]);
      },
    },
  },
});

const lineOf = (request: FastifyRequest, reply: FastifyReply) => ({
  method: request.method,
  path: safePath(request.url),
  milliseconds: Math.round(reply.elapsedTime),
});

/** A line for each request, for those who look closely, and one for each that failed by our own fault. */
export const addRequestLog = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug({ ...lineOf(request, reply), status: reply.statusCode }, 'answered');
  });
  app.addHook('onError', async (request, reply, error) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ ...lineOf(request, reply), status, err: error }, 'failed');
  });
};
