import { writeFileSync } from 'node:fs';
import { botOf, levelsOf } from '#bots/index.ts';
import type { GameModule } from '#games/entry.ts';
import { GAME_IDS, isGameId, LOADERS } from '#games/index.ts';
import { seeded } from '#kernel/fairness.ts';
import { CLOCK, type Decision, type Options, type Seat, usualOf } from '#kernel/game.ts';
import { below, type Rng } from '#kernel/rng.ts';
import { luckStep, openTrace, type Step, type Table, type Trace } from './trace.ts';

/** A match with the rules as they are: what was chosen, and the marks of every step. */
export interface Recorded extends Table {
  readonly entries: readonly (readonly [Seat, unknown])[];
  readonly steps: readonly Step[];
}

/** How a match is played: by dice alone, by the bots' written advice, or by advice with a whim now and then. */
const STYLES = ['dice', 'advice', 'whims'] as const;
const MOST_CHOICES = 2500;
/** Time runs out once in so many choices: mostly there is enough of it. */
const CLOCK_EVERY = 40;
const WHIM_EVERY = 5;

const tableOf = ({ game }: GameModule, number: number, seed: string): Table => {
  const [least, most] = game.seats;
  const rng = seeded(`${seed}/${number}/table`);
  // Every number of players in turn; each option is at its usual value in half of the matches.
  const options: Record<string, string> = {};
  for (const spec of game.options)
    options[spec.id] = below(rng, 2) === 0 ? usualOf(spec) : spec.values[below(rng, spec.values.length)];
  const players = least + (Math.floor(number / STYLES.length) % (most - least + 1));
  return { players, options: options satisfies Options, seed: `${seed}/${number}` };
};

const anyOf = <T>(rng: Rng, items: readonly T[]): T => items[below(rng, items.length)];

type Chosen = readonly [seat: Seat, choice: unknown];

const byDice = (rng: Rng, decisions: readonly Decision<unknown>[]): Chosen => {
  const timed = decisions.filter(each => each.seat !== CLOCK || below(rng, CLOCK_EVERY) === 0);
  const { seat, choices } = anyOf(rng, timed.length > 0 ? timed : decisions);
  return [seat, anyOf(rng, choices)];
};

/** Offers first, each put to its seat; then whoever has to answer. */
const byAdvice = (id: string, { game }: GameModule, trace: Trace, rng: Rng): Chosen => {
  if (!isGameId(id)) throw new Error(`no game is called ${id}`);
  const level = levelsOf(id).find(each => each !== 'random') ?? 'random';
  const decisions = trace.decisions();
  const ordered = decisions.toSorted((a, b) => Number(b.optional === true) - Number(a.optional === true));
  for (const decision of ordered) {
    if (decision.seat === CLOCK) continue;
    const view = game.view(trace.now(), decision.seat);
    const choice = botOf(id, level)(game, view, decision, rng, { iterations: 1, hasTime: () => true });
    if (choice !== null) return [decision.seat, choice];
  }
  return byDice(rng, decisions);
};

const recordOne = async (id: string, entry: GameModule, number: number, seed: string): Promise<Recorded> => {
  const table = tableOf(entry, number, seed);
  const style = STYLES[number % STYLES.length];
  const rng = seeded(`${table.seed}/choices`);
  const trace = openTrace(entry, table);
  const entries: Chosen[] = [];
  const steps = [trace.step()];
  while (trace.decisions().length > 0 && entries.length < MOST_CHOICES) {
    const whim = style === 'dice' || (style === 'whims' && below(rng, WHIM_EVERY) === 0);
    const chosen = whim ? byDice(rng, trace.decisions()) : byAdvice(id, entry, trace, rng);
    trace.play(...chosen);
    entries.push(chosen);
    steps.push(trace.step());
  }
  if (trace.decisions().length === 0) steps.push(await luckStep(entry, trace));
  return { ...table, entries, steps };
};

// `record.ts GAME MATCHES SEED FILE`
const [id, matches, seed, file] = process.argv.slice(2);
const game = GAME_IDS.find(each => each === id);
if (game === undefined) throw new Error(`no game is called ${id}`);
const entry = await LOADERS[game]();
const recorded: Recorded[] = [];
for (let number = 0; number < Number(matches); number++) recorded.push(await recordOne(game, entry, number, seed));
writeFileSync(file, JSON.stringify(recorded));
