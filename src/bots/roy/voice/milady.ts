import { SHEETS } from '#games/roy/cards/musketeers.ts';
import type { TreacheryId } from '#games/roy/cards/treachery.ts';
import type { Choice } from '#games/roy/choices.ts';
import type { Musketeer } from '#games/roy/names.ts';
import { garrisonDice, redDiceOf } from '#games/roy/questions/siege/siege.ts';
import type { Reason } from '../../voice/voice.ts';
import { duelOdds } from '../estimate/duel-odds.ts';
import { roundsLeft } from '../estimate/stakes.ts';
import { type Observation, taskOf } from '../observation.ts';
import { fallChance, honourLeft, percent } from './concerns.ts';
import { tell } from './reasons.ts';
import { manOf } from './starts.ts';

const betray = (seen: Observation, card: TreacheryId): Reason => {
  switch (card) {
    case 'reinforcements':
      return tell('reinforcements', { red: redDiceOf({ time: seen.time, reinforcements: true }) });
    case 'conscripts':
      return tell('conscripts', { men: seen.men.length });
    case 'dead-end':
      return tell('dead-end', { rounds: roundsLeft(seen) });
    case 'balm':
      return tell('balm', { life: seen.rochefort });
    case 'intrigue':
      return tell('intrigue', { left: honourLeft(seen) });
    default:
      return tell(card, {});
  }
};

const target = (seen: Observation, who: Musketeer): Reason | null => {
  const man = manOf(seen, who);
  const task = taskOf(seen);
  if (man === undefined) return null;
  if (task.kind === 'victim') return tell('victim', { who, life: man.life });
  if (task.kind !== 'target') return null;
  if (task.card === 'jailed') return tell('aim-jail', { who, place: man.place });
  return man.life === 1 ? tell('aim-last', { who }) : tell('aim', { who, life: man.life });
};

const intercept = (seen: Observation): Reason | null => {
  const task = taskOf(seen);
  if (task.kind !== 'intercept') return null;
  const man = seen.men[task.man];
  const { hits } = duelOdds(seen, man, 'rochefort', -1, SHEETS[man.who].dice);
  return tell('intercept', { who: man.who, chance: percent(1 - hits) });
};

const raze = (seen: Observation, { card }: Extract<Choice, { kind: 'raze' }>): Reason => {
  const at = seen.garrison.indexOf(card);
  const left = seen.garrison.filter((_, i) => i !== at);
  const before = percent(fallChance(seen, garrisonDice(seen.garrison)));
  const after = percent(fallChance(seen, garrisonDice(left)));
  return after > before ? tell('raze', { before, after }) : tell('raze-calm', {});
};

/** What Milady says of what she does in the open; of what she does in secret she says nothing. */
export const whyMilady = (seen: Observation, choice: Choice): Reason | null => {
  const task = taskOf(seen);
  switch (choice.kind) {
    case 'plot':
      return tell('plot', { hand: seen.plotHand });
    case 'betray':
      return betray(seen, choice.card);
    case 'man':
      return target(seen, choice.who);
    case 'paris': {
      if (task.kind !== 'paris-card') return null;
      const { card } = choice;
      return seen.paris === null ? tell('paris-new', { card }) : tell('paris-other', { card, before: seen.paris.card });
    }
    case 'pass':
      if (task.kind === 'treachery') return tell('no-plot', {});
      return task.kind === 'paris-card' ? tell('no-paris', {}) : null;
    case 'intercept':
      return intercept(seen);
    case 'raze':
      return raze(seen, choice);
    case 'refill':
      return tell('refill', { hand: seen.plotHand });
    case 'search-plots':
      return tell('search-plots', { hand: seen.plotHand });
    default:
      return null;
  }
};
