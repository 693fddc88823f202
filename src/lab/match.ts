import { performance } from 'node:perf_hooks';
import type { Bot, Budget } from '#bots/bot.ts';
import { botOf } from '#bots/index.ts';
import type { Level } from '#bots/levels.ts';
import { GAMES } from '#games/all.ts';
import type { GameId } from '#games/index.ts';
import { seeded } from '#kernel/fairness.ts';
import type { AnyGame, Decision, Outcome } from '#kernel/game.ts';
import { same } from '#kernel/journal.ts';
import type { Rng } from '#kernel/rng.ts';
import { type Plan, type Setting, settingOf, type Thinking } from './plan.ts';

export interface PlayedMatch {
  readonly setting: Setting;
  readonly outcome: Outcome;
  readonly decisions: number;
}

/** A match that has not ended by then never will. */
const LONGEST = 100_000;

const budgetFor = (thinking: Thinking): Budget => {
  if (thinking.by === 'count') return { iterations: thinking.iterations, hasTime: () => true };
  const end = performance.now() + thinking.milliseconds;
  return { iterations: null, hasTime: () => performance.now() < end };
};

interface Player {
  readonly bot: Bot;
  readonly rng: Rng;
  /** Whoever plays anything does not look: building his view would be most of the work. */
  readonly looks: boolean;
  /** An offer passed on stays passed until it becomes another one, as at a table. */
  passed: Decision<unknown> | null;
}

export interface Seated {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly players: readonly Player[];
  readonly thinking: Thinking;
}

const ask = ({ game, state, players, thinking }: Seated, decision: Decision<unknown>): unknown => {
  const { bot, rng, looks } = players[decision.seat];
  const view = looks ? game.view(state, decision.seat) : null;
  return bot(game, view, decision, rng, budgetFor(thinking));
};

/** The first offer that somebody takes up; each is put to its seat once. */
const takenUp = (seated: Seated, decisions: readonly Decision<unknown>[]) => {
  for (const [seat, player] of seated.players.entries()) {
    const decision = decisions.find(each => each.seat === seat);
    if (!decision?.optional) player.passed = null;
    else if (player.passed === null || !same(player.passed, decision)) {
      const choice = ask(seated, decision);
      player.passed = choice === null ? decision : null;
      if (choice !== null) return { seat, choice };
    }
  }
  return null;
};

/**
 * Offers go first; then somebody who must answer. If everybody only may, the first one has to. The seat of the clock
 * has no player here: a simulation has all the time in the world.
 */
export const nextChoice = (seated: Seated) => {
  const decisions = seated.game.decisions(seated.state);
  if (decisions.length > 1) {
    const taken = takenUp(seated, decisions);
    if (taken !== null) return taken;
  }
  const owed = decisions.find(each => !each.optional);
  if (owed !== undefined) return { seat: owed.seat, choice: ask(seated, owed) };
  const first = decisions.find(each => each.seat in seated.players);
  if (first === undefined) return null;
  const { seat, prompt, choices } = first;
  return { seat, choice: ask(seated, { seat, prompt, choices }) };
};

/** A bot for every seat; their dice come from the seed. */
export const seatedBots = (game: GameId, levels: readonly Level[], seed: string): readonly Player[] =>
  levels.map((level, seat) => ({
    bot: botOf(game, level),
    rng: seeded(`${seed}/bot/${seat}`),
    looks: level !== 'random',
    passed: null,
  }));

/** Plays match number `number` of a plan; which one it is follows from the plan's seed and the number alone. */
export const playMatch = (plan: Plan, number: number): PlayedMatch => {
  const { game } = GAMES[plan.game];
  const setting = settingOf(plan, number);
  const state = game.setup(setting.players, setting.options, seeded(`${plan.seed}/${number}/dice`), null);
  const players = seatedBots(plan.game, setting.levels, `${plan.seed}/${number}`);
  const seated: Seated = { game, state, players, thinking: plan.thinking };
  let decisions = 0;
  for (let next = nextChoice(seated); next !== null; next = nextChoice(seated)) {
    game.apply(state, next.seat, next.choice, null);
    if (++decisions > LONGEST) throw new Error(`after ${LONGEST} choices the match is still not over`);
  }
  const outcome = game.outcome(state);
  if (outcome === null) throw new Error('the match stopped without an outcome');
  return { setting, outcome, decisions };
};
