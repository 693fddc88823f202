import { expect, test } from 'vitest';
import { DUEL, END, GO, INTERCEPT, PARIS_CARD, PASS } from '../../choices.ts';
import { roy } from '../../game.ts';
import { blue, position, red } from '../../testing.ts';
import { evening } from './evening.testing.ts';

test('ROY.MILQ.1 gone to the Quarters she may add a Paris card to her hand, or leave it', () => {
  const table = evening({ parisHand: ['message'] });
  expect(table.told('exposed')).toMatchObject([{ location: 'quarters' }]);
  expect(table.offers('milady', PASS)).toBe(true);
  table.play('milady', PARIS_CARD.captive);
  expect(table.state.parisHand).toEqual(['message', 'captive']);
  expect(evening({ parisHand: ['message'] }).play('milady', PASS).state.parisHand).toEqual(['message']);
});

test('ROY.MILQ.1 only at the end of phase II, and only if she went there', () => {
  const table = evening({ state: { location: 'louvre' } });
  expect(table.asked('milady')?.prompt).toBe('destination');
});

test('ROY.MILQ.2 she chooses among all that are left, and the choice stays her secret', () => {
  const table = evening({ paris: { card: 'captive' } });
  expect(table.choices('milady')).toEqual([
    PARIS_CARD.abduction,
    PARIS_CARD.disappearance,
    PARIS_CARD.smuggler,
    PARIS_CARD.message,
    PARIS_CARD.duels,
    PASS,
  ]);
  expect(roy.view(table.state, 0).screen?.parisPile).toHaveLength(5);
  table.play('milady', PARIS_CARD.duels);
  expect(table.told('took-paris')).toEqual([{ kind: 'took-paris', took: true, secret: { to: [0], card: 'duels' } }]);
  for (const seat of [1, 2, null]) {
    const seen = roy.view(table.state, seat);
    expect([seen.screen, seen.parisHand, seen.parisPile]).toEqual([null, 1, 4]);
  }
});

test('ROY.MILQ.3 that card may be put into play from the next step I.2 on', () => {
  const table = evening();
  table.play('milady', PARIS_CARD.duels);
  expect([table.state.turn, table.state.paris]).toEqual([2, null]);
  table.play('milady', GO.quarters);
  expect(table.choices('milady')).toEqual([PARIS_CARD.duels, PASS]);
});

test('ROY.MILQ.4 driven back there by a wound to Rochefort she takes no Paris card', () => {
  const table = position({
    acting: 'porthos',
    men: { dartagnan: { turn: 'done' }, athos: { turn: 'done' }, aramis: { turn: 'done', place: 'vieux-colombier' } },
    louvre: { card: 'poisons', foes: ['henchman'] },
    state: { location: 'louvre', standing: 'ask' },
  });
  table.play('porthos', DUEL.henchman);
  table.dice(blue(3, 0, 0), red(2, 2), blue(0, 3, 0), red(2, 0), blue(0, 2, 0), red(1, 0), blue(0, 1, 0));
  table.play('milady', INTERCEPT);
  expect(table.told('fled')).toHaveLength(1);
  table.dice(red(0, 1)).play('porthos', END);
  expect(table.asked('milady')?.prompt).toBe('destination');
  expect(table.state.parisHand).toEqual([]);
});
