import { isCharacter } from '#games/roy/cards/adventure.ts';
import type { Choice } from '#games/roy/choices.ts';
import type { Location } from '#games/roy/names.ts';
import { garrisonDice } from '#games/roy/questions/siege/siege.ts';
import { isOn } from '#games/roy/state.ts';
import type { Rng } from '#kernel/rng.ts';
import { type Stakes, siegeDanger, spacesLeft, stakesOf } from '../estimate/stakes.ts';
import { MILADY_WEIGHTS as M } from '../estimate/weights.ts';
import type { Sight } from '../observation.ts';
import { anyByWorth } from '../pick.ts';
import { promise } from './paris.ts';

/** What taking a card away from La Rochelle does. */
const razing = (sight: Sight): number => {
  const { garrison } = sight;
  const at = garrison.indexOf('double');
  const single = garrison.findIndex(card => !isCharacter(card) || isOn(sight, 'bassompierreDiscardable'));
  const gone = at >= 0 ? at : single;
  if (gone < 0) return 0;
  const spaces = spacesLeft(sight);
  const left = garrisonDice(garrison.filter((_, i) => i !== gone));
  return (
    M.match * (siegeDanger(sight, spaces, left, M) - siegeDanger(sight, spaces, garrisonDice(garrison), M)) + M.razeToo
  );
};

/** Musketeers Rochefort may meet at a place: those who are there, and some of those who may come. */
const prey = ({ men }: Sight, place: Location): number => {
  let sum = 0;
  for (const man of men) {
    if (man.who === 'athos' || man.life === 0) continue;
    sum += man.place === place ? 1 : man.place === 'bastille' ? 0 : M.comers;
  }
  return sum;
};

/** What it is worth to wait somewhere for somebody. */
const ambush = (sight: Sight, stakes: Stakes, place: Location): number => {
  const rate =
    place === 'quest'
      ? stakes.quest * M.questAmbush
      : place === 'paris'
        ? Math.min(3, stakes.paris / Math.max(1, stakes.parisCost))
        : Math.min(3, stakes.louvre / Math.max(1, stakes.louvreCost));
  return prey(sight, place) * rate * M.ambush * Math.min(1, sight.rochefort / 2);
};

const quarters = (sight: Sight, stakes: Stakes): number => {
  const { screen } = sight;
  if (screen === null || screen.parisPile.length === 0) return 0;
  const best = Math.max(...screen.parisPile.map(card => promise(sight, stakes, card)));
  if (screen.parisHand.length > 0) return 0.15 * best;
  if (sight.paris === null) return best;
  return Math.max(0, best - 0.5 * Math.min(stakes.paris, stakes.parisCost)) * M.quarters;
};

const richelieu = (sight: Sight): number => M.plot * (Math.max(0, 3 - sight.plotHand) + 0.5) * M.richelieu;

export const worthOfPlace = (sight: Sight, stakes: Stakes, place: Location): number => {
  switch (place) {
    case 'quarters':
      return quarters(sight, stakes);
    case 'richelieu':
      return richelieu(sight);
    case 'la-rochelle':
      return razing(sight);
    default:
      return ambush(sight, stakes, place);
  }
};

/** Where to go, with a shade of chance so that nobody can count on it. */
export const destination = (sight: Sight, choices: readonly Choice[], rng: Rng): Choice => {
  const stakes = stakesOf(sight, M);
  const places = choices.filter(choice => choice.kind === 'go');
  return anyByWorth(places, M.heat, rng, choice => (choice.kind === 'go' ? worthOfPlace(sight, stakes, choice.to) : 0));
};
