import { expect, test } from 'vitest';
import { seeded } from '#kernel/fairness.ts';
import { ADVERSARIES, ADVERSARY_IDS } from '../cards/adversaries.ts';
import { ROCHEFORT } from '../cards/board.ts';
import { type Fighter, fighter } from '../cards/fighter.ts';
import { TOKEN_KINDS, TOKENS } from '../cards/tokens.ts';
import { roy } from '../game.ts';
import type { Equipment, Musketeer } from '../names.ts';
import { settle } from '../questions/index.ts';
import { clone, MILADY } from '../state.ts';
import { kitOf } from './fighters.ts';
import { boundFor, boutOn, choiceIn, duelAtHand, rehearse, stageFor } from './odds/check.ts';
import { FIGURES } from './odds/figures.ts';
import { nameOf, PAIRINGS } from './odds/pairings.ts';
import { BLUE_ROLLS, RED_ROLLS } from './odds/rolls.ts';
import { type Bout, bladeAdvice, foeRerollAdvice, odds, type Rolled, withOneMore } from './odds.ts';

const bout = (who: Musketeer, foe: Fighter, gear: readonly Equipment[] = [], more: Partial<Bout> = {}): Bout => ({
  kit: kitOf({ who, gear, improved: false }),
  blade: gear.includes('blade'),
  life: Number.POSITIVE_INFINITY,
  foe,
  foeLife: foe.life,
  even: foe === ROCHEFORT,
  armourOnce: false,
  ...more,
});

const rolled = (
  blue: readonly [number, number, number],
  red: readonly [number, number],
  more: Partial<Rolled> = {},
) => ({
  blue: blue[0] + blue[1] + blue[2],
  red: red[0] + red[1],
  round: 1,
  bladeUsed: false,
  foeRerolled: false,
  swords: blue[0],
  shields: blue[1],
  lilies: blue[2],
  redSwords: red[0],
  redShields: red[1],
  ...more,
});

test('the pairings are many, of all kinds, and no two the same', () => {
  expect(PAIRINGS.length).toBeGreaterThanOrEqual(30);
  expect(new Set(PAIRINGS.map(nameOf)).size).toBe(PAIRINGS.length);
  const foes = new Set(PAIRINGS.map(({ foe, token }) => token ?? foe));
  const tokens = TOKEN_KINDS.filter(kind => kind !== 'snare');
  for (const foe of [...ADVERSARY_IDS, ...tokens, 'rochefort', 'jailer', 'guard', 'wardes'] as const)
    expect(foes).toContain(foe);
});

// With so many figures some lie beyond three standard errors by chance: the limit is wider, and three is for most.
test('duels played by the engine come out as reckoned', { tags: 'long' }, () => {
  const rows = PAIRINGS.map((pairing, i) => {
    const rehearsal = rehearse(pairing, seeded(`suite ${i}`));
    rehearsal.play(3000);
    return { name: nameOf(pairing), compared: rehearsal.compare() };
  });
  const limit = boundFor(PAIRINGS.length * FIGURES.length);
  expect(limit).toBeLessThan(4.5);
  expect(rows.filter(({ compared }) => compared.some(({ errors }) => errors > limit))).toEqual([]);
  const within = rows.filter(({ compared }) => compared.every(({ errors }) => errors <= 3));
  expect(within.length).toBeGreaterThanOrEqual(Math.max(30, PAIRINGS.length - 3));
});

test('the advice is always a choice the engine offers', () => {
  for (const [i, pairing] of PAIRINGS.entries()) {
    const stage = stageFor(pairing, seeded(`legal ${i}`));
    const state = clone(stage);
    settle(state, null);
    for (let duel = duelAtHand(state); duel !== null; duel = duelAtHand(state)) {
      const seat = duel.stage === 'foe-reroll' ? MILADY : 1;
      const choice = choiceIn(state, duel, boutOn(stage));
      expect(roy.decisions(state).find(asked => asked.seat === seat)?.choices).toContainEqual(choice);
      roy.apply(state, seat, choice, null);
    }
  }
});

