import { expect, test } from 'vitest';
import type { Event } from '#games/musketiere/events.ts';
import { musketiere } from '#games/musketiere/game.ts';
import type { View } from '#games/musketiere/view.ts';
import { redact, step } from '#kernel/game.ts';
import { below, fork, rngFrom } from '#kernel/rng.ts';
import { after } from './frames.ts';

/** These bring a whole new situation: the table draws it from the step's own view. */
const TURNS: readonly Event['kind'][] = ['dealt', 'turned', 'shown', 'scored'];

/** Every step of a match played at random, as one seat (or nobody) sees it. */
const stepsOf = (players: number, seed: number) => {
  const rng = rngFrom(new Uint8Array(32).fill(seed + 50 * players));
  const steps: { before: View; events: readonly Event[]; view: View }[] = [];
  let state = musketiere.setup(players, { length: 'round' }, fork(rng), null);
  for (let asked = musketiere.decisions(state); asked.length > 0; asked = musketiere.decisions(state)) {
    const { seat, choices } = asked[below(rng, asked.length)];
    const next = step(musketiere, state, seat, choices[below(rng, choices.length)]);
    for (const eyes of [null, ...Array.from({ length: players }, (_, i) => i)]) {
      const events = next.events.map(event => redact(event, eyes) as Event);
      steps.push({ before: musketiere.view(state, eyes), events, view: musketiere.view(next.state, eyes) });
    }
    state = next.state;
  }
  return steps;
};

test.each([2, 3, 4])(
  'what events move on the table is what the view says, with %i players',
  { tags: 'long' },
  players => {
    let compared = 0;
    for (let seed = 0; seed < 40; seed++) {
      for (const { before, events, view } of stepsOf(players, seed)) {
        if (events.some(event => TURNS.includes(event.kind))) continue;
        expect(events.reduce(after, before)).toEqual(view);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(1000);
  },
);
