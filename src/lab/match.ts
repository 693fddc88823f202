import { performance } from 'node:perf_hooks';
import type { Bot, Budget } from '#bots/bot.ts';
import { botOf } from '#bots/index.ts';
import { GAMES } from '#games/index.ts';
import { seeded } from '#kernel/fairness.ts';
import type { AnyGame, Decision, Outcome } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';
import type { Plan, Thinking } from './plan.ts';

export interface PlayedMatch {
  readonly outcome: Outcome;
  readonly decisions: number;
}

const budgetFor = (thinking: Thinking): Budget => {
  if (thinking.by === 'count') return { iterations: thinking.iterations, more: () => true };
  const end = performance.now() + thinking.milliseconds;
  return { iterations: null, more: () => performance.now() < end };
};

interface Player {
  readonly bot: Bot;
  readonly rng: Rng;
}

/** Offers go first, each seat once; then somebody who must answer. If everybody only may, the first one has to. */
const nextChoice = (game: AnyGame, state: unknown, players: readonly Player[], thinking: Thinking) => {
  const decisions = game.decisions(state);
  const ask = (decision: Decision<unknown>) => {
    const { bot, rng } = players[decision.seat];
    return bot(game, game.view(state, decision.seat), decision, rng, budgetFor(thinking));
  };
  for (const decision of decisions) {
    if (!decision.optional) continue;
    const choice = ask(decision);
    if (choice !== null) return { seat: decision.seat, choice };
  }
  const owed = decisions.find(each => !each.optional);
  if (owed !== undefined) return { seat: owed.seat, choice: ask(owed) };
  const [first] = decisions;
  if (first === undefined) return null;
  const { seat, prompt, choices } = first;
  return { seat, choice: ask({ seat, prompt, choices }) };
};

/** Plays match number `number` of a plan; which one it is follows from the plan's seed and the number alone. */
export const playMatch = (plan: Plan, number: number): PlayedMatch => {
  const { game } = GAMES[plan.game];
  const state = game.setup(plan.seats.length, plan.options, seeded(`${plan.seed}/${number}/dice`), null);
  const players = plan.seats.map((level, seat) => ({
    bot: botOf(plan.game, level),
    rng: seeded(`${plan.seed}/${number}/bot/${seat}`),
  }));
  let decisions = 0;
  for (;;) {
    const next = nextChoice(game, state, players, plan.thinking);
    if (next === null) break;
    game.apply(state, next.seat, next.choice, null);
    decisions++;
  }
  const outcome = game.outcome(state);
  if (outcome === null) throw new Error(`match ${number} stopped without an outcome`);
  return { outcome, decisions };
};
