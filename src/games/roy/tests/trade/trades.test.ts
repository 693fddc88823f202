import { expect, test } from 'vitest';
import type { Choice } from '../../choices.ts';
import { roy } from '../../game.ts';
import { type Given, type Position, position } from '../../testing.ts';

/** Athos and Porthos in Paris, Athos acting. */
const meeting = (more: Given = {}): Position =>
  position({
    acting: 'athos',
    hands: { athos: ['panache', 'single'], porthos: ['double'] },
    ...more,
    men: {
      athos: { place: 'paris', ...more.men?.athos },
      porthos: { place: 'paris', ...more.men?.porthos },
      dartagnan: { place: 'louvre', ...more.men?.dartagnan },
      aramis: { place: 'la-rochelle', ...more.men?.aramis },
    },
  });

const WITH_PORTHOS = { kind: 'trade', who: 'porthos' } as const;

test('ROY.TRADE.1 the partner is one other musketeer in the same place', () => {
  const table = meeting({ men: { aramis: { place: 'paris' } } });
  const partners = table.choices('athos').filter(({ kind }) => kind === 'trade');
  expect(partners).toEqual([{ kind: 'trade', who: 'aramis' }, WITH_PORTHOS]);
  expect(meeting({ men: { porthos: { place: 'quest' } } }).kinds('athos')).not.toContain('trade');
});

const give = (card: 'panache' | 'single' | 'double' | 'ketty'): Choice => ({ kind: 'give', card });

const DONE = { kind: 'done' } as const;

const ACCEPT = { kind: 'accept' } as const;

test('ROY.TRADE.2 only the one who starts the trade pays an action', () => {
  const table = meeting().play('athos', WITH_PORTHOS, give('panache'), DONE);
  table.play('porthos', DONE, ACCEPT).play('athos', ACCEPT);
  expect(table.state.actions).toBe(2);
  table.play('athos', { kind: 'end' }).play('porthos', { kind: 'start', who: 'porthos' });
  expect(table.state.actions).toBe(3);
});

const hand = (gear: 'horse' | 'pistol' | 'armour' | 'blade'): Choice => ({ kind: 'hand', gear });

test('ROY.TRADE.3 everything may pass for nothing', () => {
  const table = meeting({ men: { athos: { gear: ['horse', 'pistol'] } } });
  table.play('athos', WITH_PORTHOS, give('panache'), give('single'), hand('horse'), hand('pistol'), DONE);
  table.play('porthos', DONE, ACCEPT).play('athos', ACCEPT);
  expect(table.hand('athos')).toEqual([]);
  expect(table.hand('porthos')).toEqual(['panache', 'single', 'double']);
  expect(table.man('athos').gear).toEqual([]);
  expect(table.man('porthos').gear).toEqual(['horse', 'pistol']);
});

test('ROY.TRADE.3 cards and equipment pass in both directions, also only towards the one who asked', () => {
  const both = meeting({ men: { athos: { gear: ['horse'] }, porthos: { gear: ['blade'] } } });
  both.play('athos', WITH_PORTHOS, give('single'), hand('horse'), DONE);
  both.play('porthos', give('double'), hand('blade'), DONE, ACCEPT).play('athos', ACCEPT);
  expect([both.hand('athos'), both.hand('porthos')]).toEqual([['panache', 'double'], ['single']]);
  expect([both.man('athos').gear, both.man('porthos').gear]).toEqual([['blade'], ['horse']]);
  const back = meeting().play('athos', WITH_PORTHOS, DONE).play('porthos', give('double'), DONE, ACCEPT);
  expect(back.play('athos', ACCEPT).hand('athos')).toEqual(['panache', 'single', 'double']);
});

test('ROY.TRADE.4 a third musketeer has no part in it; trading with him takes another action', () => {
  const table = meeting({
    men: { aramis: { place: 'paris' } },
    hands: { athos: ['panache', 'single'], aramis: ['ketty'] },
  });
  table.play('athos', WITH_PORTHOS, give('panache'), DONE);
  expect(table.asked('aramis')).toBeUndefined();
  table.play('porthos', DONE);
  expect(table.asked('aramis')).toBeUndefined();
  table.play('athos', ACCEPT).play('porthos', ACCEPT);
  expect(table.state.actions).toBe(2);
  table.play('athos', { kind: 'trade', who: 'aramis' }, give('single'), DONE);
  table.play('aramis', DONE, ACCEPT).play('athos', ACCEPT);
  expect(table.state.actions).toBe(1);
});

const CANCEL = { kind: 'cancel' } as const;

test('ROY.TRADE.5 upgrades never change hands', () => {
  const table = meeting({ men: { athos: { skills: ['panache', 'erudition'], improved: true, gear: ['horse'] } } });
  table.play('athos', WITH_PORTHOS);
  expect(table.choices('athos')).toEqual([give('panache'), give('single'), hand('horse'), DONE, CANCEL]);
  const bare = meeting({ men: { athos: { skills: ['panache'], improved: true } }, hands: {} });
  expect(bare.kinds('athos')).not.toContain('trade'); // they are nothing to trade with
});

