import { countIn } from '#games/roy/cards/adventure.ts';
import { SLOTS } from '#games/roy/cards/musketeers.ts';
import { BUY, CHALLENGE } from '#games/roy/choices.ts';
import type { Place, Skill } from '#games/roy/names.ts';
import { skillOf } from '#games/roy/questions/challenge/score.ts';
import type { Man } from '#games/roy/state.ts';
import { WEIGHTS as W } from '../estimate/weights.ts';
import { isMaster, type Mind } from './evaluation.ts';
import { attempt, type Job } from './job.ts';

/** How far a musketeer is from a value with the cards of his hand; Aramis counts his own card. */
const missing = ({ sight }: Mind, man: Man, skill: Skill, value: number): number => {
  const matching = countIn(sight.hand, skill);
  const ability = man.who === 'aramis' && !man.used && sight.hand.length > matching ? 1 : 0;
  return value - skillOf(man, skill) - matching - ability;
};

const canUpgrade = ({ sight }: Mind, man: Man, skill: Skill): boolean =>
  sight.arsenal[skill] > 0 && !man.skills.includes(skill) && man.skills.length < SLOTS;

/** Has he a card to pay with that the challenge does not need? */
const hasSpare = ({ sight }: Mind, skill: Skill): boolean => sight.hand.length > countIn(sight.hand, skill);

/** A challenge he can win, at once or with an upgrade first; `epics` may lower it by so much. */
export const challengeJob = (
  mind: Mind,
  man: Man,
  place: Place,
  skill: Skill,
  value: number,
  prize: number,
  epics: number,
): Job | null => {
  const short = missing(mind, man, skill, value);
  const needed = Math.max(0, value - skillOf(man, skill));
  const lowered = Math.max(0, Math.min(short, epics));
  const cost = (needed - lowered) * W.skillCard + lowered * W.epic;
  const worth = attempt(mind, man, place, prize) - cost;
  if (canUpgrade(mind, man, skill) && hasSpare(mind, skill) && short > 0 && short <= epics + 1)
    if (short > epics || isMaster(mind, man, skill))
      return { choice: BUY[skill], worth: (worth + W.epic) / 2, span: 2, shared: false };
  return short <= epics ? { choice: CHALLENGE[skill], worth, span: 1, shared: false } : null;
};
