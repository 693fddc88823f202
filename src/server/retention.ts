import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings.ts';
import type { Store } from './store/store.ts';

const DAY = 24 * 3_600_000;
const EVERY = 6 * 3_600_000;
/** A table goes when it was found to be idle, and is still found so after that long: a clock may be wrong for a while. */
const APART = 2 * DAY;

/** Forgets what the host does not want to keep for ever. A match that has begun and is not over is never forgotten. */
export const addRetention = (
  app: FastifyInstance,
  store: Pick<Store, 'forget'>,
  { keep }: Pick<Settings, 'keep'>,
  now: () => number,
): void => {
  const forget = async (): Promise<void> => {
    const time = now();
    const before = (days: number | null): number | null => (days === null ? null : time - days * DAY);
    const idle = { over: before(keep.finished), gathering: before(keep.unstarted), now: time, found: time - APART };
    try {
      const count = await store.forget(idle);
      if (count > 0) app.log.info({ count }, 'tables were forgotten, as the settings ask');
    } catch (error) {
      app.log.error({ err: error }, 'old tables could not be forgotten');
    }
  };
  const timer = setInterval(() => void forget(), EVERY).unref();
  app.addHook('onReady', forget);
  app.addHook('onClose', async () => clearInterval(timer));
};