test('ROY.TRADE.6 at the Vieux-Colombier one may trade with somebody who lies there', () => {
  const table = meeting({
    men: { athos: { place: 'vieux-colombier' }, porthos: { place: 'vieux-colombier', life: 0 } },
  });
  table.play('athos', WITH_PORTHOS, give('single'), DONE);
  table.play('porthos', give('double'), DONE, ACCEPT).play('athos', ACCEPT);
  expect([table.hand('athos'), table.hand('porthos')]).toEqual([['panache', 'double'], ['single']]);
  expect(table.state.actions).toBe(2);
});

test('ROY.TRADE.7 nothing passes unless both agree', () => {
  for (const refuses of ['athos', 'porthos'] as const) {
    const agrees = refuses === 'athos' ? 'porthos' : 'athos';
    const table = meeting().play('athos', WITH_PORTHOS, give('single'), DONE).play('porthos', give('double'), DONE);
    table.play(agrees, ACCEPT);
    expect(table.hand('athos')).toEqual(['panache', 'single']);
    expect(table.choices(refuses)).toEqual([ACCEPT, CANCEL]);
    table.play(refuses, CANCEL);
    expect([table.hand('athos'), table.hand('porthos')]).toEqual([['panache', 'single'], ['double']]);
  }
});

test('ROY.TRADE.8 nobody may come out of it with three pieces of equipment', () => {
  const table = meeting({ men: { athos: { gear: ['horse', 'pistol'] }, porthos: { gear: ['armour'] } } });
  table.play('athos', WITH_PORTHOS, hand('horse'), hand('pistol'), DONE);
  expect(table.offers('porthos', DONE)).toBe(false);
  table.play('porthos', hand('armour'));
  expect(table.offers('porthos', DONE)).toBe(true);
});

test('ROY.TRADE.8 nobody may come out of it with two of a kind', () => {
  const table = meeting({ men: { athos: { gear: ['horse'] }, porthos: { gear: ['horse'] } } });
  table.play('athos', WITH_PORTHOS, hand('horse'), DONE);
  expect(table.offers('porthos', DONE)).toBe(false);
  table.play('porthos', hand('horse'));
  expect(table.offers('porthos', DONE)).toBe(true);
});

test('ROY.TRADE.9 Rochefort does not come between two who trade', () => {
  for (const presence of ['hidden', 'exposed'] as const) {
    const table = meeting({ state: { location: 'paris', presence, standing: 'always' } });
    table.play('athos', { kind: 'end' }).play('porthos', { kind: 'start', who: 'porthos' });
    table.play('porthos', { kind: 'trade', who: 'athos' });
    expect(table.told('intercepted')).toEqual([]);
    expect(table.offers('porthos', give('double'))).toBe(true);
  }
});

test('ROY.TRADE.10 the partner may have had his turn or not', () => {
  for (const turn of ['waiting', 'done'] as const) {
    const table = meeting({ men: { porthos: { turn } } });
    table.play('athos', WITH_PORTHOS, give('single'), DONE).play('porthos', DONE, ACCEPT).play('athos', ACCEPT);
    expect(table.hand('porthos')).toEqual(['single', 'double']);
  }
});

test('ROY.TRADE.11 how many cards pass is public, their faces are for the two traders, equipment is for all', () => {
  const table = meeting({ men: { athos: { gear: ['horse'] } } });
  table.play('athos', WITH_PORTHOS, give('panache'), give('single'), hand('horse'), DONE);
  const offered = (by: 'athos' | 'porthos' | 'aramis' | 'milady') => {
    const task = roy.view(table.state, table.seat(by)).todo.at(-1);
    return task?.kind === 'trade' ? task.gives.cards : null;
  };
  expect([offered('athos'), offered('porthos')]).toEqual([
    ['panache', 'single'],
    ['panache', 'single'],
  ]);
  expect([offered('aramis'), offered('milady')]).toEqual([[], []]);
  table.play('porthos', give('double'), DONE, ACCEPT).play('athos', ACCEPT);
  const [traded] = table.told('traded');
  expect([traded.gave, traded.took, traded.gearGiven, traded.open]).toEqual([2, 1, ['horse'], null]);
  expect(traded.secret).toEqual({ to: [2, 4], given: ['panache', 'single'], taken: ['double'] });
});

test('ROY.TRADE.11 with open trades everybody sees the cards', () => {
  const table = meeting({ options: { openTrades: 'on' } });
  table.play('athos', WITH_PORTHOS, give('panache'), DONE).play('porthos', give('double'), DONE, ACCEPT);
  table.play('athos', ACCEPT);
  expect(table.told('traded')[0].open).toEqual({ given: ['panache'], taken: ['double'] });
});

