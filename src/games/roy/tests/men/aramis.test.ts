import { expect, test } from 'vitest';
import type { Card } from '../../cards/adventure.ts';
import { ABILITY, ADD, CHALLENGE, COMMIT, DONE, DUEL, END, GO, PASS, START } from '../../choices.ts';
import { blue, type Given, position, red } from '../../testing.ts';

/** Aramis at the Louvre: Erudition 6 against his own 4, and somebody to fight. */
const aramis = (cards: readonly Card[], given: Given = {}) =>
  position({
    acting: 'aramis',
    men: { aramis: { place: 'louvre' } },
    hands: { aramis: cards },
    louvre: { card: 'letter', foes: ['henchman'] },
    ...given,
  });
const diceOf = (roll: { readonly swords: number; readonly shields: number; readonly lilies: number } | undefined) =>
  roll === undefined ? 0 : roll.swords + roll.shields + roll.lilies;

test('ROY.ARAMIS.1 any card is worth one more in a challenge, and he need not play it', () => {
  for (const card of ['gallantry', 'single', 'ketty'] as const) {
    const table = aramis(['erudition', card]).play('aramis', CHALLENGE.erudition);
    expect(table.choices('aramis')).toEqual([ADD.erudition, ABILITY.erudition, ABILITY[card], DONE]);
    table.play('aramis', ADD.erudition, ABILITY[card]);
    expect(table.told('challenged')).toMatchObject([{ score: 6, won: true }]);
    expect(table.state.discard).toEqual(['erudition', card]);
  }
});

test('ROY.ARAMIS.1 any card is worth one more die in a duel, and he need not play it', () => {
  for (const card of ['gallantry', 'single', 'ketty'] as const) {
    const table = aramis([card]).play('aramis', DUEL.henchman);
    expect(table.offers('aramis', DONE)).toBe(true);
    table.play('aramis', ABILITY[card]);
    expect(diceOf(table.told('rolled')[0]?.blue)).toBe(4);
    expect(table.state.discard).toEqual([card]);
  }
});

test('ROY.ARAMIS.1 nobody else can do it', () => {
  const table = position({
    acting: 'porthos',
    hands: { porthos: ['single', 'nobility'] },
    louvre: { card: 'letter', foes: ['henchman'] },
  });
  expect(table.play('porthos', DUEL.henchman).kinds('porthos')).toEqual(['commit', 'done']);
});

test('ROY.ARAMIS.2 used in a challenge it is gone for duels, used in a duel it is gone for challenges', () => {
  const first = aramis(['erudition', 'gallantry', 'single']);
  first.play('aramis', CHALLENGE.erudition, ADD.erudition, ABILITY.gallantry);
  expect(first.state.louvre?.won).toBe(true);
  first.play('aramis', DUEL.henchman);
  expect(first.choices('aramis')).toEqual([COMMIT.single, DONE]);

  const second = aramis(['erudition', 'gallantry', 'nobility'], { options: { hopelessChallenges: 'off' } });
  second.dice(blue(0, 3, 1), red(0, 2), blue(0, 2, 1), red(0, 1), blue(0, 2, 0), blue(0, 1, 0));
  second.play('aramis', DUEL.henchman, ABILITY.gallantry); // a draw to the last die
  expect([second.told('duel-over').length, second.state.actions]).toEqual([1, 2]);
  expect(second.offers('aramis', CHALLENGE.erudition)).toBe(false); // 4 + 1 do not make 6
});

test('ROY.ARAMIS.2 in the next turn he may use it again', () => {
  const table = aramis(['single', 'gallantry'], {
    men: {
      dartagnan: { turn: 'done' },
      athos: { turn: 'done' },
      aramis: { place: 'louvre', used: true },
      porthos: { turn: 'done' },
    },
    state: { location: null, presence: 'none' },
  });
  table.dice(red(0, 1)).play('aramis', END).play('milady', GO.quarters, PASS);
  table.play('aramis', START.aramis, DUEL.henchman);
  expect(table.kinds('aramis')).toContain('ability');
});

test('ROY.ARAMIS.3 a double Combat card or a Character card is worth one and nothing else', () => {
  const dice = aramis(['double']).play('aramis', DUEL.henchman, ABILITY.double);
  expect(diceOf(dice.told('rolled')[0]?.blue)).toBe(4);
  const score = aramis(['erudition', 'double']).play('aramis', CHALLENGE.erudition, ADD.erudition, ABILITY.double);
  expect(score.told('challenged')).toMatchObject([{ score: 6 }]);
  const friend = aramis(['erudition', 'essarts'], { state: { purse: 4 } });
  friend.play('aramis', CHALLENGE.erudition, ADD.erudition, ABILITY.essarts);
  expect(friend.state.purse).toBe(6); // the mission's two pistoles alone
});

test('ROY.ARAMIS.4 six dice are the limit for his card too', () => {
  const table = aramis(['double', 'single', 'gallantry']).play('aramis', DUEL.henchman, COMMIT.double);
  expect(table.offers('aramis', ABILITY.gallantry)).toBe(true); // five dice so far
  table.play('aramis', COMMIT.single);
  expect(diceOf(table.told('rolled')[0]?.blue)).toBe(6);
  expect(table.hand('aramis')).toEqual(['gallantry']);
});

test('ROY.ARAMIS.4 the card is committed before the first roll: after a draw he is not asked again', () => {
  const table = aramis(['gallantry']).play('aramis', DUEL.henchman);
  table.dice(blue(0, 2, 1), red(1, 1), blue(0, 2, 0), red(1, 0), blue(0, 1, 0)).play('aramis', DONE);
  expect(table.told('rolled').map(({ blue: roll }) => diceOf(roll))).toEqual([3, 2, 1]);
  expect(table.hand('aramis')).toEqual(['gallantry']);
});

test('ROY.ARAMIS.5 at La Rochelle he lays Combat cards and no others', () => {
  const table = aramis(['gallantry', 'ketty', 'single'], { men: { aramis: { place: 'la-rochelle' } } });
  const laid = table.choices('aramis').filter(choice => choice.kind === 'reinforce');
  expect(laid).toEqual([{ kind: 'reinforce', card: 'single' }]);
  expect(table.kinds('aramis')).not.toContain('ability');
});
