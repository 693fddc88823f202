import { expect, test } from 'vitest';
import type { Event } from '#games/trois/events.ts';
import { trois } from '#games/trois/game.ts';
import { seeded } from '#kernel/fairness.ts';
import { step } from '#kernel/game.ts';
import { below } from '#kernel/rng.ts';
import { targetOf } from './way-targets.ts';

/** The first space somebody rides to, as the events tell it. */
const firstOf = (events: readonly Event[], seat: number) => {
  const rode = events.find(event => event.kind === 'rode' && event.seat === seat);
  return rode?.kind === 'rode' ? rode.path[1] : undefined;
};

test('the space that glows for a way is the one the rider comes to first, and stopping is done where he is', () => {
  const checked = new Set<string>();
  const rng = seeded('ways');
  for (let match = 0; match < 60; match++) {
    let state = trois.setup(2 + (match % 3), {}, seeded(`ways ${match}`), null);
    for (let [asked] = trois.decisions(state); asked !== undefined; [asked] = trois.decisions(state)) {
      const { seat, choices } = asked;
      const choice = choices[below(rng, choices.length)];
      const target = targetOf(choice, trois.view(state, seat), seat);
      const { state: next, events } = step(trois, state, seat, choice);
      if (choice.kind === 'way') {
        expect(target, `${choice.way} from ${state.musketeers[seat].at}`).toBe(firstOf(events, seat));
        checked.add(choice.way);
      } else if (choice.kind === 'stop') expect(target).toBe(state.musketeers[seat].at);
      state = next;
    }
  }
  expect([...checked].toSorted()).toEqual(expect.arrayContaining(['public', 'road', 'sea', 'stairs']));
});
