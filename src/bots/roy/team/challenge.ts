import { buyBar } from '#games/roy/actions/buy.ts';
import { countIn } from '#games/roy/cards/adventure.ts';
import { BUY, CHALLENGE } from '#games/roy/choices.ts';
import type { Place, Skill } from '#games/roy/names.ts';
import { isFull } from '#games/roy/questions/arsenal/purchase-steps.ts';
import { skillOf } from '#games/roy/questions/challenge/score.ts';
import type { Man } from '#games/roy/state.ts';
import { TEAM_WEIGHTS as WEIGHTS } from '../estimate/weights.ts';
import { type Evaluation, isMaster } from './evaluation.ts';
import { attempt, type Job } from './job.ts';

/** How far a musketeer is from a value with the cards of his hand; Aramis counts his own card. */
const missing = ({ seen }: Evaluation, man: Man, skill: Skill, value: number): number => {
  const matching = countIn(seen.hand, skill);
  const ability = man.who === 'aramis' && !man.used && seen.hand.length > matching ? 1 : 0;
  return value - skillOf(man, skill) - matching - ability;
};

const canUpgrade = ({ seen }: Evaluation, man: Man, skill: Skill): boolean =>
  buyBar(seen, seen.hand, man, skill) === null && !isFull(man, skill);

/** Has he a card to pay with that the challenge does not need? */
const hasSpare = ({ seen }: Evaluation, skill: Skill): boolean => seen.hand.length > countIn(seen.hand, skill);

/** A challenge he can win, at once or with an upgrade first; `epics` may lower it by so much. */
export const challengeJob = (
  evaluation: Evaluation,
  man: Man,
  place: Place,
  skill: Skill,
  value: number,
  prize: number,
  epics: number,
): Job | null => {
  const short = missing(evaluation, man, skill, value);
  const needed = Math.max(0, value - skillOf(man, skill));
  const lowered = Math.max(0, Math.min(short, epics));
  const cost = (needed - lowered) * WEIGHTS.skillCard + lowered * WEIGHTS.epic;
  const worth = attempt(evaluation, man, place, prize) - cost;
  if (canUpgrade(evaluation, man, skill) && hasSpare(evaluation, skill) && short > 0 && short <= epics + 1)
    if (short > epics || isMaster(evaluation, man, skill))
      return { choice: BUY[skill], worth: (worth + WEIGHTS.epic) / 2, span: 2, shared: false };
  return short <= epics ? { choice: CHALLENGE[skill], worth, span: 1, shared: false } : null;
};
