import { type Character, countIn, isCharacter } from '#games/roy/cards/adventure.ts';
import { EPICS, GARRISON_MOST } from '#games/roy/cards/board.ts';
import { SHEETS } from '#games/roy/cards/musketeers.ts';
import { DRAW, HEAL, HELP, PLAY } from '#games/roy/choices.ts';
import { SKILLS } from '#games/roy/names.ts';
import type { Man } from '#games/roy/state.ts';
import { epicOf, reinforcement } from '../estimate/stakes.ts';
import { WEIGHTS as W } from '../estimate/weights.ts';
import { type Mind, pistoleOf, wanted, woundOf } from './evaluation.ts';
import type { Job } from './job.ts';

/** What one more card is worth to a hand: the less the more it holds. */
const drawWorth = (mind: Mind): number => {
  let hoped = 0;
  for (const skill of SKILLS)
    if (mind.masters[skill].seat === mind.sight.seat && countIn(mind.sight.hand, skill) < 3)
      hoped += wanted(mind, skill);
  return W.card / mind.crowded + W.drawNow * hoped;
};

const characterWorth = (mind: Mind, card: Character): number => {
  const { sight, stakes } = mind;
  switch (card) {
    case 'bassompierre':
      return sight.garrison.length < GARRISON_MOST ? 1.3 * reinforcement(sight, 'bassompierre', W) : 0;
    case 'essarts':
      return Math.min(3, 10 - sight.purse) * pistoleOf(mind);
    case 'buckingham':
      return sight.epics < EPICS ? epicOf(sight, W) : 0;
    case 'captain':
      return 2.6 * drawWorth(mind);
    case 'ketty':
      return sight.location === null && sight.presence === 'hidden' ? 0.8 : 0;
    case 'laporte':
      return sight.honour > 0 ? stakes.honour : 0;
    default:
      return 0;
  }
};

/** What he can do wherever he is: draw, and play the Character cards of his hand. */
export const cardJobs = (mind: Mind, man: Man, jobs: Job[]) => {
  const { sight } = mind;
  jobs.push({ choice: DRAW, worth: drawWorth(mind), span: 99, shared: false });
  for (let i = sight.hand.length - 1; i >= 0 && isCharacter(sight.hand[i]); i--) {
    const card = sight.hand[i];
    if (!isCharacter(card)) break;
    if (card !== 'planchet') {
      jobs.push({ choice: PLAY[card], worth: characterWorth(mind, card), span: 1, shared: false });
      continue;
    }
    if (man.life < SHEETS[man.who].life) jobs.push({ choice: HEAL, worth: woundOf(man), span: 1, shared: false });
    for (const other of sight.men)
      if (other !== man && other.life > 0)
        jobs.push({
          choice: HELP[other.who],
          worth: W.card + (other.turn === 'waiting' ? 0.6 : 0.2),
          span: 1,
          shared: false,
        });
  }
};
