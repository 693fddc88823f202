import { expect, test } from 'vitest';
import type { Choice } from '../choices.ts';
import { trois } from '../game.ts';
import { wander } from '../testing.ts';

/** What a player reaches for to make a choice, where barred has a word for it. */
const thingOf = (choice: Choice): string | null => {
  switch (choice.kind) {
    case 'roll':
    case 'one':
    case 'stop':
    case 'back':
      return choice.kind;
    case 'way':
      return `way:${choice.way}`;
    case 'botte':
    case 'give':
      return `botte:${choice.botte}`;
    case 'take':
      return `rider:${choice.rider}`;
    default:
      return null;
  }
};

test('nothing that is offered is barred, and nothing is barred twice', () => {
  wander(60, ({ state }) => {
    const [asked] = trois.decisions(state);
    if (asked === undefined) return;
    const things = trois.barred(trois.view(state, asked.seat)).map(({ thing }) => thing);
    expect(new Set(things).size).toBe(things.length);
    for (const choice of asked.choices) expect(things).not.toContain(thingOf(choice));
  });
});

test('to a spectator nothing is barred', () => {
  wander(2, ({ state }) => expect(trois.barred(trois.view(state, null))).toEqual([]));
});
