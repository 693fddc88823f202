import { expect, test } from 'vitest';
import { DUEL, PASS, REROLL } from '../../choices.ts';
import { blue, position, red, type Wanted } from '../../testing.ts';

/** Cahusac's red dice lie open, and Milady may throw one of them again. */
const cahusac = (roll: Wanted) =>
  position({
    acting: 'athos',
    men: { athos: { place: 'louvre' } },
    louvre: { card: 'ball', foes: ['cahusac'] },
  })
    .dice(blue(1, 1, 1), roll)
    .play('athos', DUEL.cahusac)
    .choices('milady');

test('ROY.DEC.51 only a face that Cahusac shows is thrown again', () => {
  expect(cahusac(red(0, 3))).toEqual([PASS, REROLL.shield]);
  expect(cahusac(red(3, 0))).toEqual([PASS, REROLL.sword]);
  expect(cahusac(red(1, 2))).toEqual([PASS, REROLL.sword, REROLL.shield]);
});

/** The blue dice lie open, and Athos has a blade. */
const blade = (roll: Wanted) =>
  position({
    acting: 'athos',
    men: { athos: { place: 'louvre', gear: ['blade'] } },
    louvre: { card: 'ball', foes: ['jussac'] },
  })
    .dice(roll, red(1, 2))
    .play('athos', DUEL.jussac)
    .choices('athos');

test('ROY.DEC.27 only a face that the musketeer shows is thrown again', () => {
  expect(blade(blue(3, 0, 0))).toEqual([PASS, REROLL.sword]);
  expect(blade(blue(0, 3, 0))).toEqual([PASS, REROLL.shield]);
  expect(blade(blue(0, 0, 3))).toEqual([PASS, REROLL.lily]);
  expect(blade(blue(1, 1, 1))).toEqual([PASS, REROLL.sword, REROLL.shield, REROLL.lily]);
});

/** What lies on the table after a throw again, while the next choice is open. */
const rethrown = (face: 'sword' | 'shield', to: Wanted) => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'louvre', gear: ['blade'] } },
    louvre: { card: 'ball', foes: ['cahusac'] },
  })
    .dice(blue(1, 1, 1), red(1, 2))
    .play('athos', DUEL.cahusac)
    .dice(to)
    .play('milady', REROLL[face]);
  const task = table.state.todo.at(-1);
  return task?.kind === 'duel' ? [task.redSwords, task.redShields, task.foeRerolled] : null;
};

test('ROY.CARD.10 the die thrown again takes its new face, and the others keep theirs', () => {
  expect(rethrown('shield', red(1, 0))).toEqual([2, 1, true]);
  expect(rethrown('shield', red(0, 1))).toEqual([1, 2, true]);
  expect(rethrown('sword', red(0, 1))).toEqual([0, 3, true]);
  expect(rethrown('sword', red(1, 0))).toEqual([1, 2, true]);
});
