import { expect, test } from 'vitest';
import { roy } from '../../game.ts';
import { position } from '../../testing.ts';

/** Athos stands before the cellar, where the Decoys lie. */
const cellar = () => position({ acting: 'athos', men: { athos: { place: 'quest' } } });

test('ROY.INN.5 a Decoy is nobody: it is told as one, and the space is his', () => {
  const table = cellar().play('athos', { kind: 'advance', path: 2 });
  expect(table.told('decoy')).toEqual([{ kind: 'decoy', who: 'athos' }]);
  expect(table.told('duel')).toEqual([]);
  expect(table.man('athos')).toMatchObject({ path: 2, space: 0 });
});

test('ROY.HID.12 the Decoys that were found are known to all, those still lying there are not', () => {
  const table = cellar();
  const gone = () => [0, 1, null].map(seat => roy.view(table.state, seat).decoysGone);
  expect(gone()).toEqual([0, 0, 0]);
  table.play('athos', { kind: 'advance', path: 2 });
  expect(gone()).toEqual([1, 1, 1]);
});
