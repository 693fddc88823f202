import { type Character, countIn, isCharacter } from '#games/roy/cards/adventure.ts';
import { PURSE_MOST } from '#games/roy/cards/board.ts';
import { CHARACTER_ROWS, ESSARTS_BRINGS } from '#games/roy/cards/characters.ts';
import { DRAW, HEAL, HELP, PLAY } from '#games/roy/choices.ts';
import { isWounded } from '#games/roy/men/wounds.ts';
import { SKILLS } from '#games/roy/names.ts';
import { isDown, type Man } from '#games/roy/state.ts';
import { epicWorth, reinforcementWorth } from '../estimate/stakes.ts';
import { TEAM_WEIGHTS as WEIGHTS } from '../estimate/weights.ts';
import type { Observation } from '../observation.ts';
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

const isPlayable = (card: 'bassompierre' | 'buckingham' | 'laporte', seen: Observation): boolean =>
  CHARACTER_ROWS[card].bar(seen) === null;

const characterWorth = (evaluation: Evaluation, card: Character): number => {
  const { seen, stakes } = evaluation;
  switch (card) {
    case 'bassompierre':
      return isPlayable('bassompierre', seen) ? 1.3 * reinforcementWorth(seen, 'bassompierre', WEIGHTS) : 0;
    case 'essarts':
      return Math.min(ESSARTS_BRINGS, PURSE_MOST - seen.purse) * pistoleWorth(evaluation);
    case 'buckingham':
      return isPlayable('buckingham', seen) ? epicWorth(seen, WEIGHTS) : 0;
    case 'captain':
      return 2.6 * drawWorth(evaluation);
    case 'ketty':
      return seen.location === null && seen.presence === 'hidden' ? 0.8 : 0;
    case 'laporte':
      return isPlayable('laporte', seen) ? stakes.honour : 0;
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
    if (isWounded(man)) jobs.push({ choice: HEAL, worth: woundWorth(man), span: 1, shared: false });
    for (const other of seen.men)
      if (other !== man && !isDown(other))
        jobs.push({
          choice: HELP[other.who],
          worth: WEIGHTS.card + (other.turn === 'waiting' ? 0.6 : 0.2),
          span: 1,
          shared: false,
        });
  }
};