test('the chances of all rolls of some dice add up to one', () => {
  for (const rolls of [...BLUE_ROLLS, ...RED_ROLLS])
    expect(rolls.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  expect(BLUE_ROLLS[6]).toHaveLength(28);
  expect(RED_ROLLS[4]).toHaveLength(5);
});

test('a result of two Shields is reckoned by hand', () => {
  // Three Swords or three Lilies of three dice; with two dice there is no way any more.
  const { beats, hits, wounded, nothing, meanWounds } = odds(bout('athos', TOKENS.shields.fighter), 3);
  expect(beats).toBeCloseTo(2 / 27, 12);
  expect(hits).toBeCloseTo(2 / 27, 12);
  expect(nothing).toBeCloseTo(25 / 27, 12);
  expect([wounded, meanWounds]).toEqual([0, 0]);
});

test('a blade against two Shields is reckoned by hand', () => {
  // Right at once: 2 of 27. Two alike of Swords or Lilies, 12 of 27: the odd die is rerolled, a third of them.
  const { beats } = odds(bout('athos', TOKENS.shields.fighter, ['blade']), 3);
  expect(beats).toBeCloseTo(2 / 27 + 12 / 27 / 3, 12);
});

test('a result of two Swords is reckoned by hand, down to the last comparison without dice', () => {
  // One die: a Sword hits and two wounds come back, a Shield leaves one wound, a Lily two.
  const bare = odds(bout('athos', TOKENS.swords.fighter), 1);
  expect(bare.beats).toBeCloseTo(1 / 3, 12);
  expect(bare.meanWounds).toBeCloseTo(5 / 3, 12);
  // Armour and a Shield stop both; then the last comparison, with armour alone, costs one wound.
  const armed = odds(bout('athos', TOKENS.swords.fighter, ['armour']), 1);
  expect(armed.wounded).toBe(1);
  expect(armed.meanWounds).toBeCloseTo(1, 12);
});

test('one die each is reckoned by hand, and the duel ends with the dice', () => {
  const { beats, wounded, nothing } = odds(bout('athos', fighter(1)), 1);
  expect(beats).toBeCloseTo(1 / 6, 12); // Sword against Sword: both
  expect(wounded).toBeCloseTo(1 / 3, 12); // Sword against Sword or Lily
  expect(nothing).toBeCloseTo(2 / 3, 12); // all against a Shield, and Shield against Sword
});

test('a reroll kept for the second round, or used in the first, is reckoned by hand', () => {
  // One die against two. Sword: 1/4 two Swords, one of them rerolled for a Shield, 3/2 wounds; 1/2 one wound;
  // 1/4 a draw. Shield: 1/4 one wound, else a draw. Lily: 1/4 two wounds; 1/2 the Shield rerolled, 3/2; 1/4 a draw.
  // A draw leaves him without dice against one with a reroll: 3/4 of a wound.
  const { beats, meanWounds } = odds(bout('athos', fighter(2, { rerolls: true })), 1);
  expect(beats).toBeCloseTo(1 / 24, 12);
  expect(meanWounds).toBeCloseTo(53 / 48, 12);
});

test('life limits the wounds counted, and decides who is felled', () => {
  const { brisemont, jussac } = ADVERSARIES;
  const whole = odds(bout('aramis', brisemont), 3);
  const last = odds(bout('aramis', brisemont, [], { life: 1 }), 3);
  expect(whole.felled).toBe(0);
  expect(last.beats).toBe(whole.beats);
  expect(last.meanWounds).toBe(last.wounded);
  expect(last.felled).toBe(last.wounded);
  expect(whole.meanWounds).toBeGreaterThan(last.meanWounds);
  expect(odds(bout('aramis', jussac, [], { life: 1 }), 6).felled).toBeCloseTo(1, 12);
});

test('who has more life is hit more often than beaten', () => {
  const fresh = odds(bout('dartagnan', ADVERSARIES.cavois), 5);
  const hurt = odds(bout('dartagnan', ADVERSARIES.cavois, [], { foeLife: 1 }), 5);
  expect(fresh.hits).toBeGreaterThan(fresh.beats);
  expect(hurt.beats).toBe(hurt.hits);
  expect(hurt.hits).toBe(fresh.hits);
  expect(odds(bout('dartagnan', ROCHEFORT), 6).beats).toBe(0);
});

test('a blade, a die and Cahusac’s reroll each help their side', () => {
  for (const foe of Object.values(ADVERSARIES))
    for (let dice = 3; dice <= 6; dice++) {
      const plain = odds(bout('porthos', foe), dice);
      expect(odds(bout('porthos', foe, ['blade']), dice).beats).toBeGreaterThan(plain.beats);
      expect(withOneMore(bout('porthos', foe), dice)).toEqual(dice === 6 ? null : odds(bout('porthos', foe), dice + 1));
    }
  const { cahusac, boisrenard } = ADVERSARIES;
  expect(odds(bout('porthos', cahusac), 4).beats).toBeLessThan(odds(bout('porthos', boisrenard), 4).beats);
});

test('the blade is used where it helps, and once', () => {
  const athos = bout('athos', fighter(3), ['blade']);
  expect(bladeAdvice(athos, rolled([0, 1, 2], [3, 0]))).toBe('shield'); // for the third Lily, or a Sword
  expect(bladeAdvice(athos, rolled([0, 1, 2], [3, 0], { bladeUsed: true }))).toBeNull();
  expect(bladeAdvice(athos, rolled([2, 1, 0], [1, 1]))).toBeNull(); // he wins unhurt
  expect(bladeAdvice(bout('athos', fighter(3)), rolled([0, 1, 2], [3, 0]))).toBeNull();
  // Against Rochefort’s five life points he plays to drive him away.
  expect(bladeAdvice(bout('porthos', ROCHEFORT, ['blade']), rolled([0, 1, 2], [4, 0]))).toBe('shield');
});

test('Milady rerolls for Cahusac where it hurts, and once', () => {
  const porthos = bout('porthos', ADVERSARIES.cahusac);
  expect(foeRerollAdvice(porthos, rolled([2, 1, 0], [2, 1]))).toBe('sword'); // a second Shield saves him
  expect(foeRerollAdvice(porthos, rolled([2, 1, 0], [2, 1], { foeRerolled: true }))).toBeNull();
  expect(foeRerollAdvice(porthos, rolled([0, 0, 2], [2, 1]))).toBe('shield'); // a third wound
  expect(foeRerollAdvice(porthos, rolled([0, 0, 2], [3, 0]))).toBeNull(); // there is no better roll
  expect(foeRerollAdvice(bout('porthos', fighter(3)), rolled([2, 1, 0], [2, 1]))).toBeNull();
});

test('what was reckoned once is remembered', () => {
  const porthos = bout('porthos', ADVERSARIES.cahusac, ['blade', 'armour'], { life: 4 });
  const first = odds(porthos, 6);
  expect(odds({ ...porthos, kit: { ...porthos.kit } }, 6)).toBe(first);
  expect(odds({ ...porthos, life: 3 }, 6)).not.toBe(first);
});
