import { expect, test } from 'vitest';
import { redact } from '#kernel/game.ts';
import { DUEL, GO, INTERCEPT, PASS, STANDING } from '../../choices.ts';
import { roy } from '../../game.ts';
import { type Given, position } from '../../testing.ts';
import { ALL, asked, learn } from '../shared/choices.testing.ts';

/** Milady, hidden in Paris, is asked about Porthos' duel there. */
const attempt = (state: Given['state'] = {}) =>
  position({
    acting: 'porthos',
    men: { porthos: { place: 'paris' } },
    hands: { porthos: ['single'] },
    paris: { card: 'abduction', foes: ['henchman'] },
    state: { location: 'paris', standing: 'ask', ...state },
  }).play('porthos', DUEL.henchman);

test('ROY.DEC.39 Milady intercepts or lets pass; only an interception is seen', () => {
  const table = attempt();
  expect(asked(table)).toEqual([0]);
  expect(table.choices('milady').filter(({ kind }) => kind !== 'standing')).toEqual([INTERCEPT, PASS]);
  table.play('milady', INTERCEPT);
  expect(learn(table, 'intercepted')).toEqual(ALL);
  expect(table.told('intercepted')).toMatchObject([{ who: 'porthos', location: 'paris' }]);
  const pass = attempt().play('milady', PASS);
  expect(pass.told('duel')).toMatchObject([{ foe: 'henchman' }]);
  expect(pass.told('let-pass')).toMatchObject([{ secret: { to: [0] } }]);
  const away = attempt({ location: 'louvre' });
  expect(away.choices('milady').filter(({ kind }) => kind !== 'standing')).toEqual([PASS]);
  away.play('milady', PASS);
  for (const seat of [1, 4, null])
    expect(away.events.map(event => redact(event, seat))).toEqual(pass.events.map(event => redact(event, seat)));
});

test('ROY.DEC.40 Milady leaves an order for interceptions: always, ask or never', () => {
  const table = position({ at: 'destination', state: { standing: 'ask' } });
  const orders = table.choices('milady').filter(({ kind }) => kind === 'standing');
  expect(new Set(orders)).toEqual(new Set([STANDING.always, STANDING.ask, STANDING.never]));
  const left = (order: 'always' | 'ask' | 'never') => {
    const next = position({
      at: 'destination',
      men: { porthos: { place: 'paris' } },
      hands: { porthos: ['single'] },
      paris: { card: 'abduction', foes: ['henchman'] },
    }).play('milady', STANDING[order], GO.paris, PASS);
    return next.play('porthos', { kind: 'start', who: 'porthos' }, DUEL.henchman);
  };
  expect(left('always').told('duel')).toMatchObject([{ foe: 'rochefort' }]);
  expect(left('never').told('duel')).toMatchObject([{ foe: 'henchman' }]);
  expect(left('ask').asked('milady')?.prompt).toBe('intercept');
});

const MILADY_ONLY = [0];

test('ROY.DEC.40 which order she left, always or never, only Milady knows; she may change it at any attempt', () => {
  const given = (order: 'always' | 'never') =>
    position({ at: 'destination', state: { standing: 'ask' } }).play('milady', STANDING[order]);
  for (const order of ['always', 'never'] as const) expect(learn(given(order), order)).toEqual(MILADY_ONLY);
  for (const seat of [1, 4, null])
    expect(roy.view(given('always').state, seat)).toEqual(roy.view(given('never').state, seat));
  for (const order of ['always', 'never'] as const) expect(attempt().offers('milady', STANDING[order])).toBe(true);
});
