import { expect, test } from 'vitest';
import { position } from '../../testing.ts';
import { opened, openedWithThief } from '../shared/openings.testing.ts';

test('ROY.RULING.44 with six players Milady keeps two Paris cards besides the one in play', () => {
  expect(opened(6)).toMatchObject({ paris: { card: 'abduction' }, parisHand: ['disappearance', 'captive'] });
  expect(opened(5)).toMatchObject({ paris: { card: 'abduction' }, parisHand: [] });
});

test('ROY.RULING.44 with sixPlayerParis one she keeps one', () => {
  const state = opened(6, { sixPlayerParis: 'one' });
  expect(state).toMatchObject({ paris: { card: 'abduction' }, parisHand: ['disappearance'] });
});

const DONE = { kind: 'done' } as const;

test('ROY.RULING.49 two musketeers of one seat share their cards, but equipment needs a trade where both are', () => {
  const seat = (place: 'paris' | 'louvre') =>
    position({
      players: 3,
      acting: 'dartagnan',
      men: { dartagnan: { place: 'paris', gear: ['pistol'] }, athos: { place } },
      hands: { athos: ['panache', 'single'] },
    });
  expect(seat('louvre').offers('dartagnan', { kind: 'trade', who: 'athos' })).toBe(false);
  const table = seat('paris');
  expect(table.hand('dartagnan')).toEqual(table.hand('athos'));
  table.play('dartagnan', { kind: 'trade', who: 'athos' });
  expect(table.kinds('dartagnan')).not.toContain('give');
  table.play('dartagnan', { kind: 'hand', gear: 'pistol' }, DONE, DONE);
  expect(table.man('athos').gear).toEqual(['pistol']);
  expect(table.state.actions).toBe(2);
});

test('ROY.RULING.56 as the French book has it: 9, 9, 7, 5 and 5 cards with 2 to 6 players', () => {
  const dealt = [2, 3, 4, 5, 6].map(players =>
    openedWithThief(players)
      .events.filter(event => event.kind === 'drew' && event.why === 'deal')
      .map(event => (event.kind === 'drew' ? event.count : 0)),
  );
  expect(dealt).toEqual([[9], [9, 9], [7, 7, 7], [5, 5, 5, 5], [5, 5, 5, 5, 5]]);
});

test('ROY.RULING.68 with two to four players Tréville stands in for one musketeer in play', () => {
  for (const [players, men] of [
    [2, 4],
    [3, 4],
    [4, 3],
  ]) {
    const state = openedWithThief(players, { treville: 'stands-in' }).state;
    expect(state.men).toHaveLength(men);
    expect(state.men.map(man => man.who)).toContain('treville');
  }
});
