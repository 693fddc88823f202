import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { GAMES } from '#games/all.ts';
import { GAME_IDS } from '#games/index.ts';
import { levelsOf } from '#table/levels.ts';
import { startThinkers } from '#table/thinkers.node.ts';
import { addressHandles } from './address-handle.ts';
import { addAddresses } from './address-route.ts';
import { addApi } from './api.ts';
import { answerNoRequest, readableUrl } from './bad-request.ts';
import { guardConnections, IN_TIME, type InTime } from './guard-connections.ts';
import { addHeaders } from './headers.ts';
import { addHealth } from './health.ts';
import { addLiveSocket } from './live/live-socket.ts';
import { replaysHere, replaysInThread } from './live/replays.ts';
import type { OfferedGame } from './live/table-deps.ts';
import { openTableRegistry } from './live/table-registry.ts';
import { addRequestLog, logOptions } from './logs.ts';
import { addMetrics, type Metrics } from './metrics.ts';
import { createNotices, type NoticesOptions } from './notices/notices.ts';
import { addNoticeRoutes } from './notices/routes.ts';
import { addPages } from './pages.ts';
import { addPeople } from './people.ts';
import type { Interfaces } from './reachable.ts';
import { addRetention } from './retention.ts';
import { linksWith } from './room/links.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/store.ts';
import { type HouseTime, houseTime } from './time.ts';

export interface AppOptions {
  /** The folder of the built page. */
  readonly pages: string;
  readonly store: Store;
  readonly settings: Settings;
  readonly metrics: Metrics;
  /** Every game there is, unless a test brings its own. */
  readonly games?: Readonly<Record<string, OfferedGame>>;
  readonly time?: HouseTime;
  readonly inTime?: InTime;
  /** The networks this machine is in, unless a test brings its own. */
  readonly interfaces?: () => Interfaces;
  /** How messages to people leave, unless a test wants it otherwise. */
  readonly posting?: Partial<Pick<NoticesOptions, 'grace' | 'push' | 'reach'>>;
}

/** How long a bot that has a use for time may think, in milliseconds. */
const THINK = 400;

const ALL_GAMES: Readonly<Record<string, OfferedGame>> = Object.fromEntries(
  GAME_IDS.map(id => [id, { game: GAMES[id].game, levels: levelsOf(id) }]),
);

const serverOptions = ({ log, trustProxy }: Settings, inTime: InTime) => ({
  ...logOptions(log),
  trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
  bodyLimit: 64 * 1024,
  forceCloseConnections: true,
  // Longer than any address: what does not fit anywhere is not found, in our own words.
  routerOptions: { maxParamLength: 64 * 1024 },
  rewriteUrl: readableUrl,
  clientErrorHandler: answerNoRequest,
  requestTimeout: inTime.request,
  http: { headersTimeout: inTime.headers, connectionsCheckingInterval: inTime.lookEvery },
});

/** The whole server, ready to listen or to be asked in a test. The store stays its owner's. */
export const createApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { pages, store, settings, metrics, interfaces, posting } = options;
  const { games = ALL_GAMES, time = houseTime(), inTime = IN_TIME } = options;
  const app = Fastify(serverOptions(settings, inTime));
  guardConnections(app.server, settings);
  addRequestLog(app);
  await addHeaders(app);
  await app.register(rateLimit, {
    max: settings.messagesPerSecond * 60,
    timeWindow: '1 minute',
    // Files of the page are cheap, and a whole house may share one address.
    allowList: request => !request.url.startsWith('/api/'),
    errorResponseBuilder: () => ({ statusCode: 429, why: 'slow-down' }),
  });

  const addressHandle = addressHandles(await store.secret('addresses'));
  const people = await addPeople(app, await store.secret('people'), settings);
  const notices = createNotices({
    store,
    settings,
    count: (channel, outcome) => metrics.noticesSent.add(channel, outcome),
    ...posting,
  });
  const thinkers = startThinkers(Math.max(1, availableParallelism() - 1), THINK);
  const replays = games === ALL_GAMES ? replaysInThread() : replaysHere(games);
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
    replays,
    metrics,
    trouble: (what, error) => app.log.error({ err: error }, what),
  });
  app.addHook('preClose', async () => registry.stop());
  app.addHook('onClose', async () => {
    await Promise.all([notices.stop(), thinkers.stop(), replays.stop()]);
  });

  addHealth(app, store);
  addMetrics(app, metrics, settings);
  addRetention(app, store, settings, time.now);
  addAddresses(app, settings, interfaces);
  addApi(app, { registry, people, addressHandle, settings, time });
  await addNoticeRoutes(app, { notices, store, settings, personOf: people.of });
  await addLiveSocket(app, { registry, people, addressHandle, metrics, settings });
  await addPages(app, pages);
  return app;
};
