import { expect, test } from 'vitest';
import { BUY, DUEL, PAY, START } from '../../choices.ts';
import type { Musketeer } from '../../names.ts';
import { blue, type Given, position, red } from '../../testing.ts';

/** Boisrenard shows Shields enough for any Swords: only a manoeuvre can beat him. */
const fight = (who: Musketeer, roll: ReturnType<typeof blue>, given: Given = {}) => {
  const table = position({
    acting: who,
    men: { [who]: { place: 'paris' } },
    paris: { card: 'abduction', foes: ['boisrenard'] },
    ...given,
  });
  return table.dice(roll, red(0, 3)).play(who, DUEL.boisrenard);
};

test('ROY.DART.1 two Lilies and a Sword are a manoeuvre for d’Artagnan, not for the others', () => {
  const achieved = (who: Musketeer) => fight(who, blue(1, 0, 2)).told('clash')[0]?.manoeuvre;
  expect([achieved('dartagnan'), achieved('athos'), achieved('aramis'), achieved('porthos')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('ROY.DART.2 with the improved manoeuvre as a second one he keeps his first', () => {
  const table = position({ acting: 'dartagnan', hands: { dartagnan: ['single'] }, state: { purse: 0 } });
  table.play('dartagnan', BUY.manoeuvre, PAY.single);
  const men = { dartagnan: { improved: table.man('dartagnan').improved } };
  const achieved = (roll: ReturnType<typeof blue>, given?: Given) =>
    fight('dartagnan', roll, given).told('clash')[0]?.manoeuvre;
  expect([achieved(blue(2, 0, 1)), achieved(blue(2, 0, 1), { men })]).toEqual([false, true]);
  expect([achieved(blue(1, 0, 2)), achieved(blue(1, 0, 2), { men })]).toEqual([true, true]);
});

test('ROY.PORTH.1 Porthos has five life points where the others have three', () => {
  const table = position();
  expect(table.state.men.map(({ who, life }) => [who, life])).toEqual([
    ['dartagnan', 3],
    ['athos', 3],
    ['aramis', 3],
    ['porthos', 5],
  ]);
});

test('ROY.PORTH.1 recovery gives Porthos all five back', () => {
  const table = position({ men: { porthos: { life: 0, place: 'vieux-colombier' } } });
  table.play('porthos', START.porthos);
  expect(table.man('porthos').life).toBe(5);
});
