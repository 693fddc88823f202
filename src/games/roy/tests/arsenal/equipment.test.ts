import { expect, test } from 'vitest';
import type { Choice } from '../../choices.ts';
import type { Equipment, Item } from '../../names.ts';
import { blue, type Given, type Position, position, red } from '../../testing.ts';

const DONE = { kind: 'done' } as const;
const PASS = { kind: 'pass' } as const;
const buy = (item: Item): Choice => ({ kind: 'buy', item });
const wares = (table: Position, by: 'athos' | 'porthos' = 'athos'): readonly Item[] =>
  table.choices(by).flatMap(choice => (choice.kind === 'buy' ? [choice.item] : []));

/** Athos in Paris with equipment, against somebody. */
const armed = (gear: readonly Equipment[], foe: 'boisrenard' | 'cavois' | 'henchman', more: Given = {}): Position =>
  position({
    acting: 'athos',
    men: { athos: { place: 'paris', gear } },
    paris: { card: 'abduction', foes: [foe] },
    ...more,
  });

test('ROY.EQUIP.1 buying takes one action, in any place', () => {
  const places = ['richelieu', 'vieux-colombier', 'paris', 'louvre', 'la-rochelle', 'quest', 'bastille'] as const;
  for (const place of places) {
    const table = position({ acting: 'athos', men: { athos: { place } }, state: { purse: 2 } });
    table.play('athos', buy('pistol'));
    expect([place, table.man('athos').gear, table.state.actions]).toEqual([place, ['pistol'], 2]);
  }
});

test('ROY.EQUIP.2 one action buys two items in any mix, or one; never three', () => {
  const table = position({
    acting: 'athos',
    hands: { athos: ['panache', 'single'] },
    state: { purse: 10 },
  });
  table.play('athos', buy('pistol'));
  expect(table.offers('athos', DONE)).toBe(true);
  table.play('athos', buy('erudition'), { kind: 'pay', card: 'panache' });
  expect([table.man('athos').gear, table.man('athos').skills]).toEqual([['pistol'], ['erudition']]);
  expect(table.state.actions).toBe(2);
  expect(table.kinds('athos')).toContain('draw'); // the action is over
  const two = position({ acting: 'athos', state: { purse: 10 } }).play('athos', buy('pistol'), buy('horse'));
  expect([two.man('athos').gear, two.state.actions]).toEqual([['pistol', 'horse'], 2]);
  const one = position({ acting: 'athos', state: { purse: 10 } }).play('athos', buy('pistol'), DONE);
  expect([one.man('athos').gear, one.state.actions]).toEqual([['pistol'], 2]);
});

test('ROY.EQUIP.3 there is room for two pieces of equipment', () => {
  const one = position({ acting: 'athos', men: { athos: { gear: ['horse'] } } }).play('athos', buy('pistol'));
  expect(one.man('athos').gear).toEqual(['horse', 'pistol']);
  const full = position({ acting: 'athos', men: { athos: { gear: ['horse', 'pistol'] } } }).play('athos', buy('blade'));
  expect(full.kinds('athos')).toEqual(['replace']);
});

test('ROY.EQUIP.4 nobody owns the same thing twice', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { gear: ['pistol'], skills: ['nobility'], improved: true } },
    hands: { athos: ['single'] },
  });
  expect(wares(table)).toEqual(['horse', 'armour', 'blade', 'erudition', 'gallantry', 'panache']);
});

test('ROY.EQUIP.5 without a free slot he may replace a token of the same kind, which leaves the game', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { gear: ['horse', 'pistol'], skills: ['panache', 'erudition'] } },
    hands: { athos: ['single'] },
  });
  const before = table.state.arsenal;
  table.play('athos', buy('blade'));
  expect(table.choices('athos')).toEqual([
    { kind: 'replace', token: 'horse' },
    { kind: 'replace', token: 'pistol' },
  ]);
  table.play('athos', { kind: 'replace', token: 'horse' });
  expect(table.man('athos').gear).toEqual(['pistol', 'blade']);
  expect(table.state.arsenal).toEqual({ ...before, blade: before.blade - 1 });
  table.play('athos', buy('nobility'));
  expect(table.choices('athos')).toEqual([
    { kind: 'replace', token: 'panache' },
    { kind: 'replace', token: 'erudition' },
  ]);
  table.play('athos', { kind: 'replace', token: 'panache' }, { kind: 'pay', card: 'single' });
  expect(table.man('athos').skills).toEqual(['erudition', 'nobility']);
  expect(table.state.arsenal.panache).toBe(before.panache);
});

