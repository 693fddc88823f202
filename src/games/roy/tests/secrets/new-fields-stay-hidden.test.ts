import { expect, test } from 'vitest';
import { planted } from '#kernel/planted.testing.ts';
import { roy } from '../../game.ts';
import type { State } from '../../state.ts';
import { wander } from '../../text/testing.ts';

/** Options are everybody's, whatever stands in them. */
const spoilt = (state: State): State => ({ ...planted(state), options: state.options });

test('a field that is new in any part of a state is in nobody’s view', { tags: 'long' }, () => {
  wander(5, 1, ({ state }) => {
    const secretive = spoilt(state);
    expect(JSON.stringify(secretive)).toContain('secret');
    for (const reader of [null, ...state.hands.keys()])
      expect(roy.view(secretive, reader)).toEqual(roy.view(state, reader));
  });
});
