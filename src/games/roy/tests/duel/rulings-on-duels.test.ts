import { expect, test } from 'vitest';
import type { Card } from '../../cards/adventure.ts';
import type { Equipment } from '../../names.ts';
import { blue, type Given, position, red, type Wanted } from '../../testing.ts';

/** Porthos with one more die against Jussac: what is left of his five life points. */
const jussac = (gear: readonly Equipment[], options: Required<Given>['options'], ...dice: Wanted[]) =>
  position({
    acting: 'porthos',
    men: { porthos: { place: 'paris', gear } },
    hands: { porthos: ['single'] },
    paris: { card: 'abduction', foes: ['jussac'] },
    options,
  })
    .dice(...dice)
    .play('porthos', { kind: 'duel', foe: 'jussac' }, { kind: 'commit', card: 'single' })
    .man('porthos').life;

test('ROY.RULING.19 armour always takes Jussac’s wound, also when its Shield has stopped a Sword; rolled Shields do not', () => {
  expect(jussac(['armour'], {}, blue(3, 1, 0), red(2, 1))).toBe(5);
  expect(jussac([], {}, blue(2, 2, 0), red(2, 1))).toBe(4);
});

const ONCE = { jussacArmourOnce: 'on' };

test('ROY.RULING.19 with jussacArmourOnce only an armour that has stopped nothing in the last roll takes it', () => {
  expect(jussac(['armour'], ONCE, blue(3, 1, 0), red(2, 1))).toBe(4);
  expect(jussac(['armour'], ONCE, blue(3, 1, 0), red(1, 2))).toBe(5);
  expect(jussac(['armour'], ONCE, blue(1, 0, 3), red(3, 0))).toBe(5);
});

test('ROY.RULING.20 armour is of no help against a manoeuvre', () => {
  const table = position({
    acting: 'porthos',
    men: { porthos: { place: 'paris', gear: ['armour'] } },
    paris: { card: 'abduction', foes: ['biscarat'] },
  }).dice(blue(0, 3, 0), red(3, 0));
  expect(table.play('porthos', { kind: 'duel', foe: 'biscarat' }).man('porthos').life).toBe(4);
});

const END = { kind: 'end' } as const;

test('ROY.RULING.20 nor against an Ambush, a Snare, an Assassin or a sacrifice', () => {
  const men = (place: 'vieux-colombier' | 'quest' | 'la-rochelle') =>
    ({ porthos: { place, gear: ['armour'] }, aramis: { place: 'vieux-colombier' } }) as const;
  const ambush = position({ at: 'treachery', plotHand: ['ambush'], men: men('vieux-colombier') });
  ambush.play('milady', { kind: 'betray', card: 'ambush' }, { kind: 'man', who: 'porthos' });
  expect(ambush.man('porthos').life).toBe(4);
  const quest = { board: 3, tokens: ['snare', 'two', 'two'], beaten: 0, up: false } as const;
  const snare = position({ acting: 'porthos', men: men('quest'), quest });
  expect(snare.play('porthos', { kind: 'duel', foe: 'road' }).man('porthos').life).toBe(4);
  const assassin = position({
    acting: 'porthos',
    men: men('vieux-colombier'),
    paris: { card: 'abduction', trap: 'assassin' },
  });
  assassin.dice(red(1, 0)).play('porthos', { kind: 'move', to: 'paris' });
  expect(assassin.man('porthos').life).toBe(4);
  const siege = position({ acting: 'porthos', men: men('la-rochelle'), state: { location: 'quest' } });
  siege.state.men = siege.state.men.map(man => (man.who === 'porthos' ? man : { ...man, turn: 'done' }));
  siege.dice(red(1, 0)).play('porthos', END, { kind: 'sacrifice', who: 'porthos' });
  expect(siege.man('porthos').life).toBe(4);
});

/** Athos in armour against a token with a printed result, three draws long. */
const worn = (token: 'shields' | 'parry' | 'swords', ...dice: Wanted[]) =>
  position({
    acting: 'athos',
    men: { athos: { place: 'quest', gear: ['armour'] } },
    inn: [[token], ['two'], ['decoy']],
  })
    .dice(...dice)
    .play('athos', { kind: 'advance', path: 0 });

test('ROY.RULING.21 without dice there is one last comparison with a printed result; without damage the duel has failed', () => {
  const table = worn('parry', blue(1, 0, 2), blue(1, 0, 1), blue(1, 0, 0));
  expect(table.told('rolled').map(({ blue: b }) => b.swords + b.shields + b.lilies)).toEqual([3, 2, 1, 0]);
  expect(table.told('duel-over')[0]).toMatchObject({ won: false });
  expect(table.man('athos').life).toBe(3);
});

