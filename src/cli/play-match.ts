import { createInterface } from 'node:readline';
import { answer } from '#bots/think.ts';
import { GAMES, type GameId } from '#games/index.ts';
import type { Decision } from '#kernel/game.ts';
import type { AnyGameText, Who } from '#kernel/text.ts';
import type { Table } from '#table/table.ts';
import { PICTURES } from './games/index.ts';
import { type Io, line } from './io.ts';
import { obey, type Talk } from './play-orders.ts';
import type { CliText } from './text/cli-text.ts';

/** Rounds of thought a bot takes in the terminal: a fraction of a second, and the same with the same seed. */
const THOUGHTS = 2000;
const ME = 0;

interface Words {
  readonly text: CliText;
  readonly words: AnyGameText;
}

/** Lets the first bot that is asked play; false when none is. */
const botPlays = (table: Table, id: GameId): boolean => {
  const { seats, commitment } = table.record;
  for (const { seat } of table.seen(null).asked) {
    const level = seats[seat].bot;
    if (level === null) continue;
    const { view, asked, version } = table.seen(seat);
    const decision = asked.find(each => each.seat === seat);
    if (decision === undefined) continue;
    // What everybody may know starts the bot's dice; the match's own seed goes to nobody before the end.
    const seed = `${commitment}/${version}/${seat}`;
    const request = { game: id, level, view, decision, seed, iterations: THOUGHTS };
    const choice = answer(request, () => true);
    if (choice === null) continue;
    const { ok } = table.choose(seat, version, choice);
    if (!ok) throw new Error('a bot chose what is not offered');
    return true;
  }
  return false;
};

const ask = (talk: Talk, id: GameId, decision: Decision<unknown>) => {
  const { io, text, words, who, table } = talk;
  const { view } = table.seen(ME);
  line(io, `\n${PICTURES[id](view, who, text)}\n`);
  line(io, words.prompt(decision.prompt, view, who));
  for (const [i, choice] of decision.choices.entries())
    line(io, `  ${String(i + 1).padStart(2)}  ${words.choice(choice, view, who)}`);
};

const finish = ({ io, text, words, who, table }: Talk) => {
  const { outcome } = table.seen(ME);
  if (outcome === null) return;
  line(io, `\n${words.ending(outcome.ending)}`);
  line(io, text.won(outcome.winners.map(who.name).join(', ')));
  line(io, text.seedShown(table.record.seed));
};

/** One match, from the deal to the end, or until the player leaves. */
export const playMatch = async (io: Io, id: GameId, table: Table, { text, words }: Words) => {
  const who: Who = { me: ME, name: seat => table.record.seats[seat].name };
  const talk: Talk = { io, text, words, who, table, me: ME };
  const lines = createInterface({ input: io.input, crlfDelay: Number.POSITIVE_INFINITY });
  const typed = lines[Symbol.asyncIterator]();
  const leave = () => lines.close();
  io.signal.addEventListener('abort', leave, { once: true });
  let told = 0;

  const tellNews = () => {
    const story = table.story(ME);
    for (const { event } of story.slice(told)) {
      const sentence = words.event(event, who);
      const rule = GAMES[id].ruleOf(event);
      if (sentence !== null) line(io, rule === null ? sentence : `${sentence} [${rule}]`);
    }
    told = story.length;
  };

  line(io, `${words.name}\n${words.tagline}\n${text.commitment(table.record.commitment)}\n${text.help}\n`);
  try {
    for (;;) {
      tellNews();
      const decision = table.seen(ME).asked.find(each => each.seat === ME);
      if (decision === undefined) {
        if (botPlays(table, id)) continue;
        return finish(talk);
      }
      ask(talk, id, decision);
      for (let waiting = true; waiting; ) {
        io.out(`${text.yourChoice} > `);
        const next = await typed.next();
        if (next.done) return line(io, `\n${text.inputEnded}`);
        const result = await obey(talk, decision, next.value.trim());
        if (result === 'quit') return line(io, text.goodbye);
        if (result === 'taken-back') told = table.story(ME).length;
        waiting = result === 'asked-again';
      }
    }
  } finally {
    io.signal.removeEventListener('abort', leave);
    lines.close();
  }
};
