import { ADVANCE, COMMIT, DONE, DUEL, EPIC, NAME, PASSAGE, REVEAL } from '#games/roy/choices.ts';
import { blue, red } from '#games/roy/given/dice.ts';
import { positionState } from '#games/roy/given/given.ts';
import { ATHOS, PORTHOS, type RoyExample } from './example.ts';

/** One path of the Inn: a look ahead, a Snare, a fixed result, a Decoy. */
const inn: RoyExample = {
  id: 'inn',
  chapter: 'INN',
  shown: { men: ['athos'], quest: true, tracks: ['epics', 'actions'] },
  start: () =>
    positionState({
      acting: 'athos',
      men: { athos: { place: 'quest' } },
      inn: [
        ['snare', 'parry', 'decoy', 'three'],
        ['two', 'three', 'four', 'shields'],
        ['two', 'decoy', 'decoy', 'decoy'],
      ],
      state: { epics: 1 },
    }),
  steps: [
    {
      plays: [
        [ATHOS, REVEAL.token],
        [ATHOS, NAME[0]],
        [ATHOS, NAME[1]],
        [ATHOS, NAME[2]],
      ],
      rules: ['ROY.INN.8', 'ROY.INN.12'],
      comesTo: [{ kind: 'revealed', spaces: [0, 1, 2], tokens: ['snare', 'parry', 'decoy'] }],
      stands: { epics: 0, actions: 3 },
    },
    {
      plays: [[ATHOS, ADVANCE[0]]],
      rules: ['ROY.INN.4', 'ROY.QUEST.7'],
      comesTo: [
        { kind: 'snare', who: 'athos' },
        { kind: 'wounded', who: 'athos', life: 2, by: 'snare' },
      ],
      stands: { actions: 2 },
    },
    {
      plays: [[ATHOS, ADVANCE[0]]],
      dice: [blue(2, 1, 0)],
      rules: ['ROY.QUEST.4', 'ROY.DUEL.10'],
      comesTo: [
        { kind: 'rolled', blue: { swords: 2, shields: 1, lilies: 0 }, red: { swords: 1, shields: 1 } },
        { kind: 'clash', hits: 1, wounds: 0 },
        { kind: 'duel-over', won: true },
      ],
    },
    {
      plays: [[ATHOS, ADVANCE[0]]],
      rules: ['ROY.INN.5', 'ROY.INN.9'],
      comesTo: [{ kind: 'decoy', who: 'athos' }],
      stands: { actions: 0 },
    },
  ],
};

/** On the road cards are committed before anybody is seen. */
const road: RoyExample = {
  id: 'road',
  chapter: 'RETURN',
  shown: { men: ['porthos'], hands: true, quest: true, tracks: ['epics'] },
  start: () =>
    positionState({
      acting: 'porthos',
      men: { porthos: { place: 'quest' } },
      hands: { porthos: ['single', 'single'] },
      quest: { board: 3, tokens: ['four', 'two', 'two'], beaten: 0, up: false },
      state: { epics: 2 },
    }),
  steps: [
    {
      plays: [
        [PORTHOS, DUEL.road],
        [PORTHOS, COMMIT.single],
      ],
      rules: ['ROY.RETURN.2', 'ROY.RETURN.3'],
      comesTo: [{ kind: 'committed', card: 'single' }],
    },
    {
      plays: [[PORTHOS, DONE]],
      rules: ['ROY.RETURN.5'],
      comesTo: [{ kind: 'turned-up', token: 'four' }],
    },
    {
      plays: [[PORTHOS, EPIC]],
      rules: ['ROY.RETURN.4'],
      comesTo: [{ kind: 'epic-die', epics: 1 }],
      stands: { epics: 1 },
    },
    {
      plays: [[PORTHOS, DONE]],
      dice: [blue(3, 2, 0), red(2, 2)],
      rules: ['ROY.DUEL.10', 'ROY.RETURN.6'],
      comesTo: [
        { kind: 'rolled', blue: { swords: 3, shields: 2, lilies: 0 }, red: { swords: 2, shields: 2 } },
        { kind: 'clash', hits: 1, wounds: 0 },
        { kind: 'duel-over', won: true },
      ],
    },
  ],
};

/** One adversary is beaten, and then there is a shorter way. */
const passage: RoyExample = {
  id: 'passage',
  chapter: 'GALL',
  shown: { men: ['athos'], quest: true, tracks: ['epics', 'actions'] },
  start: () =>
    positionState({
      acting: 'athos',
      men: { athos: { place: 'quest' } },
      quest: {
        board: 4,
        challenges: ['erudition', 'nobility', 'gallantry', 'panache'],
        fighters: ['two', 'four', 'three', 'three', 'three', 'two', 'four', 'parry'],
        at: 0,
        beaten: [false, false],
      },
      state: { epics: 3 },
    }),
  steps: [
    {
      plays: [[ATHOS, DUEL.first]],
      dice: [blue(2, 1, 0), red(1, 1)],
      rules: ['ROY.GALL.3', 'ROY.GALL.5'],
      comesTo: [
        { kind: 'rolled', blue: { swords: 2, shields: 1, lilies: 0 }, red: { swords: 1, shields: 1 } },
        { kind: 'clash', hits: 1, wounds: 0 },
      ],
    },
    {
      plays: [[ATHOS, PASSAGE.tokens]],
      rules: ['ROY.GALL.6', 'ROY.GALL.7', 'ROY.GALL.8'],
      comesTo: [
        { kind: 'epics', change: -3, epics: 0 },
        { kind: 'passed', at: 0, by: 'passage' },
        { kind: 'antechamber', at: 1, skill: 'nobility', fighters: ['three', 'three'] },
      ],
      stands: { actions: 1 },
    },
  ],
};

export const QUESTS: readonly RoyExample[] = [inn, road, passage];
