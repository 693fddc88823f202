import { expect, test } from 'vitest';
import { TIME_DICE } from '../../cards/board.ts';
import { fill } from '../../questions/milady/install.ts';
import { blue, type Given, position, red } from '../../testing.ts';
import { FOUR, lastAndMiladyIdle } from '../shared/last-to-play.testing.ts';
import { opened } from '../shared/openings.testing.ts';

const automa = (given: Given) =>
  position({ plots: ['conscripts'], ...given, options: { automa: 'on', ...given.options } });

test('ROY.RULING.46 with Rochefort out of action the automa goes to La Rochelle or nowhere', () => {
  const location = (garrison: Required<Given>['garrison'], state: Required<Given>['state']) =>
    [1, 2, 3, 4, 5, 6].map(
      n =>
        automa({ at: 'destination', garrison, state: { ...state, rng: { key: [n, 0, 0, 0, 0, 0, 0, 0], at: 0 } } })
          .state.location,
    );
  const down = { rochefort: 0 };
  expect(location(['single', 'single'], down)).toEqual(Array(6).fill('la-rochelle'));
  expect(location(['single'], down)).toEqual(Array(6).fill(null));
});

test('ROY.RULING.47 without Milady n seats play with the numbers of n + 1 players', () => {
  const cards = [2, 3, 4, 5, 6].map(seats => opened(seats, { automa: 'on' }).hands.map(hand => hand.length));
  expect(cards).toEqual([
    [0, 10], // nine, and one as the turn begins
    [0, 9, 9],
    [0, 7, 7, 7],
    [0, 5, 5, 5, 5],
    [0, 5, 5, 5, 5, 5],
  ]);
  const { plots, plotDiscard } = opened(2, { automa: 'on' });
  expect([...plots, ...plotDiscard]).toHaveLength(14);
  expect([...plots, ...plotDiscard]).not.toContain('isolation');
});

test('ROY.RULING.47 five seats start the time on its third space and leave Milady’s extra cards out', () => {
  expect(opened(6, { automa: 'on' })).toMatchObject({ time: 3, parisHand: [], plotHand: [] });
});

const END = { kind: 'end' } as const;

test('ROY.RULING.47 the automa always intercepts and always rerolls a Shield', () => {
  const table = automa({
    acting: 'porthos',
    men: { porthos: { place: 'paris' } },
    paris: { card: 'abduction', foes: ['henchman'] },
    state: { location: 'paris', presence: 'exposed', shown: true },
  }).play('porthos', { kind: 'duel', foe: 'henchman' });
  expect(table.told('intercepted')).toHaveLength(1);
  const time = TIME_DICE.indexOf(4) + 1;
  const siege = lastAndMiladyIdle('porthos', { options: { automa: 'on' }, state: { time, reinforcements: true } });
  siege.dice(red(1, 3), red(1, 0)).play('porthos', END);
  expect(siege.told('siege-reroll')).toEqual([{ kind: 'siege-reroll', face: 'sword' }]);
});

test('ROY.RULING.47 Nemesis names anybody', () => {
  const named = new Set<unknown>();
  for (let n = 0; n < 40; n++) {
    const state = { parisPile: ['abduction'] as const, rng: { key: [n, 0, 0, 0, 0, 0, 0, 0], at: 0 } };
    named.add(automa({ at: 'turn', foes: ['bernajoux'], traps: ['nemesis'], state }).state.paris?.nemesis);
  }
  expect(named).toEqual(new Set(FOUR));
});

/** What is left at La Rochelle after the automa's visit, over many dice. */
const razed = (options: Required<Given>['options']) =>
  new Set(
    Array.from({ length: 40 }, (_, n) => {
      const state = { location: 'la-rochelle', presence: 'exposed', rng: { key: [n, 0, 0, 0, 0, 0, 0, 0], at: 0 } };
      const given = { at: 'end-of-phase', garrison: ['bassompierre', 'single', 'double'], options, state } as const;
      return automa(given as Given).state.garrison.join();
    }),
  );

test('ROY.RULING.47 at La Rochelle the automa discards any Combat card', () => {
  expect(razed({})).toEqual(new Set(['bassompierre,single', 'bassompierre,double']));
});

test('ROY.RULING.47 with automaSharp it takes a double first', () => {
  expect(razed({ automaSharp: 'on' })).toEqual(new Set(['bassompierre,single']));
});

test('ROY.RULING.48 the automa keeps each card that fits and is not a second Trap, till the strength is reached', () => {
  expect(fill(['henchman', 'vitray', 'thief', 'cavois', 'beggars'], 3)).toEqual({ foes: ['vitray'], trap: 'beggars' });
  expect(fill(['cavois', 'thief'], 2)).toEqual({ foes: [], trap: 'thief' });
});

test('ROY.RULING.48 what it does not use stays in the deck; the Henchman comes back into it', () => {
  const table = automa({
    acting: 'porthos',
    men: { porthos: { place: 'louvre' } },
    louvre: { card: 'poisons', won: true, foes: ['henchman'] },
    louvreStack: ['debts'],
    foes: ['cavois'],
    traps: [],
    state: { location: 'paris', presence: 'exposed', shown: true },
  }).dice(blue(0, 0, 3), red(2, 0));
  table.play('porthos', { kind: 'duel', foe: 'henchman' });
  expect(table.state.louvre).toMatchObject({ card: 'debts', foes: [{ id: 'henchman', life: 1 }] });
  expect(table.state.foes).toEqual(['cavois']);
});

test('ROY.RULING.56 the automa’s next Paris card comes as the next turn begins, not before', () => {
  const table = lastAndMiladyIdle('porthos', {
    men: { porthos: { place: 'paris' } },
    actions: 2,
    paris: { card: 'abduction', won: true, foes: ['henchman'] },
    plots: ['conscripts'],
    options: { automa: 'on' },
  });
  table.dice(blue(0, 0, 3), red(2, 0)).play('porthos', { kind: 'duel', foe: 'henchman' });
  expect(table.state.paris).toBeNull();
  table.play('porthos', END);
  expect(table.state.turn).toBe(2);
  expect(table.state.paris).not.toBeNull();
});
