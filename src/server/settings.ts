import { isIP } from 'node:net';
import path from 'node:path';
import { PATIENCE } from './store/postgres-patience.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Everything a host can choose, read once at the start; `.env.example` explains each of them. */
export interface Settings {
  readonly port: number;
  /** Null means every address this machine has, so that a phone in the same house finds the table. */
  readonly host: string | null;
  /** The folder of the journals; unused where there is a database. */
  readonly data: string;
  /** Holds a password: never to be shown. */
  readonly databaseUrl: string | null;
  /** Seconds after which a question to the database is given up. */
  readonly databasePatience: number;
  /** The origin people type, without a slash at its end; null where there is no proxy in front and nobody is written to. */
  readonly url: string | null;
  /** The proxies whose X-Forwarded headers are believed; empty for none. */
  readonly trustProxy: readonly string[];
  readonly log: LogLevel;
  /** `here`: to programs on this machine alone. */
  readonly metrics: 'off' | 'here' | { readonly token: string };
  /** Days; null means for good. */
  readonly keep: { readonly finished: number | null; readonly unstarted: number | null };
  readonly mostConnectionsPerAddress: number;
  readonly messagesPerSecond: number;
  /** Milliseconds before a bot answers, so that people can follow. */
  readonly botPause: number;
  /** The address of the mail server holds a password: never to be shown. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | null;
  readonly webhooks: boolean;
  readonly push: { readonly contact: string } | null;
}

/** The project's own folder: paths in settings begin here. */
export const PROJECT = path.resolve(import.meta.dirname, '../..');

const LAST_PORT = 65_535;
const MOST_DAYS = 36_500;
const LEAST_TOKEN = 16;
/** Names for the addresses of this machine, of its network segment, and of private networks. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

const NAMES: ReadonlySet<string> = new Set([
  'PANACHE_DATA',
  'PANACHE_DATABASE_PATIENCE',
  'PANACHE_URL',
  'PANACHE_TRUST_PROXY',
  'PANACHE_LOG',
  'PANACHE_METRICS',
  'PANACHE_KEEP_FINISHED',
  'PANACHE_KEEP_UNSTARTED',
  'PANACHE_MOST_CONNECTIONS_PER_ADDRESS',
  'PANACHE_MESSAGES_PER_SECOND',
  'PANACHE_BOT_PAUSE',
  'PANACHE_MAIL_FROM',
  'PANACHE_WEBHOOKS',
  'PANACHE_PUSH',
  'PANACHE_PUSH_CONTACT',
]);

/**
 * Reads one setting after the other and keeps a sentence for each that is wrong; a wrong one gets its fallback. Not by zod:
 * every sentence is our own, and some ask for two settings at once.
 */
const reader = (env: Environment) => {
  const problems: string[] = [];
  const wrong = <T>(sentence: string, fallback: T): T => {
    problems.push(sentence);
    return fallback;
  };
  const text = (name: string): string | null => env[name]?.trim() || null;
  return {
    problems,
    wrong,
    text,
    whole(name: string, fallback: number, [least, most]: readonly [number, number], what: string): number {
      const asked = text(name);
      if (asked === null) return fallback;
      const value = /^\d{1,9}$/.test(asked) ? Number(asked) : Number.NaN;
      if (value >= least && value <= most) return value;
      return wrong(
        `${name} is ${JSON.stringify(asked)}, but ${what} is a whole number from ${least} to ${most}.`,
        fallback,
      );
    },
    oneOf<const T extends string>(name: string, values: readonly T[], fallback: T): T {
      const asked = text(name);
      if (asked === null) return fallback;
      const found = values.find(value => value === asked.toLowerCase());
      return found ?? wrong(`${name} is ${JSON.stringify(asked)}: choose one of ${values.join(', ')}.`, fallback);
    },
    days(name: string, fallback: number | null): number | null {
      const asked = text(name);
      if (asked === null) return fallback;
      if (asked.toLowerCase() === 'forever') return null;
      const value = /^\d{1,5}$/.test(asked) ? Number(asked) : 0;
      if (value >= 1 && value <= MOST_DAYS) return value;
      return wrong(
        `${name} is ${JSON.stringify(asked)}: give a number of days from 1 to ${MOST_DAYS}, or forever.`,
        fallback,
      );
    },
  };
};
type Reader = ReturnType<typeof reader>;

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

// The sentences about addresses that hold a password do not repeat them: they end up in logs.
const readDatabase = ({ text, wrong }: Reader): string | null => {
  const asked = text('DATABASE_URL');
  if (asked === null) return null;
  const url = urlOf(asked);
  if (url !== null && /^postgres(ql)?:$/.test(url.protocol)) return asked;
  return wrong(
    'DATABASE_URL is not an address of PostgreSQL: write postgres://user:password@host:5432/name, or leave it out to keep tables in a file.',
    null,
  );
};

const readUrl = ({ text, wrong }: Reader): string | null => {
  const asked = text('PANACHE_URL');
  if (asked === null) return null;
  const url = urlOf(asked);
  const plain = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (plain) return url.origin;
  return wrong(
    `PANACHE_URL is ${JSON.stringify(asked)}: write the address people type, for instance https://table.example.org, without a path.`,
    null,
  );
};

const isNetwork = (text: string): boolean => {
  if (NETWORKS.includes(text)) return true;
  const [address, bits, ...more] = text.split('/');
  const kind = isIP(address);
  if (kind === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128));
};