test('ROY.RULING.21 in that comparison armour counts, and so do the printed Swords', () => {
  const table = worn('swords', blue(0, 1, 2), blue(0, 1, 1), blue(0, 1, 0));
  expect(table.told('clash').map(({ wounds }) => wounds)).toEqual([0, 0, 0, 1]);
  expect(table.told('duel-over')[0]).toMatchObject({ won: false });
});

const duel = (foe: 'cavois' | 'henchman' | 'brisemont', cards: number, ...dice: Wanted[]) => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'paris' } },
    hands: { athos: Array<Card>(cards).fill('single') },
    paris: { card: 'abduction', foes: [foe] },
  })
    .dice(...dice)
    .play('athos', { kind: 'duel', foe });
  const all = table.events;
  for (let i = 0; i < cards; i++) all.push(...table.play('athos', { kind: 'commit', card: 'single' }).events);
  table.events = all;
  return table;
};

const diceOf = (table: ReturnType<typeof duel>) =>
  table.told('rolled').map(({ blue: b, red: r }) => [b.swords + b.shields + b.lilies, r.swords + r.shields]);

test('ROY.RULING.22 the adversary without dice is still hit', () => {
  const table = duel('henchman', 0, blue(1, 1, 1), red(1, 1), blue(1, 0, 1), red(0, 1), blue(1, 0, 0));
  expect(diceOf(table).at(-1)).toEqual([1, 0]);
  expect(table.told('duel-over')[0]).toMatchObject({ won: true });
});

test('ROY.RULING.22 the musketeer without dice too: the other side rolls on, a die fewer each time', () => {
  const dice = [blue(1, 2, 0), red(2, 2), blue(1, 1, 0), red(1, 2), blue(0, 1, 0), red(1, 1), red(1, 0)];
  const table = duel('cavois', 0, ...dice);
  expect(diceOf(table)).toEqual([
    [3, 4],
    [2, 3],
    [1, 2],
    [0, 1],
  ]);
  expect(table.man('athos').life).toBe(2);
});

test('ROY.RULING.23 a manoeuvre counts on every roll, by itself, and for one life point whatever matches', () => {
  const later = duel('henchman', 1, blue(1, 1, 2), red(1, 1), blue(0, 0, 3), red(1, 0));
  expect(later.told('clash').map(({ manoeuvre }) => manoeuvre)).toEqual([false, true]);
  const more = duel('cavois', 1, blue(0, 0, 4), red(3, 1));
  expect(more.told('clash')[0]).toMatchObject({ manoeuvre: true, hits: 1, wounds: 0 });
});

test('ROY.RULING.23 it is a pattern of three symbols, not three of one kind', () => {
  const dart = (...dice: Wanted[]) =>
    position({ acting: 'dartagnan', paris: { card: 'abduction', foes: ['brisemont'] } })
      .dice(...dice)
      .play('dartagnan', { kind: 'duel', foe: 'brisemont' })
      .told('clash')[0].manoeuvre;
  expect(dart(blue(1, 0, 2), red(3, 0))).toBe(true);
  expect(dart(blue(0, 0, 3), red(3, 0))).toBe(false);
});

test('ROY.RULING.24 Cavois keeps his wound while he lies at the mission', () => {
  const table = duel('cavois', 0, blue(0, 0, 3), red(4, 0));
  expect(table.state.paris?.foes).toEqual([{ id: 'cavois', life: 1 }]);
  table.dice(blue(0, 0, 3), red(4, 0)).play('athos', { kind: 'duel', foe: 'cavois' });
  expect(table.state.paris?.foes).toEqual([]);
});

test('ROY.RULING.24 he is whole again when he has been in Milady’s hand', () => {
  const table = position({
    at: 'paris-card',
    paris: { card: 'abduction', foes: ['cavois'], life: { cavois: 1 } },
    parisHand: ['captive'],
  }).play('milady', { kind: 'paris', card: 'captive' }, { kind: 'place', card: 'cavois' });
  expect(table.state.paris?.foes).toEqual([{ id: 'cavois', life: 2 }]);
});

test('ROY.RULING.25 a double may be committed at five dice, its second die is lost; at six nothing more', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'paris' } },
    hands: { athos: ['single', 'single', 'double', 'double'] },
    paris: { card: 'abduction', foes: ['henchman'] },
  }).dice(blue(3, 3, 0), red(2, 0));
  const [one, two] = [{ kind: 'commit', card: 'single' } as const, { kind: 'commit', card: 'double' } as const];
  table.play('athos', { kind: 'duel', foe: 'henchman' }, one, one);
  expect(table.offers('athos', two)).toBe(true);
  table.play('athos', two);
  expect(table.told('rolled')[0].blue).toEqual({ swords: 3, shields: 3, lilies: 0 });
  expect(table.hand('athos')).toEqual(['double']);
});
