import { expect, test } from 'vitest';
import { position } from '../../testing.ts';

test('ROY.TREV.5 what the ordered musketeer buys is announced as ordered, the second item like the first', () => {
  const table = position({ players: 6, acting: 'treville', state: { purse: 10 } });
  table.play('treville', { kind: 'order', who: 'athos' });
  table.play('athos', { kind: 'buy', item: 'pistol' });
  expect(table.told('declared')).toMatchObject([{ who: 'athos', ordered: true }]);
  table.play('athos', { kind: 'buy', item: 'armour' });
  expect(table.told('declared')).toMatchObject([
    { who: 'athos', action: { kind: 'buy', item: 'armour' }, ordered: true },
  ]);
});

test('ROY.EQUIP.2 bought with an action of his own, neither item is announced as ordered', () => {
  const table = position({ acting: 'athos', state: { purse: 10 } });
  for (const item of ['pistol', 'armour'] as const) {
    table.play('athos', { kind: 'buy', item });
    expect(table.told('declared')).toMatchObject([{ who: 'athos', ordered: false }]);
  }
});
