import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings.ts';
import type { Store } from './store/store.ts';

const DAY = 24 * 3_600_000;
const EVERY = 6 * 3_600_000;

/** Forgets what the host does not want to keep for ever. A match that has begun and is not over is never forgotten. */
export const addRetention = (
  app: FastifyInstance,
  store: Pick<Store, 'forget'>,
  { keep }: Pick<Settings, 'keep'>,
  now: () => number = Date.now,
): void => {
  const before = (days: number | null): number | null => (days === null ? null : now() - days * DAY);
  const forget = async (): Promise<void> => {
    try {
      const count = await store.forget({ over: before(keep.finished), gathering: before(keep.unstarted) });
      if (count > 0) app.log.info({ count }, 'tables were forgotten, as the settings ask');
    } catch (error) {
      app.log.error({ err: error }, 'old tables could not be forgotten');
    }
  };
  const timer = setInterval(() => void forget(), EVERY).unref();
  app.addHook('onReady', forget);
  app.addHook('onClose', async () => clearInterval(timer));
};
