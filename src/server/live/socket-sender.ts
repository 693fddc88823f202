import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { CLOSED } from '#wire/limits.ts';
import type { Refusal, ToClient } from '#wire/to-client.ts';
import { type Written, written } from '#wire/written.ts';
import type { Metrics } from '../metrics.ts';

/** Bytes that may wait for a browser that does not read; more than this, and it has to come again. */
const MOST_UNREAD = 1024 * 1024;

/** All that leaves by one connection. */
export interface SocketSender {
  readonly send: (message: ToClient) => void;
  readonly sendWritten: (message: Written) => void;
  readonly refuse: (id: string | null, why: Refusal) => void;
  /** What became of the message with that id. */
  readonly answer: (id: string, why: Refusal | null) => void;
}

export const socketSender = (
  socket: WebSocket,
  wire: Pick<Socket, 'cork' | 'uncork'>,
  metrics: Pick<Metrics, 'messagesRefused'>,
): SocketSender => {
  // What is sent in one breath, a step and its acknowledgement, leaves in one piece.
  let isCorked = false;
  const uncork = (): void => {
    isCorked = false;
    wire.uncork();
  };
  const sendWritten = (message: Written): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNREAD) {
      socket.close(CLOSED.tooSlow);
      return;
    }
    if (!isCorked) {
      isCorked = true;
      wire.cork();
      process.nextTick(uncork);
    }
    socket.send(message);
  };
  const send = (message: ToClient): void => sendWritten(written(message));
  const refuse = (id: string | null, why: Refusal): void => {
    metrics.messagesRefused.add(why);
    send({ kind: 'refused', id, why });
  };
  return {
    send,
    sendWritten,
    refuse,
    answer: (id, why) => (why === null ? send({ kind: 'done', id }) : refuse(id, why)),
  };
};
