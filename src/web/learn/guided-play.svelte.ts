import type { Advised } from '#bots/advice/advise.ts';
import type { AnyGame, Decision, Outcome, Seat } from '#kernel/game.ts';
import { type MatchRecord, same } from '#kernel/journal.ts';
import { openTable, type Table, type Told } from '#table/table.ts';
import type { FaceId } from '../art/people.ts';
import type { TableSeat } from '../games/table-props.ts';
import type { Bots, seatBotsAt } from '../match/bots.ts';
import type { Play } from '../match/play.ts';
import { Session } from '../match/session.svelte.ts';
import { metaOf } from '../match/status.ts';
import { Adviser } from './adviser.ts';
import { type Feedback, feedbackOn } from './feedback.ts';
import { type Lesson, pagesAt, progressAt, type Standing, standingAt } from './lesson.ts';
import { recordAt } from './record.ts';
import type { LessonFacts } from './school.ts';
import { seatScript } from './script.ts';

interface Wanted {
  readonly lesson: Lesson;
  readonly game: AnyGame;
  /** By seat. */
  readonly names: readonly string[];
  readonly faces: readonly FaceId[];
  /** How many choices had been made when the pupil left. */
  readonly at: number;
  /** When the turn is over that the pupil plays as he likes. */
  readonly isTurnOver?: LessonFacts['isTurnOver'];
  /** Notes how far he has come. */
  readonly note: (at: number, page: number, all: number) => void;
}

/** A lesson being played: a real match at a real table, in which the journal knows what comes next. */
export class GuidedPlay implements Play {
  readonly lesson: Lesson;
  readonly game: AnyGame;
  /** How many pages of this moment have been read. */
  #read = $state(0);
  /** How often the pupil has tried something else since the page was turned. */
  strayed = $state(0);
  /** What the guide thinks of the last choice that was the pupil's own; 'thinking' while he does not know yet. */
  feedback = $state.raw<Feedback | 'thinking' | null>(null);
  /** What he is thinking about; what he finds about anything else comes too late to be said. */
  #thought: object | null = null;
  /** The choice of his own is about to be made as the lesson has it. */
  #picked = $state.raw<unknown>(null);
  #turnIsOver = $state(false);
  readonly #session: Session;
  readonly #adviser: Adviser;
  readonly #isTurnOver: NonNullable<LessonFacts['isTurnOver']>;
  #seated: { readonly table: Table; readonly go: () => void } | null = null;

  /** Where the lesson stands, once everything that has happened lies on the table. */
  readonly standing: Standing | null = $derived.by(() => (this.queue.idle ? this.#standing : null));
  /** Anew with every stray step: the table takes a question for answered once a choice was made. */
  readonly question: Decision<unknown> | null = $derived.by(() => {
    void this.strayed;
    const { kind } = this.#standing;
    const line = this.lesson.lines.at(this.at);
    const asked = this.at < this.lesson.lines.length && line?.seat === this.lesson.seat && line.made === undefined;
    const { question } = this.#session;
    return (asked || kind === 'free') && question !== null ? { ...question } : null;
  });

  constructor({ lesson, game, names, faces, at, isTurnOver = () => true, note }: Wanted) {
    this.lesson = lesson;
    this.game = game;
    this.#isTurnOver = isTurnOver;
    this.#adviser = new Adviser(game.id);
    const record = recordAt({ lesson, game, names }, Math.min(Math.max(at, lesson.begins), lesson.lines.length));
    const { table } = openTable(game, record);
    if (table === null) throw new Error('the lesson no longer fits the rules');
    this.#session = new Session({
      id: lesson.table,
      game,
      stored: { record, meta: metaOf(record, table.seen(null), faces, 0) },
      library: {
        load: () => null,
        save: (_, { record: now }) => {
          const made = Math.min(now.entries.length, lesson.lines.length);
          const { page, all } = progressAt(lesson, made, 0);
          note(made, page, all);
        },
        watch: () => () => {},
      },
      bots: (seated, deps) => this.#seat(seated, deps),
    });
  }

  /** Whoever else sits there plays by the book of the lesson, and says nothing. */
  readonly company = null;

  get mine(): number {
    return this.#session.mine;
  }

