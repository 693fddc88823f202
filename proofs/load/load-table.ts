import { once } from 'node:events';
import WebSocket from 'ws';
import type { Decision } from '#kernel/game.ts';
import { below, type Rng } from '#kernel/rng.ts';

/** A table with both of its clients connected. */
export interface LoadTable {
  /** Makes the next choice and settles when the one who made it knows that it counts; false where the match is over. */
  move(dice: Rng): Promise<boolean>;
}

export interface Where {
  readonly url: string;
  readonly lobby: string;
}

export const webSocketAt = (url: string): string => url.replace(/^http/, 'ws');

export const dial = (url: string, cookie = ''): WebSocket =>
  new WebSocket(url, { perMessageDeflate: false, headers: { cookie } });

export const connected = async (url: string, cookie?: string): Promise<WebSocket> => {
  const socket = dial(url, cookie);
  await once(socket, 'open');
  return socket;
};

export const post = async (url: string, body: unknown, cookie = ''): Promise<Record<string, string>> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, string>;
};

/** Whoever is asked first, and one of his choices: the same for all who are measured. */
export const nextMove = (asked: readonly Decision<unknown>[] | undefined, dice: Rng) => {
  const [question] = asked ?? [];
  if (question === undefined) return null;
  return { seat: question.seat, pick: (choices: readonly unknown[]) => choices[below(dice, choices.length)] };
};

/** How far a client has come, and a promise for how far it will. */
export const progress = () => {
  let now = -1;
  let awaited = { version: Number.POSITIVE_INFINITY, reached: () => {} };
  return {
    get now() {
      return now;
    },
    come(version: number): void {
      now = version;
      if (now >= awaited.version) awaited.reached();
    },
    async until(version: number): Promise<void> {
      if (now >= version) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      awaited = { version, reached: resolve };
      await promise;
    },
  };
};
export type Progress = ReturnType<typeof progress>;

/** Nobody chooses before both have heard of the last choice: a server under load must not be asked about old questions. */
export const inStep = (seats: readonly { readonly progress: Progress }[]): Promise<unknown> => {
  const newest = Math.max(...seats.map(each => each.progress.now));
  return Promise.all(seats.map(each => each.progress.until(newest)));
};
