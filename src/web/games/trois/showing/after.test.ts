import { describe, expect, test } from 'vitest';
import type { Event } from '#games/trois/events.ts';
import { trois } from '#games/trois/game.ts';
import type { View } from '#games/trois/view.ts';
import { seeded } from '#kernel/fairness.ts';
import { redact, type Seat, step } from '#kernel/game.ts';
import { below } from '#kernel/rng.ts';
import { after } from './after.ts';

/** What the table draws of a view; of others' Bottes only how many. Steps to go are drawn from where a step leads. */
const drawn = (view: View) => ({
  studs: view.studs,
  gazette: view.gazette,
  news: view.news,
  winner: view.winner,
  round: view.round,
  men: view.musketeers.map(({ rider, at, skip, skipCard, hold, oneDie, bottes, leg }, seat) => ({
    rider,
    at,
    skip,
    skipCard,
    hold,
    oneDie,
    leg,
    bottes: seat === view.seat ? bottes.toSorted() : bottes.length,
  })),
});

/** A whole match by whim, as one seat sees it: each step with how it looked before, and what it was told. */
const stepsOf = function* (seats: number, seed: string, eyes: Seat | null) {
  const rng = seeded(seed);
  let state = trois.setup(seats, {}, seeded(`${seed} match`), null);
  for (;;) {
    const [asked] = trois.decisions(state);
    if (asked === undefined) return;
    const before = trois.view(state, eyes);
    const { state: next, events } = step(trois, state, asked.seat, asked.choices[below(rng, asked.choices.length)]);
    state = next;
    yield { before, events: events.map(event => redact(event, eyes) as Event), end: trois.view(state, eyes) };
  }
};

const MATCHES = 20;

describe.each([2, 3, 4])('a table of %i', seats => {
  test.each([0, null])('event by event it comes to look as the step leaves it, seen by seat %s', eyes => {
    for (let match = 0; match < MATCHES; match++)
      for (const { before, events, end } of stepsOf(seats, `match ${match}`, eyes)) {
        const shown = events.reduce((view, event) => after(view, event, end), before);
        expect(drawn(shown), JSON.stringify(events)).toEqual(drawn(end));
      }
  });
});
