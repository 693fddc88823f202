import { expect, test } from 'vitest';
import { ROCHEFORT } from '../../cards/board.ts';
import { BETRAY, END, GO, INTERCEPT, MOVE, PASS, PLOT, REFILL, SEARCH_PLOTS, START } from '../../choices.ts';
import { roy } from '../../game.ts';
import { LOCATIONS } from '../../names.ts';
import { blue, type Given, type Position, position, red } from '../../testing.ts';

const HAS_PLAYED = { turn: 'done' } as const;
const places = (table: Position) =>
  table.choices('milady').flatMap(choice => (choice.kind === 'go' ? [choice.to] : []));

/** Athos is the last to play. */
const lastMan = (given: Given = {}): Position =>
  position({
    acting: 'athos',
    ...given,
    men: { dartagnan: HAS_PLAYED, aramis: HAS_PLAYED, porthos: HAS_PLAYED, ...given.men },
  });

test('ROY.DEST.1 Milady must pick one Location and lays it face down', () => {
  const table = position({ at: 'destination' });
  expect(table.offers('milady', PASS)).toBe(false);
  expect(table.asked('milady')?.optional).toBeUndefined();
  table.play('milady', GO.louvre);
  expect(table.state).toMatchObject({ location: 'louvre', presence: 'hidden', shown: false });
  expect(places(table)).toEqual([]);
});

test('ROY.DEST.2 it stays secret and stays where it is, whatever she does in her other steps', () => {
  const table = position({ at: 'destination', parisHand: ['duels'], plotHand: ['balm'], state: { rochefort: 0 } });
  table.play('milady', GO.quarters);
  expect(table.told('destination')).toEqual([{ kind: 'destination', secret: { to: [0], location: 'quarters' } }]);
  expect(places(table)).toEqual([]);
  table.play('milady', { kind: 'paris', card: 'duels' });
  expect(places(table)).toEqual([]);
  table.play('milady', BETRAY.balm);
  expect(places(table)).toEqual([]);
  expect(table.state.location).toBe('quarters');
  expect(roy.view(table.state, 0).location).toBe('quarters');
  for (const seat of [1, 4, null]) expect(roy.view(table.state, seat).location).toBeNull();
});

test('ROY.DEST.3 while Rochefort is out of action she cannot pick Paris, the Louvre or the Quest', () => {
  expect(places(position({ at: 'destination', state: { rochefort: 0 } }))).toEqual([
    'quarters',
    'richelieu',
    'la-rochelle',
  ]);
  expect(places(position({ at: 'destination', state: { rochefort: 1 } }))).toHaveLength(6);
});

test('ROY.DEST.4 she may go to the same place turn after turn', () => {
  for (const location of LOCATIONS) {
    const table = lastMan({ state: { location } });
    if (location === 'quarters' || location === 'richelieu')
      table.play('athos', END).dice(red(0, 1)).play('milady', table.choices('milady')[1]);
    else table.dice(red(0, 1)).play('athos', END);
    expect(table.state.turn).toBe(2);
    expect(table.offers('milady', GO[location])).toBe(true);
  }
});

test('ROY.DEST.5 she is found by an interception, by a visit at Richelieu, or when the phase ends', () => {
  const hidden = (table: Position) => roy.view(table.state, 1).location === null;
  const met = position({
    acting: 'porthos',
    louvre: { card: 'debts', foes: ['henchman'] },
    state: { location: 'louvre', standing: 'ask' },
  });
  met.play('porthos', { kind: 'duel', foe: 'henchman' });
  expect(hidden(met)).toBe(true);
  met.dice(blue(0, 1, 2), red(ROCHEFORT.dice, 0)).play('milady', INTERCEPT);
  expect(roy.view(met.state, 1).location).toBe('louvre');
  const visited = position({ acting: 'athos', state: { location: 'richelieu' } });
  visited.play('athos', MOVE.richelieu);
  expect(roy.view(visited.state, 1).location).toBe('richelieu');
  for (const location of LOCATIONS) {
    const table = lastMan({ state: { location } });
    expect(hidden(table)).toBe(true);
    table.dice(red(0, 1)).play('athos', END);
    expect(table.told('exposed')).toEqual([{ kind: 'exposed', location, by: null, reveals: true }]);
  }
});

test('ROY.DEST.6 once found, her figure stands on the place for all to see', () => {
  const met = position({
    acting: 'porthos',
    louvre: { card: 'debts', foes: ['henchman'] },
    state: { location: 'louvre', standing: 'always' },
  }).dice(blue(0, 1, 2), red(ROCHEFORT.dice, 0));
  met.play('porthos', { kind: 'duel', foe: 'henchman' });
  const seen = { location: 'louvre', presence: 'exposed', shown: true };
  for (const seat of [1, 2, null]) expect(roy.view(met.state, seat)).toMatchObject(seen);
  const visited = position({ acting: 'athos', state: { location: 'richelieu' } }).play('athos', MOVE.richelieu);
  const found = { location: 'richelieu', presence: 'visited', shown: true };
  for (const seat of [1, 2, null]) expect(roy.view(visited.state, seat)).toMatchObject(found);
});

test('ROY.DEST.7 the Quarters give a Paris card, Richelieu Treachery, La Rochelle a discard, the others nothing', () => {
  const quarters = lastMan({ state: { location: 'quarters' } }).play('athos', END);
  expect(quarters.kinds('milady')).toEqual(['paris', 'pass']);
  const richelieu = lastMan({ state: { location: 'richelieu' } }).play('athos', END);
  expect(richelieu.choices('milady')).toEqual([SEARCH_PLOTS, REFILL]);
  const siege = lastMan({ garrison: ['single', 'double'], state: { location: 'la-rochelle' } }).play('athos', END);
  expect(siege.kinds('milady')).toEqual(['raze']);
  for (const location of ['paris', 'louvre', 'quest'] as const) {
    const table = lastMan({ garrison: ['single'], state: { location } }).dice(red(0, 1), blue(0, 0, 1));
    table.play('athos', END);
    expect(table.told('siege')).toHaveLength(1);
    const [place, quest] = [location, { board: 3, tokens: ['two', 'two', 'two'], beaten: 0, up: false } as const];
    const attempt = position({
      acting: 'porthos',
      men: { porthos: { place } },
      paris: { card: 'abduction', foes: ['lubin'] },
      louvre: { card: 'debts', foes: ['henchman'] },
      quest,
      state: { location, standing: 'ask' },
    });
    const foe = ({ paris: 'lubin', louvre: 'henchman', quest: 'road' } as const)[location];
    attempt.play('porthos', { kind: 'duel', foe });
    expect(attempt.offers('milady', INTERCEPT)).toBe(true);
  }
});

test('ROY.DEST.8 she can never go to the Vieux-Colombier or to the Bastille', () => {
  const table = position({ at: 'destination' });
  expect(places(table)).not.toContain('vieux-colombier');
  expect(places(table)).not.toContain('bastille');
  table.play('milady', GO.paris, PLOT).play('athos', START.athos);
  expect(places(table)).toEqual([]);
});
