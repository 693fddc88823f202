import { expect, test } from 'vitest';
import { HONOUR_LAST, ROCHEFORT, TIME_LAST } from '../../cards/board.ts';
import { BETRAY, DONE, DUEL, END, GO, ONE_FOR_ALL, PASS, START } from '../../choices.ts';
import { siegeDice } from '../../questions/siege/siege.ts';
import { blue, type Given, type Position, position, red } from '../../testing.ts';
import { HAS_PLAYED, lastManAwayFromSiege as lastMan } from '../shared/last-man.testing.ts';
import { ROAD } from './road.testing.ts';

test('ROY.ONE.1 a card is earned by the first fall of Rochefort and by the first siege won to the end', () => {
  const duel = (humbled: boolean) =>
    position({
      acting: 'porthos',
      louvre: { card: 'debts', foes: ['henchman'] },
      state: { location: 'louvre', standing: 'always', rochefort: 1, humbled },
    })
      .dice(blue(3, 0, 0), red(ROCHEFORT.dice - 2, 2), blue(3, 0, 0), red(0, 2))
      .play('porthos', { kind: 'duel', foe: 'henchman' });
  expect([duel(false).state.oneForAll, duel(true).state.oneForAll]).toEqual([1, 0]);
  const siege = (reached: boolean) =>
    lastMan({ garrison: ['single'], state: { siege: 4, bonuses: [false, true, reached] } })
      .dice(red(0, 1), blue(1, 0, 0))
      .play('athos', END);
  expect([siege(false).state.siege, siege(false).state.oneForAll]).toEqual([5, 1]);
  expect([siege(true).state.siege, siege(true).state.oneForAll]).toEqual([5, 0]);
});

/** Milady's roll in the siege, without a Sword. */
const noSword = (time: number) => red(0, siegeDice(time));

const TEAM = [1, 2, 3, 4];

const effects = (table: Position, seat: number) =>
  table.choices(seat).flatMap(choice => (choice.kind === 'one-for-all' ? [choice.effect] : []));

test('ROY.ONE.2 it may be played in any phase, beside any question, and as Milady is about to win', () => {
  const state = { oneForAll: 1 };
  const tables = [
    position({ at: 'destination', state }),
    position({ at: 'paris-card', parisHand: ['duels'], state }),
    position({ at: 'treachery', state }),
    position({ state }),
    position({ acting: 'athos', state }),
    position({
      acting: 'athos',
      hands: { athos: ['single'] },
      men: { athos: { place: 'paris' } },
      state,
      paris: { card: 'abduction', foes: ['henchman'] },
    }).play('athos', { kind: 'duel', foe: 'henchman' }),
    lastMan({ state: { ...state, location: 'quarters' } }).play('athos', END),
    lastMan({ state: { ...state, time: TIME_LAST - 1 } })
      .dice(noSword(TIME_LAST - 1))
      .play('athos', END),
  ];
  for (const table of tables)
    for (const seat of TEAM) {
      expect(table.offers(seat, ONE_FOR_ALL.time)).toBe(true);
      expect(table.offers(seat, ONE_FOR_ALL.epic)).toBe(true);
    }
  for (const table of tables) expect(effects(table, 0)).toEqual([]);
  const none = position({ at: 'treachery' });
  for (const seat of TEAM) expect(effects(none, seat)).toEqual([]);
});

test('ROY.ONE.2 only between a throw of dice and what it comes to there is no moment for one', () => {
  const thrown = position({
    acting: 'athos',
    men: { athos: { place: 'louvre', gear: ['blade'] } },
    louvre: { card: 'ball', foes: ['cahusac'] },
    hands: { athos: ['single'] },
    state: { oneForAll: 1 },
  })
    .play('athos', DUEL.cahusac)
    .dice(blue(0, 3, 0), red(0, 3))
    .play('athos', DONE);
  expect(thrown.asked('milady')?.prompt).toBe('foe-reroll');
  for (const seat of TEAM) expect(effects(thrown, seat)).toEqual([]);
  thrown.play('milady', PASS);
  expect(thrown.asked('athos')?.prompt).toBe('blade');
  for (const seat of TEAM) expect(effects(thrown, seat)).toEqual([]);
});

