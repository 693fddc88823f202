import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { GAMES } from '#games/all.ts';
import { GAME_IDS } from '#games/index.ts';
import type { Time } from '#table/clock.ts';
import { levelsOf } from '#table/levels.ts';
import { startThinkers } from '#table/thinkers.node.ts';
import { addApi } from './api.ts';
import { addHeaders } from './headers.ts';
import { addHealth } from './health.ts';
import { addLiveSocket } from './live/live-socket.ts';
import type { OfferedGame } from './live/table-deps.ts';
import { openTableRegistry } from './live/table-registry.ts';
import { addRequestLog, logOptions } from './logs.ts';
import { addMetrics, type Metrics } from './metrics.ts';
import { createNotices } from './notices/notices.ts';
import { addNoticeRoutes } from './notices/routes.ts';
import { addPages } from './pages.ts';
import { addPeople } from './people.ts';
import { addRetention } from './retention.ts';
import { linksWith } from './room/links.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/store.ts';
import { WALL_TIME } from './time.ts';

export interface AppOptions {
  /** The folder of the built page. */
  readonly pages: string;
  readonly store: Store;
  readonly settings: Settings;
  readonly metrics: Metrics;
  /** Every game there is, unless a test brings its own. */
  readonly games?: Readonly<Record<string, OfferedGame>>;
  readonly time?: Time;
}

/** How long a bot that has a use for time may think, in milliseconds. */
const THINK = 400;

const ALL_GAMES: Readonly<Record<string, OfferedGame>> = Object.fromEntries(
  GAME_IDS.map(id => [id, { game: GAMES[id].game, levels: levelsOf(id) }]),
);

/** The whole server, ready to listen or to be asked in a test. The store stays its owner's. */
export const createApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { pages, store, settings, metrics, games = ALL_GAMES, time = WALL_TIME } = options;
  const app = Fastify({
    ...logOptions(settings.log),
    trustProxy: settings.trustProxy.length > 0 ? [...settings.trustProxy] : false,
    bodyLimit: 64 * 1024,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
  });
  addRequestLog(app);
  await addHeaders(app);
  await app.register(rateLimit, {
    max: settings.messagesPerSecond * 60,
    timeWindow: '1 minute',
    // Files of the page are cheap, and a whole house may share one address.
    allowList: request => !request.url.startsWith('/api/'),
    errorResponseBuilder: () => ({ statusCode: 429, why: 'slow-down' }),
  });

  const people = await addPeople(app, await store.secret('people'), settings);
  const notices = createNotices({
    store,
    settings,
    count: (channel, outcome) => metrics.noticesSent.add(channel, outcome),
  });
  const thinkers = startThinkers(Math.max(1, availableParallelism() - 1), THINK);
  const registry = openTableRegistry(games, {
    store,
    links: linksWith(await store.secret('links')),
    node: randomBytes(8).toString('hex'),
    time,
    async think(game, thought) {
      const begun = performance.now();
      const choice = await thinkers.think(game, thought);
      metrics.thoughtSeconds.observe((performance.now() - begun) / 1000);
      return choice;
    },
    voices: thinkers.voices,
    botPause: settings.botPause,
    notices,
    metrics,
    trouble: (what, error) => app.log.error({ err: error }, what),
  });
  app.addHook('preClose', async () => registry.stop());
  app.addHook('onClose', async () => {
    await Promise.all([notices.stop(), thinkers.stop()]);
  });

  addHealth(app, store);
  addMetrics(app, metrics, settings);
  addRetention(app, store, settings);
  addApi(app, { registry, people, settings, time });
  await addNoticeRoutes(app, { notices, store, settings, personOf: people.of });
  await addLiveSocket(app, { registry, people, metrics, settings });
  await addPages(app, pages);
  return app;
};
