import type { Decision, Seat } from '#kernel/game.ts';
import { same } from '#kernel/journal.ts';
import type { Table } from './table.ts';

/** What a bot is given to think about: its own view, its own question, and nothing else. */
export interface Thought {
  readonly level: string;
  readonly view: unknown;
  readonly decision: Decision<unknown>;
}

interface Surroundings {
  /** Finds the bot's choice, usually in a worker. */
  readonly think: (thought: Thought) => Promise<unknown>;
  /** Resolves when it is time for a bot to act: a human pace, and not while something is still being shown. */
  readonly pause: (decision: Decision<unknown>) => Promise<void>;
  /** A bot that could not answer; the match waits for `restart`. */
  readonly onFailure: (seat: Seat, error: unknown) => void;
}

/** Lets the bots at a table play by themselves until `stop` is called. */
export const seatBots = (
  table: Table,
  { think, pause, onFailure }: Surroundings,
): { stop: () => void; restart: () => void } => {
  const levels = table.record.seats.map(seat => seat.bot);
  const thinking = new Map<Seat, Decision<unknown>>();
  let stopped = false;

  const play = async (seat: Seat, level: string, decision: Decision<unknown>) => {
    const { view } = table.seen(seat);
    const [choice] = await Promise.all([think({ level, view, decision }), pause(decision)]);
    if (stopped || thinking.get(seat) !== decision) return;
    // An offer passed on stays passed until it becomes another one.
    if (choice === null && decision.optional) return;
    thinking.delete(seat);
    const answer = table.choose(seat, table.seen(seat).version, choice);
    if (!answer.ok) throw new Error(`the bot's choice was refused: ${answer.why}`);
  };

  const look = () => {
    if (stopped) return;
    for (const [seat, level] of levels.entries()) {
      if (level === null) continue;
      const decision = table.seen(seat).asked.find(each => each.seat === seat);
      const current = thinking.get(seat);
      if (decision === undefined) thinking.delete(seat);
      else if (current === undefined || !same(current, decision)) {
        thinking.set(seat, decision);
        play(seat, level, decision).catch(error => onFailure(seat, error));
      }
    }
  };

  const unwatch = table.watch(look);
  look();
  return {
    stop() {
      stopped = true;
      unwatch();
    },
    restart() {
      thinking.clear();
      look();
    },
  };
};
