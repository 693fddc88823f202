import type { GameId } from '#games/index.ts';
import type { Decision, Seat } from '#kernel/game.ts';
import type { AnyGameText, RuleBook, Who } from '#kernel/text.ts';
import type { Table } from '#table/table.ts';
import type { Picture } from './games/picture.ts';
import { type Io, line } from './io.ts';
import { saveMatchFile } from './match-file.ts';
import type { CliText } from './text/cli-text.ts';

/** A match at the terminal, and the words for it. */
export interface Match {
  readonly io: Io;
  readonly id: GameId;
  readonly picture: Picture;
  readonly text: CliText;
  readonly words: AnyGameText;
  readonly rules: RuleBook['rules'];
  readonly table: Table;
  /** The seats of the person at the terminal. */
  readonly people: readonly Seat[];
  readonly name: Who['name'];
  /** Where the match is kept while it is played; null where only a `save` does. */
  readonly keptIn: string | null;
}

/** One question, and all that is needed to talk about it. */
export interface Talk extends Match {
  readonly decision: Decision<unknown>;
  readonly who: Who;
  /** Somebody else may answer first. */
  readonly mayWait: boolean;
}

export type Result = 'chosen' | 'taken-back' | 'let-go' | 'waits' | 'asked-again' | 'quit';

const whyNot = ({ io, text, words, rules, who, table, decision }: Talk) => {
  const { barred } = table.seen(decision.seat);
  const lines = new Set(barred.map(each => `  ${words.refusal(each, who)} [${each.rule}] ${rules[each.rule] ?? ''}`));
  if (lines.size === 0) line(io, text.nothingBarred);
  for (const each of lines) line(io, each);
};

const takeBack = ({ io, text, table, people }: Talk): Result => {
  const ok = people.some(seat => table.takeBack(seat, table.seen(seat).version).ok);
  line(io, ok ? text.takenBack : text.cannotTakeBack);
  return ok ? 'taken-back' : 'asked-again';
};

/** Saves where the player said; true once the file is written. */
export const save = async ({ io, text, table }: Match, file: string): Promise<boolean> => {
  if (file === '') {
    line(io, text.whichFile);
    return false;
  }
  const failure = await saveMatchFile(file, table.record, text);
  const saved = table.asked.length === 0 ? text.savedOver(file) : text.saved(file);
  line(io, failure === null ? saved : failure.message);
  return failure === null;
};

const letGo = ({ io, text, decision, mayWait }: Talk): Result => {
  if (decision.optional) return 'let-go';
  if (mayWait) return 'waits';
  line(io, text.notANumber(decision.choices.length));
  return 'asked-again';
};

const choose = ({ io, text, table, decision: { seat, choices } }: Talk, typed: string): Result => {
  const number = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  if (number < 1 || number > choices.length) {
    line(io, text.notANumber(choices.length));
    return 'asked-again';
  }
  const { ok } = table.choose(seat, table.seen(seat).version, choices[number - 1]);
  return ok ? 'chosen' : 'asked-again';
};

/** Does what the player typed. */
export const obey = async (talk: Talk, typed: string): Promise<Result> => {
  const { io, picture, text, rules, who, table, decision } = talk;
  const [order, ...rest] = typed.split(/\s+/);
  const about = rest.join(' ');
  switch (order.toLowerCase()) {
    case '':
      return letGo(talk);
    case '?':
    case 'why':
      whyNot(talk);
      return 'asked-again';
    case 'board':
      line(io, `\n${picture.whole(table.seen(decision.seat).view, who)}\n`);
      return 'asked-again';
    case 'help':
      line(io, text.help);
      return 'asked-again';
    case 'rules': {
      const rule = about.toUpperCase();
      if (rule === '') line(io, text.whichRule);
      else line(io, Object.hasOwn(rules, rule) ? `${rule}  ${rules[rule]}` : text.noRule(rule));
      return 'asked-again';
    }
    case 'undo':
      return takeBack(talk);
    case 'save':
      await save(talk, about);
      return 'asked-again';
    case 'quit':
    case 'q':
      return 'quit';
    default:
      return choose(talk, typed);
  }
};
