import { expect, test } from 'vitest';
import { HONOUR_LAST, TIME_DICE, TIME_LAST } from '../../cards/board.ts';
import { BETRAY, END, GO, ONE_FOR_ALL, PASS, PASSAGE, START } from '../../choices.ts';
import { roy } from '../../game.ts';
import { siegeDice } from '../../questions/siege/siege.ts';
import type { Quest } from '../../state.ts';
import { type Given, position, red } from '../../testing.ts';
import { ROOM } from '../shared/galleries.testing.ts';
import { lastManAwayFromSiege as lastMan } from '../shared/last-man.testing.ts';

/** One space before the last, and as many red dice in its siege. */
const LATE = TIME_LAST - 1;
const LATE_DICE = siegeDice(LATE);

const lastRoom: Quest = { ...ROOM, at: 3 };

test('ROY.TIME.1 the Time token moves down one space at the end of every turn', () => {
  const table = lastMan({ state: { time: 3 } })
    .dice(red(0, 1))
    .play('athos', END);
  expect(table.told('time')).toEqual([{ kind: 'time', time: 4, cause: 'turn' }]);
  expect(table.state.time).toBe(4);
});

test('ROY.TIME.2 Milady wins at once when time reaches its last space, by whatever advance', () => {
  const over = { winner: 'milady', ending: 'time' };
  const turn = lastMan({ louvre: { card: 'debts' }, state: { time: LATE } })
    .dice(red(0, LATE_DICE))
    .play('athos', END);
  expect(turn.state.over).toEqual(over);
  expect(turn.told('ladder')).toEqual([]);
  const deadEnd = position({ at: 'treachery', plotHand: ['dead-end'], state: { time: LATE } });
  expect(deadEnd.play('milady', BETRAY['dead-end']).state.over).toEqual(over);
  const extra = lastMan({ paris: { card: 'disappearance', foes: ['vitray'] }, state: { time: LATE - 1 } });
  expect(extra.dice(red(0, siegeDice(LATE - 1))).play('athos', END).state.over).toEqual(over);
  const before = lastMan({ state: { time: LATE - 1 } })
    .dice(red(0, siegeDice(LATE - 1)))
    .play('athos', END);
  expect([before.state.time, before.state.over]).toEqual([LATE, null]);
});

test('ROY.TIME.3 the space under the Time token says how many red dice the siege has, from one to four', () => {
  const spaces = TIME_DICE.slice(0, -1);
  const dice = spaces.map((_, space) => {
    const [{ red: roll }] = lastMan({ state: { time: space + 1 } })
      .play('athos', END)
      .told('siege');
    return roll.swords + roll.shields;
  });
  expect(dice).toEqual(spaces);
  expect(new Set(dice)).toEqual(new Set([1, 2, 3, 4]));
});

test('ROY.TIME.4 the siege of turn 5 is fought with two red dice', () => {
  const table = position({ at: 'turn', men: { aramis: { place: 'quest' } } });
  for (;;) {
    table.play('milady', GO.paris, PASS);
    for (const who of ['dartagnan', 'athos', 'aramis'] as const) table.play(who, START[who], END);
    table.play('porthos', START.porthos);
    if (table.state.turn === 5) break;
    table.dice(red(0, siegeDice(table.state.time))).play('porthos', END);
  }
  const [{ red: roll }] = table.play('porthos', END).told('siege');
  expect(roll.swords + roll.shields).toBe(2);
});

test('ROY.END.1 the game ends that instant, after any reply, and the rest of the turn is not played', () => {
  const won = position({
    acting: 'athos',
    men: { athos: { place: 'quest' } },
    quest: lastRoom,
    state: { epics: 3, oneForAll: 1 },
  });
  won.play('athos', PASSAGE.tokens);
  expect(won.events.at(-1)).toEqual({ kind: 'over', winner: 'musketeers', ending: 'quest' });
  expect(roy.decisions(won.state)).toEqual([]);
  const siege = lastMan({ louvre: { card: 'debts', foes: ['henchman'] }, state: { siege: -4 } }).dice(red(1, 0));
  siege.play('athos', END);
  expect(siege.events.at(-1)).toEqual({ kind: 'over', winner: 'milady', ending: 'siege' });
  expect(siege.state).toMatchObject({ time: 1, ladder: 1, turn: 1 });
  const queen = lastMan({
    louvre: { card: 'debts', foes: ['henchman'] },
    state: { honour: HONOUR_LAST - 1, ladder: 2, oneForAll: 1, timeStop: true },
  }).dice(red(0, 1));
  queen.play('athos', END);
  expect(queen.state.honour).toBe(HONOUR_LAST);
  expect(roy.outcome(queen.state)).toBeNull();
  for (const seat of [1, 2, 3]) expect(queen.play(seat, PASS).state.over).toBeNull();
  queen.play(4, PASS);
  expect(queen.state.over).toEqual({ winner: 'milady', ending: 'honour' });
  expect(queen.state.turn).toBe(1);
});

