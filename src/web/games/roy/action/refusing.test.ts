import { expect, test } from 'vitest';
import { MOVE } from '#games/roy/choices.ts';
import type { Barred } from '#kernel/game.ts';
import { missed, mostTelling } from './refusing.ts';
import { verbsOf } from './verbs.ts';

const barred = (thing: string, reason: string): Barred => ({ thing, reason, rule: 'ROY.ACT.1' });

test('that a card of challenge is out of reach tells more than where another one lies', () => {
  const near = barred('challenge:gallantry', 'out-of-reach');
  expect(mostTelling([barred('challenge:paris', 'mission-elsewhere'), near])).toBe(near);
});

test('of two equal reasons the first stays', () => {
  const first = barred('trade:athos', 'partner-elsewhere');
  expect(mostTelling([first, barred('trade:aramis', 'partner-elsewhere')])).toBe(first);
});

test('what can be done is not missed, nor what nobody would look for', () => {
  const verbs = verbsOf(
    [MOVE.paris],
    [
      barred('move:bastille', 'no-bastille'),
      barred('horse', 'no-horse'),
      barred('reinforce:single', 'not-at-la-rochelle'),
      barred('buy:pistol', 'too-dear'),
    ],
  );
  expect(missed(verbs).map(({ verb, why }) => [verb.id, why.reason])).toEqual([
    ['buy', 'too-dear'],
    ['reinforce', 'not-at-la-rochelle'],
  ]);
});
