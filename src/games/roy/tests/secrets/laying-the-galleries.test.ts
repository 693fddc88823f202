import { expect, test } from 'vitest';
import { redact } from '#kernel/game.ts';
import { blue, position, red } from '../../testing.ts';

/** The way to board 4, up to Milady's layout. */
const laying = () =>
  position({
    acting: 'athos',
    men: { athos: { place: 'quest' } },
    quest: { board: 3, tokens: ['two', 'two', 'two'], beaten: 2, up: true },
    state: { stock: { snare: 2, shields: 1, parry: 1, swords: 1, two: 0, three: 2, four: 1 } },
  })
    .dice(blue(3, 0, 0), red(0, 2))
    .play('athos', { kind: 'duel', foe: 'road' });

test('ROY.HID.14 all see that Milady lays a token in the galleries, she alone sees which', () => {
  const table = laying();
  const milady = table.seat('milady');
  const laid = () => table.told('laid');
  table.play('milady', { kind: 'lay-challenge', skill: 'panache' });
  expect(laid()).toEqual([{ kind: 'laid', board: 4, secret: { to: [milady], token: 'panache' } }]);
  for (const skill of ['nobility', 'erudition', 'gallantry'] as const)
    table.play('milady', { kind: 'lay-challenge', skill });
  table.play('milady', { kind: 'lay', token: 'snare' });
  expect(laid()).toEqual([{ kind: 'laid', board: 4, secret: { to: [milady], token: 'snare' } }]);
  expect(laid().map(event => redact(event, table.seat('athos')))).toEqual([{ kind: 'laid', board: 4 }]);
});
