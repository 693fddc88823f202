import { ACCEPT, ADD, BREAK_OUT, BRIBE, CHALLENGE, DONE, GIVE, MOVE, TRADE } from '#games/roy/choices.ts';
import { blue, red } from '#games/roy/given/dice.ts';
import { positionState } from '#games/roy/given/given.ts';
import { ARAMIS, ATHOS, DARTAGNAN, PORTHOS, type RoyExample } from './example.ts';

/** Panache 4 and three cards meet the Louvre's Panache 7. */
const challenge: RoyExample = {
  id: 'challenge',
  chapter: 'CHALL',
  shown: { men: ['dartagnan'], hands: true, mission: 'louvre' },
  start: () =>
    positionState({
      acting: 'dartagnan',
      men: { dartagnan: { place: 'louvre' } },
      hands: { dartagnan: ['panache', 'panache', 'panache', 'gallantry'] },
      louvre: { card: 'poisons', foes: ['henchman'] },
    }),
  steps: [
    {
      plays: [[DARTAGNAN, CHALLENGE.panache]],
      rules: ['ROY.CHALL.2', 'ROY.CHALL.11'],
      comesTo: [{ kind: 'declared', who: 'dartagnan' }],
    },
    {
      plays: [
        [DARTAGNAN, ADD.panache],
        [DARTAGNAN, ADD.panache],
      ],
      rules: ['ROY.CHALL.3', 'ROY.CHALL.5'],
      comesTo: [
        { kind: 'added', card: 'panache' },
        { kind: 'added', card: 'panache' },
      ],
    },
    {
      plays: [
        [DARTAGNAN, ADD.panache],
        [DARTAGNAN, DONE],
      ],
      rules: ['ROY.CHALL.6', 'ROY.CHALL.7', 'ROY.CHALL.8'],
      comesTo: [
        { kind: 'added', card: 'panache' },
        { kind: 'challenged', skill: 'panache', value: 7, score: 7, won: true },
        { kind: 'purse', change: 3, purse: 8 },
      ],
      stands: { purse: 8 },
    },
  ],
};

const trade: RoyExample = {
  id: 'trade',
  chapter: 'TRADE',
  shown: { men: ['athos', 'porthos'], hands: true, tracks: ['actions'] },
  start: () =>
    positionState({
      acting: 'athos',
      men: { athos: { place: 'louvre', gear: ['pistol'] }, porthos: { place: 'louvre' } },
      hands: { athos: ['single', 'double', 'erudition'], porthos: ['erudition', 'gallantry'] },
    }),
  steps: [
    {
      plays: [[ATHOS, TRADE.porthos]],
      rules: ['ROY.TRADE.1', 'ROY.TRADE.12'],
      comesTo: [{ kind: 'declared', who: 'athos' }],
      stands: { actions: 3 },
    },
    {
      plays: [
        [ATHOS, GIVE.double],
        [ATHOS, DONE],
        [PORTHOS, GIVE.erudition],
        [PORTHOS, DONE],
      ],
      rules: ['ROY.TRADE.3', 'ROY.TRADE.11'],
      comesTo: [
        { kind: 'offered', seat: ATHOS, open: null },
        { kind: 'offered', seat: PORTHOS, open: null },
      ],
    },
    {
      plays: [
        [ATHOS, ACCEPT],
        [PORTHOS, ACCEPT],
      ],
      rules: ['ROY.TRADE.2', 'ROY.TRADE.7'],
      comesTo: [{ kind: 'traded', who: 'athos', partner: 'porthos', gave: 1, took: 1 }],
      stands: { actions: 2 },
    },
  ],
};

/** Nobody is with the Cardinal. */
const cardinal: RoyExample = {
  id: 'cardinal',
  chapter: 'RICH',
  shown: { men: ['athos', 'aramis'], location: true },
  start: () =>
    positionState({
      at: 'select',
      men: { athos: { place: 'vieux-colombier' } },
      state: { location: 'louvre', standing: 'ask' },
    }),
  steps: [
    {
      plays: [
        [ATHOS, { kind: 'start', who: 'athos' }],
        [ATHOS, MOVE.richelieu],
      ],
      rules: ['ROY.RICH.4', 'ROY.BAST.1'],
      comesTo: [
        { kind: 'moved', who: 'athos', to: 'richelieu' },
        { kind: 'jailed', who: 'athos', by: 'richelieu' },
        { kind: 'ended', who: 'athos' },
      ],
    },
  ],
};

const found: RoyExample = {
  id: 'found',
  chapter: 'RICH',
  shown: { men: ['aramis'], location: true, tracks: ['actions'] },
  start: () => positionState({ acting: 'aramis', state: { location: 'richelieu', standing: 'ask' } }),
  steps: [
    {
      plays: [[ARAMIS, MOVE.richelieu]],
      rules: ['ROY.RICH.3', 'ROY.RICH.5'],
      comesTo: [
        { kind: 'moved', who: 'aramis', to: 'richelieu' },
        { kind: 'exposed', location: 'richelieu', by: 'aramis' },
      ],
      stands: { actions: 2 },
    },
  ],
};

const jailer: RoyExample = {
  id: 'jailer',
  chapter: 'BAST',
  shown: { men: ['athos'], tracks: ['purse', 'actions'] },
  start: () => positionState({ acting: 'athos', men: { athos: { place: 'bastille' } }, state: { purse: 1 } }),
  steps: [
    {
      plays: [[ATHOS, BREAK_OUT]],
      dice: [blue(1, 0, 2), red(2, 1)],
      until: 'rolled',
      rules: ['ROY.BAST.3', 'ROY.BAST.5'],
      comesTo: [
        { kind: 'rolled', foe: 'jailer', blue: { swords: 1, shields: 0, lilies: 2 }, red: { swords: 2, shields: 1 } },
      ],
    },
    {
      plays: [],
      rules: ['ROY.BAST.6', 'ROY.DUEL.18'],
      comesTo: [
        { kind: 'clash', hits: 0, wounds: 2 },
        { kind: 'wounded', who: 'athos', wounds: 2, life: 1 },
        { kind: 'duel-over', won: false },
      ],
      stands: { actions: 2 },
    },
    {
      plays: [[ATHOS, BRIBE]],
      rules: ['ROY.BAST.4', 'ROY.BAST.9'],
      comesTo: [
        { kind: 'purse', change: -1, purse: 0 },
        { kind: 'bribed', who: 'athos' },
      ],
      stands: { actions: 1 },
    },
  ],
};

export const MISSIONS: readonly RoyExample[] = [trade, challenge, cardinal, found, jailer];
