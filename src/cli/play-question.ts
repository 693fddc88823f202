import type { Hourglass } from '#table/clock.ts';
import { choiceLines } from './choices.ts';
import { line } from './io.ts';
import { type Match, obey, type Result, type Talk } from './play-orders.ts';
import type { Typed } from './typed.ts';

type Answered = Exclude<Result, 'asked-again'> | 'withdrawn' | 'input-ended';

/** Draws the table: all of it when things have moved on, a reminder between a player's own steps. */
const pictures = ({ io, picture, table, people }: Match) => {
  let drawn: string | null = null;
  return ({ decision: { seat }, who }: Talk) => {
    const others = table.record.entries.filter(([each]) => !people.includes(each)).length;
    const { view } = table.seen(seat);
    const { whole, reminder, moment } = picture;
    const now = `${seat}/${others}/${moment(view)}`;
    line(io, `\n${now === drawn ? reminder(view, who) : whole(view, who)}\n`);
    drawn = now;
  };
};

/** Puts questions to the person at the terminal, until he has answered or the table has gone on without him. */
export const questionsTo = (match: Match, typed: Typed, glass: Hourglass | null) => {
  const { io, text, words, table } = match;
  const draw = pictures(match);

  const put = (talk: Talk) => {
    const { decision, who, mayWait } = talk;
    const { view } = table.seen(decision.seat);
    draw(talk);
    line(io, words.prompt(decision.prompt, view, who));
    const labels = decision.choices.map(choice => words.choice(choice, view, who));
    for (const each of choiceLines(labels, io.columns)) line(io, each);
    if (decision.optional) line(io, text.enterLetsGo);
    else if (mayWait) line(io, text.enterWaits);
  };

  const prompt = () => {
    const left = glass?.left() ?? null;
    return left === null ? text.yourChoice : `${text.yourChoice} (${text.sandLeft(Math.ceil(left / 1000))})`;
  };

  return async (talk: Talk): Promise<Answered> => {
    let leave = () => {};
    const withdrawn = new Promise<void>(resolve => {
      leave = table.watch(resolve);
    });
    try {
      put(talk);
      for (;;) {
        io.out(`${prompt()} > `);
        const heard = await typed.next(withdrawn);
        if (heard.kind === 'end') return 'input-ended';
        if (heard.kind === 'withdrawn') {
          line(io, `\n${text.withdrawn}`);
          return 'withdrawn';
        }
        const result = await obey(talk, heard.text);
        if (result !== 'asked-again') return result;
      }
    } finally {
      leave();
    }
  };
};
