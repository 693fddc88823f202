import { commitmentOf } from '#kernel/fairness.ts';
import type { AnyGame, Decision, Outcome, Seat } from '#kernel/game.ts';
import { type MatchRecord, same } from '#kernel/journal.ts';
import type { Table, Told } from '#table/table.ts';
import { openTable } from '#table/table.ts';
import type { FaceId } from '#web/art/people.ts';
import type { Bots, seatBotsAt } from '#web/match/bots.ts';
import { paceOf } from '#web/match/pace.ts';
import type { Play } from '#web/match/play.ts';
import { Session } from '#web/match/session.svelte.ts';
import { metaOf } from '#web/match/status.ts';
import type { TableSeat } from '../../table-props.ts';
import { type Lesson, optionsOf, pagesAt, progressAt, type Standing, standingAt } from './lesson.ts';

interface Wanted {
  readonly lesson: Lesson;
  readonly game: AnyGame;
  /** By seat. */
  readonly names: readonly string[];
  readonly faces: readonly FaceId[];
  /** How many choices had been made when the pupil left. */
  readonly at: number;
  /** Notes how far he has come. */
  readonly note: (at: number) => void;
}

/** The journal of a lesson after so many choices; the others are bots in it, should the match go on without the lesson. */
export const recordAt = (
  { lesson, game, names }: Pick<Wanted, 'lesson' | 'game' | 'names'>,
  at: number,
): MatchRecord => ({
  format: 'panache-match-1',
  game: game.id,
  rules: game.rules,
  table: lesson.table,
  options: optionsOf(lesson, game),
  seats: names.map((name, seat) => ({ name, bot: seat === lesson.seat ? null : 'steady', words: '' })),
  commitment: commitmentOf(lesson.seed, lesson.table),
  seed: lesson.seed,
  entries: lesson.lines.slice(0, at).map(({ seat, choice }) => [seat, choice] as const),
});

/** A lesson being played: a real match at a real table, in which the journal knows what comes next. */
export class GuidedPlay implements Play {
  readonly lesson: Lesson;
  readonly game: AnyGame;
  /** How many pages of this moment have been read. */
  #read = $state(0);
  /** How often the pupil has tried something else since the page was turned. */
  strayed = $state(0);
  readonly #session: Session;
  #seated: { readonly table: Table; readonly go: () => void } | null = null;

  /** Where the lesson stands, once everything that has happened lies on the table. */
  readonly standing: Standing | null = $derived.by(() => (this.queue.idle ? this.#standing : null));
  /** Anew with every stray step: the table takes a question for answered once a choice was made. */
  readonly question: Decision<unknown> | null = $derived.by(() => {
    void this.strayed;
    const line = this.lesson.lines.at(this.at);
    const mine = this.at < this.lesson.lines.length && line?.seat === this.lesson.seat && line.made === undefined;
    const { question } = this.#session;
    return mine && question !== null ? { ...question } : null;
  });

  constructor({ lesson, game, names, faces, at, note }: Wanted) {
    this.lesson = lesson;
    this.game = game;
    const record = recordAt({ lesson, game, names }, Math.min(Math.max(at, lesson.begins), lesson.lines.length));
    const { table } = openTable(game, record);
    if (table === null) throw new Error('the lesson no longer fits the rules');
    this.#session = new Session({
      id: lesson.table,
      game,
      stored: { record, meta: metaOf(record, table.seen(null), faces, 0) },
      library: { load: () => null, save: (_, { record: now }) => note(now.entries.length), watch: () => () => {} },
      bots: (seated, deps) => this.#seat(seated, deps),
    });
  }

  /** Whoever else sits there plays by the book of the lesson, and says nothing. */
  readonly company = null;

  get mine(): number {
    return this.#session.mine;
  }

