import { isCharacter } from '#games/roy/cards/adventure.ts';
import { isAdversary } from '#games/roy/cards/adversaries.ts';
import type { Choice } from '#games/roy/choices.ts';
import { bladeAdvice } from '#games/roy/duel/odds.ts';
import { missionAt } from '#games/roy/missions/missions.ts';
import type { Man } from '#games/roy/state.ts';
import type { DuelTask } from '#games/roy/tasks.ts';
import { boutFor, duelOdds } from '../estimate/duel-odds.ts';
import { TEAM_WEIGHTS as WEIGHTS } from '../estimate/weights.ts';
import { type Evaluation, woundWorth } from './evaluation.ts';
import { fightWith } from './fight.ts';
import { leastCard } from './gear.ts';
import { foePrize, guardPrize } from './missions.ts';
import { antechamberPrize } from './quest.ts';

/** What winning the duel at hand is worth. */
const prizeOf = (evaluation: Evaluation, man: Man, duel: DuelTask): number => {
  const { seen } = evaluation;
  const { foe } = duel;
  if (isAdversary(foe)) {
    const place = man.place === 'paris' ? 'paris' : 'louvre';
    const there = missionAt(seen, place)?.foes.find(each => each.id === foe);
    return there === undefined ? 2 : foePrize(evaluation, man, place, there);
  }
  const rate = evaluation.stakes.quest;
  switch (foe) {
    case 'rochefort':
      return seen.rochefort * (2.5 + WEIGHTS.rochefort);
    case 'jailer':
      return WEIGHTS.rescue;
    case 'guard':
      return guardPrize(evaluation);
    case 'wardes':
      return rate * 3.5;
    case 'road':
      return rate * 3;
    case 'inn':
      return rate * 2.3;
    default: {
      if (seen.quest.board !== 4) return 3;
      const prize = antechamberPrize(seen.quest, rate);
      return seen.quest.beaten[0] || seen.quest.beaten[1] ? 0.75 * prize : 0.45 * prize;
    }
  }
};

/** Cards into a duel: as many dice as pay for themselves, one card at a time. */
export const commit = (evaluation: Evaluation, duel: DuelTask, choices: readonly Choice[]): Choice => {
  const man = evaluation.seen.men[duel.man];
  const prize = prizeOf(evaluation, man, duel);
  const done = choices.find(choice => choice.kind === 'done') ?? choices[0];
  const spare = abilityCard(evaluation, choices);
  if (spare !== null) {
    const now = duelOdds(evaluation.seen, man, duel.foe, duel.space, duel.blue);
    const more = duelOdds(evaluation.seen, man, duel.foe, duel.space, duel.blue + 1);
    const gain = (more.hits - now.hits) * prize + (now.meanWounds - more.meanWounds) * woundWorth(man);
    if (gain > 0.6) return spare;
  }
  const { extra } = fightWith(evaluation, man, duel.foe, duel.space, prize, duel.blue);
  if (extra === 0) return done;
  const single = choices.find(choice => choice.kind === 'commit' && choice.card === 'single');
  const double = choices.find(choice => choice.kind === 'commit' && choice.card === 'double');
  return (extra >= 2 ? (double ?? single) : (single ?? double)) ?? done;
};

/** Aramis' card: the one he misses least, never a Combat card. */
const abilityCard = (evaluation: Evaluation, choices: readonly Choice[]): Choice | null => {
  const cards = choices.flatMap(choice =>
    choice.kind === 'ability' && choice.card !== 'single' && choice.card !== 'double' && !isCharacter(choice.card)
      ? [choice.card]
      : [],
  );
  if (cards.length === 0) return null;
  const least = leastCard(evaluation, cards);
  return choices.find(choice => choice.kind === 'ability' && choice.card === least) ?? null;
};

/** Epic tokens on the road, once the token lies open. */
export const epicDie = (evaluation: Evaluation, duel: DuelTask, choices: readonly Choice[]): Choice => {
  const man = evaluation.seen.men[duel.man];
  const epic = choices.find(choice => choice.kind === 'epic');
  const done = choices.find(choice => choice.kind === 'done') ?? choices[0];
  if (epic === undefined) return done;
  const now = duelOdds(evaluation.seen, man, duel.foe, duel.space, duel.blue);
  const more = duelOdds(evaluation.seen, man, duel.foe, duel.space, duel.blue + 1);
  const gain =
    (more.hits - now.hits) * prizeOf(evaluation, man, duel) + (now.meanWounds - more.meanWounds) * woundWorth(man);
  return gain > WEIGHTS.epic ? epic : done;
};

export const blade = ({ seen }: Evaluation, duel: DuelTask, choices: readonly Choice[]): Choice => {
  const man = seen.men[duel.man];
  const face = bladeAdvice(boutFor(seen, man, duel.foe, duel.space), duel);
  return choices.find(choice => choice.kind === 'reroll' && choice.face === face) ?? choices[0];
};

export const toll = (evaluation: Evaluation, choices: readonly Choice[]): Choice => {
  const cards = choices.flatMap(choice => (choice.kind === 'toll' ? [choice.card] : []));
  const least = leastCard(evaluation, cards);
  return choices.find(choice => choice.kind === 'toll' && choice.card === least) ?? choices[0];
};
