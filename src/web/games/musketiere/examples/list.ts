import { stateOf } from '#games/musketiere/given/given.ts';
import { ANNE, BLAISE, COLETTE, c, fight, type MusketiereExample } from './example.ts';

/** Two eights: the swords say who is stronger. */
const won: MusketiereExample = {
  id: 'won',
  chapter: 'MUS.8',
  start: () => stateOf({ hands: [[c(8, 1)], [c(8, 3)], [c(2, 0)]], target: 16 }),
  steps: [
    {
      plays: fight(c(8, 1), c(8, 3), c(2, 0)),
      rules: ['MUS.7', 'MUS.10'],
      comesTo: [
        { kind: 'shown', target: 16, sum: 18, cards: [c(8, 1), c(8, 3), c(2, 0)] },
        { kind: 'won', seat: BLAISE },
      ],
    },
    {
      plays: [[BLAISE, { kind: 'put', place: 1 }]],
      rules: ['MUS.11', 'MUS.15'],
      comesTo: [{ kind: 'put', seat: BLAISE, marker: 'jewel', place: 1 }],
    },
  ],
};

const lost: MusketiereExample = {
  id: 'lost',
  chapter: 'MUS.8',
  start: () => stateOf({ hands: [[c(9, 0)], [c(6, 2)], [c(3, 4)]], target: 20 }),
  steps: [
    {
      plays: fight(c(9, 0), c(6, 2), c(3, 4)),
      rules: ['MUS.9', 'MUS.10'],
      comesTo: [
        { kind: 'shown', target: 20, sum: 18 },
        { kind: 'lost', seat: COLETTE },
      ],
    },
    {
      plays: [[COLETTE, { kind: 'put', place: 2 }]],
      rules: ['MUS.13'],
      comesTo: [{ kind: 'put', seat: COLETTE, marker: 'prison', place: 2 }],
    },
  ],
};

/** All jewels are out: one is taken from somebody. */
const supply: MusketiereExample = {
  id: 'supply',
  chapter: 'MUS.14',
  start: () =>
    stateOf({ hands: [[c(4, 0)], [c(5, 2)], [c(9, 1)]], target: 14, duel: 5, markers: ['JJ-', 'J--', '---'] }),
  steps: [
    {
      plays: fight(c(4, 0), c(5, 2), c(9, 1)),
      rules: ['MUS.10'],
      comesTo: [
        { kind: 'shown', sum: 18, target: 14 },
        { kind: 'won', seat: COLETTE },
      ],
    },
    {
      plays: [[COLETTE, { kind: 'take', from: ANNE, place: 0 }]],
      rules: ['MUS.14', 'MUS.RULING.5'],
      comesTo: [{ kind: 'took', seat: COLETTE, marker: 'jewel', from: ANNE, place: 0 }],
    },
    {
      plays: [[COLETTE, { kind: 'put', place: 0 }]],
      rules: ['MUS.11'],
      comesTo: [{ kind: 'put', seat: COLETTE, marker: 'jewel', place: 0 }],
    },
  ],
};

/** Three prisons: she does not fight, until somebody has to take one of them. */
const barred: MusketiereExample = {
  id: 'barred',
  chapter: 'MUS.14',
  start: () =>
    stateOf({ hands: [[c(10, 4)], [c(7, 2)], [c(6, 0)]], target: 16, duel: 6, markers: ['PPP', '---', '---'] }),
  steps: [
    {
      plays: [
        [ANNE, { kind: 'discard', card: c(10, 4) }],
        [BLAISE, { kind: 'fight', card: c(7, 2) }],
        [COLETTE, { kind: 'fight', card: c(6, 0) }],
      ],
      rules: ['MUS.18'],
      comesTo: [
        { kind: 'shown', target: 16, sum: 13, cards: [null, c(7, 2), c(6, 0)] },
        { kind: 'lost', seat: COLETTE },
      ],
    },
    {
      plays: [[COLETTE, { kind: 'take', from: ANNE, place: 1 }]],
      rules: ['MUS.14', 'MUS.18', 'MUS.RULING.9'],
      comesTo: [
        { kind: 'took', seat: COLETTE, marker: 'prison', from: ANNE, place: 1 },
        { kind: 'released', seat: ANNE },
      ],
    },
    {
      plays: [[COLETTE, { kind: 'put', place: 0 }]],
      rules: ['MUS.13', 'MUS.18'],
      comesTo: [{ kind: 'put', seat: COLETTE, marker: 'prison', place: 0 }],
    },
  ],
};

/** The ninth duel, and what everybody earns. */
const reckoning: MusketiereExample = {
  id: 'reckoning',
  chapter: 'MUS.19',
  open: true,
  start: () =>
    stateOf({
      hands: [[c(6, 1)], [c(5, 3)], [c(1, 2)]],
      rewards: [
        [c(10, 1), c(6, 2), c(9, 0)],
        [c(8, 0), c(7, 4), c(3, 1)],
        [c(9, 2), c(5, 0), c(4, 3)],
      ],
      markers: ['J-P', '-J-', '---'],
      totals: [41, 52, 37],
      target: 18,
      duel: 9,
    }),
  steps: [
    {
      plays: fight(c(6, 1), c(5, 3), c(1, 2)),
      rules: ['MUS.10', 'MUS.20'],
      comesTo: [
        { kind: 'shown', sum: 12, target: 18 },
        { kind: 'lost', seat: COLETTE },
      ],
    },
    {
      plays: [[COLETTE, { kind: 'put', place: 2 }]],
      rules: ['MUS.13', 'MUS.21'],
      comesTo: [
        { kind: 'put', seat: COLETTE, marker: 'prison', place: 2 },
        { kind: 'ended', ending: 'nine-duels' },
        { kind: 'scored' },
      ],
      stands: { totals: [67, 77, 51] },
    },
  ],
};

/** Every worked example of the rulebook. */
export const EXAMPLES: readonly MusketiereExample[] = [won, lost, supply, barred, reckoning];
