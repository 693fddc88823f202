import { RED_DICE, TIME_DICE } from '#games/roy/cards/board.ts';
import { SHEETS } from '#games/roy/cards/musketeers.ts';
import type { TreacheryId } from '#games/roy/cards/treachery.ts';
import type { Choice } from '#games/roy/choices.ts';
import type { Musketeer } from '#games/roy/names.ts';
import { garrisonDice } from '#games/roy/questions/siege/siege.ts';
import type { Reason } from '../../voice/voice.ts';
import { chances } from '../estimate/duel-odds.ts';
import { roundsLeft } from '../estimate/stakes.ts';
import { type Sight, taskOf } from '../observation.ts';
import { fallChance, honourLeft, percent } from './concerns.ts';
import { tell } from './reasons.ts';
import { manOf } from './starts.ts';

const betray = (sight: Sight, card: TreacheryId): Reason => {
  switch (card) {
    case 'reinforcements':
      return tell('reinforcements', { red: Math.min(RED_DICE, TIME_DICE[sight.time - 1] + 1) });
    case 'conscripts':
      return tell('conscripts', { men: sight.men.length });
    case 'dead-end':
      return tell('dead-end', { rounds: roundsLeft(sight) });
    case 'balm':
      return tell('balm', { life: sight.rochefort });
    case 'intrigue':
      return tell('intrigue', { left: honourLeft(sight) });
    default:
      return tell(card, {});
  }
};

const target = (sight: Sight, who: Musketeer): Reason | null => {
  const man = manOf(sight, who);
  const task = taskOf(sight);
  if (man === undefined) return null;
  if (task.kind === 'victim') return tell('victim', { who, life: man.life });
  if (task.kind !== 'target') return null;
  if (task.card === 'jailed') return tell('aim-jail', { who, place: man.place });
  return man.life === 1 ? tell('aim-last', { who }) : tell('aim', { who, life: man.life });
};

const intercept = (sight: Sight): Reason | null => {
  const task = taskOf(sight);
  if (task.kind !== 'intercept') return null;
  const man = sight.men[task.man];
  const { hits } = chances(sight, man, 'rochefort', -1, SHEETS[man.who].dice);
  return tell('intercept', { who: man.who, chance: percent(1 - hits) });
};

const raze = (sight: Sight, { card }: Extract<Choice, { kind: 'raze' }>): Reason => {
  const at = sight.garrison.indexOf(card);
  const left = sight.garrison.filter((_, i) => i !== at);
  const before = percent(fallChance(sight, garrisonDice(sight.garrison)));
  const after = percent(fallChance(sight, garrisonDice(left)));
  return after > before ? tell('raze', { before, after }) : tell('raze-calm', {});
};

/** What Milady says of what she does in the open; of what she does in secret she says nothing. */
export const whyMilady = (sight: Sight, choice: Choice): Reason | null => {
  const task = taskOf(sight);
  switch (choice.kind) {
    case 'plot':
      return tell('plot', { hand: sight.plotHand });
    case 'betray':
      return betray(sight, choice.card);
    case 'man':
      return target(sight, choice.who);
    case 'paris': {
      if (task.kind !== 'paris-card') return null;
      const { card } = choice;
      return sight.paris === null
        ? tell('paris-new', { card })
        : tell('paris-other', { card, before: sight.paris.card });
    }
    case 'pass':
      if (task.kind === 'treachery') return tell('no-plot', {});
      return task.kind === 'paris-card' ? tell('no-paris', {}) : null;
    case 'intercept':
      return intercept(sight);
    case 'raze':
      return raze(sight, choice);
    case 'refill':
      return tell('refill', { hand: sight.plotHand });
    case 'search-plots':
      return tell('search-plots', { hand: sight.plotHand });
    default:
      return null;
  }
};
