import { once } from 'node:events';
import WebSocket from 'ws';
import type { Decision } from '#kernel/game.ts';
import { below, type Rng } from '#kernel/rng.ts';
import { PROTOCOL } from '#wire/limits.ts';
import type { Position, ToClient } from '#wire/to-client.ts';
import type { Act, NewTable, ToServer } from '#wire/to-server.ts';
import { newPerson } from '../support/person.ts';
import type { Kind } from './contestant.ts';
import { game, options, SEATS } from './rules.ts';

/** A table with both of its clients connected. */
export interface LoadTable {
  /** Makes the next choice and settles when the one who made it knows that it counts; false where the match is over. */
  move(dice: Rng): Promise<boolean>;
}

export interface Where {
  readonly url: string;
  readonly lobby: string;
}

const webSocketAt = (url: string): string => url.replace(/^http/, 'ws');

const dial = (url: string, cookie = ''): WebSocket =>
  new WebSocket(url, { perMessageDeflate: false, headers: { cookie } });

const connected = async (url: string, cookie?: string): Promise<WebSocket> => {
  const socket = dial(url, cookie);
  await once(socket, 'open');
  return socket;
};

const post = async (url: string, body: unknown, cookie = ''): Promise<Record<string, string>> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, string>;
};

/** Whoever is asked first, and one of his choices: the same for all who are measured. */
const nextMove = (asked: readonly Decision<unknown>[] | undefined, dice: Rng) => {
  const [question] = asked ?? [];
  if (question === undefined) return null;
  return { seat: question.seat, pick: (choices: readonly unknown[]) => choices[below(dice, choices.length)] };
};

