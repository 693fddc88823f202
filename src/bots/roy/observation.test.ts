import { expect, test } from 'vitest';
import { wander } from '#games/roy/text/testing.ts';
import { view } from '#games/roy/view.ts';
import { sightIn } from './observation.ts';

test('what a bot sees of an imagined world is what its seat would see of a real one', () => {
  wander(6, 1, ({ state }) => {
    for (const seat of state.hands.keys()) {
      const { screen, ...sight } = sightIn(state, seat);
      const seen = view(state, seat);
      expect(seen).toMatchObject(sight);
      // Nobody searches the Treachery deck in imagination: what comes of it is weighed card by card.
      expect(screen).toEqual(seen.screen === null ? null : { ...seen.screen, search: screen?.search });
    }
  });
});