test('ROY.EQUIP.6 what has run out cannot be bought: after two pistols there is no third', () => {
  const table = position({ acting: 'athos', state: { purse: 10 } });
  expect(wares(table)).toContain('pistol');
  table.play('athos', buy('pistol'), DONE, { kind: 'end' }).play('aramis', { kind: 'start', who: 'aramis' });
  table.play('aramis', buy('pistol'), DONE, { kind: 'end' }).play('porthos', { kind: 'start', who: 'porthos' });
  expect(wares(table, 'porthos')).toEqual(['horse', 'armour', 'blade']);
});

test('ROY.EQUIP.7 the price is paid at once, and nothing is sold for less', () => {
  const prices = { horse: 2, pistol: 2, armour: 2, blade: 2, balm: 1 } as const;
  for (const [item, price] of Object.entries(prices) as [Item, number][]) {
    const given = (purse: number): Given => ({ acting: 'athos', men: { athos: { life: 1 } }, state: { purse } });
    expect([item, wares(position(given(price - 1))).includes(item)]).toEqual([item, false]);
    expect([item, position(given(price)).play('athos', buy(item)).state.purse]).toEqual([item, 0]);
  }
});

test('ROY.EQUIP.7 nor is there a second item on credit', () => {
  const table = position({ acting: 'athos', state: { purse: 3 } }).play('athos', buy('pistol'));
  expect(table.state.purse).toBe(1);
  expect(table.kinds('athos')).toContain('draw'); // the purchase is over: nothing else can be paid
});

test('ROY.EQUIP.8 a thoroughbred gives one move a turn that costs no action', () => {
  const table = position({
    acting: 'athos',
    men: {
      athos: { gear: ['horse'] },
      dartagnan: { turn: 'done' },
      aramis: { turn: 'done', place: 'louvre' },
      porthos: { turn: 'done' },
    },
    state: { location: null, presence: 'none' },
  });
  expect(table.offers('athos', { kind: 'end' })).toBe(true);
  table.play('athos', { kind: 'horse', to: 'paris' });
  expect([table.man('athos').place, table.state.actions]).toEqual(['paris', 3]);
  expect(table.kinds('athos')).not.toContain('horse');
  table.dice(red(0, 1)).play('athos', { kind: 'end' });
  table.play('milady', { kind: 'go', to: 'quarters' }, PASS).play('athos', { kind: 'start', who: 'athos' });
  expect(table.kinds('athos')).toContain('horse');
});

test('ROY.EQUIP.8 also after the last action', () => {
  const table = position({ acting: 'athos', actions: 1, men: { athos: { gear: ['horse'] } } });
  table.play('athos', { kind: 'draw' });
  expect(table.kinds('athos')).toEqual(['horse', 'end']);
});

test('ROY.EQUIP.9 a pistol adds a Sword in the first roll of each duel', () => {
  const table = armed(['pistol'], 'boisrenard').dice(blue(0, 2, 1), red(3, 0));
  table.play('athos', { kind: 'duel', foe: 'boisrenard' });
  expect(table.told('clash')[0]).toMatchObject({ hits: 1, wounds: 1 });
  const again = armed(['pistol'], 'cavois').dice(blue(0, 3, 0), red(4, 0));
  again.play('athos', { kind: 'duel', foe: 'cavois' });
  expect(again.told('clash')[0].hits).toBe(1);
  again.dice(blue(0, 3, 0), red(4, 0)).play('athos', { kind: 'duel', foe: 'cavois' });
  expect(again.told('clash')[0].hits).toBe(1);
});

test('ROY.EQUIP.10 after a draw in the first roll it does nothing more', () => {
  const table = armed(['pistol'], 'boisrenard');
  table.dice(blue(0, 3, 0), red(2, 1), blue(0, 2, 0), red(2, 0), blue(0, 1, 0), red(1, 0));
  table.play('athos', { kind: 'duel', foe: 'boisrenard' });
  expect(table.told('clash').map(({ hits }) => hits)).toEqual([0, 0, 0]);
});

