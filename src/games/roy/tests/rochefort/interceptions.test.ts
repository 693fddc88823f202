import { expect, test } from 'vitest';
import { ACTIONS } from '../../actions/index.ts';
import { order } from '../../actions/order.ts';
import { ROCHEFORT } from '../../cards/board.ts';
import {
  ABILITY,
  ADVANCE,
  BUY,
  CHALLENGE,
  COMMIT,
  DONE,
  DRAW,
  DUEL,
  HAND_OVER,
  INTERCEPT,
  MOVE,
  PASS,
  PASSAGE,
  PLAY,
  SEARCH,
  STANDING,
  TRADE,
} from '../../choices.ts';
import { roy } from '../../game.ts';
import type { Location, Place } from '../../names.ts';
import { blue, type Given, position, red } from '../../testing.ts';
import { PANACHE_FIRST as galleries } from '../shared/galleries.testing.ts';

const PANACHE = new Array<'panache'>(4).fill('panache');

/** Porthos at the Louvre with somebody to fight and a challenge he can meet; Milady is there, hidden. */
const ambushed = (given: Given = {}) =>
  position({
    acting: 'porthos',
    louvre: { card: 'poisons', foes: ['henchman'] },
    ...given,
    state: { location: 'louvre', standing: 'ask', ...given.state },
  });
/** Rochefort is wounded. */
const ROCHEFORT_HIT = [blue(1, 2, 0), red(ROCHEFORT.dice, 0)] as const;

test('ROY.ROCH.1 he intercepts only in the place Milady has gone to: Paris, the Louvre or the Quest', () => {
  const attempt = (location: Location, place: Place) => {
    const table = position({
      acting: 'porthos',
      men: { porthos: { place } },
      louvre: { card: 'poisons', foes: ['henchman'] },
      paris: { card: 'captive', foes: ['lubin'] },
      quest: { board: 3, tokens: ['two', 'two', 'two'], beaten: 0, up: false },
      state: { location, standing: 'ask' },
    });
    const action = { paris: DUEL.lubin, louvre: DUEL.henchman, quest: DUEL.road }[place as 'paris'];
    return table.play('porthos', action).offers('milady', INTERCEPT);
  };
  for (const place of ['paris', 'louvre', 'quest'] as const)
    for (const location of ['quarters', 'richelieu', 'paris', 'louvre', 'la-rochelle', 'quest'] as const)
      expect([location, place, attempt(location, place)]).toEqual([location, place, location === place]);
});

test('ROY.ROCH.2 in Paris he can intercept challenges, duels and what the card asks for', () => {
  const there: Given = {
    acting: 'porthos',
    men: { porthos: { place: 'paris' } },
    hands: { porthos: [...PANACHE, 'single'] },
    state: { location: 'paris', standing: 'ask' },
  };
  const abduction = { card: 'abduction', foes: ['lubin'] } as const;
  const cases = [
    [abduction, CHALLENGE.panache],
    [abduction, DUEL.lubin],
    [{ card: 'disappearance' }, SEARCH],
    [{ card: 'smuggler' }, HAND_OVER.single],
    [{ card: 'duels' }, DUEL.guard],
  ] as const;
  for (const [paris, action] of cases)
    expect(
      position({ ...there, paris })
        .play('porthos', action)
        .offers('milady', INTERCEPT),
    ).toBe(true);
});

test('ROY.ROCH.2 at the Louvre he can intercept challenges and duels', () => {
  const hands = { porthos: PANACHE };
  expect(ambushed({ hands }).play('porthos', CHALLENGE.panache).offers('milady', INTERCEPT)).toBe(true);
  expect(ambushed({ hands }).play('porthos', DUEL.henchman).offers('milady', INTERCEPT)).toBe(true);
});

test('ROY.ROCH.2 at the Quest he can intercept every Quest action', () => {
  const there: Given = {
    acting: 'porthos',
    men: { porthos: { place: 'quest' } },
    hands: { porthos: [...PANACHE, 'panache'] },
    state: { location: 'quest', standing: 'ask', epics: 3 },
  };
  const cases = [
    [null, ADVANCE[1]],
    [{ board: 2, won: [] }, CHALLENGE.panache],
    [{ board: 2, won: ['erudition', 'nobility', 'gallantry', 'panache'] }, DUEL.wardes],
    [{ board: 3, tokens: ['two', 'two', 'two'], beaten: 0, up: false }, DUEL.road],
    [galleries, CHALLENGE.panache],
    [galleries, DUEL.first],
    [galleries, DUEL.second],
    [galleries, PASSAGE.tokens],
  ] as const;
  for (const [quest, action] of cases)
    expect(
      position({ ...there, ...(quest && { quest }) })
        .play('porthos', action)
        .offers('milady', INTERCEPT),
    ).toBe(true);
});

