import { randomBytes } from 'node:crypto';
import WebSocket from 'ws';
import { PROTOCOL } from '#wire/limits.ts';
import type { Position, Refusal, RoomView, Said, ToClient } from '#wire/to-client.ts';
import type { Act, ToServer } from '#wire/to-server.ts';
import { Knowledge, type Known } from './knowledge.ts';
import { Outbox, type Sent } from './outbox.ts';
import { headersOf, type Person } from './person.ts';

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

/** A server that lives said no: asking again would change nothing. */
export class RefusedByServer extends Error {}

const freshId = (): string => randomBytes(12).toString('base64url');

const liveAt = (url: string): string => `${url.replace(/^http/, 'ws')}/api/live`;

class ConnectedPlayer implements Player {
  readonly person: Person;
  readonly faults: string[] = [];
  readonly #table: string;
  readonly #key: string | null;
  readonly #outbox = new Outbox();
  readonly #knowledge = new Knowledge(fault => this.faults.push(fault));
  readonly #listeners = new Set<() => void>();
  #socket: WebSocket | null = null;
  #inside = false;
  #left = false;

  constructor(person: Person, table: string, key: string | null) {
    this.person = person;
    this.#table = table;
    this.#key = key;
  }

  get room(): RoomView | null {
    return this.#knowledge.room;
  }

  get known(): Known {
    return this.#knowledge.known;
  }

  get position(): Position | null {
    return this.known.position;
  }

  get talk(): readonly Said[] {
    return this.#knowledge.talk;
  }

  get sent(): readonly Sent[] {
    return this.#outbox.sent;
  }

  get connected(): boolean {
    return this.#inside;
  }

  get left(): boolean {
    return this.#left;
  }

  enter(url: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const mine = new WebSocket(liveAt(url), { headers: headersOf(this.person), perMessageDeflate: false });
      this.#socket = mine;
      this.#left = false;
      mine.on('open', () => mine.send(JSON.stringify(this.#entrance())));
      mine.on('message', data => {
        if (this.#socket !== mine) return;
        const message = JSON.parse(String(data)) as ToClient;
        if (!this.#inside && message.kind === 'refused' && message.id === null) {
          reject(new RefusedByServer(`nobody is let in: ${message.why}`));
          return mine.terminate();
        }
        this.#hear(message);
        if (message.kind === 'welcome') resolve();
        this.lookAgain();
      });
      mine.on('error', reject);
      mine.on('close', code => {
        reject(new Error(`the connection was closed (${code})`));
        if (this.#socket === mine) this.#drop();
      });
    });
  }

  choose(choice: unknown): Promise<Refusal | null> {
    return this.#send({ kind: 'choose', id: freshId(), version: this.#version, choice: choice as never });
  }

  takeBack(): Promise<Refusal | null> {
    return this.#send({ kind: 'take-back', id: freshId(), version: this.#version });
  }

  act(act: Act): Promise<Refusal | null> {
    return this.#send({ kind: 'act', id: freshId(), act });
  }

  until(holds: (player: Player) => boolean): Promise<void> {
    return new Promise(resolve => {
      const look = () => {
        if (!holds(this)) return;
        unwatch();
        resolve();
      };
      const unwatch = this.watch(look);
      look();
    });
  }

  settled(): Promise<void> {
    return this.until(() => this.#outbox.isSettled);
  }

  watch(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  lookAgain(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  leave(): void {
    const mine = this.#socket;
    this.#left = true;
    this.#drop();
    mine?.terminate();
  }

  get #version(): number {
    return this.position?.version ?? 0;
  }

  #entrance(): ToServer {
    const { position } = this;
    const have = position === null ? null : { version: position.version, at: position.at };
    return { kind: 'enter', protocol: PROTOCOL, table: this.#table, key: this.#key, have };
  }

  #hear(message: ToClient): void {
    this.#knowledge.hear(message);
    if (message.kind === 'done') this.#answered(message.id, null);
    if (message.kind === 'refused' && message.id !== null) this.#answered(message.id, message.why);
    if (message.kind === 'welcome' && !this.#inside) {
      this.#inside = true;
      for (const waiting of this.#outbox.unanswered()) this.#post(waiting);
    }
  }

  #answered(id: string, why: Refusal | null): void {
    if (!this.#outbox.answered(id, why)) this.faults.push(`an answer came to nothing that was asked: ${id}`);
  }

  #send(message: Sent['message']): Promise<Refusal | null> {
    const answer = this.#outbox.put(message);
    if (this.#inside) this.#post(message);
    return answer;
  }

  #post(message: ToServer): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** There is no connection any more. */
  #drop(): void {
    this.#socket = null;
    this.#inside = false;
    this.lookAgain();
  }
}

export const playerAt = (person: Person, table: string, key: string | null): Player =>
  new ConnectedPlayer(person, table, key);
