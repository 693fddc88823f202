import { expect, test } from 'vitest';
import { position } from '../../testing.ts';

/** Milady goes to her Quarters and plays Balm; then Porthos, alone in his turn, tries a challenge at the Louvre. */
const attempt = (rochefort: number) => {
  const table = position({
    at: 'turn',
    plotHand: ['balm'],
    men: { porthos: { place: 'louvre' } },
    hands: { porthos: ['panache', 'panache', 'panache', 'panache'] },
    louvre: { card: 'ball' },
    state: { rochefort, standing: 'ask' },
  });
  table.play('milady', { kind: 'go', to: 'quarters' });
  table.play('milady', { kind: 'betray', card: 'balm' });
  table.play('porthos', { kind: 'start', who: 'porthos' });
  return table.play('porthos', { kind: 'challenge', skill: 'panache' });
};

test('ROY.DEST.3 healed after she chose her place, Rochefort can be nowhere that matters: nobody is asked about an interception', () => {
  const out = attempt(0);
  expect(out.told('declared')).toHaveLength(1);
  expect(out.asked('milady')).toBeUndefined();
  // Had he been fit she could be at the Louvre for all anybody knows, and is asked.
  expect(attempt(1).asked('milady')?.prompt).toBe('intercept');
});
