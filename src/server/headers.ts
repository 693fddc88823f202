import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const SELF = ["'self'"];
const NONE = ["'none'"];

/**
 * The page may load from this server and from nowhere else. Nothing here insists on HTTPS: behind a proxy or on a
 * home network plain HTTP is normal, and a browser told otherwise would lock its player out.
 */
export const addHeaders = async (app: FastifyInstance): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: NONE,
        scriptSrc: SELF,
        styleSrc: SELF,
        // Components place things by style attributes; style sheets still come from files only.
        styleSrcAttr: ["'unsafe-inline'"],
        fontSrc: SELF,
        imgSrc: [...SELF, 'data:'],
        mediaSrc: SELF,
        // Covers the live connection too: browsers take ws: for a part of http: here, and wss: of https:.
        connectSrc: SELF,
        workerSrc: SELF,
        manifestSrc: SELF,
        baseUri: NONE,
        formAction: SELF,
        frameAncestors: NONE,
      },
    },
    hsts: false,
    // Browsers ignore these two over plain HTTP, with a complaint each time.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    // A link to a seat is a secret: it must not travel to other sites.
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.protocol === 'https') reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  });
};