test('ROY.END.2 the team wins when it passes the fourth antechamber', () => {
  const start = (at: number) =>
    position({ acting: 'athos', men: { athos: { place: 'quest' } }, quest: { ...lastRoom, at }, state: { epics: 3 } });
  expect(start(3).play('athos', PASSAGE.tokens).state.over).toEqual({ winner: 'musketeers', ending: 'quest' });
  expect(start(2).play('athos', PASSAGE.tokens).state.over).toBeNull();
});

test('ROY.END.3 Milady wins by time, by the siege, by the Queen’s dishonour or by six successes of the Abduction', () => {
  const ending = (given: Given, ...rolls: ReturnType<typeof red>[]) =>
    lastMan(given)
      .dice(...rolls)
      .play('athos', END).state.over;
  const louvre = { card: 'debts', foes: ['henchman'] } as const;
  const paris = { card: 'abduction', foes: ['cavois'] } as const;
  expect(ending({ state: { time: LATE } }, red(0, LATE_DICE))).toEqual({ winner: 'milady', ending: 'time' });
  expect(ending({ state: { siege: -4 } }, red(1, 0))).toEqual({ winner: 'milady', ending: 'siege' });
  expect(ending({ louvre, state: { honour: HONOUR_LAST - 1, ladder: 2 } }, red(0, 1))).toEqual({
    winner: 'milady',
    ending: 'honour',
  });
  expect(ending({ paris, state: { constance: 4 } }, red(0, 1), red(2, 2))).toEqual({
    winner: 'milady',
    ending: 'constance',
  });
  expect(ending({ state: { siege: -3 } }, red(1, 0))).toBeNull();
  expect(ending({ louvre, state: { honour: HONOUR_LAST - 2, ladder: 2 } }, red(0, 1))).toBeNull();
  expect(ending({ paris, state: { constance: 4 } }, red(0, 1), red(1, 3))).toBeNull();
});

test('ROY.END.4 of several endings in one turn the first in the order of play counts', () => {
  const all = {
    louvre: { card: 'debts', foes: ['henchman'] },
    paris: { card: 'abduction', foes: ['cavois'] },
  } as const;
  const ending = (state: Given['state'] & object, ...rolls: ReturnType<typeof red>[]) => {
    const table = position({ at: 'turn', men: { aramis: { place: 'quest' } }, ...all, state });
    table.play('milady', GO.paris, PASS);
    for (const who of ['dartagnan', 'athos', 'aramis'] as const) table.play(who, START[who], END);
    table.play('porthos', START.porthos).dice(...rolls);
    return table.play('porthos', END).state.over?.ending;
  };
  const honour = HONOUR_LAST - 1;
  expect(ending({ siege: -4, time: LATE, honour, ladder: 2, constance: 5 }, red(1, LATE_DICE - 1))).toBe('siege');
  expect(ending({ time: LATE, honour, ladder: 2, constance: 5 }, red(0, LATE_DICE), red(4, 0))).toBe('time');
  expect(ending({ honour, ladder: 2, constance: 5 }, red(0, 1), red(4, 0))).toBe('honour');
  expect(ending({ constance: 5 }, red(0, 1), red(4, 0))).toBe('constance');
  const quest = position({
    acting: 'athos',
    men: { athos: { place: 'quest' } },
    quest: lastRoom,
    state: { epics: 3, time: LATE, siege: -4 },
  });
  expect(quest.play('athos', PASSAGE.tokens).state.over?.ending).toBe('quest');
});

test('ROY.END.5 a One-for-all card averts neither the fall of La Rochelle nor the death of Constance', () => {
  const siege = lastMan({ state: { siege: -4, oneForAll: 3 } })
    .dice(red(1, 0))
    .play('athos', END);
  expect(siege.state.over).toEqual({ winner: 'milady', ending: 'siege' });
  const start = lastMan({
    paris: { card: 'abduction', foes: ['cavois'] },
    state: { constance: 5, honour: 3, oneForAll: 3 },
  });
  start.play('athos', ONE_FOR_ALL.time, ONE_FOR_ALL.honour).dice(red(0, 1), red(1, 3));
  const constance = start.play('athos', END);
  expect(constance.state.oneForAll).toBe(1);
  expect(constance.state.over).toEqual({ winner: 'milady', ending: 'constance' });
});
