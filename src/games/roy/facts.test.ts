import { expect, test } from 'vitest';
import { CLOCK, readOptions } from '#kernel/game.ts';
import { below } from '#kernel/rng.ts';
import { FOES } from './cards/foes.ts';
import { TOKENS } from './cards/tokens.ts';
import { BEGGARS, DRAW, DUEL, END, HORSE, MOVE, ONE_FOR_ALL, ORDER, REVEAL } from './choices.ts';
import {
  actionsAtFirst,
  challengeAt,
  changeBy,
  clashOf,
  costsAction,
  diceWith,
  fighterBehind,
  givenUp,
  hasTreachery,
  isAbilitySpent,
  isForMilady,
  isLastHour,
  kitOf,
  mayMeetRochefort,
  openedAntechamber,
  openTokens,
  othersOpen,
  razeable,
  scoreFor,
  siegeAfter,
  stipulationOf,
  strengthLaid,
  tokenOf,
  undecided,
  votesNeeded,
  waitedFor,
} from './facts.ts';
import { roy } from './game.ts';
import type { Musketeer } from './names.ts';
import { canReach, challengeValue } from './questions/challenge/score.ts';
import { type Given, position } from './testing.ts';
import { ROAD } from './tests/cards/road.testing.ts';
import { ROOM } from './tests/shared/galleries.testing.ts';

const seen = (given: Given = {}, who: Musketeer = 'dartagnan') => {
  const { state, man, seat } = position({ acting: who, ...given });
  return { state, man: man(who), view: roy.view(state, seat(who)) };
};

const MATCHES = [
  { seats: 2, given: {} },
  { seats: 3, given: { oneForAllVote: 'on' } },
  { seats: 4, given: { automa: 'on' } },
  { seats: 6, given: { treville: 'stands-in', openTrades: 'on' } },
];

test.each(MATCHES)(
  'whom the match waits for is told from who may step in: $seats seats, $given',
  ({ seats, given }) => {
    const { options } = readOptions(roy.options, given);
    if (options === null) throw new Error('no such option');
    let offers = 0;
    for (let match = 1; match <= 6; match++) {
      const chance = { key: [match, 2, 3, 4, 5, 6, 7, 8], at: 0 };
      const state = roy.setup(seats, options, { key: [match, 9, 9, 9, 9, 9, 9, 9], at: 0 }, null);
      for (let decisions = roy.decisions(state); decisions.length > 0; decisions = roy.decisions(state)) {
        const choosing = decisions.map(each => each.seat);
        const must = decisions.filter(each => !each.optional).map(each => each.seat);
        offers += choosing.length - must.length;
        const view = roy.view(state, null);
        expect(waitedFor(view, choosing), state.todo.at(-1)?.kind).toEqual(must);
        expect(isForMilady(view), state.todo.at(-1)?.kind).toBe(must.includes(0));
        const { seat, choices } = decisions[below(chance, decisions.length)];
        roy.apply(state, seat, choices[below(chance, choices.length)], null);
      }
    }
    expect(offers).toBeGreaterThan(0);
  },
);

test('the clock is nobody to wait for', () => {
  const { view } = seen({ players: 3 });
  const todo = [{ kind: 'vote' as const, effect: 'time' as const, by: 1, yes: [1], no: [] }];
  expect(waitedFor({ ...view, todo }, [2, CLOCK])).toEqual([2]);
});

test('ROY.TURN.5 the match waits for those who have somebody to name, and not for the others', () => {
  const { state } = position({ men: { athos: { turn: 'done' } } });
  expect(waitedFor(roy.view(state, null), [1, 2, 3, 4])).toEqual([1, 3, 4]);
});

test('ROY.ONE.13 the match waits for those who have not passed', () => {
  const { view } = seen();
  const passed = { asked: true, passed: [2] };
  expect(waitedFor({ ...view, todo: [{ kind: 'time', cause: 'turn', ...passed }] }, [1, 2, 3, 4])).toEqual([1, 3, 4]);
  expect(waitedFor({ ...view, todo: [{ kind: 'queen', ...passed }] }, [1, 2, 3, 4])).toEqual([1, 3, 4]);
});

