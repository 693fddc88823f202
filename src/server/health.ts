import type { FastifyInstance } from 'fastify';
import type { Store, StoreTrouble } from './store/store.ts';

const PATIENCE = 2000;

/** What may be told to anybody. */
const REASONS: Readonly<Record<StoreTrouble | 'away', string>> = {
  away: 'The store of the tables cannot be reached.',
  full: 'The disk of the store is full.',
  damaged: 'The store of the tables is damaged.',
  unwritable: 'The store of the tables cannot be written.',
  stalled: 'The store of the tables does not answer in time.',
};

const troubleOf = async (store: Pick<Store, 'check'>, patience: number): Promise<StoreTrouble | 'away' | null> => {
  const late = Promise.withResolvers<'away'>();
  const timer = setTimeout(() => late.resolve('away'), patience);
  try {
    return await Promise.race([store.check(), late.promise]);
  } catch {
    return 'away';
  } finally {
    clearTimeout(timer);
  }
};

/** For load balancers and guards: is this node of use? It is not while its store cannot keep anything. */
export const addHealth = (app: FastifyInstance, store: Pick<Store, 'check'>, patience = PATIENCE): void => {
  let before: string | null = null;
  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const trouble = await troubleOf(store, patience);
    if (trouble !== null && trouble !== before) app.log.error({ trouble }, 'the store is not well');
    before = trouble;
    if (trouble === null) return { status: 'ok' };
    return reply.code(503).send({ status: 'unwell', reason: REASONS[trouble] });
  });
};
