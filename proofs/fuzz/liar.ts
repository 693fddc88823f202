import { setTimeout as pause } from 'node:timers/promises';
import type WebSocket from 'ws';
import type { ToClient } from '#wire/to-client.ts';
import { type Connect, KNOCK_AGAIN } from './connecting.ts';
import type { Nonsense } from './messages.ts';
import { isClear, isCloseCode } from './refusals.ts';

/** Milliseconds after which no answer is to be hoped for, on a busy machine either. */
const PATIENCE = 60_000;
/** Who does not say which table he wants is sent away after a while; a liar comes again before that. */
const STAYS = 6000;

/** What answers a message, as opposed to what everybody is told. */
const ANSWERS: ReadonlySet<ToClient['kind']> = new Set(['refused', 'done', 'pong', 'welcome']);

type Answer =
  | { readonly kind: 'message'; readonly message: ToClient }
  | { readonly kind: 'closed'; readonly code: number }
  | { readonly kind: 'silence' };

const answerTo = (socket: WebSocket, { data, binary }: Nonsense): Promise<Answer> =>
  new Promise(resolve => {
    const end = (answer: Answer): void => {
      clearTimeout(late);
      socket.off('message', hear);
      socket.off('close', closed);
      resolve(answer);
    };
    const hear = (bytes: WebSocket.RawData): void => {
      const message = JSON.parse(String(bytes)) as ToClient;
      if (ANSWERS.has(message.kind)) end({ kind: 'message', message });
    };
    const closed = (code: number): void => end({ kind: 'closed', code });
    const late = setTimeout(() => end({ kind: 'silence' }), PATIENCE);
    socket.on('message', hear);
    socket.on('close', closed);
    socket.send(data, { binary });
  });

/** A table lets people in so often and no oftener, strangers all together: only who knocks may be told to wait. */
const mustWait = (answer: Answer, { data }: Nonsense): boolean =>
  answer.kind === 'message' &&
  answer.message.kind === 'refused' &&
  answer.message.why === 'slow-down' &&
  String(data).includes('"kind":"enter"');

/** The answer to it; who is told to wait knocks again until there is another one. */
const lastAnswerTo = async (socket: WebSocket, nonsense: Nonsense): Promise<Answer> => {
  for (let waited = 0; ; waited += KNOCK_AGAIN) {
    const answer = await answerTo(socket, nonsense);
    if (waited > PATIENCE || !mustWait(answer, nonsense)) return answer;
    await pause(KNOCK_AGAIN);
  }
};

/** How an answer is counted, and whether it was the right one. */
const judged = (answer: Answer, wanted: Nonsense['answer']): { readonly name: string; readonly right: boolean } => {
  if (answer.kind === 'silence') return { name: 'silence', right: false };
  if (answer.kind === 'closed')
    return { name: `closed ${answer.code}`, right: wanted === 'refused or closed' && isCloseCode(answer.code) };
  const { message } = answer;
  if (message.kind !== 'refused') return { name: message.kind, right: message.kind === wanted };
  return { name: message.why, right: wanted.startsWith('refused') && isClear(message.why) };
};

/** Somebody who sends one piece of nonsense after the other, and waits for the answer to each. */
export interface Liar {
  send(nonsense: Nonsense): Promise<{ readonly name: string; readonly right: boolean }>;
  leave(): void;
}

export const liarAt = async (connect: Connect): Promise<Liar> => {
  let socket = await connect();
  let since = performance.now();
  return {
    async send(nonsense) {
      const tired = performance.now() - since > STAYS;
      if (tired) socket.terminate();
      if (tired || socket.readyState !== socket.OPEN) {
        socket = await connect();
        since = performance.now();
      }
      return judged(await lastAnswerTo(socket, nonsense), nonsense.answer);
    },
    leave: () => socket.terminate(),
  };
};
