import { SHEETS } from '#games/roy/cards/musketeers.ts';
import { MUSKETEERS, type Musketeer, type Place, SKILLS, type Skill } from '#games/roy/names.ts';
import type { Man } from '#games/roy/state.ts';
import type { Reason } from '../../voice/voice.ts';
import { type Observation, taskOf } from '../observation.ts';
import { evaluate } from '../team/evaluation.ts';
import { planFor } from '../team/plan.ts';
import { concernAt } from './concerns.ts';
import { tell } from './reasons.ts';

export const manOf = ({ men }: Observation, who: Musketeer): Man | undefined => men.find(man => man.who === who);

const ACTIONS = 3;

/** Why somebody goes next. */
export const whyStart = (seen: Observation, who: Musketeer): Reason | null => {
  const man = manOf(seen, who);
  if (man === undefined) return null;
  if (man.life === 0) return tell('start-down', { who });
  if (man.place === 'bastille') return tell('start-jail', { who });
  if (!seen.men.some(other => other !== man && other.turn === 'waiting')) return tell('start-last', { who });
  const { place } = planFor(evaluate(seen), man, ACTIONS);
  const concern = concernAt(seen, place);
  if (concern === null) return tell('start', { who, place: man.place });
  return { kind: `start-${concern.kind}`, params: { ...concern.params, who } };
};

/** Why to go there. */
export const whyGo = (seen: Observation, man: Man, to: Place): Reason => {
  const concern = concernAt(seen, to);
  if (concern !== null) return { kind: `go-${concern.kind}`, params: { ...concern.params } };
  if (man.bound) return tell('go-out', { place: to });
  if (to === 'richelieu') return tell('go-spy', {});
  const friend = seen.men.find(other => other !== man && other.place === to && other.life > 0);
  if (friend !== undefined) return tell('go-meet', { who: friend.who, place: to });
  return to === 'vieux-colombier' ? tell('go-home', {}) : tell('go', { place: to });
};

/** What he is best at. */
const best = (who: Musketeer): Skill =>
  SKILLS.reduce((most, skill) => (SHEETS[who].skills[skill] > SHEETS[who].skills[most] ? skill : most));

/** Who plays, who stays at home, and for whom Tréville stands in. */
export const whyMan = (seen: Observation, who: Musketeer): Reason | null => {
  if (!MUSKETEERS.includes(who)) return null;
  switch (taskOf(seen).kind) {
    case 'leave-out':
      return tell('leave-out', { who });
    case 'treville':
      return tell('stands-in', { who });
    case 'cast': {
      const skill = best(who);
      return tell('cast', { who, skill, value: SHEETS[who].skills[skill] });
    }
    default:
      return null;
  }
};
