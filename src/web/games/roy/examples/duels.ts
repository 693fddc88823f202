import { COMMIT, DONE, DUEL, INTERCEPT } from '#games/roy/choices.ts';
import { blue, red } from '#games/roy/given/dice.ts';
import { positionState } from '#games/roy/given/given.ts';
import { ARAMIS, ATHOS, DARTAGNAN, MILADY, PORTHOS, type RoyExample } from './example.ts';

/** Two draws, and a Sword on the last die. */
const draws: RoyExample = {
  id: 'draws',
  chapter: 'DUEL',
  shown: { men: ['athos'], mission: 'paris' },
  start: () =>
    positionState({
      acting: 'athos',
      men: { athos: { place: 'paris' } },
      paris: { card: 'abduction', foes: ['henchman'] },
    }),
  steps: [
    {
      plays: [[ATHOS, DUEL.henchman]],
      dice: [blue(1, 1, 1), red(1, 1), blue(1, 0, 1), red(0, 1), blue(1, 0, 0)],
      until: 'clash',
      rules: ['ROY.DUEL.10', 'ROY.DUEL.13'],
      comesTo: [
        {
          kind: 'rolled',
          round: 1,
          blue: { swords: 1, shields: 1, lilies: 1 },
          red: { swords: 1, shields: 1 },
        },
        { kind: 'clash', hits: 0, wounds: 0 },
      ],
    },
    {
      plays: [],
      until: 'clash',
      rules: ['ROY.DUEL.13'],
      comesTo: [
        {
          kind: 'rolled',
          round: 2,
          blue: { swords: 1, shields: 0, lilies: 1 },
          red: { swords: 0, shields: 1 },
        },
        { kind: 'clash', hits: 0, wounds: 0 },
      ],
    },
    {
      plays: [],
      rules: ['ROY.DUEL.15', 'ROY.DUEL.17', 'ROY.DUEL.30'],
      comesTo: [
        {
          kind: 'rolled',
          round: 3,
          blue: { swords: 1, shields: 0, lilies: 0 },
          red: { swords: 0, shields: 0 },
        },
        { kind: 'clash', hits: 1, wounds: 0 },
        { kind: 'duel-over', won: true, life: 0 },
        { kind: 'beaten', foe: 'henchman', pistoles: 1, returned: true },
      ],
    },
  ],
};

/** A draw, and then both are hit. */
const blood: RoyExample = {
  id: 'blood',
  chapter: 'DUEL',
  shown: { men: ['dartagnan'], mission: 'paris', hands: true },
  start: () =>
    positionState({
      acting: 'dartagnan',
      men: { dartagnan: { place: 'paris', life: 2 } },
      hands: { dartagnan: ['single', 'single', 'single'] },
      paris: { card: 'abduction', foes: ['cavois'] },
    }),
  steps: [
    {
      plays: [
        [DARTAGNAN, DUEL.cavois],
        [DARTAGNAN, COMMIT.single],
        [DARTAGNAN, COMMIT.single],
      ],
      rules: ['ROY.DUEL.3', 'ROY.DUEL.7'],
      comesTo: [
        { kind: 'committed', card: 'single' },
        { kind: 'committed', card: 'single' },
      ],
    },
    {
      plays: [[DARTAGNAN, DONE]],
      dice: [blue(2, 3, 0), red(2, 2), blue(2, 1, 1), red(2, 1)],
      until: 'clash',
      rules: ['ROY.DUEL.13', 'ROY.DUEL.14'],
      comesTo: [
        {
          kind: 'rolled',
          blue: { swords: 2, shields: 3, lilies: 0 },
          red: { swords: 2, shields: 2 },
        },
        { kind: 'clash', hits: 0, wounds: 0 },
      ],
    },
    {
      plays: [],
      rules: ['ROY.DUEL.12', 'ROY.DUEL.19', 'ROY.DUEL.24'],
      comesTo: [
        {
          kind: 'rolled',
          blue: { swords: 2, shields: 1, lilies: 1 },
          red: { swords: 2, shields: 1 },
        },
        { kind: 'clash', hits: 1, wounds: 1 },
        { kind: 'wounded', who: 'dartagnan', wounds: 1, life: 1 },
        { kind: 'duel-over', won: false, life: 1 },
      ],
    },
  ],
};

