import type { Choice } from '#games/roy/choices.ts';
import { isTrap } from '#games/roy/missions/strength.ts';
import type { Location } from '#games/roy/names.ts';
import { garrisonDice } from '#games/roy/questions/siege/siege.ts';
import type { Reason } from '../../voice/voice.ts';
import { type Observation, taskOf } from '../observation.ts';
import { isSkill } from '../team/evaluation.ts';
import { fallChance, percent } from './concerns.ts';
import { tell } from './reasons.ts';

/** Musketeers at a place who could be met there. */
const menAt = ({ men }: Observation, place: Location): number =>
  men.filter(man => man.place === place && man.life > 0).length;

const lurk = (seen: Observation, to: Location): Reason => {
  switch (to) {
    case 'quest':
      return tell('lurk-quest', { men: menAt(seen, to) });
    case 'paris':
    case 'louvre':
      return tell('lurk-mission', { place: to, men: menAt(seen, to) });
    case 'la-rochelle': {
      const { garrison } = seen;
      if (garrison.length === 0) return tell('lurk-walls', {});
      const gone = Math.max(0, garrison.indexOf('double'));
      const left = garrison.filter((_, i) => i !== gone);
      return tell('lurk-raze', {
        before: percent(fallChance(seen, garrisonDice(garrison))),
        after: percent(fallChance(seen, garrisonDice(left))),
      });
    }
    case 'richelieu':
      return tell('lurk-richelieu', { hand: seen.plotHand });
    case 'quarters':
      return tell('lurk-quarters', { pile: seen.parisPile });
  }
};

const lay = ({ token }: Extract<Choice, { kind: 'lay' }>): Reason => {
  if (token === 'decoy') return tell('lay-decoy', {});
  return token === 'shields' || token === 'four' ? tell('lay-hard', {}) : tell('lay', {});
};

const give = (seen: Observation, choice: Extract<Choice, { kind: 'give' | 'hand' }>): Reason | null => {
  const task = taskOf(seen);
  if (task.kind !== 'trade') return null;
  const { who } = seen.men[task.stage === 'offer' ? task.partner : task.man];
  return choice.kind === 'give' && isSkill(choice.card)
    ? tell('give-skill', { who, skill: choice.card })
    : tell('give', { who });
};

/** Why a seat chooses what nobody else may see. */
export const whySecret = (seen: Observation, choice: Choice): Reason | null => {
  const task = taskOf(seen);
  switch (choice.kind) {
    case 'go':
      return lurk(seen, choice.to);
    case 'lay':
      return lay(choice);
    case 'lay-challenge':
      return tell('lay', {});
    case 'place':
      if (task.kind !== 'install') return null;
      return tell(isTrap(choice.card) ? 'place-trap' : 'place-foe', { place: task.place, card: choice.card });
    case 'man':
      return task.kind === 'install' ? tell('nemesis', { who: choice.who }) : null;
    case 'paris':
      return tell('paris-kept', { card: choice.card });
    case 'take':
      return tell('found', { card: choice.card });
    case 'give':
    case 'hand':
      return give(seen, choice);
    case 'pass':
      return task.kind === 'intercept' ? tell('let-pass', { who: seen.men[task.man].who }) : null;
    default:
      return null;
  }
};
