import { expect, test } from 'vitest';
import type { TreacheryId } from '../../cards/treachery.ts';
import { DRAW, END, HORSE, MOVE, REFILL, SEARCH_PLOTS, START, TAKE } from '../../choices.ts';
import { roy } from '../../game.ts';
import { position, red } from '../../testing.ts';
import { ASIDE, evening } from './evening.testing.ts';

test('ROY.RICH.1 gone to Richelieu and not visited she takes one of two benefits', () => {
  const table = evening({ state: { location: 'richelieu' } });
  expect(table.told('exposed')).toMatchObject([{ location: 'richelieu', by: null }]);
  expect(table.choices('milady')).toEqual([SEARCH_PLOTS, REFILL]);
  table.play('milady', REFILL);
  expect(table.asked('milady')?.prompt).toBe('destination'); // one, not both
});

test('ROY.RICH.2 she may take any card out of the deck, unseen by the team, and the deck is shuffled', () => {
  const table = evening({ plotHand: ['balm'], plots: ['ambush', 'jailed'], state: { location: 'richelieu' } });
  table.play('milady', SEARCH_PLOTS);
  const kinds = table.choices('milady').flatMap(choice => (choice.kind === 'take' ? [choice.card] : []));
  expect(kinds).toEqual([
    'ambush',
    'balm',
    'conscripts',
    'dead-end',
    'emergency',
    'intrigue',
    'isolation',
    'jailed',
    'reinforcements',
  ]);
  const before = table.state.plots.filter(card => card !== 'jailed');
  table.play('milady', TAKE.jailed);
  expect(table.state.plotHand).toEqual(['balm', 'jailed']);
  expect(table.told('found')).toMatchObject([{ secret: { to: [0], card: 'jailed' } }]);
  expect(roy.view(table.state, 1)).toMatchObject({ plotHand: 2, screen: null });
  expect(table.state.plots).not.toEqual(before);
  expect(table.state.plots.slice().sort()).toEqual(before.slice().sort());
});

test('ROY.RICH.2 or she draws until she holds three', () => {
  const refilled = (plotHand: readonly TreacheryId[]) =>
    evening({ plotHand, plots: ['ambush', 'jailed', 'isolation'], state: { location: 'richelieu' } }).play(
      'milady',
      REFILL,
    ).state.plotHand;
  expect(refilled([])).toEqual(['ambush', 'jailed', 'isolation']);
  expect(refilled(['balm', 'balm'])).toEqual(['balm', 'balm', 'ambush']);
  expect(refilled(['balm', 'balm', 'dead-end', 'dead-end'])).toHaveLength(4);
});

test('ROY.RICH.3 a musketeer who arrives finds her at once, and she loses her benefit', () => {
  const table = position({ acting: 'athos', men: ASIDE, state: { location: 'richelieu' } });
  table.play('athos', MOVE.richelieu);
  expect(table.told('exposed')).toMatchObject([{ location: 'richelieu', by: 'athos' }]);
  expect(roy.view(table.state, 1).location).toBe('richelieu');
  expect([table.man('athos').place, table.state.actions]).toEqual(['richelieu', 2]);
  table.dice(red(0, 1)).play('athos', END);
  expect(table.asked('milady')?.prompt).toBe('destination');
});

test.each([
  ['on foot', MOVE.richelieu],
  ['on horseback', HORSE.richelieu],
])('ROY.RICH.4 arriving %s where she is not he is sent to the Bastille, and his turn is over', (_, choice) => {
  for (const location of ['quarters', 'paris', 'la-rochelle'] as const) {
    const table = position({ acting: 'athos', men: { athos: { gear: ['horse'] } }, state: { location } });
    table.play('athos', choice);
    expect(table.man('athos')).toMatchObject({ place: 'bastille', turn: 'done' });
    expect(table.told('ended')).toHaveLength(1);
    expect(table.told('exposed')).toEqual([]);
  }
});

test('ROY.RICH.5 once she has been found there later arrivals are safe and change nothing', () => {
  const table = position({ acting: 'athos', state: { location: 'richelieu' } });
  table.play('athos', MOVE.richelieu, END).play('dartagnan', START.dartagnan, MOVE.richelieu);
  expect(table.man('dartagnan')).toMatchObject({ place: 'richelieu', turn: 'acting' });
  expect(table.told('exposed')).toEqual([]);
  expect(table.state.presence).toBe('visited');
});

test('ROY.RICH.6 one who begins his turn there does not find her; only an arrival counts', () => {
  const table = position({
    men: { ...ASIDE, athos: { place: 'richelieu' } },
    state: { location: 'richelieu' },
  });
  table.play('athos', START.athos, DRAW);
  expect([table.told('exposed'), table.told('jailed'), table.state.presence]).toEqual([[], [], 'hidden']);
  table.play('athos', MOVE.paris, END);
  expect(table.choices('milady')).toEqual([SEARCH_PLOTS, REFILL]); // she keeps her benefit
});

test('ROY.RICH.6 leaving and coming back is an arrival', () => {
  const table = position({ men: { athos: { place: 'richelieu' } }, state: { location: 'richelieu' } });
  table.play('athos', START.athos, MOVE.paris, MOVE.richelieu);
  expect(table.state.presence).toBe('visited');
});

test('ROY.RICH.7 he must leave before his turn ends, with his last action at the latest', () => {
  const table = position({ men: { athos: { place: 'richelieu' } } }).play('athos', START.athos);
  expect([table.offers('athos', DRAW), table.offers('athos', END)]).toEqual([true, false]);
  table.play('athos', DRAW, DRAW);
  expect(table.kinds('athos')).toEqual(['move']);
  const gone = position({ men: { athos: { place: 'richelieu' } } }).play('athos', START.athos, MOVE.paris);
  expect(gone.offers('athos', END)).toBe(true);
});

test('ROY.RICH.7 his horse may take him away too', () => {
  const table = position({ men: { athos: { place: 'richelieu', gear: ['horse'] } } });
  table.play('athos', START.athos, DRAW, DRAW);
  expect(table.kinds('athos')).toEqual(['move', 'horse']);
  table.play('athos', HORSE.paris);
  expect([table.offers('athos', END), table.offers('athos', DRAW)]).toEqual([true, true]);
});

test('ROY.RICH.7 table option: he may stay', () => {
  const table = position({ men: { athos: { place: 'richelieu' } }, options: { richelieuMayStay: 'on' } });
  expect(table.play('athos', START.athos).offers('athos', END)).toBe(true);
});
