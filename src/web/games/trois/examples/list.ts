import { type Lane, squareOf } from '#games/trois/board/board.ts';
import type { Choice } from '#games/trois/choices.ts';
import { ARAMIS, begun, DARTAGNAN, type TroisExample } from './example.ts';

const stretch = (lane: Lane, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, nth) => squareOf(lane, from + nth));

const ROLL: Choice = { kind: 'roll' };

/** The square is taken: he stops behind it. */
const behind: TroisExample = {
  id: 'behind',
  chapter: 'TRO.10',
  road: [stretch('FO', 5, 12)],
  start: () => begun({ riders: [{ at: 'FO6' }, { at: 'FO12' }] }),
  steps: [
    {
      plays: [[ARAMIS, ROLL]],
      dice: [2, 4],
      rules: ['TRO.10', 'TRO.11'],
      comesTo: [
        { kind: 'rolled', dice: [2, 4] },
        { kind: 'gave-way', path: ['FO12', 'FO11'] },
      ],
    },
  ],
};

const double: TroisExample = {
  id: 'double',
  chapter: 'TRO.10',
  road: [stretch('FO', 4, 10), stretch('FO', 11, 16), stretch('FO', 17, 21)],
  start: () => begun({ riders: [{ at: 'FO4' }, { at: 'BON' }] }),
  steps: [
    {
      plays: [[ARAMIS, ROLL]],
      dice: [1, 1],
      rules: ['TRO.10'],
      comesTo: [
        { kind: 'rolled', dice: [1, 1] },
        { kind: 'again', why: 'double' },
      ],
    },
    {
      plays: [[ARAMIS, ROLL]],
      dice: [4, 4],
      rules: ['TRO.10', 'TRO.14'],
      comesTo: [
        { kind: 'rolled', dice: [4, 4] },
        { kind: 'gazette', why: 'read' },
        { kind: 'again', why: 'double' },
      ],
    },
    {
      plays: [[ARAMIS, ROLL]],
      dice: [2, 3],
      rules: ['TRO.10'],
      comesTo: [
        { kind: 'rolled', dice: [2, 3] },
        { kind: 'turn', seat: DARTAGNAN },
      ],
    },
  ],
};

/** Held by a card, and free at the second attempt. */
const held: TroisExample = {
  id: 'held',
  chapter: 'TRO.10',
  road: [stretch('FO', 4, 10), stretch('FO', 11, 17)],
  start: () => begun({ riders: [{ at: 'FO4' }, { at: 'DA1' }], milady: ['ML03'] }),
  steps: [
    {
      plays: [[ARAMIS, ROLL]],
      dice: [1, 3],
      rules: ['TRO.13'],
      comesTo: [
        { kind: 'drew', pile: 'milady', card: 'ML03' },
        { kind: 'bound', seat: ARAMIS },
      ],
    },
    {
      plays: [
        [DARTAGNAN, ROLL],
        [ARAMIS, ROLL],
      ],
      dice: [1, 2, 2, 3],
      rules: ['TRO.13'],
      comesTo: [
        { kind: 'rolled', seat: ARAMIS, what: 'hold', dice: [2, 3] },
        { kind: 'held', seat: ARAMIS, left: 1 },
      ],
    },
    {
      plays: [
        [DARTAGNAN, ROLL],
        [ARAMIS, ROLL],
      ],
      dice: [1, 3, 5, 3],
      rules: ['TRO.13'],
      comesTo: [
        { kind: 'rolled', seat: ARAMIS, what: 'hold', dice: [5, 3] },
        { kind: 'released', seat: ARAMIS, how: 'roll' },
      ],
    },
  ],
};

/** The studs are on their way: everybody else may ride a single square. */
const one: TroisExample = {
  id: 'one',
  chapter: 'TRO.10',
  road: [stretch('FO', 4, 9), stretch('FR', 4, 9)],
  start: () => begun({ riders: [{ at: 'FO5' }, { at: 'FR5' }], studs: DARTAGNAN }),
  steps: [
    {
      plays: [[ARAMIS, { kind: 'one' }]],
      rules: ['TRO.16'],
      comesTo: [{ kind: 'rode', seat: ARAMIS, path: ['FO5', 'FO6'], by: 'one' }],
    },
    {
      plays: [[DARTAGNAN, ROLL]],
      dice: [1, 2],
      rules: ['TRO.16'],
      comesTo: [
        { kind: 'rolled', seat: DARTAGNAN, dice: [1, 2] },
        { kind: 'rode', seat: DARTAGNAN, path: ['FR5', 'FR6', 'FR7', 'FR8'], by: 'dice' },
      ],
    },
  ],
};

/** At Mme Bonacieux's with three squares left: four instead of nine. */
const stairs: TroisExample = {
  id: 'stairs',
  chapter: 'TRO.17',
  road: [['AR8', 'BON', ...stretch('SP', 1, 3), 'QUEEN']],
  start: () => begun({ riders: [{ at: 'AR8' }, { at: 'DA1' }] }),
  steps: [
    {
      plays: [[ARAMIS, ROLL]],
      dice: [1, 3],
      rules: ['TRO.12', 'TRO.17'],
      comesTo: [
        { kind: 'rolled', dice: [1, 3] },
        { kind: 'rode', path: ['AR8', 'BON'] },
      ],
    },
    {
      plays: [[ARAMIS, { kind: 'way', way: 'stairs' }]],
      rules: ['TRO.3', 'TRO.17'],
      comesTo: [{ kind: 'rode', path: ['BON', 'SP1', 'SP2', 'SP3'] }],
    },
  ],
};

/** From the Duke's hands, and from somebody else's. */
const studs: TroisExample = {
  id: 'studs',
  chapter: 'TRO.22',
  road: [[...stretch('EO', 8, 10), 'BUCK'], stretch('ER', 1, 6)],
  start: () => begun({ riders: [{ at: 'EO9' }, { at: 'EO10' }] }),
  steps: [
    {
      plays: [[ARAMIS, ROLL]],
      dice: [2, 4],
      rules: ['TRO.12', 'TRO.22'],
      comesTo: [
        { kind: 'rolled', dice: [2, 4] },
        { kind: 'studs', seat: ARAMIS, from: 'buckingham' },
      ],
    },
    {
      plays: [[ARAMIS, { kind: 'way', way: 'road' }]],
      rules: ['TRO.12'],
      comesTo: [{ kind: 'rode', seat: ARAMIS }],
    },
    {
      plays: [[DARTAGNAN, ROLL]],
      dice: [3, 4],
      rules: ['TRO.12'],
      comesTo: [{ kind: 'rolled', seat: DARTAGNAN, dice: [3, 4] }],
    },
    {
      plays: [[DARTAGNAN, { kind: 'way', way: 'road' }]],
      rules: ['TRO.23'],
      comesTo: [{ kind: 'studs', seat: DARTAGNAN, from: 'overtaken', loser: ARAMIS }],
    },
  ],
};

/** Every worked example of the rulebook. */
export const EXAMPLES: readonly TroisExample[] = [behind, double, held, one, stairs, studs];
