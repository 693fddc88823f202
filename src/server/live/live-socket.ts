import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { CLOSED, MOST_MESSAGE, PROTOCOL } from '#wire/limits.ts';
import type { Refusal, ToClient } from '#wire/to-client.ts';
import type { ToServer } from '#wire/to-server.ts';
import type { Metrics } from '../metrics.ts';
import { isOurOrigin } from '../origin.ts';
import type { People } from '../people.ts';
import type { Settings } from '../settings.ts';
import type { Connection } from './connection.ts';
import { Unsure } from './journal-writer.ts';
import type { LiveTable } from './live-table.ts';
import { readMessage } from './read-message.ts';
import type { TableRegistry } from './table-registry.ts';
import { tokenBucket } from './token-bucket.ts';

/** A connection that has not said which table it wants is closed after so long, in milliseconds. */
const ENTER_WITHIN = 15_000;
/** How often a silent connection is asked whether it is still there. */
const HEARTBEAT = 15_000;
/** Bytes that may wait for a browser that does not read; more than this, and it has to come again. */
const MOST_UNREAD = 1024 * 1024;
/** Messages over the limit before the connection is closed. */
const MOST_STRIKES = 100;

interface LiveSocketDeps {
  readonly registry: TableRegistry;
  readonly people: People;
  readonly metrics: Metrics;
  readonly settings: Pick<Settings, 'url' | 'mostConnectionsPerAddress' | 'messagesPerSecond'>;
}

/** How many connections each address has. */
const countAddresses = (most: number) => {
  const counts = new Map<string, number>();
  return {
    take(address: string): boolean {
      const count = counts.get(address) ?? 0;
      if (count >= most) return false;
      counts.set(address, count + 1);
      return true;
    },
    give(address: string): void {
      const count = (counts.get(address) ?? 1) - 1;
      if (count <= 0) counts.delete(address);
      else counts.set(address, count);
    },
  };
};

/** The live connections: everything that comes in is read with care here, and nowhere else. */
export const addLiveSocket = async (
  app: FastifyInstance,
  { registry, people, metrics, settings }: LiveSocketDeps,
): Promise<void> => {
  const addresses = countAddresses(settings.mostConnectionsPerAddress);
  await app.register(websocket, {
    options: { maxPayload: MOST_MESSAGE, perMessageDeflate: false },
    errorHandler: (_error, socket) => socket.terminate(),
  });

  const meet = (socket: WebSocket, request: FastifyRequest): void => {
    const { ip } = request;
    const wire = request.raw.socket;
    const person = people.of(request);
    const allowed = tokenBucket(settings.messagesPerSecond, settings.messagesPerSecond * 3, () => performance.now());
    let table: LiveTable | null = null;
    let connection: Connection | null = null;
    let entering = false;
    let alive = true;
    let strikes = 0;
    let turn: Promise<void> = Promise.resolve();

    // What is sent in one breath, a step and its acknowledgement, leaves in one piece.
    let corked = false;
    const uncork = (): void => {
      corked = false;
      wire.uncork();
    };
    const sendText = (text: string): void => {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MOST_UNREAD) {
        socket.close(CLOSED.tooSlow);
        return;
      }
      if (!corked) {
        corked = true;
        wire.cork();
        process.nextTick(uncork);
      }
      socket.send(text);
    };
    const send = (message: ToClient): void => sendText(JSON.stringify(message));
    const refuse = (id: string | null, why: Refusal): void => {
      metrics.messagesRefused.add(why);
      send({ kind: 'refused', id, why });
    };
    const answer = (id: string, why: Refusal | null): void =>
      why === null ? send({ kind: 'done', id }) : refuse(id, why);

    const enter = async ({ protocol, table: id, key, have }: Extract<ToServer, { kind: 'enter' }>): Promise<void> => {
      if (protocol !== PROTOCOL) return refuse(null, 'other-protocol');
      if (entering) return refuse(null, 'entered-already');
      entering = true;
      const found = await registry.open(id);
      if (found === null) {
        entering = false;
        return refuse(null, 'unknown-table');
      }
      const newcomer: Connection = { person, key, send, sendText, close: code => socket.close(code) };
      const why = await found.enter(newcomer, have);
      if (why !== null) {
        entering = false;
        return refuse(null, why);
      }
      clearTimeout(late);
      // Whoever has gone meanwhile has nobody else to lead him out.
      if (socket.readyState !== socket.OPEN) return found.leave(newcomer);
      [table, connection] = [found, newcomer];
    };

    const handle = async (message: ToServer): Promise<void> => {
      if (message.kind === 'ping') return send({ kind: 'pong' });
      if (message.kind === 'enter') return enter(message);
      const { id } = message;
      if (table === null || connection === null) return refuse(id, 'enter-first');
      switch (message.kind) {
        case 'choose':
          // Null means to take back, and that has a message of its own.
          if (message.choice === null) return refuse(id, 'not-offered');
          return answer(id, await table.choose(connection, id, message.version, message.choice));
        case 'take-back':
          return answer(id, await table.choose(connection, id, message.version, null));
        case 'act':
          return answer(id, await table.act(connection, id, message.act));
      }
    };

    const receive = (data: RawData, isBinary: boolean): void => {
      alive = true;
      if (!allowed()) {
        if (++strikes > MOST_STRIKES) socket.close(CLOSED.tooMuch);
        else refuse(null, 'slow-down');
        return;
      }
      const read = readMessage(String(data), isBinary);
      if (read.message === null) {
        refuse(read.id, read.why);
        return;
      }
      const { message } = read;
      // One after the other, as they came: who enters and acts in one breath is in when he acts.
      turn = turn
        .then(() => handle(message))
        .catch((error: unknown) => {
          if (error instanceof Unsure) return socket.close(CLOSED.restarting);
          app.log.error({ err: error }, 'a message could not be handled');
          refuse('id' in message ? message.id : null, message.kind === 'enter' ? 'broken-table' : 'not-kept');
        });
    };

    if (!addresses.take(ip)) {
      refuse(null, 'slow-down');
      socket.close(CLOSED.tooMuch);
      return;
    }
    metrics.connections.add(1);
    const late = setTimeout(() => socket.close(CLOSED.tooSlow), ENTER_WITHIN);
    const heart = setInterval(() => {
      if (!alive) return socket.terminate();
      alive = false;
      socket.ping();
    }, HEARTBEAT);
    // The plugin's own listener would keep the whole request for as long as the connection lasts.
    socket.removeAllListeners('error');
    // Anybody can send a broken frame: it ends his connection and is no news.
    socket.on('error', error => {
      app.log.debug({ err: error }, 'a connection broke');
      socket.terminate();
    });
    socket.on('pong', () => {
      alive = true;
    });
    // One message must never end more than itself.
    socket.on('message', (data, isBinary) => {
      try {
        receive(data, isBinary);
      } catch (error) {
        app.log.error({ err: error }, 'a message could not be read');
        refuse(null, 'not-a-message');
      }
    });
    socket.on('close', () => {
      clearTimeout(late);
      clearInterval(heart);
      addresses.give(ip);
      metrics.connections.add(-1);
      if (connection !== null) table?.leave(connection);
    });
  };

  app.route({
    method: 'GET',
    url: '/api/live',
    handler: (_request, reply) => reply.code(426).send({ why: 'websocket-only' }),
    wsHandler: meet,
    preValidation: async (request, reply) => {
      if (!isOurOrigin(request, settings)) await reply.code(403).send({ why: 'other-origin' });
    },
  });
};
