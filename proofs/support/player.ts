import { randomBytes } from 'node:crypto';
import WebSocket from 'ws';
import { PROTOCOL } from '#wire/limits.ts';
import type { Position, Refusal, RoomView, Said, ToClient, Told } from '#wire/to-client.ts';
import type { Act, ToServer } from '#wire/to-server.ts';
import type { Person } from './person.ts';

/** Something a player asked for, from the moment it was first sent. */
export interface Sent {
  readonly id: string;
  readonly message: Extract<ToServer, { id: string }>;
  /** When it was sent and answered, counted in things that happened in this process. */
  readonly sentAt: number;
  answeredAt: number | null;
  /** Null for done, and as long as there is no answer. */
  why: Refusal | null;
}

/** All that this browser knows of the match; it is replaced as a whole, never changed. */
export interface Known {
  readonly position: Position | null;
  readonly story: readonly Told[];
}

/**
 * One live connection after the other of one browser at one table. What was not answered is sent again, with its id,
 * as soon as the next connection stands; so a promise of an answer outlives any number of broken connections.
 */
export interface Player {
  readonly person: Person;
  readonly room: RoomView | null;
  readonly known: Known;
  readonly position: Position | null;
  readonly talk: readonly Said[];
  readonly connected: boolean;
  /** It went by its own will. */
  readonly left: boolean;
  readonly sent: readonly Sent[];
  /** What a browser cannot make sense of: steps that are missing, lines that come twice. */
  readonly faults: readonly string[];
  /** Settles when the server has let it in; rejects where it does not, or the connection breaks before. */
  enter(url: string): Promise<void>;
  choose(choice: unknown): Promise<Refusal | null>;
  takeBack(): Promise<Refusal | null>;
  act(act: Act): Promise<Refusal | null>;
  /** Settles as soon as that holds. */
  until(holds: (player: Player) => boolean): Promise<void>;
  /** Settles when everything that was sent has its answer. */
  settled(): Promise<void>;
  /** Called after every message and when the connection ends. */
  watch(listener: () => void): () => void;
  /** Whoever waits looks again: for reasons this player cannot know of. */
  lookAgain(): void;
  leave(): void;
}

let clock = 0;
/** Things that happen in this process, counted: what has the smaller number came first. */
const tick = (): number => ++clock;

/** A server that lives said no: asking again would change nothing. */
export class RefusedByServer extends Error {}

const liveAt = (url: string): string => `${url.replace(/^http/, 'ws')}/api/live`;

export const playerAt = (person: Person, table: string, key: string | null): Player => {
  const sent: Sent[] = [];
  const waiting = new Map<string, { readonly sent: Sent; readonly answer: (why: Refusal | null) => void }>();
  const listeners = new Set<() => void>();
  const faults: string[] = [];
  let socket: WebSocket | null = null;
  let inside = false;
  let left = false;
  let room: RoomView | null = null;
  let known: Known = { position: null, story: [] };
  let talk: readonly Said[] = [];

  const changed = () => {
    for (const listener of [...listeners]) listener();
  };

  const welcome = ({ position, story, fresh, ...rest }: Extract<ToClient, { kind: 'welcome' }>): void => {
    if (!fresh && known.position === null) faults.push('a story goes on that was never begun');
    room = rest.room;
    talk = rest.talk;
    known = { position, story: fresh ? story : [...known.story, ...story] };
  };

  const step = ({ position, events, back }: Extract<ToClient, { kind: 'step' }>): void => {
    const before = known.position?.version ?? -1;
    if (position.version !== before + 1) faults.push(`after version ${before} came ${position.version}`);
    const told = events.map(event => ({ at: position.at, event }));
    known = { position, story: back ? known.story.filter(({ at }) => at <= position.at) : [...known.story, ...told] };
  };

  const answered = (id: string, why: Refusal | null): void => {
    const found = waiting.get(id);
    if (found === undefined) {
      faults.push(`an answer came to nothing that was asked: ${id}`);
      return;
    }
    waiting.delete(id);
    found.sent.answeredAt = tick();
    found.sent.why = why;
    found.answer(why);
  };

  const hear = (message: ToClient): void => {
    switch (message.kind) {
      case 'welcome':
        welcome(message);
        break;
      case 'step':
        step(message);
        break;
      case 'room':
        room = message.room;
        break;
      case 'said':
        talk = [...talk, message.said];
        break;
      case 'done':
        answered(message.id, null);
        break;
      case 'refused':
        if (message.id !== null) answered(message.id, message.why);
        break;
      case 'pong':
      case 'suggested':
      case 'remarked':
      case 'asked':
        break;
    }
  };

  const post = (message: ToServer): void => socket?.send(JSON.stringify(message));

  const send = (message: Sent['message']): Promise<Refusal | null> => {
    const one: Sent = { id: message.id, message, sentAt: tick(), answeredAt: null, why: null };
    sent.push(one);
    const answer = Promise.withResolvers<Refusal | null>();
    waiting.set(message.id, { sent: one, answer: answer.resolve });
    if (inside) post(message);
    return answer.promise;
  };

  const freshId = (): string => randomBytes(12).toString('base64url');
  const version = (): number => known.position?.version ?? 0;

  const player: Player = {
    person,
    get room() {
      return room;
    },
    get known() {
      return known;
    },
    get position() {
      return known.position;
    },
    get talk() {
      return talk;
    },
    get connected() {
      return inside;
    },
    get left() {
      return left;
    },
    sent,
    faults,

    enter: url =>
      new Promise((resolve, reject) => {
        const mine = new WebSocket(liveAt(url), { headers: { cookie: person.cookie }, perMessageDeflate: false });
        socket = mine;
        left = false;
        mine.on('open', () => {
          const { position } = known;
          const have = position === null ? null : { version: position.version, at: position.at };
          mine.send(JSON.stringify({ kind: 'enter', protocol: PROTOCOL, table, key, have } satisfies ToServer));
        });
        mine.on('message', data => {
          if (socket !== mine) return;
          const message = JSON.parse(String(data)) as ToClient;
          if (!inside && message.kind === 'refused' && message.id === null) {
            reject(new RefusedByServer(`nobody is let in: ${message.why}`));
            return mine.terminate();
          }
          hear(message);
          if (!inside && message.kind === 'welcome') {
            inside = true;
            for (const each of waiting.values()) post(each.sent.message);
            resolve();
          }
          changed();
        });
        mine.on('error', reject);
        mine.on('close', code => {
          reject(new Error(`the connection was closed (${code})`));
          if (socket !== mine) return;
          socket = null;
          inside = false;
          changed();
        });
      }),

    choose: choice => send({ kind: 'choose', id: freshId(), version: version(), choice: choice as never }),
    takeBack: () => send({ kind: 'take-back', id: freshId(), version: version() }),
    act: act => send({ kind: 'act', id: freshId(), act }),

    until: holds =>
      new Promise(resolve => {
        const look = () => {
          if (!holds(player)) return;
          unwatch();
          resolve();
        };
        const unwatch = player.watch(look);
        look();
      }),
    settled: () => player.until(() => waiting.size === 0),
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    lookAgain: changed,
    leave() {
      const mine = socket;
      socket = null;
      inside = false;
      left = true;
      mine?.terminate();
      changed();
    },
  };
  return player;
};
