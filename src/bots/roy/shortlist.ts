import type { Choice } from '#games/roy/choices.ts';
import { MILADY } from '#games/roy/state.ts';
import type { Decision } from '#kernel/game.ts';
import { type Sight, taskOf } from './observation.ts';
import type { Asks } from './team/asks.ts';
import { mindOf } from './team/evaluation.ts';
import { rankedActs } from './team/man-turn.ts';

type Short = readonly (Choice | null)[];

const without = (choices: readonly Choice[], kind: Choice['kind']): Choice[] =>
  choices.filter(choice => choice.kind !== kind);

/** What Milady thinks about; the rest follows the advice. */
const forMilady = (sight: Sight, choices: readonly Choice[], advised: Short): Short => {
  switch (taskOf(sight).kind) {
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

const forTeam = (sight: Sight, choices: readonly Choice[], advised: Short, asks: Asks | null): Short => {
  const task = taskOf(sight);
  switch (task.kind) {
    case 'spell':
      return [...new Set([...advised, ...rankedActs(mindOf(sight, asks), task.man, choices).slice(0, ACTS)])];
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
  sight: Sight,
  { choices, optional }: Decision<Choice>,
  advised: Choice | null,
  asks: Asks | null,
): Short => {
  if (optional) return advised === null ? [null] : [advised, null];
  const list = sight.seat === MILADY ? forMilady(sight, choices, [advised]) : forTeam(sight, choices, [advised], asks);
  return list.includes(advised) ? list : [advised, ...list];
};
