import { tick } from 'svelte';
import type { AnyGame, Decision, Outcome, Seat } from '#kernel/game.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import { screenFor } from '#table/curtain.ts';
import { standingIn } from '#table/standing.ts';
import { type Answer, openTable, type Seen, type Table, type Told } from '#table/table.ts';
import type { FaceId } from '../art/people.ts';
import type { TableSeat } from '../games/table-props.ts';
import { type Bots, seatBotsAt } from './bots.ts';
import { SessionCompany } from './company.svelte.ts';
import { wasSecretFrom, wasShownToAll } from './last-choice.ts';
import type { Library } from './library.svelte.ts';
import { mustOpen } from './must-open.ts';
import { goesOnFrom, isNewer } from './newer.ts';
import { rememberedSpeed, rememberSpeed, type Speed } from './pace.ts';
import { PageHourglass } from './page-hourglass.ts';
import type { Play } from './play.ts';
import { QuestionAge } from './question-age.svelte.ts';
import type { Stored } from './saved.ts';
import { seatsOf } from './seats.ts';
import { metaOf } from './status.ts';
import { StepQueue } from './step-queue.svelte.ts';
import { isBotsMoment, isOthersTurn } from './whose-turn.ts';

interface SessionDeps {
  readonly id: string;
  readonly game: AnyGame;
  readonly stored: Stored;
  readonly library: Pick<Library, 'load' | 'save' | 'watch'>;
  readonly bots?: typeof seatBotsAt;
}

/** One match being played in this browser: who looks at the screen, what is being shown, and who may answer. */
export class Session implements Play {
  readonly id: string;
  readonly game: AnyGame;
  readonly faces: readonly FaceId[];
  /** The seats of people, all of them around this screen. */
  readonly people: readonly Seat[];
  readonly queue: StepQueue;
  speed = $state<Speed>(rememberedSpeed());
  /** A bot that could not answer. */
  stuck = $state<Seat | null>(null);
  #facing = $state<Seat | null>(null);
  /** Whose turn at the screen comes first where several are asked. */
  #next = $state<Seat | null>(null);
  /** Who has the screen in his hands, as far as the table knows: it need not be passed to him. */
  holder = $state<Seat | null>(null);
  #table = $state.raw() as Table;
  #changes = $state(0);
  readonly #age = new QuestionAge();
  #bots: Bots | null = null;
  #company = $state.raw<SessionCompany | null>(null);
  readonly #glass = new PageHourglass();
  #unwatch = () => {};
  readonly #startedAt: number;
  readonly #library: SessionDeps['library'];
  readonly #seatBots: typeof seatBotsAt;
  readonly #unfollow: () => void;