test('ROY.TRADE.12 partner, his own offer, the other’s offer, both agree: only then it happens and costs', () => {
  const table = meeting().play('athos', WITH_PORTHOS);
  expect([table.asked('athos')?.prompt, table.asked('porthos')]).toEqual(['offer', undefined]);
  table.play('athos', give('panache'), DONE);
  expect([table.asked('athos'), table.asked('porthos')?.prompt]).toEqual([undefined, 'answer']);
  table.play('porthos', give('double'), DONE);
  expect([table.asked('athos')?.prompt, table.asked('porthos')?.prompt]).toEqual(['agree', 'agree']);
  for (const by of ['athos', 'porthos'] as const)
    expect(roy.view(table.state, table.seat(by)).todo.at(-1)).toMatchObject({
      gives: { cards: ['panache'] },
      takes: { cards: ['double'] },
    });
  expect([table.state.actions, table.hand('athos')]).toEqual([3, ['panache', 'single']]);
  table.play('porthos', ACCEPT).play('athos', ACCEPT);
  expect([table.state.actions, table.hand('athos')]).toEqual([2, ['single', 'double']]);
});

test('ROY.TRADE.13 a refused trade costs nothing, and that partner is not asked again before another action', () => {
  const table = meeting({ men: { aramis: { place: 'paris' } } });
  table.play('athos', WITH_PORTHOS, give('panache'), DONE).play('porthos', CANCEL);
  expect(table.state.actions).toBe(3);
  expect(table.hand('athos')).toEqual(['panache', 'single']);
  expect(table.offers('athos', WITH_PORTHOS)).toBe(false);
  expect(table.offers('athos', { kind: 'trade', who: 'aramis' })).toBe(true);
  table.play('athos', { kind: 'draw' });
  expect(table.offers('athos', WITH_PORTHOS)).toBe(true);
});

test('ROY.TRADE.13 nor does one cost anything that is called off by the one who began it', () => {
  const table = meeting().play('athos', WITH_PORTHOS, CANCEL);
  expect(table.state.actions).toBe(3);
  expect(table.offers('athos', WITH_PORTHOS)).toBe(false);
});

test('ROY.TRADE.14 a trade of nothing for nothing cannot be made', () => {
  const table = meeting().play('athos', WITH_PORTHOS, DONE);
  expect(table.offers('porthos', DONE)).toBe(false);
  expect(table.offers('porthos', CANCEL)).toBe(true);
  expect(table.play('porthos', give('double')).offers('porthos', DONE)).toBe(true);
});

test('ROY.TRADE.15 a seat with both musketeers settles the trade alone', () => {
  const given: Given = { men: { athos: { gear: ['horse'] }, porthos: { gear: ['blade'] } } };
  const two = meeting({ ...given, players: 2, hands: { athos: ['panache'] } });
  two.play('athos', WITH_PORTHOS, hand('horse'), DONE, hand('blade'), DONE);
  expect([two.man('athos').gear, two.man('porthos').gear]).toEqual([['blade'], ['horse']]);
  expect(two.state.actions).toBe(2);
  const three = meeting({ ...given, players: 3, men: { ...given.men, aramis: { place: 'paris' } } });
  three.play('athos', { kind: 'end' }).play('porthos', { kind: 'start', who: 'porthos' });
  three.play('porthos', { kind: 'trade', who: 'aramis' }, hand('blade'), DONE, DONE);
  expect(three.man('aramis').gear).toEqual(['blade']);
});

const trade = (who: 'athos' | 'porthos' | 'aramis') => ({ kind: 'trade', who }) as const;

test('ROY.TRADE.13 whoever refused one musketeer can be asked by the next one at once', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'paris' }, aramis: { place: 'paris' }, porthos: { place: 'paris' } },
    hands: { athos: ['single'], aramis: ['single'], porthos: ['single'] },
  });
  table.play('athos', trade('porthos'), { kind: 'give', card: 'single' }, { kind: 'done' });
  table.play('porthos', { kind: 'cancel' });
  expect(table.offers('athos', trade('porthos'))).toBe(false);
  table.play('athos', { kind: 'end' }).play('aramis', { kind: 'start', who: 'aramis' });
  expect(table.offers('aramis', trade('porthos'))).toBe(true);
});

test('ROY.TRADE.12 all are told when an offer is whole, and when it is agreed to', () => {
  const table = meeting().play('athos', WITH_PORTHOS, give('panache'), DONE);
  expect(table.told('offer-made')).toEqual([{ kind: 'offer-made', seat: table.seat('athos') }]);
  table.play('porthos', DONE);
  expect(table.told('offer-made')).toEqual([{ kind: 'offer-made', seat: table.seat('porthos') }]);
  table.play('porthos', ACCEPT);
  expect(table.told('agreed')).toEqual([{ kind: 'agreed', seat: table.seat('porthos') }]);
});

test('ROY.TRADE.11 a trade is told with what passed, and nobody takes it back', () => {
  const table = meeting().play('athos', WITH_PORTHOS, give('panache'), DONE);
  table.play('porthos', DONE, ACCEPT).play('athos', ACCEPT);
  expect(table.told('traded')).toMatchObject([
    { who: 'athos', partner: 'porthos', gave: 1, took: 0, open: null, reveals: true },
  ]);
});
