import type { Wish } from '#bots/voice/voice.ts';
import type { Decision, Seat } from '#kernel/game.ts';
import { same } from '#kernel/journal.ts';
import { type DeclinedMatters, declinedMatters } from './declined-matters.ts';
import { isSomebodys, questionOf } from './matters.ts';
import type { ChoiceRefusal, Table, TableNow } from './table.ts';

/** What a bot is given to think about: its own view, its own question, and nothing else. */
export interface Thought {
  readonly level: string;
  readonly view: unknown;
  readonly decision: Decision<unknown>;
  /** What companions have asked of it, and it has agreed to. */
  readonly wishes?: readonly Wish[];
}

/** What a bot would do about a matter that people are asked about too. */
export interface Suggestion {
  readonly seat: Seat;
  readonly decision: Decision<unknown>;
  readonly choice: unknown;
}

interface BotSeatDeps {
  /**
   * Finds the bot's choice, usually in a worker, and gives it when it is time to act: at a human pace, and not while
   * something is still being shown.
   */
  readonly think: (thought: Thought) => Promise<unknown>;
  /** A bot that could not answer; the match waits for `restart`. */
  readonly onFailure: (seat: Seat, error: unknown) => void;
  /**
   * Asks people before a bot settles a matter that is theirs too: true to go ahead, false to leave it. Without it bots
   * decide for everybody.
   */
  readonly consent?: (suggestion: Suggestion) => Promise<boolean>;
  /** What people have refused already, where somebody keeps it. */
  readonly declined?: DeclinedMatters;
  /** The level each seat is played at, null for people; those of the record unless seats change hands. */
  readonly levels?: () => readonly (string | null)[];
  /** Makes the choice; the table itself does, unless somebody has to write it down first. */
  readonly choose?: (seat: Seat, version: number, choice: unknown) => Chosen | Promise<Chosen>;
}

/** What became of a bot's choice; whoever writes it down first may have more reasons than the table to refuse it. */
export type Chosen = { readonly ok: true } | { readonly ok: false; readonly why: string };

/** Another one was quicker, or the match is another by now: then the bot looks again. */
const OUTRUN: ReadonlySet<string> = new Set(['late', 'not-asked', 'over'] satisfies ChoiceRefusal[]);
const isOutrun = (why: string): boolean => OUTRUN.has(why);

export interface SeatedBots {
  readonly stop: () => void;
  readonly restart: () => void;
  /** To be called when a bot has heard something that may change its mind. */
  readonly rethink: (seat: Seat) => void;
  /** To be called when a seat has changed hands. */
  readonly look: () => void;
}

/** What every bot at a table needs to know: the defaults are filled in. */
type Seated = Required<Omit<BotSeatDeps, 'consent'>> & Pick<BotSeatDeps, 'consent'>;

class BotSeats implements SeatedBots {
  readonly #table: TableNow;
  readonly #deps: Seated;
  readonly #thinking = new Map<Seat, Decision<unknown>>();
  readonly #answering = new Set<Seat>();
  /** Bots that wait for a word of people. */
  readonly #listening = new Set<Seat>();
  readonly #unwatch: () => void;
  #stopped = false;

  constructor(table: TableNow, deps: Seated) {
    this.#table = table;
    this.#deps = deps;
    this.#unwatch = table.watch(this.look);
    this.look();
  }

  readonly stop = (): void => {
    this.#stopped = true;
    this.#unwatch();
  };

  readonly restart = (): void => {
    this.#thinking.clear();
    this.look();
  };

  readonly rethink = (seat: Seat): void => {
    this.#thinking.delete(seat);
    this.look();
  };

  readonly look = (): void => {
    if (this.#stopped) return;
    for (const [seat, level] of this.#deps.levels().entries()) {
      // An answer on its way is not thought about again, whatever the others do meanwhile.
      if (this.#answering.has(seat)) continue;
      if (level === null) this.#thinking.delete(seat);
      else this.#lookAt(seat, level);
    }
  };

  #lookAt(seat: Seat, level: string): void {
    const decision = questionOf(this.#table, seat);
    const current = this.#thinking.get(seat);
    this.#deps.declined.keep(seat, decision);
    if (decision === undefined) this.#thinking.delete(seat);
    else if (current === undefined || !same(current, decision) || this.#isLeftAlone(seat, decision)) {
      this.#listening.delete(seat);
      // A question of its own: what was thought about the same one before counts no more.
      const own = { ...decision };
      this.#thinking.set(seat, own);
      this.#play(seat, level, own).catch(error => this.#deps.onFailure(seat, error));
    }
  }

  /** Thinks about what is asked, apart from what people do not want as long as it is their matter too. */
  async #play(seat: Seat, level: string, decision: Decision<unknown>): Promise<void> {
    const { think, declined } = this.#deps;
    const { view, version } = this.#table.seen(seat);
    const open = this.#isPeoples(decision) ? declined.without(decision) : decision;
    if (open.choices.length === 0) {
      this.#listening.add(seat);
      return;
    }
    const choice = await think({ level, view, decision: open });
    if (!this.#isStillAsked(seat, decision)) return;
    // An offer passed on stays passed until it becomes another one.
    if (choice === null && decision.optional) return;
    const agreed = await this.#agreed({ seat, decision, choice });
    if (!this.#isStillAsked(seat, decision)) return;
    if (!agreed) {
      declined.note(decision, choice);
      return this.#play(seat, level, decision);
    }
    await this.#answer(seat, version, choice);
  }

  /** True where the matter is the bot's own, or people let it go ahead. */
  async #agreed(suggestion: Suggestion): Promise<boolean> {
    const { consent, levels } = this.#deps;
    const { seat, decision, choice } = suggestion;
    if (consent === undefined || !isSomebodys(this.#table, levels(), choice)) return true;
    this.#listening.add(seat);
    const agreed = await consent(suggestion);
    if (this.#isStillAsked(seat, decision)) this.#listening.delete(seat);
    return agreed;
  }

  async #answer(seat: Seat, version: number, choice: unknown): Promise<void> {
    this.#thinking.delete(seat);
    this.#answering.add(seat);
    const chosen = Promise.resolve(this.#deps.choose(seat, version, choice));
    const answer = await chosen.finally(() => this.#answering.delete(seat));
    if (!answer.ok && !isOutrun(answer.why)) throw new Error(`the bot's choice was refused: ${answer.why}`);
    this.look();
  }

  #isStillAsked(seat: Seat, decision: Decision<unknown>): boolean {
    return !this.#stopped && this.#thinking.get(seat) === decision;
  }

  #isPeoples({ choices }: Decision<unknown>): boolean {
    return choices.some(choice => isSomebodys(this.#table, this.#deps.levels(), choice));
  }

  /** People have settled their part: nobody is left to say a word to what the bot is asked as before. */
  #isLeftAlone(seat: Seat, decision: Decision<unknown>): boolean {
    return this.#listening.has(seat) && !this.#isPeoples(decision);
  }
}

/** Lets the bots at a table play by themselves until `stop` is called. */
export const seatBots = (table: Table | TableNow, deps: BotSeatDeps): SeatedBots => {
  const recorded = 'record' in table ? table.record.seats.map(seat => seat.bot) : [];
  return new BotSeats(table, {
    declined: declinedMatters(table.game),
    levels: () => recorded,
    choose: table.choose,
    ...deps,
  });
};