  /** What everybody may know. */
  readonly open: Seen = $derived.by(() => this.#seenBy(null));
  /** What the one who looks may know. */
  readonly seen: Seen = $derived.by(() => this.#seenBy(this.eyes));
  readonly asked: readonly Seat[] = $derived.by(() => this.open.asked.map(each => each.seat));
  readonly #story: readonly Told[] = $derived.by(() => {
    void this.#changes;
    return this.#table.story(this.eyes).filter(told => told.at <= this.queue.told);
  });
  readonly seats: readonly TableSeat[] = $derived.by(() => seatsOf(this.record, this.faces, this.asked));
  /** The seat the screen must be passed to; only once everything has been shown. */
  readonly curtain: Seat | null = $derived.by(() => {
    const { passTo } = this.#screen(this.open);
    if (passTo === null || !this.queue.idle) return null;
    return this.others.find(seat => seat === this.#next) ?? passTo;
  });
  /** People who are asked and could take the screen. */
  readonly others: readonly Seat[] = $derived.by(() => this.asked.filter(seat => this.people.includes(seat)));
  /** What the one who looks is asked, once the step that brought the question has been shown. */
  readonly question: Decision<unknown> | null = $derived.by(() => {
    const { eyes } = this;
    if (eyes === null || this.queue.told < this.#age.since) return null;
    return this.seen.asked.find(each => each.seat === eyes) ?? null;
  });
  readonly mine: number = $derived.by(() => {
    const { eyes } = this;
    return standingIn(this.record).findLastIndex(([seat]) => seat === eyes) + 1;
  });
  /** Who could take back the last choice: the one who looks, or behind a curtain the one who has just chosen. */
  readonly taker: Seat | null = $derived.by(() => {
    void this.#changes;
    if (!this.queue.idle || isBotsMoment(this.open, this.people, this.speed)) return null;
    const candidates = this.eyes === null ? this.people : [this.eyes];
    return candidates.find(seat => this.#table.seen(seat).mayTakeBack) ?? null;
  });

  constructor({ id, game, stored, library, bots = seatBotsAt }: SessionDeps) {
    this.id = id;
    this.game = game;
    this.faces = stored.meta.faces;
    this.people = stored.record.seats.flatMap((seat, at) => (seat.bot === null ? [at] : []));
    this.#startedAt = stored.meta.startedAt;
    this.#library = library;
    this.#seatBots = bots;
    this.#table = mustOpen(game, stored.record);
    this.#facing = this.#screen(this.#table.seen(null)).facing;
    this.queue = new StepQueue(
      {
        at: () => this.open.at,
        viewAt: (at, eyes) => this.#table.seenAt(at, eyes),
        eventsAt: (at, eyes) => this.#table.eventsAt(at, eyes),
        onSettled: () => this.wake(),
        holds: () => this.speed === 'step' && isOthersTurn(this.open, this.people, this.#table.record),
      },
      this.#facing,
    );
    this.#noteQuestion();
    this.#unfollow = library.watch(id, () => this.#follow());
    this.#begin();
  }

  get record(): MatchRecord {
    void this.#changes;
    return this.#table.record;
  }

  get outcome(): Outcome | null {
    return this.open.outcome;
  }

  /** Whose secrets may be on the page. */
  get eyes(): Seat | null {
    return this.#facing;
  }

  /** What bots suggest and say. */
  get company(): SessionCompany | null {
    return this.#company;
  }

  /** The story as far as it has been shown, as the one who looks may read it. */
  story(): readonly Told[] {
    return this.#story;
  }

  /** The person of that seat says that it is he who looks now. */
  iAm(seat: Seat): void {
    this.#next = null;
    this.holder = seat;
    this.#face(screenFor(this.people, this.asked, seat).facing);
    this.#noteQuestion();
    this.#letSandRun();
  }

  /** Somebody else takes the screen first. */
  passTo(seat: Seat): void {
    this.#next = seat;
  }

  choose(choice: unknown): Answer {
    const seat = this.eyes;
    if (seat === null || this.#follow()) return { ok: false, why: 'late' };
    this.#age.answered();
    return this.#table.choose(seat, this.#table.seen(seat).version, choice);
  }

  takeBack(): void {
    const seat = this.taker;
    if (seat === null || this.#follow()) return;
    this.#next = seat;
    this.#table.takeBack(seat, this.#table.seen(seat).version);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    rememberSpeed(speed);
    if (speed !== 'step') this.queue.goOn();
    this.#bots?.go();
  }

  /** Asks the bot again that could not answer. */
  restart(): void {
    this.stuck = null;
    this.#bots?.restart();
  }

  /** The page has come into sight, or is gone from it: bots and sand wait for it. */
  wake(): void {
    this.#letSandRun();
    this.#bots?.go();
  }

  /** What is left in the hourglass, in milliseconds; null while its sand stands still. */
  sand(): number | null {
    void this.#changes;
    return this.#glass.left();
  }

  close(): void {
    this.#end();
    this.#unfollow();
  }

  #seenBy(seat: Seat | null): Seen {
    void this.#changes;
    return this.#table.seen(seat);
  }

  #screen(open: Seen) {
    const asked = open.asked.map(each => each.seat);
    return screenFor(this.people, asked, this.#facing);
  }

  /** Only where somebody sees the table and nothing is being shown: the time to think is what runs out. */
  #letSandRun(): void {
    this.#glass.runWhile(() => this.queue.idle && this.curtain === null);
  }

  #begin(): void {
    this.#glass.begin(this.#table);
    this.#letSandRun();
    this.#unwatch = this.#table.watch(() => this.#changed());
    this.#bots = this.#seatBots(this.#table, {
      speed: () => this.speed,
      free: () => this.queue.idle,
      unseen: () => wasSecretFrom(this.#table, this.eyes),
      wishesFor: seat => this.#company?.wishesFor(seat) ?? [],
      consent: suggestion => this.#company?.consent(suggestion) ?? Promise.resolve(true),
      sync: () => this.#follow(),
      onFailure: seat => {
        this.stuck = seat;
      },
    });
    const { voices } = this.#bots;
    this.#company = voices === null ? null : new SessionCompany(this.#table, voices, seat => this.#bots?.rethink(seat));
  }

  #end(): void {
    this.#glass.stop();
    this.#bots?.stop();
    this.#unwatch();
  }

  #changed(): void {
    this.#changes++;
    const { record } = this.#table;
    this.#company?.look();
    this.#library.save(this.id, { record, meta: metaOf(record, this.open, this.faces, this.#startedAt) });
    this.#arrange(record.entries.at(-1)?.[1] === null ? 'without motion' : 'in motion');
  }

  /** After a change: whose eyes may stay, what they are asked, and what is to be shown. */
  #arrange(how: 'in motion' | 'without motion'): void {
    const before = this.eyes;
    if (this.people.length > 1 && wasShownToAll(this.#table)) this.#facing = null;
    this.#facing = this.#screen(this.open).facing;
    this.#noteQuestion();
    // What the queue shows may no longer stand: then there is nothing to look at but how it stands now.
    if (how === 'without motion') this.queue.jump(this.open.at, this.eyes);
    else this.queue.look(this.eyes);
    // Other eyes first see how things stood, and only then what happens.
    if (this.eyes === before) this.#goOn();
    else void tick().then(() => this.#goOn());
  }

  #goOn(): void {
    // While a step is held bots wait: what happens all the same is the reader's doing, who has seen enough.
    if (this.queue.held) this.queue.goOn();
    else this.queue.advance();
    this.#letSandRun();
    this.#bots?.go();
  }

  #face(seat: Seat | null): void {
    this.#facing = seat;
    this.queue.look(seat);
  }

  #noteQuestion(): void {
    const { asked, at } = this.seen;
    this.#age.note(asked.find(each => each.seat === this.eyes) ?? null, at);
  }

  /** Takes over what another tab has saved; true where it had something new. */
  #follow(): boolean {
    const theirs = this.#library.load(this.id)?.stored?.record;
    const mine = this.#table.record;
    if (theirs === undefined || theirs.seed !== mine.seed || !isNewer(theirs, mine)) return false;
    const { table } = openTable(this.game, theirs);
    if (table === null) return false;
    this.#end();
    this.#table = table;
    this.#changes++;
    this.#arrange(goesOnFrom(theirs, mine) ? 'in motion' : 'without motion');
    this.#begin();
    return true;
  }
}
