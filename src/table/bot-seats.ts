import type { Wish } from '#bots/voice.ts';
import type { Decision, Seat } from '#kernel/game.ts';
import { same } from '#kernel/journal.ts';
import { type DeclinedMatters, declinedMatters } from './declined-matters.ts';
import { isSomebodys, questionOf } from './matters.ts';
import type { ChoiceRefusal, Table } from './table.ts';

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

interface BotSeatsOptions {
  /** Finds the bot's choice, usually in a worker. */
  readonly think: (thought: Thought) => Promise<unknown>;
  /** Resolves when it is time for a bot to act: a human pace, and not while something is still being shown. */
  readonly pause: (decision: Decision<unknown>) => Promise<void>;
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

/** What the bots of a table are at. */
interface Minds {
  readonly table: Table;
  readonly options: BotSeatsOptions;
  readonly declined: DeclinedMatters;
  readonly levels: () => readonly (string | null)[];
  /** The question each bot thinks about. */
  readonly thinking: Map<Seat, Decision<unknown>>;
  readonly answering: Set<Seat>;
  /** Bots that wait for a word of people. */
  readonly listening: Set<Seat>;
}

const isPeoples = ({ table, levels }: Minds, { choices }: Decision<unknown>): boolean =>
  choices.some(choice => isSomebodys(table, levels(), choice));

/** Null where nothing is to be chosen: the bot passes, waits for people, or is asked something else by now. */
const choiceOf = async (
  minds: Minds,
  seat: Seat,
  level: string,
  decision: Decision<unknown>,
): Promise<{ readonly choice: unknown; readonly version: number } | null> => {
  const { table, options, declined, levels, thinking, listening } = minds;
  const { think, pause, consent } = options;
  const isStillAsked = (): boolean => thinking.get(seat) === decision;
  const { view, version } = table.seen(seat);
  // What people do not want is no choice as long as it is their matter too.
  const open = isPeoples(minds, decision) ? declined.without(decision) : decision;
  if (open.choices.length === 0) {
    listening.add(seat);
    return null;
  }
  const [choice] = await Promise.all([think({ level, view, decision: open }), pause(decision)]);
  if (!isStillAsked()) return null;
  // An offer passed on stays passed until it becomes another one.
  if (choice === null && decision.optional) return null;
  if (consent === undefined || !isSomebodys(table, levels(), choice)) return { choice, version };
  listening.add(seat);
  const isAgreed = await consent({ seat, decision, choice });
  if (!isStillAsked()) return null;
  listening.delete(seat);
  if (isAgreed) return { choice, version };
  declined.note(decision, choice);
  return choiceOf(minds, seat, level, decision);
};

/** Thinks about what is asked, and answers; false where there is no answer to give. */
const play = async (minds: Minds, seat: Seat, level: string, decision: Decision<unknown>): Promise<boolean> => {
  const { table, options, thinking, answering } = minds;
  const { choose = table.choose } = options;
  const chosen = await choiceOf(minds, seat, level, decision);
  if (chosen === null) return false;
  thinking.delete(seat);
  answering.add(seat);
  const answer = await Promise.resolve(choose(seat, chosen.version, chosen.choice)).finally(() =>
    answering.delete(seat),
  );
  if (!answer.ok && !isOutrun(answer.why)) throw new Error(`the bot's choice was refused: ${answer.why}`);
  return true;
};

/** Lets the bots at a table play by themselves until `stop` is called. */
export const seatBots = (table: Table, options: BotSeatsOptions): SeatedBots => {
  const recorded = table.record.seats.map(seat => seat.bot);
  const { declined = declinedMatters(table.game), levels = () => recorded, onFailure } = options;
  const thinking: Minds['thinking'] = new Map();
  const [answering, listening] = [new Set<Seat>(), new Set<Seat>()];
  const minds: Minds = { table, options, declined, levels, thinking, answering, listening };
  let stopped = false;

  /** People have settled their part: nobody is left to say a word to what the bot is asked as before. */
  const isLeftAlone = (seat: Seat, decision: Decision<unknown>): boolean =>
    listening.has(seat) && !isPeoples(minds, decision);

  const think = (seat: Seat, level: string, decision: Decision<unknown>): void => {
    listening.delete(seat);
    // A question of its own: what was thought about the same one before counts no more.
    const own = { ...decision };
    thinking.set(seat, own);
    play(minds, seat, level, own)
      .then(isAnswered => isAnswered && look())
      .catch(error => onFailure(seat, error));
  };

  const look = (): void => {
    if (stopped) return;
    for (const [seat, level] of levels().entries()) {
      // An answer on its way is not thought about again, whatever the others do meanwhile.
      if (answering.has(seat)) continue;
      if (level === null) {
        thinking.delete(seat);
        continue;
      }
      const decision = questionOf(table, seat);
      const current = thinking.get(seat);
      declined.keep(seat, decision);
      if (decision === undefined) thinking.delete(seat);
      else if (current === undefined || !same(current, decision) || isLeftAlone(seat, decision))
        think(seat, level, decision);
    }
  };

  const unwatch = table.watch(look);
  look();
  return {
    stop() {
      stopped = true;
      thinking.clear();
      unwatch();
    },
    restart() {
      thinking.clear();
      look();
    },
    rethink(seat) {
      thinking.delete(seat);
      look();
    },
    look,
  };
};
