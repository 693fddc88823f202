import { describe, expect, test } from 'vitest';
import { checkWords } from '../../../text/testing.ts';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';
import { it } from './it/index.ts';

/** Small numbers, names, lists and dice; most sentences take only some of them. */
const GIVEN = [
  [1, 1],
  [2, 2],
  ['double', 1],
  ['Aline', 'Luc', ['Noé']],
  ['milady', 3],
  ['rochefort', 2],
  [['Aline', 'Luc'], 3],
  [[4, 3], 7],
  [[5], 5],
];

describe('the words of the table', () => checkWords({ en, fr, it }, GIVEN, 150));

test.each([
  ['en', en.finale, 'round', 'rounds', 'secret thrust played', 'secret thrusts played'],
  ['fr', fr.finale, 'tour de table', 'tours de table', 'botte secrète jouée', 'bottes secrètes jouées'],
  ['it', it.finale, 'giro', 'giri', 'stoccata segreta giocata', 'stoccate segrete giocate'],
] as const)(
  'the figures at the end agree with their number, in %s',
  (_, { rounds, thrusts }, round, all, thrust, more) => {
    expect([rounds(1), rounds(12)]).toEqual([round, all]);
    expect([thrusts(1), thrusts(2)]).toEqual([thrust, more]);
  },
);
