import type { Choice } from '#games/roy/choices.ts';
import type { Man, ManIndex } from '#games/roy/state.ts';
import { bestOf } from '../pick.ts';
import type { Evaluation } from './evaluation.ts';
import type { Job } from './job.ts';
import { jobsHere, placesFor, planFor, rideTo } from './plan.ts';

const bestHere = (evaluation: Evaluation, man: Man): Job | null => jobsHere(evaluation, man)[0] ?? null;

/** Equal choices; those offered may be copies. */
const isSame = (one: Choice, other: Choice): boolean => {
  if (one === other) return true;
  if (one.kind !== other.kind) return false;
  const [first, second] = [one as Record<string, unknown>, other as Record<string, unknown>];
  for (const key in first) if (first[key] !== second[key]) return false;
  return true;
};

const offered = (choices: readonly Choice[], wanted: Choice | null): Choice | null => {
  if (wanted === null) return null;
  for (const choice of choices) if (isSame(choice, wanted)) return choice;
  return null;
};

const toPlace = (choices: readonly Choice[], place: string): Choice | null =>
  choices.find(choice => choice.kind === 'horse' && choice.to === place) ??
  choices.find(choice => choice.kind === 'move' && choice.to === place) ??
  null;

/** The best order Tréville could give, if it beats what he would do himself. */
const orderFor = (
  evaluation: Evaluation,
  man: Man,
  choices: readonly Choice[],
): { choice: Choice; worth: number } | null => {
  let best: { choice: Choice; worth: number } | null = null;
  for (const choice of choices) {
    if (choice.kind !== 'order') continue;
    const target = evaluation.seen.men.find(each => each.who === choice.who);
    if (target === undefined || target === man) continue;
    const job = target.seat === man.seat ? bestHere(evaluation, target) : null;
    const worth = job === null ? 1 : job.worth;
    if (best === null || worth > best.worth) best = { choice, worth };
  }
  return best;
};

/** The next thing a musketeer does with his turn. */
export const act = (evaluation: Evaluation, index: ManIndex, choices: readonly Choice[]): Choice => {
  const man = evaluation.seen.men[index];
  const { actions } = evaluation.seen;
  const end = choices.find(choice => choice.kind === 'end') ?? null;
  if (actions === 0) {
    const to = rideTo(evaluation, man, 0);
    return (to === null ? null : toPlace(choices, to)) ?? end ?? choices[0];
  }
  if (man.bound && end === null) return leave(evaluation, man, choices);
  const plan = planFor(evaluation, man, actions);
  const order = orderFor(evaluation, man, choices);
  if (plan.place !== man.place) return toPlace(choices, plan.place) ?? fallback(choices);
  const job = bestHere(evaluation, man);
  if (order !== null && (job === null || order.worth > job.worth)) return order.choice;
  return offered(choices, job?.choice ?? null) ?? fallback(choices);
};

/** Out of Richelieu's palace (ROY.RICH.7). */
const leave = (evaluation: Evaluation, man: Man, choices: readonly Choice[]): Choice => {
  const to = rideTo(evaluation, man, evaluation.seen.actions - 1);
  return (to === null ? null : toPlace(choices, to)) ?? choices[0];
};

const SAFE = ['draw', 'reinforce', 'end'] as const;
/** What he wanted is not to be had: anything sensible that is. */
const fallback = (choices: readonly Choice[]): Choice => {
  for (const kind of SAFE) {
    const choice = choices.find(each => each.kind === kind);
    if (choice !== undefined) return choice;
  }
  return choices[0];
};

/** What a musketeer does under an order. */
export const obey = (evaluation: Evaluation, index: ManIndex, choices: readonly Choice[]): Choice => {
  const man = evaluation.seen.men[index];
  return offered(choices, bestHere(evaluation, man)?.choice ?? null) ?? fallback(choices);
};

/** Who goes next: those who lie down stand up first, then whoever has most to do. */
export const select = (evaluation: Evaluation, choices: readonly Choice[]): Choice => {
  const starts = choices.filter(choice => choice.kind === 'start');
  if (starts.length <= 1) return starts[0];
  return bestOf(starts, choice => {
    const man = evaluation.seen.men.find(each => each.who === choice.who);
    if (man === undefined) return 0;
    return man.life === 0 ? Infinity : planFor(evaluation, man, 3).worth;
  });
};

/** What he might do next: the best things here and the best places elsewhere. */
export const rankedActs = (evaluation: Evaluation, index: ManIndex, choices: readonly Choice[]): Choice[] => {
  const man = evaluation.seen.men[index];
  const here = jobsHere(evaluation, man).flatMap(job => offered(choices, job.choice) ?? []);
  const away = placesFor(evaluation, man, evaluation.seen.actions - 1).flatMap(to => toPlace(choices, to) ?? []);
  return [...here.slice(0, 3), ...away.slice(0, 2), ...here.slice(3)];
};
