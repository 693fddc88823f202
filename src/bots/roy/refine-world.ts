import { LOCATIONS } from '#games/roy/names.ts';
import { mayChoose } from '#games/roy/questions/milady/destination.ts';
import { MILADY, type State } from '#games/roy/state.ts';
import type { Seat } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';
import { stakesOf } from './estimate/stakes.ts';
import { MILADY_WEIGHTS as WEIGHTS } from './estimate/weights.ts';
import { worthOfPlace } from './milady/destination.ts';
import { observationIn } from './observation.ts';
import { anyByWorth } from './pick.ts';

/** As long as Milady is hidden she is where she would go, not just anywhere. */
export const refineWorld = (world: State, seat: Seat, rng: Rng) => {
  if (seat === MILADY || world.presence !== 'hidden' || world.shown || world.automa) return;
  const caught = world.men.some(man => man.jailed); // whoever was sent to the Bastille knows she is not at Richelieu
  const places = LOCATIONS.filter(
    place => mayChoose(world.confined ? 0 : 1, place) && !(caught && place === 'richelieu'),
  );
  const seen = observationIn(world, MILADY);
  const stakes = stakesOf(seen, WEIGHTS);
  world.location = anyByWorth(places, 2 * WEIGHTS.heat, rng, place => worthOfPlace(seen, stakes, place));
};