const readProxies = ({ text, wrong }: Reader): readonly string[] => {
  const asked = text('PANACHE_TRUST_PROXY');
  if (asked === null || asked.toLowerCase() === 'off') return [];
  const proxies = asked.split(',').map(proxy => proxy.trim().toLowerCase());
  if (proxies.every(isNetwork)) return proxies;
  return wrong(
    `PANACHE_TRUST_PROXY is ${JSON.stringify(asked)}: name the proxies by address (10.0.0.2, 10.0.0.0/8) or by network (${NETWORKS.join(', ')}), with commas between them.`,
    [],
  );
};

const readMetrics = ({ text, wrong }: Reader): Settings['metrics'] => {
  const asked = text('PANACHE_METRICS');
  if (asked === null || asked.toLowerCase() === 'on') return 'here';
  if (asked.toLowerCase() === 'off') return 'off';
  if (asked.length >= LEAST_TOKEN && /^[\w.~+/=-]+$/.test(asked)) return { token: asked };
  return wrong(
    `PANACHE_METRICS is neither on nor off nor a token: a token has at least ${LEAST_TOKEN} letters and digits and no spaces.`,
    'off',
  );
};

const readMail = ({ text, wrong }: Reader): Settings['mail'] => {
  const [asked, from] = [text('SMTP_URL'), text('PANACHE_MAIL_FROM')];
  if (asked === null) {
    if (from === null) return null;
    return wrong('PANACHE_MAIL_FROM is set without SMTP_URL: set the mail server too, or leave both out.', null);
  }
  const url = urlOf(asked);
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '')
    return wrong(
      'SMTP_URL is not an address of a mail server: write smtps://user:password@mail.example.org:465, or smtp:// for one that encrypts later.',
      null,
    );
  if (from === null || !/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(from))
    return wrong(
      'SMTP_URL needs PANACHE_MAIL_FROM, the address mail comes from, for instance Panache <table@example.org>.',
      null,
    );
  return { smtpUrl: asked, from };
};

/**
 * Push services want to know whom they can write to. Where nobody was named it is the house itself, if it has an address of
 * its own; Apple refuses names that nobody can look up, such as localhost, so the last resort is one that exists and has no reader.
 */
const NO_CONTACT = 'mailto:panache@example.org';

const readPush = ({ text, oneOf, wrong }: Reader, url: string | null): Settings['push'] => {
  const isOff = oneOf('PANACHE_PUSH', ['off', 'on'], 'on') === 'off';
  const contact = text('PANACHE_PUSH_CONTACT') ?? (url?.startsWith('https:') ? url : NO_CONTACT);
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact))
    return wrong(
      `PANACHE_PUSH_CONTACT is ${JSON.stringify(contact)}: write how push services can reach you, for instance mailto:you@example.org.`,
      null,
    );
  return isOff ? null : { contact };
};

/** What the environment asks for, or a sentence for everything that is wrong with it, each on a line of its own. */
export const readSettings = (env: Environment): Settings | string => {
  const read = reader(env);
  const { problems, text, whole, oneOf, days } = read;
  for (const name of Object.keys(env))
    if (name.startsWith('PANACHE_') && !NAMES.has(name))
      problems.push(`${name} is no setting of Panache: .env.example lists them all.`);
  const url = readUrl(read);
  const settings: Settings = {
    port: whole('PORT', 8080, [0, LAST_PORT], 'a port (0 takes any free one)'),
    host: text('HOST'),
    data: path.resolve(PROJECT, text('PANACHE_DATA') ?? 'data'),
    databaseUrl: readDatabase(read),
    databasePatience: whole('PANACHE_DATABASE_PATIENCE', PATIENCE, [1, 3600], 'a time in seconds'),
    url,
    trustProxy: readProxies(read),
    log: oneOf('PANACHE_LOG', LOG_LEVELS, 'warn'),
    metrics: readMetrics(read),
    keep: { finished: days('PANACHE_KEEP_FINISHED', null), unstarted: days('PANACHE_KEEP_UNSTARTED', 30) },
    mostConnectionsPerAddress: whole(
      'PANACHE_MOST_CONNECTIONS_PER_ADDRESS',
      60,
      [1, 1_000_000],
      'the number of connections',
    ),
    messagesPerSecond: whole('PANACHE_MESSAGES_PER_SECOND', 15, [1, 100_000], 'the number of messages'),
    botPause: whole('PANACHE_BOT_PAUSE', 900, [0, 60_000], 'a pause in milliseconds'),
    mail: readMail(read),
    webhooks: oneOf('PANACHE_WEBHOOKS', ['off', 'on'], 'off') === 'on',
    push: readPush(read, url),
  };
  // A message in a browser knows where that browser found the house; whoever reads a mail must be told.
  if (text('PANACHE_URL') === null && (settings.mail !== null || settings.webhooks))
    problems.push('Mails and webhooks lead people back to their table: set PANACHE_URL to the address they type.');
  return problems.length > 0 ? problems.join('\n') : settings;
};
