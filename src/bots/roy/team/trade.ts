import { type Card, isCharacter } from '#games/roy/cards/adventure.ts';
import { type Choice, TRADE } from '#games/roy/choices.ts';
import { SKILLS, type Skill } from '#games/roy/names.ts';
import type { Man } from '#games/roy/state.ts';
import type { TradeTask } from '#games/roy/tasks.ts';
import { WEIGHTS as W } from '../estimate/weights.ts';
import { isMaster, isSkill, type Mind, wanted } from './evaluation.ts';
import type { Job } from './job.ts';

/** How much a skill is asked for now: by missions in play and by the Quest. */
const demand = (mind: Mind, skill: Skill): number => {
  const { quest } = mind.sight;
  let sum = quest.board === 4 ? 0 : W.demand;
  sum += wanted(mind, skill) * W.demandNow;
  if (quest.board === 2 && !quest.won.includes(skill)) sum += 1;
  if (quest.board === 4 && (quest.challenges[quest.at] === skill || !quest.challenges.includes(skill)))
    sum += quest.challenges[quest.at] === skill ? 1.5 : 0.8;
  return sum;
};

/** What a Combat card counts for somebody who has asked for it. */
const ASKED = 2;

/** What the team gains when a card goes from one to the other. */
const giftGain = (mind: Mind, from: Man, to: Man, card: Card): number => {
  if (isSkill(card)) {
    if (isMaster(mind, to, card)) return W.skillCard * demand(mind, card);
    return -W.skillCard * (isMaster(mind, from, card) ? demand(mind, card) : 0.1);
  }
  return mind.asks !== null && mind.asks.combat === to.seat && !isCharacter(card) ? ASKED : -0.1;
};

/** Cards of the hand its owner would give the other. */
const gifts = (mind: Mind, from: Man, to: Man): Card[] =>
  mind.sight.hand.filter(card => giftGain(mind, from, to, card) > 0.2);

/** Expected gain from cards the other may hold for him. */
const returns = (mind: Mind, man: Man, other: Man): number => {
  let sum = 0;
  for (const skill of SKILLS) if (isMaster(mind, man, skill)) sum += demand(mind, skill);
  return mind.sight.hands[other.seat] * 0.128 * sum * W.skillCard;
};

/** A trade with somebody of another seat who is at the same place: only with something to give, so that it ends. */
export const tradeJobs = (mind: Mind, man: Man, jobs: Job[]) => {
  const { sight } = mind;
  if (sight.isolation) return;
  for (const other of sight.men) {
    if (other.place !== man.place || other.seat === man.seat || other.life === 0) continue;
    const given = gifts(mind, man, other);
    if (given.length === 0) continue;
    let worth = returns(mind, man, other);
    for (const card of given) worth += giftGain(mind, man, other, card);
    jobs.push({ choice: TRADE[other.who], worth: worth * W.trade, span: 1, shared: false });
  }
};

/** Puts in what the other one needs, then agrees to whatever he gets for it. */
export const trade = (mind: Mind, task: TradeTask, choices: readonly Choice[]): Choice => {
  if (task.stage === 'agree') return choices.find(choice => choice.kind === 'accept') ?? choices[0];
  const { men } = mind.sight;
  const [first, second] = [men[task.man], men[task.partner]];
  const [from, to, offer] = task.stage === 'offer' ? [first, second, task.gives] : [second, first, task.takes];
  const wanted = gifts(mind, from, to);
  for (const card of offer.cards) {
    const at = wanted.indexOf(card);
    if (at >= 0) wanted.splice(at, 1);
  }
  const more = choices.find(choice => choice.kind === 'give' && wanted.includes(choice.card));
  const end = choices.find(choice => choice.kind === 'done') ?? choices.find(choice => choice.kind === 'cancel');
  return more ?? end ?? choices[0];
};
