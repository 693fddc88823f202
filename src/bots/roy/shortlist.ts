import type { Choice } from '#games/roy/choices.ts';
import { MILADY } from '#games/roy/state.ts';
import type { Decision } from '#kernel/game.ts';
import { type Observation, taskOf } from './observation.ts';
import type { Asks } from './team/asks.ts';
import { evaluate } from './team/evaluation.ts';
import { rankedActs } from './team/man-turn.ts';

type Short = readonly (Choice | null)[];

const without = (choices: readonly Choice[], kind: Choice['kind']): Choice[] =>
  choices.filter(choice => choice.kind !== kind);

/** What Milady thinks about; the rest follows the advice. */
const forMilady = (seen: Observation, choices: readonly Choice[], advised: Short): Short => {
  switch (taskOf(seen).kind) {
    case 'destination':
    case 'intercept':
      return without(choices, 'standing');
    case 'paris-card':
    case 'treachery':
    case 'target':
      return choices;
    default:
      return advised;
  }
};

/** How many ways to spend an action are looked at. */
const ACTS = 5;

const forTeam = (seen: Observation, choices: readonly Choice[], advised: Short, asks: Asks | null): Short => {
  const task = taskOf(seen);
  switch (task.kind) {
    case 'man-turn':
      return [...new Set([...advised, ...rankedActs(evaluate(seen, asks), task.man, choices).slice(0, ACTS)])];
    case 'siege':
      return choices;
    case 'select':
      return choices.filter(choice => choice.kind === 'start');
    default:
      return advised;
  }
};

/** The choices worth a second thought, the advised one first. */
export const shortlist = (
  seen: Observation,
  { choices, optional }: Decision<Choice>,
  advised: Choice | null,
  asks: Asks | null,
): Short => {
  if (optional) return advised === null ? [null] : [advised, null];
  const list = seen.seat === MILADY ? forMilady(seen, choices, [advised]) : forTeam(seen, choices, [advised], asks);
  return list.includes(advised) ? list : [advised, ...list];
};
