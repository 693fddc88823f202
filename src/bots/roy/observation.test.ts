import { expect, test } from 'vitest';
import { wander } from '#games/roy/text/testing.ts';
import { view } from '#games/roy/view.ts';
import { observationIn } from './observation.ts';

test('what a bot sees of an imagined world is what its seat would see of a real one', { tags: 'long' }, () => {
  wander(6, 1, ({ state }) => {
    for (const seat of state.hands.keys()) {
      const { screen, ...seen } = observationIn(state, seat);
      const shown = view(state, seat);
      expect(shown).toMatchObject(seen);
      // Nobody searches the Treachery deck in imagination: what comes of it is weighed card by card.
      expect(screen).toEqual(shown.screen === null ? null : { ...shown.screen, search: screen?.search });
    }
  });
});