  get #standing(): Standing {
    return standingAt(this.lesson, this.at, this.#read);
  }
  /** How many choices have been made. */
  get at(): number {
    return this.#session.open.at;
  }
  get progress(): { readonly page: number; readonly all: number } {
    return progressAt(this.lesson, this.at, this.#read);
  }
  get mayGoBack(): boolean {
    return this.#read > 0 && this.#read < pagesAt(this.lesson, this.at).length;
  }
  get record(): MatchRecord {
    return this.#session.record;
  }
  get faces(): readonly FaceId[] {
    return this.#session.faces;
  }
  get queue(): Session['queue'] {
    return this.#session.queue;
  }
  get speed(): Session['speed'] {
    return this.#session.speed;
  }
  get eyes(): Seat | null {
    return this.#session.eyes;
  }
  get seats(): readonly TableSeat[] {
    return this.#session.seats;
  }
  get asked(): readonly Seat[] {
    return this.#session.asked;
  }
  /** The rules refused a line of the lesson. */
  get stuck(): boolean {
    return this.#session.stuck !== null;
  }
  get outcome(): Outcome | null {
    return this.#session.outcome;
  }
  story(): readonly Told[] {
    return this.#session.story();
  }

  /** Turns the page. */
  goOn(): void {
    if (this.standing?.kind !== 'says') return;
    this.#read++;
    this.strayed = 0;
    this.#seated?.go();
  }
  goBack(): void {
    if (this.mayGoBack) this.#read--;
  }

  /** The lesson's choice goes on; any other is left undone, and the guide says why. */
  choose(choice: unknown): void {
    const { standing } = this;
    if (standing?.kind === 'asks' && same(choice, standing.choice)) this.#make(choice);
    else this.strayed++;
  }

  /** The guide makes the choice himself. */
  doIt(): void {
    if (this.standing?.kind === 'asks') this.#make(this.standing.choice);
  }

  /** What the others do until the guide speaks again is done at once: nobody has to sit through it. */
  hurry(): void {
    const table = this.#seated?.table;
    if (table === undefined) return;
    for (let now = this.#standing; now.kind === 'plays'; now = this.#standing) {
      this.#turnOver();
      if (!table.choose(now.line.seat, table.version, now.line.choice).ok) return;
    }
    this.queue.jump(this.at, this.eyes);
  }

  setSpeed(speed: Session['speed']): void {
    this.#session.setSpeed(speed);
  }
  wake(): void {
    this.#session.wake();
  }
  close(): void {
    this.#session.close();
  }

  #make(choice: unknown): void {
    this.#turnOver();
    this.#session.choose(choice);
  }
  #turnOver(): void {
    this.#read = 0;
    this.strayed = 0;
  }

  /** Everybody else plays what is written, at a human pace, and never before the guide has finished. */
  #seat(table: Table, { speed, free, onFailure }: Parameters<typeof seatBotsAt>[1]): Bots {
    const seen = () => document.visibilityState === 'visible';
    let stopped = false;
    // The guide has told what comes: nobody ponders over it.
    const pace = paceOf({
      speed: () => (speed() === 'calm' ? 'brisk' : speed()),
      free: () => !stopped && free() && seen(),
    });
    let going = false;
    const play = async () => {
      const at = table.seen(null).at;
      const standing = standingAt(this.lesson, at, this.#read);
      if (stopped || going || standing.kind !== 'plays') return;
      going = true;
      await pace.pause(Promise.resolve());
      going = false;
      if (stopped) return;
      // Somebody was in a hurry: what comes next is another line.
      if (table.seen(null).at !== at) return play();
      this.#turnOver();
      const { seat, choice } = standing.line;
      if (!table.choose(seat, table.version, choice).ok) onFailure(seat);
    };
    const go = () => {
      pace.go();
      void play();
    };
    const unwatch = table.watch(() => void play());
    this.#seated = { table, go };
    queueMicrotask(go);
    return {
      voices: null,
      stop() {
        stopped = true;
        unwatch();
      },
      restart: go,
      rethink: () => {},
      go,
    };
  }
}
