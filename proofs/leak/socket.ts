import WebSocket from 'ws';
import type { ToClient } from '#wire/to-client.ts';
import type { ToServer } from '#wire/to-server.ts';

/** Somebody's connection, and who waits for what on it. */
export interface Socket {
  readonly send: (message: ToServer) => void;
  /** Settles with the first message of which that holds. */
  readonly next: (holds: (message: ToClient) => boolean) => Promise<void>;
  /** Sends something and settles with its answer. */
  readonly ask: (message: Extract<ToServer, { id: string }>) => Promise<void>;
  readonly cut: () => void;
}

interface SocketDeps {
  readonly url: string;
  readonly cookie: string;
  readonly hear: (text: string) => void;
}

const answers =
  (id: string) =>
  (message: ToClient): boolean =>
    (message.kind === 'done' || message.kind === 'refused') && message.id === id;

export const openSocket = ({ url, cookie, hear }: SocketDeps): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/live`, { headers: { cookie } });
    const waiting = new Set<(message: ToClient) => void>();
    let isCut = false;
    const send: Socket['send'] = message => socket.send(JSON.stringify(message));
    const next: Socket['next'] = holds =>
      new Promise(done => {
        const wait = (message: ToClient): void => {
          if (!holds(message)) return;
          waiting.delete(wait);
          done();
        };
        waiting.add(wait);
      });
    const ask: Socket['ask'] = async message => {
      const answered = next(answers(message.id));
      send(message);
      await answered;
    };
    const cut = (): void => {
      isCut = true;
      socket.terminate();
    };
    socket.on('error', reject);
    socket.on('message', data => {
      const message = JSON.parse(String(data)) as ToClient;
      // Only this proof asks for pongs.
      if (message.kind !== 'pong') hear(String(data));
      for (const wait of [...waiting]) wait(message);
    });
    // Whoever goes by himself is told nothing.
    socket.on('close', code => {
      if (!isCut) hear(`closed ${code}`);
    });
    socket.on('open', () => resolve({ send, next, ask, cut }));
  });
