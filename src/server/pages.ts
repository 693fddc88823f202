import path from 'node:path';
import statics from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** A page of the app (`/play/musketiere`), as opposed to a file (`/assets/x.js`). */
const isPage = (url: string): boolean => !path.posix.basename(new URL(url, 'http://table').pathname).includes('.');

/** Serves the built page; every address that names no file belongs to the app, which routes in the browser. */
export const addPages = async (app: FastifyInstance, folder: string): Promise<void> => {
  const assets = path.join(folder, 'assets') + path.sep;
  await app.register(statics, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    // The builder puts a hash of its contents into the name of every file below assets/.
    setHeaders: (reply, file) => {
      reply.header('cache-control', file.startsWith(assets) ? FOREVER : ASK_AGAIN);
    },
  });

  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/')) return reply.code(404).send({ why: 'not-found' });
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (reads && isPage(request.url)) return reply.sendFile('index.html');
    return reply.code(404).header('cache-control', ASK_AGAIN).type('text/plain; charset=utf-8').send('Not found\n');
  });
};