/** Three Lilies, whatever the red dice say. */
const manoeuvre: RoyExample = {
  id: 'manoeuvre',
  chapter: 'MANO',
  shown: { men: ['aramis'], mission: 'paris', hands: true, tracks: ['epics'] },
  start: () =>
    positionState({
      acting: 'aramis',
      men: { aramis: { place: 'paris' } },
      hands: { aramis: ['double'] },
      paris: { card: 'abduction', foes: ['brisemont'] },
    }),
  steps: [
    {
      plays: [
        [ARAMIS, DUEL.brisemont],
        [ARAMIS, COMMIT.double],
      ],
      dice: [blue(1, 1, 3), red(3, 0)],
      until: 'committed',
      rules: ['ROY.DUEL.3'],
      comesTo: [{ kind: 'committed', card: 'double' }],
    },
    {
      plays: [],
      until: 'rolled',
      rules: ['ROY.MANO.1'],
      comesTo: [{ kind: 'rolled', blue: { swords: 1, shields: 1, lilies: 3 }, red: { swords: 3, shields: 0 } }],
    },
    {
      plays: [],
      rules: ['ROY.MANO.2', 'ROY.DUEL.30'],
      comesTo: [
        { kind: 'clash', manoeuvre: true, foeManoeuvre: false, hits: 1, wounds: 0 },
        { kind: 'beaten', foe: 'brisemont', epics: 1 },
        { kind: 'epics', epics: 1 },
      ],
    },
  ],
};

/** Rochefort steps in, is hit and flees; what was declared goes on. */
const rochefort: RoyExample = {
  id: 'rochefort',
  chapter: 'ROCH',
  shown: { men: ['porthos'], mission: 'paris', location: true },
  start: () =>
    positionState({
      acting: 'porthos',
      men: { porthos: { place: 'paris' } },
      paris: { card: 'abduction', foes: ['henchman'] },
      state: { location: 'paris', standing: 'ask' },
    }),
  steps: [
    {
      plays: [[PORTHOS, DUEL.henchman]],
      rules: ['ROY.ROCH.2', 'ROY.ROCH.6'],
      comesTo: [{ kind: 'declared', who: 'porthos' }],
    },
    {
      plays: [[MILADY, INTERCEPT]],
      dice: [blue(3, 0, 0), red(2, 2), blue(2, 1, 0), red(1, 1)],
      until: 'fled',
      rules: ['ROY.ROCH.4', 'ROY.ROCH.8', 'ROY.ROCH.12'],
      comesTo: [
        { kind: 'intercepted', who: 'porthos', location: 'paris' },
        {
          kind: 'rolled',
          foe: 'rochefort',
          blue: { swords: 3, shields: 0, lilies: 0 },
          red: { swords: 2, shields: 2 },
        },
        { kind: 'clash', hits: 1, wounds: 1 },
        { kind: 'wounded', who: 'porthos', life: 4 },
        { kind: 'fled', life: 4 },
      ],
    },
    {
      plays: [],
      rules: ['ROY.ROCH.9', 'ROY.ROCH.14'],
      comesTo: [
        { kind: 'rolled', foe: 'henchman', blue: { swords: 2, shields: 1, lilies: 0 }, red: { swords: 1, shields: 1 } },
        { kind: 'clash', hits: 1, wounds: 0 },
        { kind: 'duel-over', foe: 'henchman', won: true },
      ],
    },
  ],
};

export const DUELS: readonly RoyExample[] = [draws, blood, manoeuvre, rochefort];