/** How far a client has come, and a promise for how far it will. */
const progress = () => {
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
type Progress = ReturnType<typeof progress>;

/** Nobody chooses before both have heard of the last choice: a server under load must not be asked about old questions. */
const inStep = (seats: readonly { readonly progress: Progress }[]): Promise<unknown> => {
  const newest = Math.max(...seats.map(each => each.progress.now));
  return Promise.all(seats.map(each => each.progress.until(newest)));
};

// Panache.

interface Seated {
  readonly progress: Progress;
  position: Position | null;
  invitation: string;
  readonly ask: (message: Extract<ToServer, { id: string }>) => Promise<void>;
  readonly began: Promise<void>;
}

const NEW_TABLE: NewTable = {
  game: game.id,
  options,
  seats: Array.from({ length: SEATS }, () => ({ kind: 'invited' })),
  mySeat: 0,
  name: 'Athos',
  face: 'athos',
  title: '',
  language: 'en',
  pace: 'live',
  listed: false,
};

let messages = 0;
const freshId = (): string => `message-${++messages}`;

const sitAt = async (url: string, cookie: string, table: string, key: string | null): Promise<Seated> => {
  const socket = await connected(`${webSocketAt(url)}/api/live`, cookie);
  const [inside, began] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const waiting = new Map<string, PromiseWithResolvers<void>>();
  const take = (position: Position | null): void => {
    if (position === null) return;
    seated.position = position;
    seated.progress.come(position.version);
    began.resolve();
  };
  const seated: Seated = {
    progress: progress(),
    position: null,
    invitation: '',
    began: began.promise,
    ask(message) {
      const answer = Promise.withResolvers<void>();
      waiting.set(message.id, answer);
      socket.send(JSON.stringify(message));
      return answer.promise;
    },
  };
  socket.on('message', data => {
    const message = JSON.parse(String(data)) as ToClient;
    switch (message.kind) {
      case 'welcome':
        seated.invitation = message.room.links.invitations[0]?.key ?? '';
        take(message.position);
        inside.resolve();
        break;
      case 'step':
        take(message.position);
        break;
      case 'done':
        waiting.get(message.id)?.resolve();
        waiting.delete(message.id);
        break;
      case 'refused':
        (waiting.get(message.id ?? '') ?? inside).reject(new Error(`refused: ${message.why}`));
        break;
      default:
    }
  });
  socket.send(JSON.stringify({ kind: 'enter', protocol: PROTOCOL, table, key, have: null } satisfies ToServer));
  await inside.promise;
  return seated;
};

const openPanache = async ({ url }: Where): Promise<LoadTable> => {
  const [host, guest] = [await newPerson(url), await newPerson(url)];
  const { table } = await post(`${url}/api/tables`, NEW_TABLE, host.cookie);
  const first = await sitAt(url, host.cookie, table, null);
  const second = await sitAt(url, guest.cookie, table, first.invitation);
  const act = (seated: Seated, what: Act) => seated.ask({ kind: 'act', id: freshId(), act: what });
  await act(second, { act: 'sit', seat: 1, name: 'Porthos', face: 'porthos' });
  await act(second, { act: 'ready', ready: true });
  await act(first, { act: 'start' });
  const seats = [first, second];
  await Promise.all(seats.map(seated => seated.began));
  return {
    async move(dice) {
      await inStep(seats);
      const next = nextMove(first.position?.asked, dice);
      const mover = next === null ? null : seats[next.seat];
      if (next === null || mover?.position == null) return false;
      const { version, asked } = mover.position;
      const choice = next.pick(asked.find(({ seat }) => seat === next.seat)?.choices ?? []);
      await mover.ask({ kind: 'choose', id: freshId(), version, choice: choice as never });
      return true;
    },
  };
};

// Boardgame.io, by the frames of socket.io as they are on the wire.

interface FramedState {
  readonly G: { readonly asked: readonly Decision<unknown>[] };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}

const SPACE = `/${game.id},`;

const joinAt = async ({ url, lobby }: Where, matchID: string, playerID: string) => {
  const { playerCredentials: credentials } = await post(`${lobby}/games/${game.id}/${matchID}/join`, {
    playerID,
    playerName: `Guest ${playerID}`,
  });
  const socket = dial(`${webSocketAt(url)}/socket.io/?EIO=4&transport=websocket`);
  const synced = Promise.withResolvers<void>();
  socket.on('error', synced.reject);
  const client = { state: null as FramedState | null, progress: progress() };
  const emit = (...args: unknown[]): void => socket.send(`42${SPACE}${JSON.stringify(args)}`);
  const take = ([event, , what]: [string, string, unknown]): void => {
    if (event !== 'sync' && event !== 'update') return;
    client.state = event === 'sync' ? (what as { state: FramedState }).state : (what as FramedState);
    client.progress.come(client.state._stateID);
    synced.resolve();
  };
  socket.on('message', data => {
    const text = String(data);
    if (text === '2') socket.send('3');
    else if (text.startsWith('0')) socket.send(`40${SPACE}`);
    else if (text.startsWith(`40${SPACE}`)) emit('sync', matchID, playerID, credentials, SEATS);
    else if (text.startsWith(`42${SPACE}`)) take(JSON.parse(text.slice(2 + SPACE.length)));
  });
  await synced.promise;
  return {
    ...client,
    asked: () => client.state?.G.asked ?? [],
    async choose(choice: unknown): Promise<void> {
      const { now } = client.progress;
      const payload = { type: 'choose', args: [choice], playerID, credentials };
      emit('update', { type: 'MAKE_MOVE', payload }, now, matchID, playerID);
      await client.progress.until(now + 1);
    },
  };
};

const openBoardgameio = async (where: Where): Promise<LoadTable> => {
  const { matchID } = await post(`${where.lobby}/games/${game.id}/create`, { numPlayers: SEATS });
  const seats = [await joinAt(where, matchID, '0'), await joinAt(where, matchID, '1')];
  return {
    async move(dice) {
      await inStep(seats);
      const next = nextMove(seats[0].asked(), dice);
      if (next === null) return false;
      const mover = seats[next.seat];
      await mover.choose(next.pick(mover.asked().find(({ seat }) => seat === next.seat)?.choices ?? []));
      return true;
    },
  };
};

// The relay.

let relayed = 0;

const openRelay = async ({ url }: Where): Promise<LoadTable> => {
  const table = `${webSocketAt(url)}/${++relayed}`;
  const seats = [await connected(table), await connected(table)];
  let mover = 0;
  let heard = () => {};
  for (const [seat, socket] of seats.entries())
    socket.on('message', data => {
      JSON.parse(String(data));
      if (seat === mover) heard();
    });
  return {
    async move(dice) {
      mover = below(dice, SEATS);
      const back = Promise.withResolvers<void>();
      heard = back.resolve;
      seats[mover].send(JSON.stringify({ kind: 'choose', id: freshId(), version: 1, choice: { card: mover } }));
      await back.promise;
      return true;
    },
  };
};

export const OPEN: Readonly<Record<Kind, (where: Where) => Promise<LoadTable>>> = {
  panache: openPanache,
  'boardgame.io': openBoardgameio,
  relay: openRelay,
};
