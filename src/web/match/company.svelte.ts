import type { Remark } from '#bots/voice/remark.ts';
import type { Reason, Wish } from '#bots/voice/voice.ts';
import type { Decision, Happening, Seat } from '#kernel/game.ts';
import { same } from '#kernel/journal.ts';
import type { Suggestion } from '#table/bot-seats.ts';
import { isSomebodys, mayBeDeclined, questionOf } from '#table/matters.ts';
import { standingIn } from '#table/standing.ts';
import type { Table } from '#table/table.ts';
import { remember, remembered } from '../storage.ts';
import { BESIDE } from './beside.ts';
import type { Voices } from './bots.ts';
import { ADVICE_TIME, type Asked, type Company, type Suggested } from './company.ts';

interface Waiting extends Suggested {
  readonly decision: Decision<unknown>;
  readonly done: (agreed: boolean) => void;
}

/** So many choices back bots can still say why. */
const REMEMBERED = 60;

/** The bots of a match in this browser. All they suggest and say comes from what everybody knows. */
export class SessionCompany implements Company {
  readonly #table: Table;
  readonly #voices: Voices;
  readonly #rethink: (seat: Seat) => void;
  #waiting = $state.raw<readonly Waiting[]>([]);
  /** By the number of the choice. */
  #remarks = $state.raw<ReadonlyMap<number, Remark>>(new Map());
  /** Up to this choice everything has been thought of. */
  #heard: number;
  #asked = $state.raw<readonly Asked[]>([]);
  #advises = $state(true);

  constructor(table: Table, voices: Voices, rethink: (seat: Seat) => void) {
    this.#table = table;
    this.#voices = voices;
    this.#rethink = rethink;
    const { at } = table.seen(null);
    const kept = keptIn<readonly [number, Remark]>(remarksKey(table.record.table));
    this.#remarks = new Map(kept.filter(([number]) => number <= at));
    this.#heard = Math.max(0, at - REMEMBERED, ...this.#remarks.keys());
    this.#asked = keptIn<Asked>(wishesKey(table.record.table)).filter(({ from }) => from !== undefined);
    this.#advises = remembered(adviceKey(table.record.table)) !== 'off';
    // What else was done before the table opened is thought about with the next thing that happens: until then nobody
    // need think.
  }

  /** Somebody has something to say. */
  get speaks(): boolean {
    return this.#waiting.length > 0 || this.#remarks.size > 0;
  }

  /** What has been asked of bots and still holds, with their answers. */
  get asked(): readonly Asked[] {
    return this.#asked;
  }

  /** What a bot has agreed to. */
  wishesFor(seat: Seat): readonly Wish[] {
    return this.#asked.filter(({ to, heeded }) => heeded && to === seat).map(({ wish }) => wish);
  }

  /** What may be asked of a bot now. */
  wishes(from: Seat, to: Seat): Promise<readonly Wish[]> {
    return this.#voices.wishes(this.#table.seen(null).view, from, to);
  }

