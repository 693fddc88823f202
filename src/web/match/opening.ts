import { CLOCK, type Decision, type Seat } from '#kernel/game.ts';
import type { Thought } from '#table/bot-seats.ts';
import { questionOf } from '#table/matters.ts';
import type { Table } from '#table/table.ts';

interface OpeningDeps {
  /** Finds a bot's choice. */
  readonly think: (thought: Thought) => Promise<unknown>;
  /** The choices that grant what a person wished for before the match; empty where the question is his to answer. */
  readonly granted: (question: Decision<unknown>) => readonly unknown[];
}

/** More choices than any opening has. */
const MOST = 200;

/** Who settles what a person left open, such as which of the others stays at home. */
const STAND_IN = 'random';

const isOwed = ({ seat, optional }: Decision<unknown>): boolean => seat !== CLOCK && optional !== true;

/**
 * Plays a fresh match up to the first question that is a person's: what bots prepare in secret need not be watched, and what
 * he has chosen before he sat down need not be asked. Each is a choice like any other, and lies in the journal.
 */
export const playOpening = async (table: Table, { think, granted }: OpeningDeps): Promise<void> => {
  const levels = table.record.seats.map(({ bot }) => bot);
  const thought = (question: Decision<unknown>, level: string): Promise<unknown> =>
    think({ level, view: table.seen(question.seat).view, decision: question });

  /** Null where it is for a person to go on. */
  const next = async (): Promise<readonly [Seat, unknown] | null> => {
    const { asked } = table.seen(null);
    const person = asked.find(({ seat }) => levels[seat] === null);
    if (person !== undefined) {
      const question = questionOf(table, person.seat);
      const choices = question === undefined ? [] : granted(question);
      if (question === undefined || choices.length === 0) return null;
      const [only] = choices;
      return [person.seat, choices.length === 1 ? only : await thought({ ...question, choices }, STAND_IN)];
    }
    const bot = asked.find(isOwed);
    const question = bot && questionOf(table, bot.seat);
    if (question === undefined) return null;
    return [question.seat, await thought(question, levels[question.seat] ?? STAND_IN)];
  };

  // Where only bots play, the opening is part of what there is to see.
  if (!levels.includes(null)) return;
  for (let played = 0; played < MOST; played++) {
    const move = await next();
    if (move === null || !table.choose(move[0], table.version, move[1]).ok) return;
  }
};
