import type { WebSocket } from 'ws';

/** How often one looks after a connection, in milliseconds. */
const EVERY = 10_000;

/** Ends a connection whose other end is gone without a word. */
export interface Heartbeat {
  /** To be called with every sign of life. */
  readonly alive: () => void;
  readonly stop: () => void;
}

/** Whoever has been heard of since the last look is not asked; whoever was asked and stays silent is gone. */
export const heartbeat = (socket: Pick<WebSocket, 'ping' | 'terminate'>): Heartbeat => {
  let since: 'heard' | 'silent' | 'asked' = 'heard';
  const timer = setInterval(() => {
    if (since === 'asked') return socket.terminate();
    if (since === 'silent') socket.ping();
    since = since === 'silent' ? 'asked' : 'silent';
  }, EVERY);
  return {
    alive() {
      since = 'heard';
    },
    stop: () => clearInterval(timer),
  };
};
