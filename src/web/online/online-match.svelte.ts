import type { AnyGame, Decision, Outcome, Seat } from '#kernel/game.ts';
import type { CompanyView, Position, Refusal, RoomView, Step, ToClient, Told } from '#wire/to-client.ts';
import type { Act } from '#wire/to-server.ts';
import type { TableSeat } from '../games/table-props.ts';
import { rememberedSpeed, rememberSpeed, type Speed } from '../match/pace.ts';
import type { Play } from '../match/play.ts';
import { QuestionAge } from '../match/question-age.svelte.ts';
import { StepQueue } from '../match/step-queue.svelte.ts';
import type { Request } from './connection.svelte.ts';
import { OnlineCompany } from './online-company.svelte.ts';
import { tableSeats } from './table-seats.ts';

interface OnlineMatchDeps {
  /** Its rules are fetched together with its table, perhaps after the first news of the match. */
  readonly game: () => AnyGame;
  readonly eyes: Seat | null;
  readonly room: () => RoomView;
  readonly position: Position;
  readonly story: readonly Told[];
  readonly heard: CompanyView;
  /** The seat's own last choice. */
  readonly mine: number;
  readonly ask: (request: Request) => Promise<Refusal | null>;
  readonly act: (act: Act) => Promise<Refusal | null>;
  /** A word to the bots that the house did not take. */
  readonly refused: (why: Refusal) => void;
}

/** What a browser that comes back is told. */
type Resumed = Pick<Extract<ToClient, { kind: 'welcome' }>, 'story' | 'fresh' | 'missed' | 'company' | 'mine'> & {
  readonly position: Position;
};
/** What a browser is told when a choice was played or taken back. */
export type Stepped = Extract<ToClient, { kind: 'step' }>;
type Choice = Extract<Request, { kind: 'choose' }>['choice'];

/** A match that is played elsewhere, as this browser knows it: only what its seat may see ever arrives here. */
export class OnlineMatch implements Play {
  readonly #game: () => AnyGame;
  readonly eyes: Seat | null;
  readonly queue: StepQueue;
  speed = $state<Speed>(rememberedSpeed());
  /** Goes up with every refusal, and where somebody else answers for this seat: the table is laid anew, with nothing half chosen on it. */
  refusals = $state(0);
  readonly #room: () => RoomView;
  readonly #ask: OnlineMatchDeps['ask'];
  #position = $state.raw() as Position;
  #told = $state.raw<readonly Told[]>([]);
  /** The steps on their way to the queue, by moment. */
  readonly #steps = new Map<number, Pick<Step, 'view' | 'events'>>();
  readonly #age = new QuestionAge();
  #unanswered = $state(false);
  readonly company: OnlineCompany;
  /** By seat, as they stood when they were last told; null where there are none. */
  clocks = $state.raw<Position['clocks']>(null);
  mine = $state(0);
  /** The version my last answer was given at; it lies behind us once the position is newer. */
  #answeredAt = $state<number | null>(null);

