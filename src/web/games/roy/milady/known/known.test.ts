import { describe, expect, test } from 'vitest';
import { roy } from '#games/roy/game.ts';
import { SKILLS } from '#games/roy/names.ts';
import type { State } from '#games/roy/state.ts';
import { position } from '#games/roy/testing.ts';
import { seeded } from '#kernel/fairness.ts';
import { readOptions } from '#kernel/game.ts';
import { below } from '#kernel/rng.ts';
import { knownOf } from './known.ts';

const hers = (state: State) => roy.view(state, 0);

describe('what the musketeers know of Milady', () => {
  test('is the same whether it is read from her view, a musketeer’s or a spectator’s', () => {
    const { options } = readOptions(roy.options, {});
    if (options === null) throw new Error('the defaults are options');
    for (let match = 0; match < 12; match++) {
      const rng = seeded(`known/${match}`);
      const state = roy.setup(3, options, rng, null);
      for (let step = 0; step < 900 && state.over === null; step++) {
        const open = roy.decisions(state).filter(each => each.seat >= 0);
        const { seat, choices } = open[below(rng, open.length)];
        roy.apply(state, seat, choices[below(rng, choices.length)], null);
        const known = knownOf(hers(state));
        expect(knownOf(roy.view(state, 1))).toEqual(known);
        expect(knownOf(roy.view(state, null))).toEqual(known);
        expect([...known.foes].sort()).toEqual([...state.foes].sort());
        expect([...known.traps].sort()).toEqual([...state.traps].sort());
      }
    }
  });

  test('does not hold her place while the card lies face down, and does once Ketty has turned it up', () => {
    const hidden = position({ state: { location: 'paris', presence: 'hidden', shown: false } });
    expect(knownOf(hers(hidden.state))).toMatchObject({ where: 'sealed', location: null });
    const shown = position({ state: { location: 'paris', presence: 'hidden', shown: true } });
    expect(knownOf(hers(shown.state))).toMatchObject({ where: 'shown', location: 'paris' });
  });

  test('tells that an order was left, and not which', () => {
    const known = (standing: State['standing']) => knownOf(hers(position({ state: { standing } }).state));
    expect(known('always')).toEqual(known('never'));
    expect(known('ask').orders).toBe(false);
  });

  test('holds what stands before them on the road and in the galleries, and nothing of what waits behind', () => {
    const road = position({ quest: { board: 3, tokens: ['two', 'four', 'snare'], beaten: 1, up: true } }).state;
    const onRoad = knownOf(hers(road));
    expect([onRoad.tokens.two, onRoad.tokens.four, onRoad.tokens.snare]).toEqual([1, 1, 0]);
    expect(knownOf(roy.view(road, 1))).toEqual(onRoad);
    const fighters = ['two', 'four', 'three', 'three', 'swords', 'parry', 'shields', 'snare'] as const;
    const quest = { board: 4, challenges: SKILLS, fighters, at: 1, beaten: [false, false] } as const;
    const galleries = position({ quest }).state;
    const inside = knownOf(hers(galleries));
    expect([inside.tokens.four, inside.tokens.three, inside.tokens.swords]).toEqual([1, 2, 0]);
    expect(knownOf(roy.view(galleries, 1))).toEqual(inside);
  });

  test('counts a token that was turned up at the Inn, and no other', () => {
    const { state } = position();
    if (state.quest.board !== 1) throw new Error('the match begins at the Inn');
    const before = knownOf(hers(state));
    const at = state.quest.spaces.findIndex(space => space?.token === 'decoy');
    state.quest = {
      board: 1,
      spaces: state.quest.spaces.map((space, each) => (each === at && space ? { ...space, up: true } : space)),
    };
    expect(knownOf(hers(state))).toEqual({ ...before, decoys: before.decoys + 1 });
  });
});