test('ROY.DEC.39 an attempt is Milady’s to settle, and a turn is not', () => {
  const { view } = seen();
  const attempt = { kind: 'intercept' as const, man: 1, action: DRAW, ordered: false };
  expect(isForMilady({ ...view, todo: [attempt] })).toBe(true);
  expect(waitedFor({ ...view, todo: [attempt] }, [0, 1])).toEqual([0]);
  expect(isForMilady({ ...view, todo: [{ kind: 'man-turn', man: 1 }] })).toBe(false);
  expect(isForMilady({ ...view, todo: [] })).toBe(false);
});

test('ROY.CARD.39 whoever goes by his token is the one on it, and nobody while it lies face down', () => {
  expect(fighterBehind('road', 'three')).toBe(TOKENS.three.fighter);
  expect(fighterBehind('inn', 'parry')).toBe(TOKENS.parry.fighter);
  expect(fighterBehind('second', null)).toBeNull();
  expect(fighterBehind('jussac', null)).toBe(FOES.jussac);
});

test('ROY.QUEST.1 a foe of the Quest is behind the token of the board in play', () => {
  const inn = seen({
    inn: [
      ['three', 'decoy', null, 'four'],
      ['two', 'two', 'two', 'parry'],
      ['decoy', 'decoy', 'decoy', 'three'],
    ],
  }).state;
  expect([0, 1, 2, 11].map(space => tokenOf(inn, 'inn', space))).toEqual(['three', null, null, 'three']);
  const road = seen({ quest: { board: 3, tokens: ['two', 'three', 'four'], beaten: 1, up: true } }).state;
  expect((['road', 'inn', 'first', 'rochefort'] as const).map(foe => tokenOf(road, foe, -1))).toEqual([
    'three',
    null,
    null,
    null,
  ]);
  const galleries = seen({ quest: { ...ROOM, at: 1 } }).state;
  expect((['first', 'second', 'road', 'jussac'] as const).map(foe => tokenOf(galleries, foe, -1))).toEqual([
    'two',
    'three',
    null,
    null,
  ]);
});

test('ROY.GALL.3 only the challenge of its own antechamber is open there, and none on the road', () => {
  const { state, man } = seen({ men: { dartagnan: { place: 'quest' } }, quest: ROOM });
  const open = (skill: 'erudition' | 'nobility') => challengeValue(state, man, skill);
  expect([open('erudition'), open('nobility')]).toEqual([8, null]);
  const road = seen({ men: { dartagnan: { place: 'quest' } }, quest: ROAD });
  expect(challengeValue(road.state, road.man, 'erudition')).toBeNull();
});

test('ROY.ONE.13 who has not let it be may still play a card', () => {
  expect(othersOpen({ seats: 4 }, [2], 1)).toBe(1);
  expect(othersOpen({ seats: 2 }, [], 1)).toBe(0);
});

test('ROY.TURN.4, ROY.P4.2, ROY.TREACH.9 three actions, four with four players, one less under Conscripts', () => {
  const first = (given: Given) => actionsAtFirst(seen({ actions: 1, ...given }).view);
  expect(first({})).toBe(3);
  expect(first({ players: 4 })).toBe(4);
  expect(first({ state: { conscripts: true } })).toBe(2);
});

test('ROY.ACT.1, ROY.EQUIP.8 an order and a duel cost an action, a ride and what the team pays do not', () => {
  expect([DRAW, MOVE.paris, DUEL.cavois, ORDER.athos].every(costsAction)).toBe(true);
  expect([HORSE.paris, ONE_FOR_ALL.time, BEGGARS.paris, REVEAL.token, END].some(costsAction)).toBe(false);
});

test('ROY.TURN.4 who ends his turn gives up what he could still do', () => {
  expect(givenUp({ actions: 2 }, [DRAW, END])).toBe(2);
  expect(givenUp({ actions: 2 }, [HORSE.paris, END])).toBe(0);
});