  get #turn(): 'to come' | 'over' {
    return this.#turnIsOver ? 'over' : 'to come';
  }
  get #standing(): Standing {
    return standingAt(this.lesson, this.at, this.#read, this.#turn);
  }
  /** How many choices have been made. */
  get at(): number {
    return this.#session.open.at;
  }
  get progress(): { readonly page: number; readonly all: number } {
    return progressAt(this.lesson, this.at, this.#read, this.#turn);
  }
  get mayGoBack(): boolean {
    return this.#read > 0 && this.#read < pagesAt(this.lesson, this.at, this.#turn).length;
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
    if (this.standing?.kind === 'asks' && this.#picked !== null) {
      this.#make(this.standing.choice);
      return;
    }
    if (this.standing?.kind !== 'says') return;
    this.#read++;
    this.#beginPage();
    this.#seated?.go();
  }
  /** Whoever reads again may choose anew, too. */
  goBack(): void {
    if (!this.mayGoBack) return;
    this.#read--;
    this.#beginPage();
  }

  /** The pupil has found a choice of his own, and the guide has said what he thinks of it: the lesson goes on with his. */
  get picked(): boolean {
    return this.#picked !== null;
  }

  /** The lesson's choice goes on; any other is left undone, and the guide says why. */
  choose(choice: unknown): void {
    const { standing } = this;
    if (standing?.kind === 'free') this.#chooseFreely(choice);
    else if (standing?.kind !== 'asks') this.strayed++;
    else if (standing.own) this.#weigh(choice, standing.choice);
    else if (same(choice, standing.choice)) this.#make(choice);
    else this.strayed++;
  }

  /** The guide makes the choice himself. */
  doIt(): void {
    const { standing } = this;
    if (standing?.kind === 'asks') this.#make(standing.choice);
    if (standing?.kind === 'free') void this.#doAdvised();
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
    // Bots of a free turn wait for a table on which nothing moves.
    this.#session.wake();
  }

  /** The guide thinks about the question beforehand, where the pupil is to answer it as he likes. */
  ponder(): void {
    const { standing } = this;
    if (standing?.kind === 'free' || (standing?.kind === 'asks' && standing.own)) void this.#advice();
  }

  setSpeed(speed: Session['speed']): void {
    this.#session.setSpeed(speed);
  }
  wake(): void {
    this.#session.wake();
  }
  close(): void {
    this.#adviser.stop();
    this.#session.close();
  }

  #advice() {
    const seen = this.#seated?.table.seen(this.lesson.seat);
    const decision = seen?.asked.find(each => each.seat === this.lesson.seat);
    return seen === undefined || decision === undefined
      ? Promise.resolve([])
      : this.#adviser.about(seen.view, decision);
  }

  #chooseFreely(choice: unknown): void {
    const matters = (this.question?.choices.length ?? 0) > 1;
    if (matters) void this.#thinkOver(choice, this.#advice());
    this.#session.choose(choice);
    this.#lookAtTurn();
  }
  async #doAdvised(): Promise<void> {
    const { at } = this;
    const [best] = await this.#advice();
    const choice = best?.choice ?? this.question?.choices[0];
    if (this.standing?.kind !== 'free' || this.at !== at || choice === undefined) return;
    this.#hush();
    this.#session.choose(choice);
    this.#lookAtTurn();
  }
  #weigh(choice: unknown, taught: unknown): void {
    if (this.#picked !== null) return;
    this.#picked = choice;
    this.strayed++;
    // The lesson goes on with the guide's own choice: that is what the pupil's is held against.
    const advice = this.#advice().then(advised => {
      const mine = advised.find(each => same(each.choice, taught)) ?? { choice: taught, reason: null, chance: null };
      return [mine, ...advised.filter(each => each !== mine)];
    });
    void this.#thinkOver(choice, advice);
  }
  /** The pupil may choose again, or turn the page, before the guide knows: then nothing more is said of this choice. */
  async #thinkOver(choice: unknown, advice: Promise<readonly Advised[]>): Promise<void> {
    const thought = {};
    this.#thought = thought;
    this.feedback = 'thinking';
    const view = this.#seated?.table.seen(this.lesson.seat).view;
    const feedback = feedbackOn(choice, await advice, view);
    if (this.#thought === thought) this.feedback = feedback;
  }
  #hush(): void {
    this.#thought = null;
    this.feedback = null;
  }
  /** After every choice of a free turn: whose doing it was does not matter. */
  #lookAtTurn(): void {
    const table = this.#seated?.table;
    if (table === undefined || this.#standing.kind !== 'free') return;
    const { view } = table.seen(this.lesson.seat);
    const made = table.record.entries.slice(this.lesson.lines.length).filter(([seat]) => seat === this.lesson.seat);
    if (table.seen(null).outcome === null && !this.#isTurnOver(view, this.lesson.seat, made.length)) return;
    this.#turnIsOver = true;
    this.#read = 0;
  }

  #make(choice: unknown): void {
    this.#turnOver();
    this.#session.choose(choice);
  }
  #turnOver(): void {
    this.#read = 0;
    this.#beginPage();
  }
  /** What was tried and said belongs to the page on which it was. */
  #beginPage(): void {
    this.strayed = 0;
    this.#picked = null;
    this.#hush();
  }

  #seat(table: Table, deps: Parameters<typeof seatBotsAt>[1]): Bots {
    const bots = seatScript(table, deps, {
      standing: () => standingAt(this.lesson, table.seen(null).at, this.#read, this.#turn),
      played: () => this.#turnOver(),
    });
    this.#seated = { table, go: bots.go };
    table.watch(() => this.#lookAtTurn());
    return bots;
  }
}
