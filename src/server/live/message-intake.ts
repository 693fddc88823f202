import { CLOSED } from '#wire/limits.ts';
import type { Understood } from '#wire/to-server.ts';
import { Unsure } from './journal-writer.ts';
import { readMessage } from './read-message.ts';
import type { SocketSender } from './socket-sender.ts';
import { tokenBucket } from './token-bucket.ts';

/** Messages over the limit before the connection is closed. */
const MOST_STRIKES = 100;

interface IntakeDeps {
  readonly sender: SocketSender;
  readonly messagesPerSecond: number;
  readonly handle: (message: Understood) => Promise<void>;
  readonly close: (code: number) => void;
  readonly trouble: (what: string, error: unknown) => void;
}

/** Everything that comes in by one connection is read with care here, and handled one after the other. */
export const messageIntake = ({ sender, messagesPerSecond, handle, close, trouble }: IntakeDeps) => {
  const { refuse } = sender;
  const isAllowed = tokenBucket(messagesPerSecond, messagesPerSecond * 3, () => performance.now());
  let strikes = 0;
  let turn: Promise<void> = Promise.resolve();

  const failed = (message: Understood, error: unknown): void => {
    if (error instanceof Unsure) {
      close(CLOSED.restarting);
      return;
    }
    trouble('a message could not be handled', error);
    refuse('id' in message ? message.id : null, message.kind === 'enter' ? 'not-now' : 'not-kept');
  };

  const receive = (data: string, frame: 'text' | 'binary'): void => {
    if (!isAllowed()) {
      if (++strikes > MOST_STRIKES) close(CLOSED.tooMuch);
      else refuse(null, 'slow-down');
      return;
    }
    const read = readMessage(data, frame);
    if (read.message === null) {
      refuse(read.id, read.why);
      return;
    }
    const { message } = read;
    // As they came: who enters and acts in one breath is in when he acts.
    turn = turn.then(() => handle(message)).catch((error: unknown) => failed(message, error));
  };

  // One message must never end more than itself.
  return (data: unknown, frame: 'text' | 'binary'): void => {
    try {
      receive(String(data), frame);
    } catch (error) {
      trouble('a message could not be read', error);
      refuse(null, 'not-a-message');
    }
  };
};
