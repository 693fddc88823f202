import { expect, test } from 'vitest';
import { readOptions } from '#kernel/game.ts';
import { roy } from '../../game.ts';
import type { State } from '../../state.ts';
import { position } from '../../testing.ts';

const heard = (from: number, given: Readonly<Record<string, string>> = {}) => {
  const { options } = readOptions(roy.options, given);
  return roy.hearers?.(from, 5, options ?? {}) ?? [];
};

test('ROY.TALK.1 every musketeer seat may talk, and all the others hear it', () => {
  for (const from of [1, 2, 3, 4]) for (const to of [1, 2, 3, 4]) expect(heard(from)).toContain(to);
});

const shows = (state: State, seat: number) => roy.showable?.(roy.view(state, seat)) ?? [];

test('ROY.TALK.2 a seat may show cards it holds, and Milady is told', () => {
  const { state } = position({ hands: { athos: ['nobility', 'nobility', 'ketty'], porthos: ['single'] } });
  const athos = 2;
  expect([...shows(state, athos)].sort()).toEqual(['ketty', 'nobility', 'nobility']);
  expect(heard(athos)).toContain(0);
});

test('ROY.TALK.3 nothing is whispered: it reaches everybody, Milady too, unless the table allows private talk', () => {
  for (const from of [1, 2, 3, 4]) {
    expect(heard(from)).toEqual([0, 1, 2, 3, 4]);
    expect(heard(from, { privateTalk: 'on' })).toEqual([1, 2, 3, 4]);
  }
});

test('ROY.DEC.49 any musketeer seat talks and shows its own cards whenever it likes, beside every question', () => {
  const { state } = position({ at: 'treachery', hands: { athos: ['ketty'], porthos: ['single'] } });
  expect(roy.decisions(state).map(({ seat }) => seat)).toEqual([0]);
  expect([shows(state, 2), shows(state, 4)]).toEqual([['ketty'], ['single']]);
  expect(heard(2)).toEqual(heard(4));
});

test('ROY.DEC.49 a musketeer seat talks, and shows cards it holds, at any moment; everybody is told', () => {
  for (const moment of ['destination', 'treachery', 'select'] as const) {
    const { state } = position({ at: moment, hands: { athos: ['ketty'], porthos: ['single', 'single'] } });
    expect(roy.showable?.(roy.view(state, 2))).toEqual(['ketty']);
    expect(roy.showable?.(roy.view(state, 4))).toEqual(['single', 'single']);
    for (const seat of [1, 2, 3, 4]) expect(roy.hearers?.(seat, 5, state.options)).toEqual([0, 1, 2, 3, 4]);
    expect(roy.decisions(state).flatMap(({ choices }) => choices.map(({ kind }) => kind))).not.toContain('show');
  }
});
