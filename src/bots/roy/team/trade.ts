import { meetingBar } from '#games/roy/actions/trade.ts';
import { type Card, isCharacter } from '#games/roy/cards/adventure.ts';
import { type Choice, TRADE } from '#games/roy/choices.ts';
import { SKILLS, type Skill } from '#games/roy/names.ts';
import { isDown, type Man } from '#games/roy/state.ts';
import type { TradeTask } from '#games/roy/tasks.ts';
import { TEAM_WEIGHTS as WEIGHTS } from '../estimate/weights.ts';
import { type Evaluation, isMaster, isSkill, stakeOnSkill } from './evaluation.ts';
import type { Job } from './job.ts';

/** How much a skill is asked for now: by missions in play and by the Quest. */
const demand = (evaluation: Evaluation, skill: Skill): number => {
  const { quest } = evaluation.seen;
  let sum = quest.board === 4 ? 0 : WEIGHTS.demand;
  sum += stakeOnSkill(evaluation, skill) * WEIGHTS.demandNow;
  if (quest.board === 2 && !quest.won.includes(skill)) sum += 1;
  if (quest.board === 4 && (quest.challenges[quest.at] === skill || !quest.challenges.includes(skill)))
    sum += quest.challenges[quest.at] === skill ? 1.5 : 0.8;
  return sum;
};

/** What a Combat card counts for somebody who has asked for it. */
const ASKED = 2;

/** What the team gains when a card goes from one to the other. */
const giftGain = (evaluation: Evaluation, from: Man, to: Man, card: Card): number => {
  if (isSkill(card)) {
    if (isMaster(evaluation, to, card)) return WEIGHTS.skillCard * demand(evaluation, card);
    return -WEIGHTS.skillCard * (isMaster(evaluation, from, card) ? demand(evaluation, card) : 0.1);
  }
  return evaluation.asks !== null && evaluation.asks.combat === to.seat && !isCharacter(card) ? ASKED : -0.1;
};

/** Cards of the hand its owner would give the other. */
const gifts = (evaluation: Evaluation, from: Man, to: Man): Card[] =>
  evaluation.seen.hand.filter(card => giftGain(evaluation, from, to, card) > 0.2);

/** Expected gain from cards the other may hold for him. */
const returns = (evaluation: Evaluation, man: Man, other: Man): number => {
  let sum = 0;
  for (const skill of SKILLS) if (isMaster(evaluation, man, skill)) sum += demand(evaluation, skill);
  return evaluation.seen.hands[other.seat] * 0.128 * sum * WEIGHTS.skillCard;
};

/** A trade with somebody of another seat who is at the same place: only with something to give, so that it ends. */
export const tradeJobs = (evaluation: Evaluation, man: Man, jobs: Job[]) => {
  const { seen } = evaluation;
  for (const other of seen.men) {
    if (meetingBar(seen, man, other) !== null || other.seat === man.seat || isDown(other)) continue;
    const given = gifts(evaluation, man, other);
    if (given.length === 0) continue;
    let worth = returns(evaluation, man, other);
    for (const card of given) worth += giftGain(evaluation, man, other, card);
    jobs.push({ choice: TRADE[other.who], worth: worth * WEIGHTS.trade, span: 1, shared: false });
  }
};

/** Puts in what the other one needs, then agrees to whatever he gets for it. */
export const trade = (evaluation: Evaluation, task: TradeTask, choices: readonly Choice[]): Choice => {
  if (task.stage === 'agree') return choices.find(choice => choice.kind === 'accept') ?? choices[0];
  const { men } = evaluation.seen;
  const [first, second] = [men[task.man], men[task.partner]];
  const [from, to, offer] = task.stage === 'offer' ? [first, second, task.gives] : [second, first, task.takes];
  const wanted = gifts(evaluation, from, to);
  for (const card of offer.cards) {
    const at = wanted.indexOf(card);
    if (at >= 0) wanted.splice(at, 1);
  }
  const more = choices.find(choice => choice.kind === 'give' && wanted.includes(choice.card));
  const end = choices.find(choice => choice.kind === 'done') ?? choices.find(choice => choice.kind === 'cancel');
  return more ?? end ?? choices[0];
};
