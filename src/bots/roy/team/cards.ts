import { type Character, countIn, isCharacter } from '#games/roy/cards/adventure.ts';
import { EPICS, GARRISON_MOST } from '#games/roy/cards/board.ts';
import { SHEETS } from '#games/roy/cards/musketeers.ts';
import { DRAW, HEAL, HELP, PLAY } from '#games/roy/choices.ts';
import { SKILLS } from '#games/roy/names.ts';
import type { Man } from '#games/roy/state.ts';
import { epicWorth, reinforcementWorth } from '../estimate/stakes.ts';
import { TEAM_WEIGHTS as WEIGHTS } from '../estimate/weights.ts';
import { type Evaluation, pistoleWorth, stakeOnSkill, woundWorth } from './evaluation.ts';
import type { Job } from './job.ts';

/** What one more card is worth to a hand: the less the more it holds. */
const drawWorth = (evaluation: Evaluation): number => {
  let hoped = 0;
  for (const skill of SKILLS)
    if (evaluation.masters[skill].seat === evaluation.seen.seat && countIn(evaluation.seen.hand, skill) < 3)
      hoped += stakeOnSkill(evaluation, skill);
  return WEIGHTS.card / evaluation.crowded + WEIGHTS.drawNow * hoped;
};

const characterWorth = (evaluation: Evaluation, card: Character): number => {
  const { seen, stakes } = evaluation;
  switch (card) {
    case 'bassompierre':
      return seen.garrison.length < GARRISON_MOST ? 1.3 * reinforcementWorth(seen, 'bassompierre', WEIGHTS) : 0;
    case 'essarts':
      return Math.min(3, 10 - seen.purse) * pistoleWorth(evaluation);
    case 'buckingham':
      return seen.epics < EPICS ? epicWorth(seen, WEIGHTS) : 0;
    case 'captain':
      return 2.6 * drawWorth(evaluation);
    case 'ketty':
      return seen.location === null && seen.presence === 'hidden' ? 0.8 : 0;
    case 'laporte':
      return seen.honour > 0 ? stakes.honour : 0;
    default:
      return 0;
  }
};

/** What he can do wherever he is: draw, and play the Character cards of his hand. */
export const cardJobs = (evaluation: Evaluation, man: Man, jobs: Job[]) => {
  const { seen } = evaluation;
  jobs.push({ choice: DRAW, worth: drawWorth(evaluation), span: 99, shared: false });
  for (let i = seen.hand.length - 1; i >= 0 && isCharacter(seen.hand[i]); i--) {
    const card = seen.hand[i];
    if (!isCharacter(card)) break;
    if (card !== 'planchet') {
      jobs.push({ choice: PLAY[card], worth: characterWorth(evaluation, card), span: 1, shared: false });
      continue;
    }
    if (man.life < SHEETS[man.who].life) jobs.push({ choice: HEAL, worth: woundWorth(man), span: 1, shared: false });
    for (const other of seen.men)
      if (other !== man && other.life > 0)
        jobs.push({
          choice: HELP[other.who],
          worth: WEIGHTS.card + (other.turn === 'waiting' ? 0.6 : 0.2),
          span: 1,
          shared: false,
        });
  }
};
