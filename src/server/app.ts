import Fastify, { type FastifyInstance } from 'fastify';
import { addHeaders } from './headers.ts';
import { addPages } from './pages.ts';

export interface AppOptions {
  /** The folder of the built page. */
  readonly pages: string;
}

/** The whole server, ready to listen or to be asked in a test. */
export const createApp = async ({ pages }: AppOptions): Promise<FastifyInstance> => {
  const app = Fastify({ logger: { level: 'error' }, bodyLimit: 64 * 1024, forceCloseConnections: true });
  await addHeaders(app);
  app.get('/health', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  await addPages(app, pages);
  return app;
};
