import { expect, test } from 'vitest';
import { ROCHEFORT } from '../../cards/board.ts';
import { blue, type Position, position, red, type Wanted } from '../../testing.ts';

/** The dice rolled, round by round: blue and red. */
const dice = (table: Position) =>
  table.told('rolled').map(({ blue: b, red: r }) => [b.swords + b.shields + b.lilies, r.swords + r.shields]);

test('ROY.EX.2 Aramis with a double Combat card shows three Lilies: Brisemont is gone, his dice are not looked at', () => {
  for (const hits of [red(3, 0), red(0, 3)]) {
    const table = position({
      acting: 'aramis',
      men: { aramis: { place: 'paris' } },
      hands: { aramis: ['double'] },
      paris: { card: 'abduction', foes: ['brisemont'] },
    }).dice(blue(1, 1, 3), hits);
    table.play('aramis', { kind: 'duel', foe: 'brisemont' }, { kind: 'commit', card: 'double' });
    expect(dice(table)).toEqual([[5, 3]]);
    expect(table.state.fallen).toEqual(['brisemont']);
    expect(table.man('aramis').life).toBe(3);
    expect([table.state.epics, table.state.purse]).toEqual([1, 5]);
  }
});

const HENCHMAN = { kind: 'duel', foe: 'henchman' } as const;

/** Athos and an adversary with two dice; what the third round brings is up to the test. */
const drawn = (third: Wanted): Position =>
  position({
    acting: 'athos',
    men: { athos: { place: 'paris' } },
    paris: { card: 'abduction', foes: ['henchman'] },
  })
    .dice(blue(1, 1, 1), red(1, 1), blue(1, 0, 1), red(0, 1), third)
    .play('athos', HENCHMAN);

test('ROY.EX.3 two draws cost Athos and his adversary a die each time: 3 and 2, 2 and 1, 1 and 0', () => {
  const table = drawn(blue(0, 1, 0));
  expect(dice(table)).toEqual([
    [3, 2],
    [2, 1],
    [1, 0],
  ]);
  expect(
    table
      .told('clash')
      .slice(0, 2)
      .map(({ hits, wounds }) => [hits, wounds]),
  ).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('ROY.EX.4 a Sword on Athos’ last die eliminates the adversary', () => {
  const table = drawn(blue(1, 0, 0));
  expect(table.told('duel-over')).toEqual([{ kind: 'duel-over', who: 'athos', foe: 'henchman', won: true, life: 0 }]);
  expect(table.state.paris?.foes).toEqual([]);
});

test('ROY.EX.5 a Shield or a Lily on it: nobody has a die left, the duel has failed', () => {
  for (const third of [blue(0, 1, 0), blue(0, 0, 1)]) {
    const table = drawn(third);
    expect(dice(table)).toHaveLength(3);
    expect(table.told('duel-over')).toEqual([
      { kind: 'duel-over', who: 'athos', foe: 'henchman', won: false, life: 1 },
    ]);
    expect(table.state.paris?.foes).toEqual([{ id: 'henchman', life: 1 }]);
    expect(table.man('athos').life).toBe(3);
  }
});

const CAVOIS = { kind: 'duel', foe: 'cavois' } as const;

const SINGLE = { kind: 'commit', card: 'single' } as const;

/** D'Artagnan with two single cards against Cavois: a draw, then both are hit. */
const cavois = (life: number): Position =>
  position({
    acting: 'dartagnan',
    men: { dartagnan: { place: 'paris', life } },
    hands: { dartagnan: ['single', 'single', 'single'] },
    paris: { card: 'abduction', foes: ['cavois'] },
  })
    .dice(blue(2, 3, 0), red(2, 2), blue(2, 1, 1), red(2, 1))
    .play('dartagnan', CAVOIS, SINGLE, SINGLE, { kind: 'done' });

test('ROY.EX.6 five dice against Cavois’ four come to a draw; four and three are rolled and no card is added', () => {
  const table = cavois(1);
  expect(table.told('clash')[0]).toMatchObject({ hits: 0, wounds: 0 });
  expect(dice(table)).toEqual([
    [5, 4],
    [4, 3],
  ]);
  expect(table.hand('dartagnan')).toEqual(['single']);
});

test('ROY.EX.7 then both are hit: d’Artagnan lies at the Vieux-Colombier, Cavois stays with one life point', () => {
  const table = cavois(1);
  expect(table.man('dartagnan')).toMatchObject({ life: 0, place: 'vieux-colombier' });
  expect(table.state.paris?.foes).toEqual([{ id: 'cavois', life: 1 }]);
  expect(table.told('duel-over')).toEqual([
    { kind: 'duel-over', who: 'dartagnan', foe: 'cavois', won: false, life: 1 },
  ]);
});

test('ROY.EX.8 with two life points d’Artagnan stays where he is, and the duel has failed all the same', () => {
  const table = cavois(2);
  expect(table.man('dartagnan')).toMatchObject({ life: 1, place: 'paris' });
  expect(table.told('duel-over')[0]).toMatchObject({ won: false, life: 1 });
});

test('ROY.EX.16 a manoeuvre eliminates Jussac, and he wounds all the same', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'paris' } },
    paris: { card: 'abduction', foes: ['jussac'] },
  }).dice(blue(0, 0, 3), red(1, 2));
  table.play('athos', { kind: 'duel', foe: 'jussac' });
  expect(table.state.fallen).toEqual(['jussac']);
  expect(table.man('athos').life).toBe(2);
});

test('ROY.EX.19 a manoeuvre leaves a fresh Cavois with one life point, to be fought again', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'paris' } },
    paris: { card: 'abduction', foes: ['cavois'] },
  }).dice(blue(0, 0, 3), red(4, 0));
  table.play('athos', { kind: 'duel', foe: 'cavois' });
  expect(table.state.paris?.foes).toEqual([{ id: 'cavois', life: 1 }]);
  expect(table.man('athos').life).toBe(3);
  expect(table.offers('athos', { kind: 'duel', foe: 'cavois' })).toBe(true);
  expect(table.state.actions).toBe(2);
});

const PASS = { kind: 'pass' } as const;

test('ROY.EX.23 against Rochefort’s manoeuvre a Toledo blade may still complete one’s own: both are hit, he flees', () => {
  const table = position({
    acting: 'porthos',
    men: { porthos: { place: 'paris', gear: ['blade'] } },
    paris: { card: 'abduction', foes: ['henchman'] },
    state: { location: 'paris', standing: 'always' },
  }).dice(blue(1, 0, 2), red(ROCHEFORT.dice - 3, 3), blue(0, 0, 1), blue(0, 0, 3), red(1, 1));
  table.play('porthos', { kind: 'duel', foe: 'henchman' });
  expect(table.choices('porthos')).toContainEqual(PASS);
  table.play('porthos', { kind: 'reroll', face: 'sword' });
  expect(table.told('clash')[0]).toMatchObject({ manoeuvre: true, foeManoeuvre: true, hits: 1, wounds: 1 });
  expect([table.man('porthos').life, table.state.rochefort]).toEqual([4, 4]);
  expect(table.told('fled')).toEqual([{ kind: 'fled', life: 4 }]);
  expect(table.told('duel')).toMatchObject([{ foe: 'henchman' }]); // the action he had declared goes on
});
