import type { Choice } from '#games/roy/choices.ts';
import type { Location } from '#games/roy/names.ts';
import { stays } from '#games/roy/questions/milady/raze.ts';
import { garrisonDice } from '#games/roy/questions/siege/siege.ts';
import type { Rng } from '#kernel/rng.ts';
import { type Stakes, siegeDanger, spacesLeft, stakesOf } from '../estimate/stakes.ts';
import { MILADY_WEIGHTS as WEIGHTS } from '../estimate/weights.ts';
import type { Observation } from '../observation.ts';
import { anyByWorth } from '../pick.ts';
import { parisWorth } from './paris.ts';

/** What taking a card away from La Rochelle does. */
const razeWorth = (seen: Observation): number => {
  const { garrison } = seen;
  const at = garrison.indexOf('double');
  const single = garrison.findIndex(card => !stays(seen, card));
  const gone = at >= 0 ? at : single;
  if (gone < 0) return 0;
  const spaces = spacesLeft(seen);
  const left = garrisonDice(garrison.filter((_, i) => i !== gone));
  return (
    WEIGHTS.match *
      (siegeDanger(seen, spaces, left, WEIGHTS) - siegeDanger(seen, spaces, garrisonDice(garrison), WEIGHTS)) +
    WEIGHTS.razeToo
  );
};

/** Musketeers Rochefort may meet at a place: those who are there, and some of those who may come. */
const prey = ({ men }: Observation, place: Location): number => {
  let sum = 0;
  for (const man of men) {
    if (man.who === 'athos' || man.life === 0) continue;
    sum += man.place === place ? 1 : man.place === 'bastille' ? 0 : WEIGHTS.comers;
  }
  return sum;
};

/** What it is worth to wait somewhere for somebody. */
const ambushWorth = (seen: Observation, stakes: Stakes, place: Location): number => {
  const rate =
    place === 'quest'
      ? stakes.quest * WEIGHTS.questAmbush
      : place === 'paris'
        ? Math.min(3, stakes.paris / Math.max(1, stakes.parisCost))
        : Math.min(3, stakes.louvre / Math.max(1, stakes.louvreCost));
  return prey(seen, place) * rate * WEIGHTS.ambush * Math.min(1, seen.rochefort / 2);
};

const quartersWorth = (seen: Observation, stakes: Stakes): number => {
  const { screen } = seen;
  if (screen === null || screen.parisPile.length === 0) return 0;
  const best = Math.max(...screen.parisPile.map(card => parisWorth(seen, stakes, card)));
  if (screen.parisHand.length > 0) return 0.15 * best;
  if (seen.paris === null) return best;
  return Math.max(0, best - 0.5 * Math.min(stakes.paris, stakes.parisCost)) * WEIGHTS.quarters;
};

const richelieuWorth = (seen: Observation): number =>
  WEIGHTS.plot * (Math.max(0, 3 - seen.plotHand) + 0.5) * WEIGHTS.richelieu;

export const worthOfPlace = (seen: Observation, stakes: Stakes, place: Location): number => {
  switch (place) {
    case 'quarters':
      return quartersWorth(seen, stakes);
    case 'richelieu':
      return richelieuWorth(seen);
    case 'la-rochelle':
      return razeWorth(seen);
    default:
      return ambushWorth(seen, stakes, place);
  }
};

/** Where to go, with a shade of chance so that nobody can count on it. */
export const destination = (seen: Observation, choices: readonly Choice[], rng: Rng): Choice => {
  const stakes = stakesOf(seen, WEIGHTS);
  const places = choices.filter(choice => choice.kind === 'go');
  return anyByWorth(places, WEIGHTS.heat, rng, choice =>
    choice.kind === 'go' ? worthOfPlace(seen, stakes, choice.to) : 0,
  );
};
