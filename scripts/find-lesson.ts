/**
 * Finds a match for each lesson and writes it down: `npm run lesson -- [musketeers|milady]`, then `npm run format`. To be run when the rules have changed and `lessons.test.ts` says that a lesson no longer fits.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { botOf } from '#bots/index.ts';
import type { Choice } from '#games/roy/choices.ts';
import type { Event } from '#games/roy/events.ts';
import { roy } from '#games/roy/game.ts';
import type { View } from '#games/roy/view.ts';
import { seeded, seedFrom } from '#kernel/fairness.ts';
import { type AnyGame, CLOCK, type Decision, type Seat } from '#kernel/game.ts';
import { newMatch } from '#table/new-match.ts';
import { openTable, type Table } from '#table/table.ts';
import { type Lesson, type Line, optionsOf } from '#web/games/roy/learn/lesson.ts';
import type { PageId } from '#web/games/roy/learn/pages.ts';
import { miladyPlan } from '#web/games/roy/learn/plans/milady.ts';
import { musketeersPlan } from '#web/games/roy/learn/plans/musketeers.ts';
import { NO_GOOD, type Plan } from '#web/games/roy/learn/plans/plan.ts';
import { commandLine } from './command-line.mjs';
import { LESSON } from './commands.mjs';

const game = roy as AnyGame;
const MOST = 60_000;
const TABLE = 'lesson';

const secretOf = (number: number): Uint8Array => {
  const secret = new Uint8Array(32);
  new DataView(secret.buffer).setUint32(28, number);
  return secret;
};

const byBot = (table: Table, asked: readonly Decision<Choice>[], number: number): Line | null => {
  const question = asked.find(each => !each.optional) ?? asked[0];
  if (question === undefined) return null;
  const rng = seeded(`lesson/${number}/${table.version}`);
  const { view } = table.seen(question.seat);
  const owed = { seat: question.seat, prompt: question.prompt, choices: question.choices };
  const choice = botOf('roy', 'steady')(game, view, owed, rng, { iterations: 1, hasTime: () => true });
  return choice === null ? null : { seat: question.seat, choice: choice as Choice };
};

const withPages = (line: Line, before: readonly PageId[]): Line =>
  before.length === 0 ? line : { ...line, pages: [...before, ...(line.pages ?? [])] };

/** Plays one match by the plan; null where the dice do not fit it. */
const tried = (plan: Plan, number: number): Lesson | null => {
  const options = optionsOf(plan, game);
  const secret = secretOf(number);
  const seats = Array.from({ length: plan.seats }, (_, seat) => ({ name: `${seat}`, bot: null, words: '' }));
  const { table } = openTable(game, newMatch({ game, options, seats, secret, table: TABLE }));
  if (table === null) return null;
  const direct = plan.direct();
  const lines: Line[] = [];
  const events: Event[] = [];
  const said = new Set<PageId>();
  let due: readonly PageId[] = [];
  let begins = 0;
  for (;;) {
    const open = table.seen(null);
    const ask = (seat: Seat) => table.seen(seat).asked.find(each => each.seat === seat) as Decision<Choice>;
    const asked = open.asked.filter(each => each.seat !== CLOCK).map(each => ask(each.seat));
    const adviceFor = (seat: Seat) =>
      byBot(
        table,
        asked.filter(each => each.seat === seat),
        number,
      )?.choice ?? null;
    const next = direct({ asked, viewOf: seat => table.seen(seat).view as View, adviceFor, events });
    if (next === NO_GOOD) return null;
    if (next === 'end') {
      const { side, seat, seats: count, options: own, closing } = plan;
      return { side, seat, seats: count, options: own, seed: seedFrom(secret), table: TABLE, begins, lines, closing };
    }
    if (next === 'begin') {
      begins = lines.length;
      continue;
    }
    const line = next === 'bot' ? byBot(table, asked, number) : next;
    if (line === null || !table.choose(line.seat, table.version, line.choice).ok) return null;
    lines.push(withPages(line, due));
    const news = table.news(null) as Event[];
    events.push(...news);
    due = plan.remarks.flatMap(({ page, when }) => (news.some(when) && !said.has(page) ? [page] : []));
    for (const page of due) said.add(page);
  }
};

const write = (lesson: Lesson): void => {
  const head = `import type { Lesson } from '../lesson.ts';\n\n/** Written by find-lesson.ts. */\n`;
  const text = `${head}export const ${lesson.side}: Lesson = ${JSON.stringify(lesson)};\n`;
  writeFileSync(path.join(import.meta.dirname, '../src/web/games/roy/learn/lessons', `${lesson.side}.ts`), text);
};

const wanted = commandLine(LESSON).rest;
for (const plan of [musketeersPlan, miladyPlan]) {
  if (wanted.length > 0 && !wanted.includes(plan.side)) continue;
  let found: Lesson | null = null;
  for (let number = 1; found === null && number < MOST; number++) found = tried(plan, number);
  if (found === null) throw new Error(`no match fits the lesson for ${plan.side}`);
  write(found);
  console.log(`${plan.side}: seed ${found.seed.slice(-8)}, ${found.lines.length} choices`);
}
