/**
 * Finds a match for each lesson and writes it down: `npm run lesson -- [GAME/LESSON]`, then `npm run format`. To be run when a plan or the rules have changed and `lessons.test.ts` says that a lesson no longer fits.
 */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { botOf, quickLevelOf } from '#bots/index.ts';
import { GAME_IDS, type GameId, LOADERS } from '#games/index.ts';
import { seeded, seedFrom } from '#kernel/fairness.ts';
import { type AnyGame, CLOCK, type Decision, type Seat } from '#kernel/game.ts';
import { newMatch } from '#table/new-match.ts';
import { openTable, type Table } from '#table/table.ts';
import { type Lesson, type Line, optionsOf } from '#web/learn/lesson.ts';
import { NO_GOOD, type Plan } from '#web/learn/plan.ts';
import { commandLine, refuse } from './command-line.mjs';
import { LESSON } from './commands.mjs';

/** A race that shows all its lesson tells of comes up once in a million matches. */
const MOST = 3_000_000;
const TABLE = 'lesson';

const secretOf = (number: number): Uint8Array => {
  const secret = new Uint8Array(32);
  new DataView(secret.buffer).setUint32(28, number);
  return secret;
};

const byBot = (table: Table, asked: readonly Decision<unknown>[], number: number): Line | null => {
  const question = asked.find(each => !each.optional) ?? asked[0];
  if (question === undefined) return null;
  const rng = seeded(`lesson/${number}/${table.version}`);
  const { view } = table.seen(question.seat);
  const owed = { seat: question.seat, prompt: question.prompt, choices: question.choices };
  const { game } = table;
  const bot = botOf(game.id as GameId, quickLevelOf(game.id as GameId));
  const choice = bot(game, view, owed, rng, { iterations: 1, hasTime: () => true });
  return choice === null ? null : { seat: question.seat, choice };
};

const withPages = (line: Line, before: readonly string[]): Line =>
  before.length === 0 ? line : { ...line, pages: [...before, ...(line.pages ?? [])] };

const askedAt = (table: Table): readonly Decision<unknown>[] =>
  table.seen(null).asked.flatMap(({ seat }) => {
    const question = seat === CLOCK ? undefined : table.seen(seat).asked.find(each => each.seat === seat);
    return question ?? [];
  });

/** Plays one match by the plan; null where the dice do not fit it. */
const tried = (game: AnyGame, plan: Plan, number: number): Lesson | null => {
  const options = optionsOf(plan, game);
  const secret = secretOf(number);
  const seats = Array.from({ length: plan.seats }, (_, seat) => ({ name: `${seat}`, bot: null, words: '' }));
  const { table } = openTable(game, newMatch({ game, options, seats, secret, table: TABLE }));
  if (table === null) return null;
  const direct = plan.direct();
  const lines: Line[] = [];
  const events: unknown[] = [];
  const said = new Set<string>();
  let due: readonly string[] = [];
  let begins = 0;
  /** How many of the lines are the lesson's: what comes after them only shows whether the pupil's own turn is worth playing. */
  let own: number | null = null;
  for (;;) {
    const asked = askedAt(table);
    const of = (seat: Seat) => asked.filter(each => each.seat === seat);
    const adviceFor = (seat: Seat) => byBot(table, of(seat), number)?.choice ?? null;
    const next = direct({ asked, viewOf: seat => table.seen(seat).view, adviceFor, events });
    if (next === NO_GOOD) return null;
    if (next === 'end') {
      const { direct: _, remarks: __, ...facts } = plan;
      return { ...facts, seed: seedFrom(secret), table: TABLE, begins, lines: lines.slice(0, own ?? lines.length) };
    }
    if (next === 'free') {
      own = lines.length;
      continue;
    }
    if (next === 'begin') {
      begins = lines.length;
      // What happened before the pupil sat down is no news to him.
      due = [];
      said.clear();
      continue;
    }
    const line = next === 'bot' ? byBot(table, asked, number) : next;
    if (line === null || !table.choose(line.seat, table.version, line.choice).ok) return null;
    lines.push(withPages(line, due));
    const news = table.news(null);
    events.push(...news);
    due = plan.remarks.flatMap(({ page, when }) => (news.some(when) && !said.has(page) ? [page] : []));
    for (const page of due) said.add(page);
  }
};

const folderOf = (game: GameId, ...way: readonly string[]): string =>
  path.join(import.meta.dirname, '../src/web/games', game, 'learn', ...way);

const write = (game: GameId, lesson: Lesson): void => {
  const head = `import type { Lesson } from '#web/learn/lesson.ts';\n\n/** Written by find-lesson.ts. */\n`;
  const text = `${head}export const lesson: Lesson = ${JSON.stringify(lesson)};\n`;
  writeFileSync(folderOf(game, 'lessons', `${lesson.id}.ts`), text);
};

const wanted = commandLine(LESSON).rest;
const isWanted = (game: string, id: string): boolean =>
  wanted.length === 0 || wanted.includes(game) || wanted.includes(`${game}/${id}`);

const planned = GAME_IDS.filter(id => existsSync(folderOf(id, 'plans/index.ts'))).map(async id => {
  const { PLANS } = (await import(folderOf(id, 'plans/index.ts'))) as { readonly PLANS: readonly Plan[] };
  return PLANS.filter(plan => isWanted(id, plan.id)).map(plan => ({ id, plan }));
});
const plans = (await Promise.all(planned)).flat();
if (plans.length === 0) refuse(LESSON, `No lesson is called “${wanted.join(' ')}”`);

for (const { id, plan } of plans) {
  const { game } = await LOADERS[id]();
  let found: Lesson | null = null;
  let number = 0;
  while (found === null && number < MOST) found = tried(game, plan, ++number);
  if (found === null) throw new Error(`no match fits the lesson ${id}/${plan.id}`);
  write(id, found);
  console.log(`${id}/${plan.id}: match ${number}, ${found.lines.length} choices`);
}