test('ROY.ONE.3 a card stops time, or gives back honour, or counts as Epic tokens', () => {
  const start = () => position({ acting: 'athos', state: { oneForAll: 1, honour: 4, epics: 1 } });
  expect(effects(start(), 3)).toEqual(['time', 'honour', 'epic']);
  const outcome = ({ state }: Position) => [state.timeStop, state.honour, state.epics];
  expect(outcome(start().play('aramis', ONE_FOR_ALL.time))).toEqual([true, 4, 1]);
  expect(outcome(start().play('aramis', ONE_FOR_ALL.honour))).toEqual([false, 2, 1]);
  expect(outcome(start().play('aramis', ONE_FOR_ALL.epic))).toEqual([false, 4, 3]);
});

test('ROY.ONE.4 after a time stop the Time token stands still to the end of the turn, at the Disappearance too', () => {
  const table = lastMan({
    paris: { card: 'disappearance', foes: ['vitray'] },
    state: { time: 5, oneForAll: 1 },
  });
  table.play('porthos', ONE_FOR_ALL.time).dice(noSword(5)).play('athos', END);
  expect(table.told('time')).toEqual([]);
  expect(table.told('time-stopped').map(({ cause }) => cause)).toEqual(['turn', 'disappearance']);
  expect([table.state.time, table.state.turn]).toEqual([5, 2]);
  table.play('milady', GO.paris, PASS);
  for (const who of ['dartagnan', 'athos', 'aramis'] as const) table.play(who, START[who], END);
  table.play('porthos', START.porthos).dice(noSword(5)).play('porthos', END);
  expect(table.state.time).toBe(7);
});

test('ROY.ONE.5 in reply to a Dead End it cancels that advance and all the others of the turn', () => {
  const table = position({
    at: 'treachery',
    plotHand: ['dead-end'],
    men: { dartagnan: HAS_PLAYED, aramis: { ...HAS_PLAYED, place: 'quest' }, porthos: HAS_PLAYED },
    state: { time: 5, oneForAll: 1, location: 'paris', presence: 'hidden' },
  });
  table.play('milady', BETRAY['dead-end']);
  expect(table.state.time).toBe(5);
  table.play('athos', ONE_FOR_ALL.time);
  expect(table.state.time).toBe(5);
  table.play('athos', START.athos).dice(noSword(5)).play('athos', END);
  expect([table.state.time, table.state.turn]).toEqual([5, 2]);
});

test('ROY.ONE.6 an advance already made is not taken back', () => {
  const deadEnd = position({ at: 'treachery', plotHand: ['dead-end'], state: { time: 5, oneForAll: 1 } });
  deadEnd.play('milady', BETRAY['dead-end']);
  for (const seat of TEAM) deadEnd.play(seat, PASS);
  expect(deadEnd.play(1, ONE_FOR_ALL.time).state.time).toBe(6);
  const late = lastMan({ paris: { card: 'disappearance', foes: ['vitray'] }, state: { time: 5, oneForAll: 1 } });
  late.dice(noSword(5)).play('athos', END);
  for (const seat of TEAM) late.play(seat, PASS);
  expect(late.state.time).toBe(6);
  expect(late.play(2, ONE_FOR_ALL.time).state.time).toBe(6);
});

test('ROY.ONE.7 honour brings the Queen back two spaces, not beyond her start, and stops no later loss', () => {
  const regained = (honour: number) =>
    position({ acting: 'athos', state: { oneForAll: 1, honour } }).play(4, ONE_FOR_ALL.honour).state.honour;
  expect([5, 2, 1].map(regained)).toEqual([3, 0, 0]);
  const table = lastMan({ paris: { card: 'message', foes: ['cavois'] }, state: { oneForAll: 1, honour: 5 } });
  table.play('athos', ONE_FOR_ALL.honour).dice(red(0, 1)).play('athos', END);
  expect(table.state.honour).toBe(4);
});

