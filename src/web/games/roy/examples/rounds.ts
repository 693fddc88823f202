import { END, REINFORCE, SACRIFICE } from '#games/roy/choices.ts';
import { blue, red } from '#games/roy/given/dice.ts';
import { positionState } from '#games/roy/given/given.ts';
import { ATHOS, PORTHOS, type RoyExample } from './example.ts';

const DONE_FOR_TODAY = { turn: 'done' } as const;

/** A double card goes to La Rochelle, the dice are even, and a life point decides. */
const siege: RoyExample = {
  id: 'siege',
  chapter: 'SIEGE',
  shown: { men: ['porthos'], hands: true, garrison: true, tracks: ['time', 'siege'] },
  start: () =>
    positionState({
      acting: 'porthos',
      men: {
        dartagnan: DONE_FOR_TODAY,
        athos: { ...DONE_FOR_TODAY, place: 'paris' },
        aramis: { ...DONE_FOR_TODAY, place: 'paris' },
        porthos: { place: 'la-rochelle' },
      },
      hands: { porthos: ['double'] },
      garrison: ['single'],
      state: { turn: 5, time: 5, location: null, presence: 'none' },
    }),
  steps: [
    {
      plays: [[PORTHOS, REINFORCE.double]],
      rules: ['ROY.REINF.1', 'ROY.SIEGE.5'],
      comesTo: [{ kind: 'reinforced', who: 'porthos', card: 'double' }],
    },
    {
      plays: [[PORTHOS, END]],
      dice: [red(2, 0), blue(2, 1, 0)],
      rules: ['ROY.SIEGE.4', 'ROY.SIEGE.6'],
      comesTo: [{ kind: 'siege', red: { swords: 2, shields: 0 }, blue: { swords: 2, shields: 1, lilies: 0 } }],
    },
    {
      plays: [[PORTHOS, SACRIFICE.porthos]],
      until: 'wounded',
      rules: ['ROY.SIEGE.8', 'ROY.SIEGE.13'],
      comesTo: [
        { kind: 'sacrificed', who: 'porthos' },
        { kind: 'siege-moved', milady: 1, team: 2, from: 0, to: 1 },
        { kind: 'wounded', who: 'porthos', life: 4 },
      ],
    },
  ],
};

/** Nobody has looked after the Louvre or after Constance. */
const evening: RoyExample = {
  id: 'evening',
  chapter: 'TIME',
  shown: { men: [], tracks: ['time', 'siege', 'ladder', 'honour', 'constance'] },
  start: () =>
    positionState({
      acting: 'athos',
      men: { dartagnan: DONE_FOR_TODAY, aramis: { ...DONE_FOR_TODAY, place: 'paris' }, porthos: DONE_FOR_TODAY },
      paris: { card: 'abduction', foes: ['cavois'] },
      louvre: { card: 'debts', foes: ['vitray'] },
      state: { turn: 4, time: 3, ladder: 2, honour: 1, constance: 1, location: null, presence: 'none' },
    }),
  steps: [
    {
      plays: [[ATHOS, END]],
      dice: [red(1, 0), red(2, 2)],
      until: 'siege-moved',
      rules: ['ROY.SIEGE.5', 'ROY.SIEGE.12'],
      comesTo: [
        { kind: 'siege', red: { swords: 1, shields: 0 }, blue: { swords: 0, shields: 0, lilies: 0 } },
        { kind: 'siege-moved', milady: 1, team: 0, from: 0, to: -1 },
      ],
    },
    { plays: [], until: 'time', rules: ['ROY.TIME.1', 'ROY.TIME.3'], comesTo: [{ kind: 'time', time: 4 }] },
    {
      plays: [],
      until: 'honour',
      rules: ['ROY.LOUVRE.8'],
      comesTo: [
        { kind: 'ladder', space: 3 },
        { kind: 'honour', change: -1, honour: 2 },
      ],
    },
    {
      plays: [],
      until: 'abduction',
      rules: ['ROY.PARIS.13', 'ROY.PARIS.14'],
      comesTo: [{ kind: 'abduction', red: { swords: 2, shields: 2 }, total: 3 }],
    },
  ],
};

export const ROUNDS: readonly RoyExample[] = [siege, evening];
