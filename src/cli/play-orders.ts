import type { Decision, Seat } from '#kernel/game.ts';
import type { AnyGameText, Who } from '#kernel/text.ts';
import type { Table } from '#table/table.ts';
import { type Io, line } from './io.ts';
import { saveMatchFile } from './match-file.ts';
import type { CliText } from './text/cli-text.ts';

/** All that is needed to talk with a player about a match. */
export interface Talk {
  readonly io: Io;
  readonly text: CliText;
  readonly words: AnyGameText;
  readonly who: Who;
  readonly table: Table;
  readonly me: Seat;
}

type Result = 'chosen' | 'taken-back' | 'asked-again' | 'quit';

const whyNot = ({ io, text, words, who, table, me }: Talk) => {
  const { barred } = table.seen(me);
  const lines = new Set(
    barred.map(each => `  ${words.refusal(each, who)} [${each.rule}] ${words.rules[each.rule] ?? ''}`),
  );
  if (lines.size === 0) line(io, text.nothingBarred);
  for (const each of lines) line(io, each);
};

const takeBack = ({ io, text, table, me }: Talk): Result => {
  const { ok } = table.takeBack(me, table.seen(me).version);
  line(io, ok ? text.takenBack : text.cannotTakeBack);
  return ok ? 'taken-back' : 'asked-again';
};

const save = async ({ io, text, table }: Talk, file: string) => {
  if (file === '') return line(io, text.whichFile);
  const failure = await saveMatchFile(file, table.record, text);
  line(io, failure === null ? text.saved(file) : failure.message);
};

const choose = ({ io, text, table, me }: Talk, { choices }: Decision<unknown>, typed: string): Result => {
  const number = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  if (number < 1 || number > choices.length) {
    line(io, text.notANumber(choices.length));
    return 'asked-again';
  }
  const { ok } = table.choose(me, table.seen(me).version, choices[number - 1]);
  return ok ? 'chosen' : 'asked-again';
};

/** Does what the player typed. */
export const obey = async (talk: Talk, decision: Decision<unknown>, typed: string): Promise<Result> => {
  const { io, text, words } = talk;
  const [order, ...rest] = typed.split(/\s+/);
  const about = rest.join(' ');
  switch (order.toLowerCase()) {
    case '?':
      whyNot(talk);
      return 'asked-again';
    case 'rules': {
      const id = about.toUpperCase();
      if (id === '') line(io, text.whichRule);
      else line(io, Object.hasOwn(words.rules, id) ? `${id}  ${words.rules[id]}` : text.noRule(id));
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
      return choose(talk, decision, typed);
  }
};