  readonly asked: readonly Seat[] = $derived.by(() => this.#position.asked.map(each => each.seat));
  /** Those without whose answer the match does not go on. */
  readonly owing: readonly Seat[] = $derived.by(() =>
    this.#position.asked.flatMap(({ seat, optional }) => (optional || seat < 0 ? [] : [seat])),
  );
  readonly seats: readonly TableSeat[] = $derived.by(() => tableSeats(this.#room(), this.asked, this.eyes));
  /** Between an answer and the step it leads to: the question is withdrawn, so that nobody answers twice. */
  readonly sending: boolean = $derived.by(
    () => this.#unanswered || (this.#answeredAt !== null && this.#position.version <= this.#answeredAt),
  );
  /** What the match waits for from this seat, whether or not all that led there has been shown. */
  readonly #waiting: Decision<unknown> | null = $derived.by(() => {
    const { eyes } = this;
    if (eyes === null || this.sending || this.#room().seats[eyes].standIn !== null) return null;
    return this.#position.asked.find(each => each.seat === eyes) ?? null;
  });
  readonly question: Decision<unknown> | null = $derived.by(() =>
    this.queue.told < this.#age.since ? null : this.#waiting,
  );
  readonly mayTakeBack: boolean = $derived.by(
    () => this.queue.idle && !this.sending && this.eyes !== null && this.#position.mayTakeBack,
  );

  constructor({ game, eyes, room, position, story, heard, mine, ask, act, refused }: OnlineMatchDeps) {
    this.#game = game;
    this.eyes = eyes;
    this.#room = room;
    this.#ask = ask;
    this.#position = position;
    this.clocks = position.clocks;
    this.#told = story;
    this.queue = new StepQueue(
      {
        at: () => this.#position.at,
        viewAt: at => this.#steps.get(at)?.view ?? this.#position.view,
        eventsAt: at => this.#steps.get(at)?.events ?? [],
        onSettled: () => this.#forgetShown(),
        holds: () => this.speed === 'step' && this.question === null && this.outcome === null,
      },
      eyes,
    );
    this.company = new OnlineCompany({ room, position: () => this.#position, heard, act, refused });
    this.#noteQuestion();
    this.#noteMine(mine);
  }

  get game(): AnyGame {
    return this.#game();
  }

  get version(): number {
    return this.#position.version;
  }

  get at(): number {
    return this.#position.at;
  }

  get outcome(): Outcome | null {
    return this.#position.outcome;
  }

  /** Nothing moves while nobody looks: who is elsewhere is waited for before he has seen why. */
  get waitsForMe(): boolean {
    return this.#waiting !== null;
  }

  /** How many choices stood when this seat came to be asked. */
  get askedSince(): number {
    return this.#age.since;
  }

  get sand(): number | null {
    return this.#position.sand;
  }

  /** All that was told, also what has not been shown yet. */
  get told(): readonly Told[] {
    return this.#told;
  }

  story(): readonly Told[] {
    return this.#told.filter(told => told.at <= this.queue.told);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    rememberSpeed(speed);
    if (speed !== 'step') this.queue.goOn();
  }

  /** One choice was played or taken back. False where something before it has not arrived. */
  step({ position, events, back }: Stepped): boolean {
    if (position.version <= this.version) return true;
    if (position.version > this.version + 1) return false;
    this.clocks = position.clocks;
    if (back) this.#takeAway(position);
    else {
      const { at, view } = position;
      this.#told = [...this.#told, ...events.map(event => ({ at, event }))];
      this.#goOn(position, [{ at, view, events }]);
    }
    return true;
  }

  /** After a time without connection: the steps that were missed are shown in motion, as far as they came along. */
  resume({ position, story, fresh, missed, company, mine }: Resumed): void {
    if (position.version < this.version) return;
    this.clocks = position.clocks;
    if (position.outcome?.early !== undefined && this.outcome === null) this.layAnew();
    this.company.resume(company);
    this.#noteMine(mine);
    this.#told = fresh ? story : [...this.#told, ...story];
    if (fresh) this.#leap(position);
    else this.#goOn(position, missed);
  }

  /** The question was taken away, not answered here: nothing half chosen is to stay on the table. */
  layAnew(): void {
    this.refusals++;
  }

  hearClocks(clocks: Position['clocks']): void {
    this.clocks = clocks;
  }

  close(): void {
    this.company.stop();
  }

  choose(choice: unknown): Promise<Refusal | null> {
    if (this.question === null) return Promise.resolve('late');
    this.#age.answered();
    this.mine = this.#position.at + 1;
    return this.#answer({ kind: 'choose', version: this.version, choice: choice as Choice });
  }

  takeBack(): Promise<Refusal | null> {
    if (!this.mayTakeBack) return Promise.resolve('late');
    return this.#answer({ kind: 'take-back', version: this.version });
  }

  async #answer(request: Request): Promise<Refusal | null> {
    // Who acts has seen enough of what he was shown.
    this.queue.goOn();
    this.#answeredAt = this.version;
    this.#unanswered = true;
    const why = await this.#ask(request);
    this.#unanswered = false;
    if (why !== null) {
      this.#answeredAt = null;
      this.refusals++;
      this.#noteQuestion();
    }
    return why;
  }

  #goOn(position: Position, steps: readonly Step[]): void {
    for (const step of steps) this.#steps.set(step.at, step);
    this.#position = position;
    this.#noteQuestion();
    this.queue.advance();
  }

  #leap(position: Position): void {
    this.#steps.clear();
    this.#position = position;
    this.#noteQuestion();
    this.queue.jump(position.at, this.eyes);
  }

  #takeAway(position: Position): void {
    for (const at of [...this.#steps.keys()]) if (at > position.at) this.#steps.delete(at);
    this.#told = this.#told.filter(told => told.at <= position.at);
    this.company.forgetAfter(position.at);
    this.mine = Math.min(this.mine, position.at);
    this.#position = position;
    this.#noteQuestion();
    if (this.queue.step.at > position.at) this.queue.jump(position.at, this.eyes);
  }

  /** Who only looks on has seen all there was before he came. */
  #noteMine(mine: number): void {
    this.mine = this.eyes === null ? Math.max(this.mine, this.#position.at) : mine;
  }

  /** The queue goes back no further than where it stands. */
  #forgetShown(): void {
    for (const at of [...this.#steps.keys()]) if (at < this.queue.step.at) this.#steps.delete(at);
  }

  #noteQuestion(): void {
    const { asked, at } = this.#position;
    this.#age.note(asked.find(each => each.seat === this.eyes) ?? null, at);
  }
}