  /** Asks something of a bot; asked again, it is let go. */
  async ask(from: Seat, to: Seat, wish: Wish): Promise<Asked | null> {
    // Who is asked to come elsewhere need not come here any more.
    const others = this.#asked.filter(each => each.to !== to || each.wish.kind !== wish.kind);
    const isNew = !this.#asked.some(each => each.to === to && same(each.wish, wish));
    const asked = isNew ? { from, to, wish, ...(await this.#voices.heed(this.#table.seen(to).view, wish)) } : null;
    this.#asked = asked === null ? others : [...others, asked];
    remember(wishesKey(this.#table.record.table), JSON.stringify(this.#asked));
    if (asked?.heeded !== false) this.#changeMind(to);
    return asked;
  }

  /** What a bot has suggested it may no longer mean. */
  #changeMind(seat: Seat): void {
    this.#waiting = this.#waiting.filter(each => each.seat !== seat);
    this.#rethink(seat);
  }

  /** Advice may be asked for at this table. */
  get advises(): boolean {
    return this.#advises;
  }

  set advises(on: boolean) {
    this.#advises = on;
    remember(adviceKey(this.#table.record.table), on ? 'on' : 'off');
  }

  /** What a good player would do in that seat, from no more than it may know. */
  advise(seat: Seat) {
    const { view, asked } = this.#table.seen(seat);
    const decision = asked.find(each => each.seat === seat);
    if (decision === undefined) return Promise.resolve([]);
    return this.#voices.advise({ level: 'thinker', view, decision }, ADVICE_TIME);
  }

  get suggestions(): readonly Suggested[] {
    return this.#waiting;
  }

  /** What was said about each choice, by its number. */
  get remarks(): ReadonlyMap<number, Remark> {
    return this.#remarks;
  }

  /** A bot asks before it settles what people are asked too. */
  readonly consent = (suggestion: Suggestion): Promise<boolean> =>
    new Promise(done => {
      void this.#suggest(suggestion, done);
    });

  answer(seat: Seat, word: 'yes' | 'no'): void {
    const found = this.#waiting.find(each => each.seat === seat);
    if (found === undefined) return;
    this.#waiting = this.#waiting.filter(each => each !== found);
    found.done(word === 'yes');
  }

  /** After every change of the table: what no longer fits is forgotten, what is new is thought about. */
  look(): void {
    this.#waiting = this.#waiting.filter(each => this.#isStillAsked(each));
    const { at } = this.#table.seen(null);
    if (at < this.#heard) this.#forgetAfter(at);
    if (at === this.#heard) return;
    const standing = standingIn(this.#table.record);
    const first = this.#heard + 1;
    this.#heard = at;
    for (let number = first; number <= at; number++) void this.#listen(number, standing[number - 1]);
    this.#hearTaunts(at);
  }

  async #suggest({ seat, decision, choice }: Suggestion, done: (agreed: boolean) => void): Promise<void> {
    const mayDecline = mayBeDeclined(this.#table, decision, choice);
    const reason = await this.#voices.why(this.#table.seen(null).view, seat, choice).catch(() => null);
    const waiting = { seat, decision, choice, reason, mayDecline, done };
    if (this.#isStillAsked(waiting)) this.#waiting = [...this.#waiting.filter(each => each.seat !== seat), waiting];
  }

  /** The bot is asked the same, and people are asked about it too. */
  #isStillAsked({ seat, decision, choice }: Suggestion): boolean {
    const levels = this.#table.record.seats.map(({ bot }) => bot);
    return same(questionOf(this.#table, seat), decision) && isSomebodys(this.#table, levels, choice);
  }

  async #listen(number: number, entry: readonly [Seat, unknown] | undefined): Promise<void> {
    if (entry === undefined) return;
    const [seat, choice] = entry;
    if (seat < 0 || this.#table.record.seats[seat].bot === null) return;
    const before = this.#table.seenAt(number - 1, null);
    this.#note(number, seat, await this.#voices.why(before, seat, choice).catch(() => null));
  }

  #hearTaunts(at: number): void {
    const { view } = this.#table.seen(null);
    const events: readonly Happening[] = this.#table.news(null);
    for (const [seat, { bot }] of this.#table.record.seats.entries()) {
      if (bot === null) continue;
      void this.#voices
        .taunt(view, seat, events)
        .catch(() => null)
        .then(reason => this.#note(at, seat, reason));
    }
  }

  #note(at: number, seat: Seat, reason: Reason | null): void {
    if (reason === null || at > this.#table.seen(null).at) return;
    const remarks = [...this.#remarks].filter(([number]) => number > at - REMEMBERED && number !== at);
    this.#setRemarks(new Map([...remarks, [at, { seat, reason }]]));
  }

  /** They outlive a reload. */
  #setRemarks(remarks: ReadonlyMap<number, Remark>): void {
    this.#remarks = remarks;
    remember(remarksKey(this.#table.record.table), JSON.stringify([...remarks]));
  }

  #forgetAfter(at: number): void {
    this.#heard = at;
    this.#setRemarks(new Map([...this.#remarks].filter(([number]) => number <= at)));
  }
}

const adviceKey = (table: string): string => BESIDE.advice + table;
const wishesKey = (table: string): string => BESIDE.wishes + table;
const remarksKey = (table: string): string => BESIDE.remarks + table;

/** What was kept before the page was left; whatever else lies there is nothing. */
const keptIn = <Kept>(key: string): readonly Kept[] => {
  try {
    const kept: unknown = JSON.parse(remembered(key) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
};
