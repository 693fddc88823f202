import { expect, test } from 'vitest';
import type { Card } from '../../cards/adventure.ts';
import { ADVERSARIES, type AdversaryId } from '../../cards/adversaries.ts';
import { ROCHEFORT } from '../../cards/board.ts';
import type { Choice } from '../../choices.ts';
import type { Equipment, Musketeer } from '../../names.ts';
import { blue, position, red, type Wanted } from '../../testing.ts';

test('ROY.CARD.4 Rochefort has five life points, four red dice and the manoeuvre of three Shields', () => {
  expect(position().state.rochefort).toBe(5);
  expect(ROCHEFORT).toMatchObject({ life: 5, dice: 4, manoeuvre: { swords: 0, shields: 3, lilies: 0 } });
  const table = position({
    acting: 'porthos',
    men: { porthos: { place: 'paris' } },
    paris: { card: 'abduction', foes: ['henchman'] },
    state: { location: 'paris', standing: 'always' },
  }).dice(blue(3, 0, 0), red(1, 3));
  table.play('porthos', { kind: 'duel', foe: 'henchman' });
  expect(table.told('clash')[0]).toMatchObject({ foe: 'rochefort', foeManoeuvre: true, hits: 0, wounds: 1 });
});

const PLAIN = {
  life: 1,
  fixed: null,
  manoeuvre: null,
  armour: false,
  pistol: false,
  brutal: false,
  rerolls: false,
  stings: false,
  bars: false,
  toll: false,
  returns: false,
};

/** Strength, red dice, pistoles, Epic tokens, the power, and where each value comes from. */
const row = (
  foe: AdversaryId,
  [strength, dice, pistoles, epics]: readonly [number, number, number, number],
  power: Partial<typeof PLAIN> | { manoeuvre: object },
  [strengthMark, diceMark, powerMark, reward, title]: readonly string[],
) => {
  const marks = { strength: strengthMark, dice: diceMark, power: powerMark, reward, title };
  expect(ADVERSARIES[foe]).toEqual({ ...PLAIN, ...power, strength, dice, pistoles, epics, marks });
};

/** A musketeer, Porthos if nobody else, fights one adversary in Paris with these cards and these dice. */
const duel = (
  foe: AdversaryId,
  dice: readonly Wanted[],
  {
    who = 'porthos',
    cards = [],
    gear = [],
  }: { who?: Musketeer; cards?: readonly Card[]; gear?: readonly Equipment[] } = {},
) =>
  position({
    acting: who,
    men: { [who]: { place: 'paris', gear } },
    hands: { [who]: cards },
    paris: { card: 'abduction', foes: [foe] },
  })
    .dice(...dice)
    .play(who, { kind: 'duel', foe });

test('ROY.CARD.5 the Henchman: strength 1, two dice, a pistole, and back to Milady’s hand', () => {
  row('henchman', [1, 2, 1, 0], { returns: true }, ['inferred', 'inferred', 'book', 'inferred']);
  const table = duel('henchman', [blue(0, 0, 3), red(2, 0)]);
  expect(table.state.foes).toContain('henchman');
  expect(table.state.purse).toBe(6);
});

test('ROY.CARD.6 Boisrenard: strength 1, three dice, a pistole', () => {
  row('boisrenard', [1, 3, 1, 0], {}, ['web', 'house', 'house', 'web']);
  expect(duel('boisrenard', [blue(0, 0, 3), red(3, 0)]).state.purse).toBe(6);
});

test('ROY.CARD.7 Lubin: strength 1, two dice, a pistole, and a pistol in the first roll', () => {
  row('lubin', [1, 2, 1, 0], { pistol: true }, ['web', 'house', 'house', 'web']);
  expect(duel('lubin', [blue(0, 1, 2), red(2, 0)]).told('clash')[0].wounds).toBe(2);
  const later = duel('lubin', [blue(0, 2, 1), red(1, 1), blue(0, 0, 2), red(1, 0)]);
  expect(later.told('clash').map(({ wounds }) => wounds)).toEqual([0, 1]);
});

test('ROY.CARD.8 Bernajoux: strength 2, three dice, two pistoles, manoeuvre three Shields', () => {
  const manoeuvre = { swords: 0, shields: 3, lilies: 0 };
  row('bernajoux', [2, 3, 2, 0], { manoeuvre }, ['inferred', 'house', 'house', 'house']);
  const shown = duel('bernajoux', [blue(3, 0, 0), red(0, 3)]).told('clash')[0];
  expect(shown).toMatchObject({ foeManoeuvre: true, hits: 0, wounds: 1 });
  expect(duel('bernajoux', [blue(0, 0, 3), red(3, 0)]).state.purse).toBe(7);
});

test('ROY.CARD.9 Brisemont: strength 2, three dice, an Epic token, one more wound when the comparison gives any', () => {
  row('brisemont', [2, 3, 0, 1], { brutal: true }, ['inferred', 'book', 'house', 'house']);
  expect(duel('brisemont', [blue(0, 2, 1), red(3, 0)]).told('clash')[0].wounds).toBe(2);
  expect(duel('brisemont', [blue(2, 1, 0), red(1, 2), blue(2, 0, 0), red(0, 2)]).told('clash')[0].wounds).toBe(0);
  expect(duel('brisemont', [blue(0, 0, 3), red(3, 0)]).state.epics).toBe(1);
});

