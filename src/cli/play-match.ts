import type { GameId } from '#games/index.ts';
import { CLOCK, type Decision, type Seat } from '#kernel/game.ts';
import type { AnyGameText, Language, RuleBook } from '#kernel/text.ts';
import { keepTime, sandIn } from '#table/clock.ts';
import type { Table } from '#table/table.ts';
import { pictureOf } from './games/index.ts';
import { type Io, line } from './io.ts';
import { saveMatchFile } from './match-file.ts';
import { botAnswers, passedOffers } from './play-bots.ts';
import { newsFor } from './play-news.ts';
import { type Match, save } from './play-orders.ts';
import { questionsTo } from './play-question.ts';
import type { CliText } from './text/cli-text.ts';
import { type Typed, typedLines } from './typed.ts';

interface Wanted {
  /** The file the match is kept in. */
  readonly keptIn: string | null;
  /** It goes on from a file: what has happened so far is known. */
  readonly resumed: boolean;
  readonly language: Language;
  readonly text: CliText;
  readonly words: AnyGameText;
  readonly rules: RuleBook['rules'];
}

/** Nothing is asked any more, so nothing is withdrawn. */
const NEVER = new Promise<void>(() => {});

/** Every question at the table with its choices, but for the clock's. */
const questionsAt = (table: Table): Decision<unknown>[] =>
  table
    .seen(null)
    .asked.filter(({ seat }) => seat !== CLOCK)
    .flatMap(({ seat }) => table.seen(seat).asked.filter(each => each.seat === seat));

/** Writes the match where it is kept. What could not be written is said, and the match goes on. */
const keep = async ({ io, text, table, keptIn }: Match) => {
  if (keptIn === null) return;
  const failure = await saveMatchFile(keptIn, table.record, text);
  if (failure !== null) line(io, failure.message);
};

/** The last chance to keep a match that is kept nowhere: until it is saved, or something else is typed. */
const offerToSave = async (match: Match, typed: Typed) => {
  line(match.io, match.text.saveOrLeave);
  for (;;) {
    match.io.out('> ');
    const heard = await typed.next(NEVER);
    const [, file] = heard.kind === 'line' ? (/^save\b\s*(.*)$/i.exec(heard.text) ?? []) : [];
    if (file === undefined) return line(match.io, match.text.goodbye);
    if (await save(match, file)) return;
  }
};

const finish = async (match: Match, typed: Typed) => {
  const { io, text, words, name, table, keptIn } = match;
  const { outcome } = table.seen(null);
  if (outcome === null) return;
  line(io, `\n${words.ending(outcome.ending)}`);
  line(io, text.won(outcome.winners.map(name).join(', ')));
  line(io, text.seedShown(table.record.seed));
  if (keptIn === null) await offerToSave(match, typed);
  else line(io, text.savedOver(keptIn));
};

/** The hourglass, where the table has one. */
const hourglassOf = ({ io, table }: Match) => {
  const seconds = sandIn(table.game, table.record.options);
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
export const playMatch = async (io: Io, id: GameId, table: Table, wanted: Wanted) => {
  const { language, text, words, rules, keptIn, resumed } = wanted;
  const { seats, commitment } = table.record;
  const people = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const name = (seat: Seat) => seats[seat]?.name ?? '';
  const picture = await pictureOf(id, language);
  const match: Match = { io, id, picture, text, words, rules, table, people, name, keptIn };
  const offers = passedOffers();
  const news = newsFor(match);
  const glass = hourglassOf(match);
  const typed = typedLines(io);
  const question = questionsTo(match, typed, glass);
  let waits = false;

  line(io, `${words.name}\n${words.tagline}\n${text.commitment(commitment)}\n${text.help}\n`);
  if (resumed) {
    line(io, text.resumed(table.seen(null).at));
    news.skip();
  }
  if (keptIn !== null) line(io, text.keptIn(keptIn));
  try {
    for (;;) {
      news.tell();
      const step = nextStep(table, offers, waits);
      if (step === null) {
        await keep(match);
        return await finish(match, typed);
      }
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
      await keep(match);
    }
  } finally {
    glass?.stop();
    typed.close();
  }
};