test('ROY.ARAMIS.2, ROY.TREV.4 only they have something to use up', () => {
  const spent = (who: Musketeer) => isAbilitySpent({ who, used: true });
  expect((['aramis', 'treville', 'athos'] as const).map(spent)).toEqual([true, true, false]);
  expect(isAbilitySpent({ who: 'aramis', used: false })).toBe(false);
});

test('ROY.DUEL.3, ROY.DUEL.4 every Combat card is a die, a double one two, and six are the most', () => {
  const { man } = seen();
  expect(diceWith(['panache', 'single'], man)).toEqual({ least: 3, most: 4 });
  expect(diceWith(['double'], man).most).toBe(5);
  expect(diceWith(['single', 'double', 'double'], man)).toEqual({ least: 3, most: 6 });
});

test('ROY.ARAMIS.1 he adds any other card, once a round', () => {
  const { man } = seen({}, 'aramis');
  expect(diceWith(['panache', 'single'], man).most).toBe(5);
  expect(diceWith(['single'], man).most).toBe(4);
  expect(diceWith(['double'], man).most).toBe(5);
  expect(diceWith(['panache', 'single'], { ...man, used: true }).most).toBe(4);
});

test('ROY.CHALL.14 what he comes to is what the rules let him attempt, and one more is not', () => {
  const given: Given = {
    hands: { aramis: ['gallantry', 'gallantry', 'single'] },
    men: { aramis: { place: 'quest' } },
    quest: { board: 2, won: [] },
    state: { epics: 2, oneForAll: 1 },
  };
  const { state, man, view } = seen(given, 'aramis');
  const most = scoreFor(view, man, 'gallantry');
  expect(most).toBe(3 + 2 + 1 + 2 + 2);
  expect(canReach(state, man, 'gallantry', most)).toBe(true);
  expect(canReach(state, man, 'gallantry', most + 1)).toBe(false);
});

test('ROY.CARD.18 a challenge is harder by a Harlot, and gone once it is won', () => {
  const at = (given: Given) => challengeAt(seen(given).view, 'louvre');
  expect(at({ louvre: { card: 'ball' } })).toMatchObject({ skill: 'panache', value: 6 });
  expect(at({ louvre: { card: 'ball', trap: 'harlot' } })).toMatchObject({ skill: 'panache', value: 7 });
  expect(at({ louvre: { card: 'ball', won: true } })).toBeNull();
  expect(challengeAt(seen().view, 'bastille')).toBeNull();
});

test('ROY.PARIS.9 a Paris card puts a stipulation on the team, or none', () => {
  const asked = (given: Given) => stipulationOf(seen(given).view)?.asks;
  expect(asked({ paris: { card: 'duels' } })).toBe('guards');
  expect(asked({ paris: { card: 'abduction' } })).toBeUndefined();
  expect(asked({ paris: null })).toBeUndefined();
});

test('ROY.RICH.2 the discard pile is a Treachery deck too, unless the table has it otherwise', () => {
  const left = (options: Readonly<Record<string, string>>) =>
    hasTreachery({ plots: 0, plotDiscard: ['balm'], options });
  expect(left({})).toBe(true);
  expect(left({ treacheryNoReshuffle: 'on' })).toBe(false);
  expect(hasTreachery({ plots: 0, plotDiscard: [], options: {} })).toBe(false);
});

test('ROY.SIEGE.3 M. de Bassompierre stays at La Rochelle, unless the table has it otherwise', () => {
  const garrison = ['single', 'bassompierre'] as const;
  expect(razeable({ garrison, options: {} })).toEqual(['single']);
  expect(razeable({ garrison, options: { bassompierreDiscardable: 'on' } })).toEqual(garrison);
});

test('ROY.ROCH.1, ROY.ATHOS.1 he may be met where missions are, while her card lies face down, but not by Athos', () => {
  const met = (who: Musketeer, place: 'paris' | 'bastille', state: Given['state'] = {}) => {
    const { view, man } = seen({ men: { [who]: { place } }, state: { presence: 'hidden', ...state } }, who);
    return mayMeetRochefort(view, man);
  };
  expect(met('porthos', 'paris')).toBe(true);
  expect(met('porthos', 'bastille')).toBe(false);
  expect(met('athos', 'paris')).toBe(false);
  expect(met('porthos', 'paris', { rochefort: 0, confined: true })).toBe(false);
  expect(met('porthos', 'paris', { presence: 'fled' })).toBe(false);
});