test('ROY.ROCH.3 drawing, moving, trading, buying and Character cards are never intercepted', () => {
  const actions = [DRAW, MOVE.paris, TRADE.dartagnan, BUY.pistol, PLAY.essarts];
  for (const presence of ['hidden', 'exposed'] as const)
    for (const standing of ['ask', 'always'] as const)
      for (const action of actions) {
        const table = ambushed({
          men: { dartagnan: { place: 'louvre' } },
          hands: { porthos: ['essarts'] },
          state: { presence, standing, shown: presence === 'exposed' },
        });
        table.play('porthos', action);
        expect(table.asked('milady')).toBeUndefined();
        expect(table.told('intercepted')).toEqual([]);
      }
});

test('ROY.ROCH.2 of all actions he can come between these, and no others', () => {
  const all = Object.entries({ ...ACTIONS, order }).map(([kind, row]) => [kind, row.interceptable]);
  const between = all.filter(([, interceptable]) => interceptable).map(([kind]) => kind);
  expect(between.toSorted()).toEqual(['advance', 'challenge', 'duel', 'hand-over', 'passage', 'search']);
});

test('ROY.ROCH.4 by intercepting Milady is exposed: her Location lies open and she is there', () => {
  const table = ambushed({ hands: { porthos: ['single'] } }).play('porthos', DUEL.henchman);
  expect(roy.view(table.state, 1).location).toBeNull();
  table.play('milady', INTERCEPT);
  expect(roy.view(table.state, 1)).toMatchObject({ location: 'louvre', presence: 'exposed' });
});

test('ROY.ROCH.5 Milady may let an attempt pass and intercept the next one', () => {
  const table = ambushed().play('porthos', DUEL.henchman);
  expect(table.choices('milady')).toEqual([INTERCEPT, PASS, STANDING.always, STANDING.never]);
  table.dice(blue(0, 3, 0), red(2, 0), blue(0, 2, 0), red(1, 0), blue(0, 1, 0));
  table.play('milady', PASS); // a draw to the last die
  expect(table.told('duel').map(({ foe }) => foe)).toEqual(['henchman']);
  table.play('porthos', DUEL.henchman);
  expect(table.offers('milady', INTERCEPT)).toBe(true);
});

test('ROY.ROCH.5 once he stands exposed it is no longer hers to decide, whatever she has ordered', () => {
  for (const standing of ['ask', 'always', 'never'] as const) {
    const table = ambushed({
      hands: { porthos: ['single'] },
      state: { location: 'louvre', presence: 'exposed', shown: true, standing },
    }).play('porthos', DUEL.henchman);
    expect(table.asked('milady')).toBeUndefined();
    expect([standing, table.told('intercepted').length]).toEqual([standing, 1]);
  }
});

test('ROY.ROCH.5 table option: wherever he can intercept he must', () => {
  const table = ambushed({ options: { rochefortMandatory: 'on' }, hands: { porthos: ['single'] } });
  table.play('porthos', DUEL.henchman);
  expect(table.told('intercepted')).toHaveLength(1);
  expect(table.asked('milady')).toBeUndefined();
});

test('ROY.ROCH.6 declared, then intercepted, then the duel with him, and only then the action itself', () => {
  const table = ambushed().play('porthos', DUEL.henchman);
  expect(table.events.map(event => event.kind)).toEqual(['declared']);
  table.dice(...ROCHEFORT_HIT, blue(3, 0, 0), red(0, 2)).play('milady', INTERCEPT);
  const order = table.events.flatMap(event => {
    if (event.kind === 'duel') return [event.foe];
    return event.kind === 'intercepted' || event.kind === 'fled' || event.kind === 'beaten' ? [event.kind] : [];
  });
  expect(order).toEqual(['intercepted', 'rochefort', 'fled', 'henchman', 'beaten']);
});

test('ROY.ROCH.6 the object of the action is not touched before he has been met: no token is turned up', () => {
  const table = ambushed({
    men: { porthos: { place: 'quest' } },
    hands: { porthos: ['single'] },
    state: { location: 'quest' },
  });
  table.play('porthos', ADVANCE[0]).play('milady', INTERCEPT);
  expect(table.kinds('porthos')).toEqual(['commit', 'done']);
  expect(table.told('turned-up')).toEqual([]);
});

test('ROY.ROCH.7 the duel with him costs no action', () => {
  const table = ambushed().play('porthos', DUEL.henchman);
  table.dice(...ROCHEFORT_HIT, blue(3, 0, 0), red(0, 2)).play('milady', INTERCEPT);
  expect(table.told('duel').map(({ foe }) => foe)).toEqual(['rochefort', 'henchman']);
  expect(table.state.actions).toBe(2);
});

test('ROY.ROCH.7 Combat cards, abilities and equipment may be used against him', () => {
  const table = ambushed({
    acting: 'aramis',
    men: { aramis: { place: 'louvre', gear: ['pistol', 'armour'] } },
    hands: { aramis: ['single', 'nobility', 'gallantry'] },
  });
  table.play('aramis', DUEL.henchman).play('milady', INTERCEPT);
  expect(table.offers('aramis', DONE)).toBe(true);
  const shields = ROCHEFORT.dice - 2;
  table.dice(blue(2, 1, 2), red(2, shields)).play('aramis', COMMIT.single, ABILITY.nobility);
  expect(table.told('clash')[0]).toMatchObject({ foe: 'rochefort', hits: 3 - shields, wounds: 0 });
});
