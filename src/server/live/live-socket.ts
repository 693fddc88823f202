import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { CLOSED, MOST_MESSAGE } from '#wire/limits.ts';
import type { AddressHandle } from '../address-handle.ts';
import type { Metrics } from '../metrics.ts';
import { networkOf } from '../network-of.ts';
import { isOurOrigin } from '../origin.ts';
import type { People } from '../people.ts';
import type { Settings } from '../settings.ts';
import { type AddressCount, addressCount } from './address-count.ts';
import { cameFrom } from './came-from.ts';
import { heartbeat } from './heartbeat.ts';
import { letRequestGo } from './let-request-go.ts';
import { messageIntake } from './message-intake.ts';
import { socketSender } from './socket-sender.ts';
import type { TableRegistry } from './table-registry.ts';
import { tableSession } from './table-session.ts';

/** A connection that has not said which table it wants is closed after so long, in milliseconds. */
const ENTER_WITHIN = 15_000;

interface LiveSocketDeps {
  readonly registry: TableRegistry;
  readonly people: People;
  readonly addressHandle: AddressHandle;
  readonly metrics: Metrics;
  readonly settings: Pick<Settings, 'url' | 'mostConnectionsPerAddress' | 'messagesPerSecond'>;
}

type Log = FastifyInstance['log'];

const meet = (
  socket: WebSocket,
  request: FastifyRequest,
  deps: LiveSocketDeps & { addresses: AddressCount; log: Log },
): void => {
  const { registry, people, addressHandle, metrics, settings, addresses, log } = deps;
  const { ip } = request;
  const network = networkOf(ip);
  const sender = socketSender(socket, request.raw.socket, metrics);
  const { close } = sender;
  if (!addresses.take(network)) {
    sender.refuse(null, 'slow-down');
    close(CLOSED.tooMuch);
    return;
  }
  metrics.connections.add(1);
  letRequestGo(request.raw.socket);
  const late = setTimeout(() => close(CLOSED.tooSlow), ENTER_WITHIN);
  const heart = heartbeat(socket);
  const session = tableSession({
    registry,
    person: people.of(request),
    fromAt: table => addressHandle(table, ip),
    machine: cameFrom(request),
    sender,
    isOpen: () => socket.readyState === socket.OPEN,
    close,
    onEntered: () => clearTimeout(late),
  });
  const intake = messageIntake({
    sender,
    messagesPerSecond: settings.messagesPerSecond,
    handle: session.handle,
    close,
    trouble: (what, error) => log.error({ err: error }, what),
  });
  // The plugin's own listener would keep the whole request for as long as the connection lasts.
  socket.removeAllListeners('error');
  // Anybody can send a broken frame: it ends his connection and is no news.
  socket.on('error', error => {
    log.debug({ err: error }, 'a connection broke');
    socket.terminate();
  });
  socket.on('pong', heart.alive);
  socket.on('message', (data, isBinary) => {
    heart.alive();
    intake(data, isBinary ? 'binary' : 'text');
  });
  socket.on('close', () => {
    clearTimeout(late);
    heart.stop();
    addresses.give(network);
    metrics.connections.add(-1);
    session.leave();
  });
};

/** The live connections of the page. */
export const addLiveSocket = async (app: FastifyInstance, deps: LiveSocketDeps): Promise<void> => {
  const addresses = addressCount(deps.settings.mostConnectionsPerAddress);
  await app.register(websocket, {
    options: { maxPayload: MOST_MESSAGE, perMessageDeflate: false },
    errorHandler: (_error, socket) => socket.terminate(),
  });
  app.route({
    method: 'GET',
    url: '/api/live',
    handler: (_request, reply) => reply.code(426).send({ why: 'websocket-only' }),
    wsHandler: (socket, request) => meet(socket, request, { ...deps, addresses, log: app.log }),
    preValidation: async (request, reply) => {
      if (!isOurOrigin(request, deps.settings)) await reply.code(403).send({ why: 'other-origin' });
    },
  });
};
