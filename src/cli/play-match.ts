import type { GameId } from '#games/index.ts';
import { CLOCK, type Decision, type Seat } from '#kernel/game.ts';
import type { AnyGameText, Language, RuleBook } from '#kernel/text.ts';
import { keepTime, sandIn } from '#table/clock.ts';
import type { Table } from '#table/table.ts';
import { type Io, line } from './io.ts';
import { botAnswers, passedOffers } from './play-bots.ts';
import { newsFor } from './play-news.ts';
import type { Match } from './play-orders.ts';
import { questionsTo } from './play-question.ts';
import type { CliText } from './text/cli-text.ts';
import { typedLines } from './typed.ts';

interface Words {
  readonly language: Language;
  readonly text: CliText;
  readonly words: AnyGameText;
  readonly rules: RuleBook['rules'];
}

/** Every question at the table with its choices, but for the clock's. */
const questionsAt = (table: Table): Decision<unknown>[] =>
  table
    .seen(null)
    .asked.filter(({ seat }) => seat !== CLOCK)
    .flatMap(({ seat }) => table.seen(seat).asked.filter(each => each.seat === seat));

const finish = ({ io, text, words, name, table }: Match) => {
  const { outcome } = table.seen(null);
  if (outcome === null) return;
  line(io, `\n${words.ending(outcome.ending)}`);
  line(io, text.won(outcome.winners.map(name).join(', ')));
  line(io, text.seedShown(table.record.seed));
};

/** The hourglass, where the table has one. */
const hourglassOf = ({ io, table }: Match) => {
  const seconds = sandIn(table.record.options);
  return seconds === null ? null : keepTime(table, { seconds, time: io.time });
};

/** Where everybody only may, somebody has to. */
const required = (decision: Decision<unknown> | undefined): Decision<unknown> | undefined =>
  decision && { seat: decision.seat, prompt: decision.prompt, choices: decision.choices };

/** Who comes next: offers to bots, what the person owes, offers to the person, what bots owe. */
const nextStep = (table: Table, offers: ReturnType<typeof passedOffers>, waits: boolean) => {
  const isBot = (seat: Seat) => table.record.seats[seat].bot !== null;
  const asked = questionsAt(table);
  const owed = asked.filter(each => !each.optional);
  for (const { seat } of owed) offers.forget(seat);
  const open = asked.filter(each => each.optional && offers.isNew(each));
  const theirs = owed.find(each => isBot(each.seat));
  const mine = owed.find(each => !isBot(each.seat));
  const decision =
    open.find(each => isBot(each.seat)) ?? (waits ? theirs : mine) ?? open[0] ?? mine ?? theirs ?? required(asked[0]);
  if (decision === undefined) return null;
  return { decision, byBot: isBot(decision.seat), mayWait: decision === mine && theirs !== undefined };
};

/** One match, from the deal to the end, or until the player leaves. */
export const playMatch = async (io: Io, id: GameId, table: Table, { language, text, words, rules }: Words) => {
  const { seats, commitment } = table.record;
  const people = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const match: Match = { io, id, language, text, words, rules, table, people, name: seat => seats[seat]?.name ?? '' };
  const offers = passedOffers();
  const news = newsFor(match);
  const glass = hourglassOf(match);
  const typed = typedLines(io);
  const question = questionsTo(match, typed, glass);
  let waits = false;

  line(io, `${words.name}\n${words.tagline}\n${text.commitment(commitment)}\n${text.help}\n`);
  try {
    for (;;) {
      news.tell();
      const step = nextStep(table, offers, waits);
      if (step === null) return finish(match);
      const { decision, byBot, mayWait } = step;
      if (byBot) {
        if (botAnswers(table, id, decision)) waits = false;
        else offers.pass(decision);
        continue;
      }
      const who = { me: decision.seat, name: match.name };
      const answered = await question({ ...match, decision, who, mayWait });
      if (answered === 'input-ended') return line(io, `\n${text.inputEnded}`);
      if (answered === 'quit') return line(io, text.goodbye);
      if (answered === 'let-go') offers.pass(decision);
      if (answered === 'taken-back') news.skip();
      waits = answered === 'waits';
    }
  } finally {
    glass?.stop();
    typed.close();
  }
};
