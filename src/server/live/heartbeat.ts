import type { WebSocket } from 'ws';

/** How often a silent connection is asked whether it is still there, in milliseconds. */
const EVERY = 15_000;

/** Ends a connection whose other end is gone without a word. */
export interface Heartbeat {
  /** To be called with every sign of life. */
  readonly alive: () => void;
  readonly stop: () => void;
}

export const heartbeat = (socket: Pick<WebSocket, 'ping' | 'terminate'>): Heartbeat => {
  let isAlive = true;
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, EVERY);
  return {
    alive() {
      isAlive = true;
    },
    stop: () => clearInterval(timer),
  };
};
