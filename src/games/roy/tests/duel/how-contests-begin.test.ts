import { expect, test } from 'vitest';
import { CHALLENGE, DUEL, ORDER } from '../../choices.ts';
import { position } from '../../testing.ts';

const FOE = {
  louvre: { card: 'debts', foes: ['jussac'] },
  hands: { athos: ['nobility', 'nobility', 'single'] },
} as const;

test('ROY.DUEL.8 a duel begins with his dice, and nothing lies on the table before the roll', () => {
  const table = position({ acting: 'athos', men: { athos: { place: 'louvre' } }, ...FOE }).play('athos', DUEL.jussac);
  expect(table.state.todo.at(-1)).toEqual({
    kind: 'duel',
    stage: 'commit',
    man: 1,
    foe: 'jussac',
    space: -1,
    ordered: false,
    blue: 3,
    red: 0,
    round: 1,
    bladeUsed: false,
    foeRerolled: false,
    swords: 0,
    shields: 0,
    lilies: 0,
    redSwords: 0,
    redShields: 0,
  });
});

test('ROY.TREV.5 a duel that was ordered is known as such', () => {
  const table = position({ players: 6, acting: 'treville', men: { athos: { place: 'louvre' } }, ...FOE })
    .play('treville', ORDER.athos)
    .play('athos', DUEL.jussac);
  expect(table.state.todo.at(-1)).toMatchObject({ kind: 'duel', stage: 'commit', ordered: true });
});

test('ROY.CHALL.10 an attempt begins with nothing put in', () => {
  const table = position({ acting: 'athos', men: { athos: { place: 'louvre' } }, ...FOE }).play(
    'athos',
    CHALLENGE.nobility,
  );
  expect(table.state.todo.at(-1)).toEqual({
    kind: 'challenge',
    man: 1,
    skill: 'nobility',
    value: 6,
    paid: [],
    ability: null,
    epics: 0,
    oneForAll: 0,
    change: 0,
    lowered: 0,
  });
});