test('ROY.ONE.7, ROY.ONE.9 what a card would change, no further than there is room', () => {
  expect(changeBy('honour', { honour: 13, epics: 0, time: 4 })).toEqual([0, 2]);
  expect(changeBy('honour', { honour: 1, epics: 0, time: 4 })).toEqual([12, 13]);
  expect(changeBy('epic', { honour: 0, epics: 6, time: 4 })).toEqual([6, 7]);
  expect(changeBy('time', { honour: 0, epics: 6, time: 4 })).toEqual([4, 4]);
});

test('ROY.TIME.2 the last hour is the one before Richelieu’s space', () => {
  expect([13, 14, 15].map(time => isLastHour({ time }))).toEqual([false, true, false]);
});

test('ROY.RULING.39 more than half of the team must agree, and a tie is a no', () => {
  expect(votesNeeded({ yes: [1], no: [] }, { seats: 4 })).toEqual({ carry: 1, reject: 2 });
  expect(votesNeeded({ yes: [1], no: [2] }, { seats: 5 })).toEqual({ carry: 2, reject: 1 });
  expect(undecided({ yes: [1], no: [3] }, { seats: 5 })).toEqual([2, 4]);
});

test('ROY.RULING.3 two hits between a musketeer and Rochefort count one each, unless every Sword counts', () => {
  const { man } = seen();
  const lying = {
    foe: 'rochefort',
    fighter: FOES.rochefort,
    kit: kitOf(man),
    round: 1,
    blue: ['sword', 'sword', 'lily'],
    reds: ['sword', 'sword'],
  } as const;
  expect(clashOf({ options: { rochefortDoubleHit: 'one' } }, lying)).toMatchObject({ hits: 1, wounds: 1 });
  expect(clashOf({ options: { rochefortDoubleHit: 'perSword' } }, lying)).toMatchObject({ hits: 2, wounds: 2 });
});

test('ROY.SIEGE.14 the token of the siege stops at its ends', () => {
  expect(siegeAfter(1, 3, 1)).toBe(3);
  expect(siegeAfter(4, 3, 0)).toBe(5);
  expect(siegeAfter(-4, 0, 3)).toBe(-5);
});

test('ROY.COMP.18 a Trap counts one beside the strength of the Adversaries', () => {
  expect(strengthLaid({ foes: [], trap: 'thief' })).toBe(1);
  expect(strengthLaid({ foes: ['vitray'], trap: 'thief' })).toBe(3);
});

test('ROY.GALL.2 the first antechamber is opened once everything lies in the galleries', () => {
  const gallery = { board: 4, challenges: [], at: 0, beaten: [false, false] } as const;
  expect(openedAntechamber({ ...gallery, fighters: ['two', 'two'] })).toBeNull();
  const fighters = ['two', 'three', 'four', 'two', 'two', 'two', 'two', 'two'] as const;
  expect(openedAntechamber({ ...gallery, fighters })).toBe(0);
  expect(openTokens({ ...gallery, fighters })).toEqual(['two', 'three']);
  expect(openTokens({ ...gallery, fighters: ['two', 'two'] })).toEqual([]);
});

test('ROY.HID.12, ROY.HID.13 what lies face down on the first and the third board is nobody’s to count', () => {
  const spaces = [{ token: 'two', up: true }, { token: 'three', up: false }, null] as const;
  expect(openTokens({ board: 1, spaces })).toEqual(['two', null, null]);
  const road = { board: 3, tokens: ['two', 'three', 'four'], beaten: 1 } as const;
  expect(openTokens({ ...road, up: false })).toEqual(['two']);
  expect(openTokens({ ...road, up: true })).toEqual(['two', 'three']);
});
