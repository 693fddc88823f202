import { CLOSED } from '#wire/limits.ts';
import type { Refusal, ToClient } from '#wire/to-client.ts';
import type { ToServer } from '#wire/to-server.ts';
import { between, freshId } from '../match/random.ts';
import { type Dial, dial, type Socket } from './dial.ts';
import { type Outside, outside } from './outside.ts';

/** `refused`: the house lets us not in, and says why. `gone`: the host has shown us out. */
export type State = 'connecting' | 'live' | 'lost' | 'refused' | 'gone';

type Answered = Extract<ToServer, { id: string }>;
/** A message that is answered; its id is the connection's business. */
export type Request = Answered extends infer Each ? (Each extends Answered ? Omit<Each, 'id'> : never) : never;

interface ConnectionDeps {
  readonly address: string;
  /** What must be done before every attempt. */
  readonly prepare: () => Promise<void>;
  /** The first message, with what is known by then. */
  readonly enter: () => Extract<ToServer, { kind: 'enter' }>;
  readonly hear: (message: ToClient) => void;
  /** Refused at the door: whether another attempt, made differently, may do better. */
  readonly mayTryAgain: (why: Refusal) => boolean;
  readonly dial?: Dial;
  readonly outside?: Outside;
}

interface Unanswered {
  readonly message: Answered;
  readonly answer: (why: Refusal | null) => void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 10_000;
const PING_EVERY = 25_000;
const PATIENCE = 10_000;
const SLOW_DOWN = 1_000;
/** The house is busy, not shut. */
const PASSING: readonly Refusal[] = ['slow-down', 'not-kept', 'not-now'];

/**
 * One live connection to one table. It comes back by itself, and whatever has not been answered is sent again with
 * the id it had, so that nothing is lost and nothing counts twice.
 */
export class Connection {
  state = $state<State>('connecting');
  /** Refusal we are not let in. */
  why = $state<Refusal | null>(null);
  /** Why it takes a while, where the house said so; null where it said nothing. */
  passing = $state<Refusal | null>(null);
  readonly #deps: ConnectionDeps;
  readonly #dial: Dial;
  readonly #unanswered = new Map<string, Unanswered>();
  readonly #forget: () => void;
  #socket: Socket | null = null;
  /** Another for every attempt: what an earlier socket still has to say counts for nothing. */
  #attempt = 0;
  /** Attempts since we were last let in. */
  #failures = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(deps: ConnectionDeps) {
    this.#deps = deps;
    this.#dial = deps.dial ?? dial;
    this.#forget = (deps.outside ?? outside)({ back: () => this.#hurry(), away: () => this.#lose() });
    void this.#connect();
  }

  /** Sends a message as often as it takes; null where it was done, else why it was not. */
  ask(request: Request): Promise<Refusal | null> {
    if (this.#shut) return Promise.resolve(this.why);
    const message: Answered = { ...request, id: freshId() };
    return new Promise(answer => {
      this.#unanswered.set(message.id, { message, answer });
      if (this.state === 'live') this.#say(message);
    });
  }

  /** Hangs up and enters again at once: for who sees that something has escaped him. */
  reenter(): void {
    if (this.state !== 'live') return;
    this.#lose();
    this.#hurry();
  }

  close(): void {
    this.#hangUp();
    this.#forget();
  }

  get #shut(): boolean {
    return this.state === 'refused' || this.state === 'gone';
  }

  async #connect(): Promise<void> {
    this.#hangUp();
    const attempt = this.#attempt;
    const current = () => attempt === this.#attempt;
    this.#expect();
    try {
      await this.#deps.prepare();
    } catch {
      if (current()) this.#lose();
      return;
    }
    if (!current()) return;
    this.#socket = this.#dial(this.#deps.address, {
      opened: () => current() && this.#say(this.#deps.enter()),
      heard: text => current() && this.#heard(JSON.parse(text)),
      closed: code => current() && this.#closed(code),
    });
  }

  #heard(message: ToClient): void {
    // Whatever it is, somebody is there.
    if (this.state === 'live') clearTimeout(this.#deadline);
    if (message.kind === 'welcome') this.#welcomed(message);
    else if (message.kind === 'done') this.#answered(message.id, null);
    else if (message.kind === 'refused' && message.id !== null) this.#answered(message.id, message.why);
    else if (message.kind === 'refused') this.#turnedAway(message.why);
    else if (message.kind !== 'pong') this.#deps.hear(message);
  }

  #welcomed(message: ToClient): void {
    clearTimeout(this.#deadline);
    this.#failures = 0;
    this.passing = null;
    const arrived = this.state !== 'live';
    this.state = 'live';
    this.#deps.hear(message);
    // Who hears it may have hung up on the spot.
    if (!arrived || this.#socket === null) return;
    this.#sayAllAgain();
    this.#keepAlive();
  }

  #answered(id: string, why: Refusal | null): void {
    this.#unanswered.get(id)?.answer(why);
    this.#unanswered.delete(id);
  }

  /** A refusal of nothing in particular: before the welcome it is the door, after it a message too many. */
  #turnedAway(why: Refusal): void {
    if (this.state === 'live') {
      if (!PASSING.includes(why)) return;
      clearTimeout(this.#again);
      this.#again = setTimeout(() => this.#sayAllAgain(), SLOW_DOWN);
    } else if (PASSING.includes(why) || this.#deps.mayTryAgain(why)) {
      this.#lose();
      this.passing = PASSING.includes(why) ? why : null;
    } else this.#end('refused', why);
  }

  #closed(code: number): void {
    this.passing = null;
    if (code === CLOSED.removed) this.#end('gone', 'removed');
    else this.#lose();
  }

  #lose(): void {
    if (this.#shut) return;
    this.#hangUp();
    if (this.state === 'live') this.state = 'lost';
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures);
    this.#failures++;
    // Even the first welcome may take a while; after some attempts that is worth a word.
    if (this.#failures > 2) this.state = 'lost';
    // A house that restarts is not called by everybody at the same moment.
    this.#pause = setTimeout(() => void this.#connect(), between(longest / 2, longest));
  }

  #hurry(): void {
    if (this.#shut) return;
    if (this.state === 'live') this.#probe();
    else if (this.#socket === null) void this.#connect();
  }

  #end(state: 'refused' | 'gone', why: Refusal): void {
    this.#hangUp();
    this.state = state;
    this.why = why;
    for (const id of [...this.#unanswered.keys()]) this.#answered(id, why);
  }

  #hangUp(): void {
    this.#attempt++;
    for (const timer of [this.#pause, this.#ping, this.#deadline, this.#again]) clearTimeout(timer);
    this.#socket?.hangUp();
    this.#socket = null;
  }

  #say(message: ToServer): void {
    this.#socket?.say(JSON.stringify(message));
  }

  #sayAllAgain(): void {
    for (const { message } of this.#unanswered.values()) this.#say(message);
  }

  #keepAlive(): void {
    this.#ping = setTimeout(() => {
      this.#probe();
      this.#keepAlive();
    }, PING_EVERY);
  }

  /** Asks whether anybody is there: a connection can be dead for a long time before the browser notices. */
  #probe(): void {
    this.#say({ kind: 'ping' });
    this.#expect();
  }

  #expect(): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#lose(), PATIENCE);
  }
}
