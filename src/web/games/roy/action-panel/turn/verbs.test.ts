import { expect, test } from 'vitest';
import {
  BEGGARS,
  CHALLENGE,
  type Choice,
  DONE,
  DRAW,
  DUEL,
  END,
  HEAL,
  HORSE,
  MOVE,
  ONE_FOR_ALL,
  PLAY,
  REVEAL,
  START,
  TRADE,
  TRESPASS,
} from '#games/roy/choices.ts';
import type { Barred } from '#kernel/game.ts';
import { isFree, verbsOf, wordless } from './verbs.ts';

const CHOICES: readonly Choice[] = [
  DRAW,
  MOVE.paris,
  MOVE.louvre,
  PLAY.ketty,
  HEAL,
  DUEL.cavois,
  HORSE.paris,
  END,
  CHALLENGE.panache,
];
const BARRED: readonly Barred<Choice>[] = [
  { choice: TRESPASS.bastille, rule: 'ROY.MOVE.4', reason: 'no-bastille' },
  { choice: TRADE.athos, rule: 'ROY.TRADE.1', reason: 'partner-elsewhere' },
  { choice: START.dartagnan, rule: 'ROY.TURN.7', reason: 'had-his-turn' },
];

test('each choice stands under one verb, and what can be done on the spot comes first', () => {
  const verbs = verbsOf(CHOICES, []);
  expect(verbs.map(({ id, choices }) => [id, choices.length])).toEqual([
    ['challenge', 1],
    ['duel', 1],
    ['move', 2],
    ['draw', 1],
    ['call', 2],
    ['ride', 1],
    ['end', 1],
  ]);
  expect(new Set(verbs.flatMap(verb => verb.choices))).toEqual(new Set(CHOICES));
});

test('a refusal stands by the verb a player would have used, or under none', () => {
  const verbs = verbsOf(CHOICES, BARRED);
  expect(verbs.find(({ id }) => id === 'move')?.barred.map(({ choice }) => choice)).toEqual([TRESPASS.bastille]);
  expect(verbs.find(({ id }) => id === 'trade')).toMatchObject({ choices: [], barred: [BARRED[1]] });
  expect(verbs.flatMap(verb => verb.barred)).not.toContain(BARRED[2]);
});

test('choices without a verb are left over and not lost', () => {
  expect(wordless([...CHOICES, DONE])).toEqual([DONE]);
});

test('a ride and what the team pays together cost no action', () => {
  const offered: readonly Choice[] = [
    HORSE.paris,
    ONE_FOR_ALL.epic,
    BEGGARS.paris,
    REVEAL.token,
    DRAW,
    MOVE.paris,
    END,
  ];
  const free = verbsOf(offered, []).filter(isFree);
  expect(free.map(({ id }) => id)).toEqual(['ride', 'one-for-all', 'beggars', 'reveal']);
});