test('ROY.EQUIP.11 armour adds a Shield in every roll, even without dice', () => {
  const table = armed(['armour'], 'cavois');
  const rolls = [blue(0, 3, 0), red(4, 0), blue(0, 2, 0), red(3, 0), blue(0, 1, 0), red(2, 0), red(1, 0)];
  table.dice(...rolls).play('athos', { kind: 'duel', foe: 'cavois' });
  expect(table.told('clash').map(({ wounds }) => wounds)).toEqual([0, 0, 0, 0]);
  const struck = armed(['armour'], 'boisrenard').dice(blue(0, 1, 2), red(3, 0));
  struck.play('athos', { kind: 'duel', foe: 'boisrenard' });
  expect(struck.told('clash')[0].wounds).toBe(1); // one Shield, no more
});

test('ROY.EQUIP.12 a Toledo blade may reroll one of his own dice, once in a duel', () => {
  const table = armed(['blade'], 'boisrenard').dice(blue(1, 2, 0), red(2, 1), blue(0, 1, 0), blue(0, 2, 0), red(2, 0));
  table.play('athos', { kind: 'duel', foe: 'boisrenard' });
  expect(table.choices('athos')).toEqual([PASS, { kind: 'reroll', face: 'sword' }, { kind: 'reroll', face: 'shield' }]);
  table.play('athos', { kind: 'reroll', face: 'sword' });
  expect(table.told('rerolled')).toEqual([{ kind: 'rerolled', by: 'athos', from: 'sword', to: 'shield' }]);
  expect(table.told('rolled')).toHaveLength(2); // a draw, and no second reroll in the next round
  expect(table.told('duel-over')).toHaveLength(1);
});

test('ROY.EQUIP.12 it is never compulsory, and kept for a later roll if he likes', () => {
  const table = armed(['blade'], 'boisrenard').dice(blue(1, 2, 0), red(2, 1), blue(0, 2, 0), red(2, 0), blue(1, 0, 0));
  table.play('athos', { kind: 'duel', foe: 'boisrenard' }, PASS);
  expect(table.told('rolled')).toHaveLength(2);
  table.play('athos', { kind: 'reroll', face: 'shield' });
  expect(table.told('clash')[0]).toMatchObject({ hits: 1, wounds: 1 });
});

test('ROY.EQUIP.13 equipment and manoeuvres do nothing in the siege', () => {
  const table = position({
    acting: 'athos',
    men: {
      athos: { place: 'la-rochelle', gear: ['pistol', 'armour'], improved: true },
      porthos: { place: 'la-rochelle', gear: ['blade'], turn: 'done' },
      dartagnan: { turn: 'done' },
      aramis: { turn: 'done', place: 'paris' },
    },
    garrison: ['single', 'double'],
    state: { location: null, presence: 'none', time: 4 },
  }).dice(red(1, 1), blue(0, 0, 3));
  table.play('athos', { kind: 'end' });
  expect(table.kinds('porthos')).toEqual(['sacrifice', 'spare']);
  table.play('porthos', { kind: 'spare', who: 'porthos' }).play('athos', { kind: 'spare', who: 'athos' });
  expect(table.told('siege-moved')).toEqual([{ kind: 'siege-moved', milady: 1, team: 0, from: 0, to: -1 }]);
});

test('ROY.EQUIP.14 Rochefort does not come between a buyer and the Arsenal', () => {
  for (const presence of ['hidden', 'exposed'] as const) {
    const table = position({
      acting: 'porthos',
      men: { porthos: { place: 'paris' } },
      state: { purse: 2, location: 'paris', presence, standing: 'always' },
    });
    table.play('porthos', buy('pistol'));
    expect(table.told('intercepted')).toEqual([]);
    expect(table.man('porthos').gear).toEqual(['pistol']);
  }
});

test('ROY.EQUIP.15 who is put out of action keeps his equipment, upgrades and cards', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'paris', life: 1, gear: ['pistol', 'horse'], skills: ['panache'], improved: true } },
    hands: { athos: ['panache', 'ketty'] },
    paris: { card: 'abduction', foes: ['boisrenard'] },
  }).dice(blue(0, 1, 2), red(3, 0));
  table.play('athos', { kind: 'duel', foe: 'boisrenard' });
  expect(table.man('athos')).toMatchObject({
    life: 0,
    gear: ['pistol', 'horse'],
    skills: ['panache'],
    improved: true,
  });
  expect(table.hand('athos')).toEqual(['panache', 'ketty']);
});