test('ROY.ONE.8 honour may be played when the Queen has reached Richelieu, and then she is not lost', () => {
  const table = lastMan({
    louvre: { card: 'debts', foes: ['henchman'] },
    state: { oneForAll: 1, honour: HONOUR_LAST - 1, ladder: 2, timeStop: true },
  }).dice(red(0, 1));
  table.play('athos', END);
  expect(table.asked('porthos')?.prompt).toBe('queen');
  expect(table.offers('porthos', PASS)).toBe(true);
  table.play('porthos', ONE_FOR_ALL.honour);
  expect([table.state.honour, table.state.over, table.state.turn]).toEqual([HONOUR_LAST - 2, null, 2]);
});

test('ROY.ONE.11 a card played is gone', () => {
  for (const effect of ['time', 'honour', 'epic'] as const) {
    const table = position({ acting: 'athos', state: { oneForAll: 1, honour: 4 } }).play(1, ONE_FOR_ALL[effect]);
    expect(table.state.oneForAll).toBe(0);
    for (const seat of TEAM) expect(effects(table, seat)).toEqual([]);
  }
});

test('ROY.ONE.13 a reply window closes when a card is played or every seat has passed; one pass binds nobody else', () => {
  const open = () =>
    lastMan({ state: { oneForAll: 2, time: 5 } })
      .dice(noSword(5))
      .play('athos', END);
  const passed = open();
  for (const seat of [3, 1, 4]) {
    passed.play(seat, PASS);
    expect(passed.choices(seat)).not.toContainEqual(PASS);
    expect(passed.state.time).toBe(5);
    expect(passed.offers('athos', ONE_FOR_ALL.time)).toBe(true);
  }
  passed.play('athos', PASS);
  expect([passed.state.time, passed.state.turn]).toEqual([6, 2]);
  const played = open().play(3, PASS).play('athos', ONE_FOR_ALL.time);
  expect([played.state.time, played.state.turn]).toEqual([5, 2]);
  const unsettled = open().play(3, PASS).play('athos', ONE_FOR_ALL.epic);
  expect([unsettled.state.time, unsettled.state.turn]).toEqual([5, 1]);
  expect(unsettled.offers('athos', ONE_FOR_ALL.time)).toBe(true);
});

test('ROY.ONE.14 an effect that would change nothing is not offered', () => {
  const offered = (state: Given['state']) =>
    effects(position({ acting: 'athos', state: { oneForAll: 2, honour: 1, ...state } }), 2);
  expect(offered({})).toEqual(['time', 'honour', 'epic']);
  expect(offered({ honour: 0 })).toEqual(['time', 'epic']);
  expect(offered({ timeStop: true })).toEqual(['honour', 'epic']);
  expect(offered({ epics: 7 })).toEqual(['time', 'honour']);
  const paying = position({
    acting: 'athos',
    men: { athos: { place: 'quest' } },
    quest: ROAD,
    state: { oneForAll: 1, epics: 7 },
  }).play('athos', { kind: 'duel', foe: 'road' });
  expect(effects(paying, 2)).toContain('epic');
});

const TIME = { kind: 'one-for-all', effect: 'time' } as const;

test('ROY.RULING.39 what was outvoted can be proposed again in the next turn', () => {
  const given = { options: { oneForAllVote: 'on' }, state: { oneForAll: 1, vetoed: ['time'] } } as const;
  expect(position({ ...given, acting: 'athos' }).offers('porthos', TIME)).toBe(false);
  expect(position({ ...given, at: 'turn' }).offers('porthos', TIME)).toBe(true);
});
