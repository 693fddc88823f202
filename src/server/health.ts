import type { FastifyInstance } from 'fastify';
import type { Store } from './store/store.ts';

const PATIENCE = 2000;

const reached = async (store: Pick<Store, 'check'>, patience: number): Promise<boolean> => {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), patience);
  try {
    return await Promise.race([store.check().then(() => true), late.promise]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
};

/** For load balancers and guards: is this node of use? It is not while its store cannot be reached. */
export const addHealth = (app: FastifyInstance, store: Pick<Store, 'check'>, patience = PATIENCE): void => {
  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (await reached(store, patience)) return { status: 'ok' };
    return reply.code(503).send({ status: 'unwell', reason: 'The store of the tables cannot be reached.' });
  });
};