test('ROY.CARD.10 Cahusac: strength 2, three dice, two pistoles, and one of his own dice again, once per duel', () => {
  row('cahusac', [2, 3, 2, 0], { rerolls: true }, ['inferred', 'house', 'house', 'house']);
  const table = duel('cahusac', [blue(2, 1, 0), red(1, 2)]);
  expect(table.choices('milady')).toEqual([
    { kind: 'pass' },
    { kind: 'reroll', face: 'sword' },
    { kind: 'reroll', face: 'shield' },
  ]);
  table.dice(red(0, 1), blue(0, 0, 2), red(1, 1)).play('milady', { kind: 'reroll', face: 'shield' });
  expect(table.told('rerolled')).toEqual([{ kind: 'rerolled', by: 'cahusac', from: 'shield', to: 'shield' }]);
  expect(table.told('clash').map(({ wounds }) => wounds)).toEqual([0, 1]); // not asked again in the second roll
  const sharper = duel('cahusac', [blue(2, 1, 0), red(1, 2), red(1, 0)]);
  sharper.play('milady', { kind: 'reroll', face: 'shield' });
  expect(sharper.told('clash')[0]).toMatchObject({ hits: 1, wounds: 1 });
});

test('ROY.CARD.11 Biscarat: strength 2, three dice, two pistoles, manoeuvre three Swords', () => {
  const manoeuvre = { swords: 3, shields: 0, lilies: 0 };
  row('biscarat', [2, 3, 2, 0], { manoeuvre }, ['house', 'house', 'house', 'house']);
  const shown = duel('biscarat', [blue(1, 2, 0), red(3, 0)]).told('clash')[0];
  expect(shown).toMatchObject({ foeManoeuvre: true, hits: 0, wounds: 1 });
  expect(duel('biscarat', [blue(0, 0, 3), red(2, 1)]).state.purse).toBe(7);
});

test('ROY.CARD.12 Vitray: strength 2, three dice, an Epic token, and armour', () => {
  row('vitray', [2, 3, 0, 1], { armour: true }, ['house', 'house', 'book', 'house']);
  const table = duel('vitray', [blue(2, 1, 0), red(2, 1)]);
  expect(table.told('clash')[0]).toMatchObject({ hits: 0, wounds: 1 });
  expect(duel('vitray', [blue(0, 0, 3), red(3, 0)]).state.epics).toBe(1);
});

const DONE: Choice = { kind: 'done' };

test('ROY.CARD.13 La Houdinière: strength 2, three dice, two pistoles, and a card of the seat’s choice before the duel', () => {
  row('houdiniere', [2, 3, 2, 0], { toll: true }, ['house', 'house', 'house', 'house', 'house']);
  const table = duel('houdiniere', [], { cards: ['panache', 'single'] });
  expect(table.choices('porthos')).toEqual([
    { kind: 'toll', card: 'panache' },
    { kind: 'toll', card: 'single' },
  ]);
  table.play('porthos', { kind: 'toll', card: 'panache' });
  expect(table.state.discard).toEqual(['panache']);
  expect(table.choices('porthos')).toEqual([{ kind: 'commit', card: 'single' }, DONE]);
  expect(duel('houdiniere', [blue(0, 0, 3), red(3, 0)]).state.purse).toBe(7); // empty-handed: no toll
});

test('ROY.CARD.14 Laffemas: strength 3, three dice, an Epic token and a pistole, no Combat cards against him', () => {
  row('laffemas', [3, 3, 1, 1], { bars: true }, ['house', 'house', 'house', 'house']);
  const table = duel('laffemas', [blue(0, 0, 3), red(3, 0)], { cards: ['single', 'double'] });
  expect(table.told('committed')).toEqual([]);
  expect(table.state).toMatchObject({ purse: 6, epics: 1 });
});

test('ROY.CARD.14 Aramis’ card may be played against Laffemas', () => {
  const table = duel('laffemas', [blue(0, 1, 3), red(3, 0)], { who: 'aramis', cards: ['single', 'double'] });
  expect(table.choices('aramis')).toEqual([
    { kind: 'ability', card: 'single' },
    { kind: 'ability', card: 'double' },
    DONE,
  ]);
  table.play('aramis', { kind: 'ability', card: 'double' });
  expect(table.told('rolled')[0].blue).toEqual({ swords: 0, shields: 1, lilies: 3 });
});

test('ROY.CARD.15 Jussac: strength 3, three dice, an Epic token and a pistole, and his wound at the end of every duel', () => {
  row('jussac', [3, 3, 1, 1], { stings: true }, ['house', 'house', 'book', 'house']);
  const table = duel('jussac', [blue(0, 0, 3), red(3, 0)]);
  expect(table.man('porthos').life).toBe(4);
  expect(table.state).toMatchObject({ purse: 6, epics: 1 });
});

test('ROY.CARD.16 Cavois: strength 3, four dice, two life points, two Epic tokens', () => {
  row('cavois', [3, 4, 0, 2], { life: 2 }, ['inferred', 'book', 'book', 'house']);
  const table = duel('cavois', [blue(0, 0, 3), red(4, 0)]);
  expect(table.state.epics).toBe(0);
  table.dice(blue(0, 0, 3), red(4, 0)).play('porthos', { kind: 'duel', foe: 'cavois' });
  expect(table.state.epics).toBe(2);
});
