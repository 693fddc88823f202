import { expect, test } from 'vitest';
import {
  BUY,
  CHALLENGE,
  CHALLENGE_AT,
  type Choice,
  MOUNT,
  MOVE,
  REINFORCE,
  TRADE,
  TRESPASS,
} from '#games/roy/choices.ts';
import type { Barred } from '#kernel/game.ts';
import { verbsOf } from '../turn/verbs.ts';
import { missed, mostTelling } from './refusing.ts';

const barred = (choice: Choice, reason: string): Barred<Choice> => ({ choice, reason, rule: 'ROY.ACT.1' });

test('that a card of challenge is out of reach tells more than where another one lies', () => {
  const near = barred(CHALLENGE.gallantry, 'out-of-reach');
  expect(mostTelling([barred(CHALLENGE_AT.paris, 'mission-elsewhere'), near])).toBe(near);
});

test('of two equal reasons the first stays', () => {
  const first = barred(TRADE.athos, 'partner-elsewhere');
  expect(mostTelling([first, barred(TRADE.aramis, 'partner-elsewhere')])).toBe(first);
});

test('what can be done is not missed, nor what nobody would look for', () => {
  const verbs = verbsOf(
    [MOVE.paris],
    [
      barred(TRESPASS.bastille, 'no-bastille'),
      barred(MOUNT, 'no-horse'),
      barred(REINFORCE.single, 'not-at-la-rochelle'),
      barred(BUY.pistol, 'too-dear'),
    ],
  );
  expect(missed(verbs).map(({ verb, why }) => [verb.id, why.reason])).toEqual([
    ['buy', 'too-dear'],
    ['reinforce', 'not-at-la-rochelle'],
  ]);
});
