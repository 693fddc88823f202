import { INN_SPACES } from '#games/roy/cards/board.ts';
import type { Choice } from '#games/roy/choices.ts';
import { scoreOf } from '#games/roy/questions/challenge/score.ts';
import type { ChallengeTask } from '#games/roy/tasks.ts';
import type { Decision } from '#kernel/game.ts';
import { type Observation, taskOf } from '../observation.ts';
import { bestOf } from '../pick.ts';
import type { Asks } from './asks.ts';
import { blade, commit, epicDie, toll } from './duel.ts';
import { type Evaluation, evaluate } from './evaluation.ts';
import { buyMore, leastCard, replaced } from './gear.ts';
import { act, obey, select } from './man-turn.ts';
import { takeOffer } from './offers.ts';
import { rideTo } from './plan.ts';
import { cast, leaveOut } from './setup.ts';
import { sacrifice } from './siege.ts';
import { trade } from './trade.ts';

const find = <Kind extends Choice['kind']>(choices: readonly Choice[], kind: Kind) =>
  choices.find(choice => choice.kind === kind);

/** Matching cards first, Aramis' card, then Epic tokens; no more than it takes. */
const payChallenge = (evaluation: Evaluation, task: ChallengeTask, choices: readonly Choice[]): Choice => {
  const man = evaluation.seen.men[task.man];
  const done = find(choices, 'done') ?? choices[0];
  const short = task.value - scoreOf(man, task);
  if (short <= 0) return done;
  const add = find(choices, 'add');
  const others = choices.flatMap(choice =>
    choice.kind === 'ability' && choice.card !== task.skill ? [choice.card] : [],
  );
  if (others.length > 0 && (add === undefined || short === 1)) {
    const least = leastCard(evaluation, others);
    const ability = choices.find(choice => choice.kind === 'ability' && choice.card === least);
    if (ability !== undefined) return ability;
  }
  return add ?? find(choices, 'epic') ?? done;
};

const answerTask = (evaluation: Evaluation, choices: readonly Choice[]): Choice => {
  const { seen } = evaluation;
  const task = taskOf(seen);
  switch (task.kind) {
    case 'leave-out':
    case 'treville':
      return leaveOut(choices);
    case 'cast':
      return cast(choices);
    case 'select':
      return select(evaluation, choices);
    case 'man-turn':
      return act(evaluation, task.man, choices);
    case 'ordered':
      return obey(evaluation, task.man, choices);
    case 'challenge':
      return payChallenge(evaluation, task, choices);
    case 'duel':
      if (task.stage === 'toll') return toll(evaluation, choices);
      if (task.stage === 'commit') return commit(evaluation, task, choices);
      return task.stage === 'epic' ? epicDie(evaluation, task, choices) : blade(evaluation, task, choices);
    case 'purchase':
      return buyMore(evaluation, seen.men[task.man], choices);
    case 'pay': {
      const cards = choices.flatMap(choice => (choice.kind === 'pay' ? [choice.card] : []));
      const least = leastCard(evaluation, cards);
      return choices.find(choice => choice.kind === 'pay' && choice.card === least) ?? choices[0];
    }
    case 'replace':
      return replaced(seen.men[task.man], choices);
    case 'trade':
      return trade(evaluation, task, choices);
    case 'ride': {
      const to = rideTo(evaluation, seen.men[task.man], seen.men[task.man].turn === 'waiting' ? 3 : 0);
      return choices.find(choice => choice.kind === 'ride' && choice.to === to) ?? find(choices, 'pass') ?? choices[0];
    }
    case 'reveal':
      return bestOf(choices, choice => (choice.kind === 'name' ? -(choice.space % INN_SPACES) : -99));
    case 'siege':
      return sacrifice(seen, task, choices);
    case 'vote':
      return choices.find(choice => choice.kind === 'vote' && choice.yes) ?? choices[0];
    default:
      return find(choices, 'pass') ?? choices[0];
  }
};

/** A musketeer seat's answer; null lets an offer pass. */
export const adviseTeam = (
  seen: Observation,
  { choices, optional }: Decision<Choice>,
  asks: Asks | null = null,
): Choice | null => {
  const evaluation = evaluate(seen, asks);
  const offer = takeOffer(evaluation, choices);
  if (offer !== null) return offer;
  if (optional) return null;
  return choices.length === 1 ? choices[0] : answerTask(evaluation, choices);
};
