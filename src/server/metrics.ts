import { timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sha256 } from '@noble/hashes/sha2.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Phase, Refusal } from '#wire/to-client.ts';
import { counter, gauge, gaugeText, histogram } from './instruments.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/store.ts';

type Channel = 'push' | 'webhook' | 'mail';
type Sent = 'sent' | 'refused' | 'gone';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counting all tables costs the database something: it is asked no more often than this. */
const COUNT_AGE = 15_000;

/** Milliseconds between two looks at the event loop. */
const LOOK = 20;

const instruments = () => ({
  tablesOpen: gauge('panache_tables_open', 'Tables in memory on this node.'),
  connections: gauge('panache_connections', 'Live connections to this node.'),
  choicesKept: counter('panache_choices_kept_total', 'Choices played and kept, also those taken back.'),
  choicesRefused: counter<[Refusal]>('panache_choices_refused_total', 'Choices refused.', 'why'),
  messagesRefused: counter<[Refusal]>('panache_messages_refused_total', 'Other messages refused.', 'why'),
  appendSeconds: histogram('panache_append_seconds', 'From asking the store to keep a line until it is kept.', SECONDS),
  thoughtSeconds: histogram('panache_thought_seconds', 'How long a bot thought about a choice.', SECONDS),
  noticesSent: counter<[Channel, Sent]>('panache_notices_total', 'Notices to people.', 'channel', 'outcome'),
});

export interface Metrics extends Readonly<ReturnType<typeof instruments>> {
  /** All of it, in the text format of Prometheus. */
  text(): Promise<string>;
  stop(): void;
}

/** Nanoseconds; the histogram counts the time it meant to wait, too. */
const lagOf = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - LOOK / 1000) || 0;

export const createMetrics = (store: Pick<Store, 'count'> | null): Metrics => {
  const named = instruments();
  const lag = monitorEventLoopDelay({ resolution: LOOK });
  lag.enable();

  const lagText = (): string => {
    const values = [0.5, 0.99, 1].map(share => [String(share), lagOf(lag.percentile(share * 100))] as const);
    lag.reset();
    return gaugeText('panache_event_loop_lag_seconds', 'Since it was last read here.', values, 'quantile');
  };

  let counted: { readonly tables: Readonly<Record<Phase, number>>; readonly at: number } | null = null;
  const storedText = async (): Promise<string> => {
    if (store === null) return '';
    const help = 'Tables kept in the store, all nodes together.';
    try {
      if (counted === null || Date.now() - counted.at > COUNT_AGE)
        counted = { tables: await store.count(), at: Date.now() };
      return gaugeText('panache_tables_stored', help, Object.entries(counted.tables), 'phase');
    } catch {
      // The other numbers are wanted most when the store is in trouble.
      return '';
    }
  };

  return {
    ...named,
    text: async () =>
      [
        ...Object.values(named).map(instrument => instrument.text()),
        gaugeText('process_resident_memory_bytes', 'Memory of this process.', [['', process.memoryUsage.rss()]]),
        lagText(),
        await storedText(),
      ].join(''),
    stop: () => void lag.disable(),
  };
};

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOCAL_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** Asked by a program on this machine itself: not through a proxy there, and not by a page that was lured to this address. */
const isHere = ({ raw, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(raw.socket.remoteAddress ?? '') &&
  LOCAL_NAME.test(headers.host ?? '') &&
  FORWARDED.every(name => headers[name] === undefined);

const digest = (text: string): Uint8Array => sha256(new TextEncoder().encode(text));

const mayRead = (request: FastifyRequest, metrics: Settings['metrics']): boolean => {
  if (metrics === 'off') return false;
  if (metrics === 'here') return isHere(request);
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${metrics.token}`));
};

/** The numbers, for those who may read them; to anybody else there is no such page. */
export const addMetrics = (app: FastifyInstance, metrics: Metrics, settings: Pick<Settings, 'metrics'>): void => {
  app.addHook('onClose', async () => metrics.stop());
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!mayRead(request, settings.metrics))
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text());
  });
};
