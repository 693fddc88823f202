import { expect, test } from 'vitest';
import { position } from '../testing.ts';

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
