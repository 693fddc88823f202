import { expect, test } from 'vitest';
import { cardOf } from '#games/musketiere/cards.ts';
import type { View } from '#games/musketiere/view.ts';
import { musketiereVoice } from './voice.ts';

const reasonFor = (hand: readonly number[], card: number): unknown => {
  const markers = [
    [null, null, null],
    [null, null, null],
  ];
  const view = { seat: 0, hand, target: 20, markers, totals: [0, 0] } as unknown as View;
  return musketiereVoice.why(view, 0, { kind: 'fight', card });
};

test('a card is called the strongest only where it may be, and not because the rest of the hand is worse', () => {
  const [three, five, ten] = [cardOf(3, 2), cardOf(5, 4), cardOf(10, 1)];
  expect(reasonFor([cardOf(0, 2), three, five], five)).toMatchObject({ kind: 'fight-middle' });
  expect(reasonFor([three, five, ten], ten)).toMatchObject({ kind: 'fight-high' });
});
