import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { CLOSED } from '#wire/limits.ts';
import type { Refusal, ToClient } from '#wire/to-client.ts';
import { type Written, written } from '#wire/written.ts';
import type { Metrics } from '../metrics.ts';
import { textFrame } from './text-frame.ts';

/** Bytes that may wait for a browser that does not read; more than this, and it has to come again. */
const MOST_UNREAD = 1024 * 1024;

/** All that leaves by one connection. */
export interface SocketSender {
  readonly send: (message: ToClient) => void;
  readonly sendWritten: (message: Written) => void;
  readonly refuse: (id: string | null, why: Refusal) => void;
  /** What became of the message with that id. */
  readonly answer: (id: string, why: Refusal | null) => void;
  /** What was sent before still leaves. */
  readonly close: (code: number) => void;
}

/**
 * Frames go straight to the wire, as strings: the system takes them at once, and neither a buffer for each nor a list of
 * them is made. What is sent in one breath, a step and its acknowledgement, leaves in one piece.
 */
export const socketSender = (
  socket: Pick<WebSocket, 'readyState' | 'OPEN' | 'close'>,
  wire: Pick<Socket, 'write' | 'writableLength'>,
  metrics: Pick<Metrics, 'messagesRefused'>,
): SocketSender => {
  let waiting = '';
  const flush = (): void => {
    const frames = waiting;
    waiting = '';
    if (frames !== '' && socket.readyState === socket.OPEN) wire.write(frames, 'latin1');
  };
  const close = (code: number): void => {
    flush();
    socket.close(code);
  };
  const sendWritten = (message: Written): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (wire.writableLength + waiting.length > MOST_UNREAD) {
      close(CLOSED.tooSlow);
      return;
    }
    if (waiting === '') process.nextTick(flush);
    waiting += textFrame(message);
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
    close,
  };
};
