import type { Choice } from '#games/roy/choices.ts';
import { isTrap } from '#games/roy/missions/strength.ts';
import type { Location } from '#games/roy/names.ts';
import { garrisonDice } from '#games/roy/questions/siege/siege.ts';
import type { Reason } from '../../voice/voice.ts';
import { type Sight, taskOf } from '../observation.ts';
import { isSkill } from '../team/evaluation.ts';
import { fallChance, percent } from './concerns.ts';
import { tell } from './reasons.ts';

/** Musketeers at a place who could be met there. */
const menAt = ({ men }: Sight, place: Location): number =>
  men.filter(man => man.place === place && man.life > 0).length;

const lurk = (sight: Sight, to: Location): Reason => {
  switch (to) {
    case 'quest':
      return tell('lurk-quest', { men: menAt(sight, to) });
    case 'paris':
    case 'louvre':
      return tell('lurk-mission', { place: to, men: menAt(sight, to) });
    case 'la-rochelle': {
      const { garrison } = sight;
      if (garrison.length === 0) return tell('lurk-walls', {});
      const gone = Math.max(0, garrison.indexOf('double'));
      const left = garrison.filter((_, i) => i !== gone);
      return tell('lurk-raze', {
        before: percent(fallChance(sight, garrisonDice(garrison))),
        after: percent(fallChance(sight, garrisonDice(left))),
      });
    }
    case 'richelieu':
      return tell('lurk-richelieu', { hand: sight.plotHand });
    case 'quarters':
      return tell('lurk-quarters', { pile: sight.parisPile });
  }
};

const lay = ({ token }: Extract<Choice, { kind: 'lay' }>): Reason => {
  if (token === 'decoy') return tell('lay-decoy', {});
  return token === 'shields' || token === 'four' ? tell('lay-hard', {}) : tell('lay', {});
};

const give = (sight: Sight, choice: Extract<Choice, { kind: 'give' | 'hand' }>): Reason | null => {
  const task = taskOf(sight);
  if (task.kind !== 'trade') return null;
  const { who } = sight.men[task.stage === 'offer' ? task.partner : task.man];
  return choice.kind === 'give' && isSkill(choice.card)
    ? tell('give-skill', { who, skill: choice.card })
    : tell('give', { who });
};

/** Why a seat chooses what nobody else may see. */
export const whySecret = (sight: Sight, choice: Choice): Reason | null => {
  const task = taskOf(sight);
  switch (choice.kind) {
    case 'go':
      return lurk(sight, choice.to);
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
      return give(sight, choice);
    case 'pass':
      return task.kind === 'intercept' ? tell('let-pass', { who: sight.men[task.man].who }) : null;
    default:
      return null;
  }
};
