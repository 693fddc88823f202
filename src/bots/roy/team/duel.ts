import { isCharacter } from '#games/roy/cards/adventure.ts';
import { isAdversary } from '#games/roy/cards/adversaries.ts';
import { BLUE_DICE } from '#games/roy/cards/board.ts';
import type { Choice } from '#games/roy/choices.ts';
import { bladeAdvice } from '#games/roy/duel/odds.ts';
import type { Man } from '#games/roy/state.ts';
import type { DuelTask } from '#games/roy/tasks.ts';
import { boutFor, chances } from '../estimate/duel-odds.ts';
import { WEIGHTS as W } from '../estimate/weights.ts';
import { type Mind, woundOf } from './evaluation.ts';
import { fightWith } from './fight.ts';
import { leastCard } from './gear.ts';
import { foePrize, guardPrize } from './missions.ts';
import { antechamberPrize } from './quest.ts';

/** What winning the duel at hand is worth. */
const prizeOf = (mind: Mind, man: Man, duel: DuelTask): number => {
  const { sight } = mind;
  const { foe } = duel;
  if (isAdversary(foe)) {
    const place = man.place === 'paris' ? 'paris' : 'louvre';
    const there = (place === 'paris' ? sight.paris : sight.louvre)?.foes.find(each => each.id === foe);
    return there === undefined ? 2 : foePrize(mind, man, place, there);
  }
  const rate = mind.stakes.quest;
  switch (foe) {
    case 'rochefort':
      return sight.rochefort * (2.5 + W.rochefort);
    case 'jailer':
      return W.rescue;
    case 'guard':
      return guardPrize(mind);
    case 'wardes':
      return rate * 3.5;
    case 'road':
      return rate * 3;
    case 'inn':
      return rate * 2.3;
    default: {
      if (sight.quest.board !== 4) return 3;
      const prize = antechamberPrize(sight.quest, rate);
      return sight.quest.beaten[0] || sight.quest.beaten[1] ? 0.75 * prize : 0.45 * prize;
    }
  }
};

/** Cards into a duel: as many dice as pay for themselves, one card at a time. */
export const commit = (mind: Mind, duel: DuelTask, choices: readonly Choice[]): Choice => {
  const man = mind.sight.men[duel.man];
  const prize = prizeOf(mind, man, duel);
  const done = choices.find(choice => choice.kind === 'done') ?? choices[0];
  const spare = abilityCard(mind, choices);
  if (spare !== null && duel.blue < BLUE_DICE) {
    const now = chances(mind.sight, man, duel.foe, duel.space, duel.blue);
    const more = chances(mind.sight, man, duel.foe, duel.space, duel.blue + 1);
    const gain = (more.hits - now.hits) * prize + (now.meanWounds - more.meanWounds) * woundOf(man);
    if (gain > 0.6) return spare;
  }
  const { extra } = fightWith(mind, man, duel.foe, duel.space, prize, duel.blue);
  if (extra === 0) return done;
  const single = choices.find(choice => choice.kind === 'commit' && choice.card === 'single');
  const double = choices.find(choice => choice.kind === 'commit' && choice.card === 'double');
  return (extra >= 2 ? (double ?? single) : (single ?? double)) ?? done;
};

/** Aramis' card: the one he misses least, never a Combat card. */
const abilityCard = (mind: Mind, choices: readonly Choice[]): Choice | null => {
  const cards = choices.flatMap(choice =>
    choice.kind === 'ability' && choice.card !== 'single' && choice.card !== 'double' && !isCharacter(choice.card)
      ? [choice.card]
      : [],
  );
  if (cards.length === 0) return null;
  const least = leastCard(mind, cards);
  return choices.find(choice => choice.kind === 'ability' && choice.card === least) ?? null;
};

/** Epic tokens on the road, once the token lies open. */
export const epicDie = (mind: Mind, duel: DuelTask, choices: readonly Choice[]): Choice => {
  const man = mind.sight.men[duel.man];
  const epic = choices.find(choice => choice.kind === 'epic');
  const done = choices.find(choice => choice.kind === 'done') ?? choices[0];
  if (epic === undefined || duel.blue >= BLUE_DICE) return done;
  const now = chances(mind.sight, man, duel.foe, duel.space, duel.blue);
  const more = chances(mind.sight, man, duel.foe, duel.space, duel.blue + 1);
  const gain = (more.hits - now.hits) * prizeOf(mind, man, duel) + (now.meanWounds - more.meanWounds) * woundOf(man);
  return gain > W.epic ? epic : done;
};

export const blade = ({ sight }: Mind, duel: DuelTask, choices: readonly Choice[]): Choice => {
  const man = sight.men[duel.man];
  const face = bladeAdvice(boutFor(sight, man, duel.foe, duel.space), duel);
  return choices.find(choice => choice.kind === 'reroll' && choice.face === face) ?? choices[0];
};

export const toll = (mind: Mind, choices: readonly Choice[]): Choice => {
  const cards = choices.flatMap(choice => (choice.kind === 'toll' ? [choice.card] : []));
  const least = leastCard(mind, cards);
  return choices.find(choice => choice.kind === 'toll' && choice.card === least) ?? choices[0];
};
