import type { Seat } from '#kernel/game.ts';
import type { WordPromise } from '#kernel/word-promise.ts';
import type { Refusal, RoomView } from '#wire/to-client.ts';
import type { Act } from '#wire/to-server.ts';
import { chairOf } from '../../art/chairs.ts';
import { isFace } from '../../match/saved.ts';
import type { Notebook } from '../../witness/notebook.ts';
import { Me } from './me.svelte.ts';
import { seatsForMe } from './seating.ts';

interface GuestDeps {
  readonly room: () => RoomView;
  readonly act: (act: Act) => Promise<Refusal | null>;
  /** The sentence of a refusal. */
  readonly why: (why: Refusal) => string;
  /** Says a sentence to the reader. */
  readonly tell: (sentence: string) => void;
  readonly nameMissing: () => string;
  /** What this browser promises. */
  readonly notebook: Notebook;
}

/** What this browser does about its own seat before the match begins. */
export class Guest {
  readonly me = new Me();
  busy = $state(false);
  #picked = $state<Seat | null>(null);
  /** What was wrong with a name; another name is another matter. */
  #refused = $state.raw<{ readonly name: string; readonly text: string } | null>(null);
  readonly #deps: GuestDeps;

  constructor(deps: GuestDeps) {
    this.#deps = deps;
  }

  /** The seats I may take. */
  get choices(): readonly Seat[] {
    return seatsForMe(this.#deps.room());
  }

  /** The seat I would take: the one I picked, else the one my link names, else the first. */
  get wanted(): Seat {
    const { choices } = this;
    const wishes = [this.#picked, this.#deps.room().you.invited];
    return wishes.find(seat => seat !== null && choices.includes(seat)) ?? choices[0] ?? 0;
  }
  set wanted(seat: Seat) {
    this.#picked = seat;
  }

  /** What is wrong with the name as it stands. */
  get problem(): string | null {
    return this.#refused !== null && this.#refused.name === this.me.tidy ? this.#refused.text : null;
  }

  /** Does something at the table, and says so where it is refused. */
  async perform(wish: Act): Promise<boolean> {
    const refused = await this.#deps.act(wish);
    if (refused !== null) this.#deps.tell(this.#deps.why(refused));
    return refused === null;
  }

  /** Says whether I am ready; what my browser adds to the mix is promised with it. */
  async ready(ready: boolean): Promise<void> {
    const { seat } = this.#deps.room().you;
    if (!ready || seat === null) await this.perform({ act: 'ready', ready });
    else await this.#promise(seat, promise => ({ act: 'ready', ready, promise }));
  }

  /** The host begins; his own promise comes with it. */
  async start(): Promise<void> {
    const { seat } = this.#deps.room().you;
    if (seat === null) await this.perform({ act: 'start' });
    else await this.#promise(seat, promise => ({ act: 'start', promise }));
  }

  /** Words of my own for the mix. Who has said that he is ready promises anew. */
  async write(words: string): Promise<void> {
    this.#deps.notebook.typed = words;
    const { seats, you } = this.#deps.room();
    if (you.seat !== null && seats[you.seat].ready) await this.ready(true);
  }

  async #promise(seat: Seat, act: (promise: WordPromise) => Act): Promise<void> {
    const { notebook } = this.#deps;
    const isDone = await this.perform(act(notebook.promise(seat)));
    notebook.answered(isDone ? 'taken' : 'refused');
  }

  /** Takes a free seat, coming from another or from none. */
  async sit(seat: Seat): Promise<'done' | 'name' | 'refused'> {
    const { game, seats, you, host } = this.#deps.room();
    const from = you.seat === null ? null : seats[you.seat];
    if (from !== null) {
      const face = isFace(from.face) ? from.face : this.me.faceAt(chairOf(game, seat));
      return (await this.perform({ act: 'sit', seat, name: from.name, face })) ? 'done' : 'refused';
    }
    // The house knows the host's name from when the table was made.
    const name = this.me.tidy || (you.host ? host.name : '');
    if (name === '') return this.#refuse(this.#deps.nameMissing());
    this.#refused = null;
    this.#picked = seat;
    this.busy = true;
    this.me.remember();
    const refused = await this.#deps.act({ act: 'sit', seat, name, face: this.me.faceAt(chairOf(game, seat)) });
    this.busy = false;
    if (refused === null) return 'done';
    if (refused === 'name-taken' || refused === 'name-missing') return this.#refuse(this.#deps.why(refused));
    this.#deps.tell(this.#deps.why(refused));
    return 'refused';
  }

  /** The sentence of a refusal, or null once it is done. */
  async rename(as: Me): Promise<string | null> {
    if (as.tidy === '') return this.#deps.nameMissing();
    const { game, you } = this.#deps.room();
    const seat = you.seat ?? 0;
    const refused = await this.#deps.act({ act: 'rename', name: as.tidy, face: as.faceAt(chairOf(game, seat)) });
    if (refused !== null) return this.#deps.why(refused);
    as.remember();
    this.me.name = as.name;
    this.me.chosen = as.chosen;
    return null;
  }

  #refuse(text: string): 'name' {
    this.#refused = { name: this.me.tidy, text };
    return 'name';
  }
}
