import { expect, test } from 'vitest';
import { CLOCK, readOptions } from '#kernel/game.ts';
import { HONOUR_LAST, TIME_DICE } from '../cards/board.ts';
import { roy } from '../game.ts';
import type { Musketeer } from '../names.ts';
import { at, blue, diceFor, type Given, position, red, type Wanted } from '../testing.ts';

const FOUR: readonly Musketeer[] = ['dartagnan', 'athos', 'aramis', 'porthos'];
const END = { kind: 'end' } as const;
const DRAW = { kind: 'draw' } as const;
const DONE = { kind: 'done' } as const;
const PASS = { kind: 'pass' } as const;
const EXPIRE = { kind: 'expire' } as const;

/** The last musketeer of the round acts; La Rochelle is empty, Milady is where nothing is asked. */
const last = (acting: Musketeer, given: Given = {}) => {
  const men = FOUR.map(who => [who, { turn: 'done', place: 'vieux-colombier', ...given.men?.[who] }]);
  return position({ ...given, acting, men: Object.fromEntries(men), state: { location: 'louvre', ...given.state } });
};

test('ROY.RULING.29 the Quest is one place: at the Inn they trade from space to space', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'quest', path: 0, space: 0 }, porthos: { place: 'quest', path: 1, space: 1 } },
    hands: { athos: ['single'] },
    inn: [
      [null, 'three', 'three', 'four'],
      [null, null, 'parry', 'shields'],
      ['decoy', 'decoy', 'decoy', 'decoy'],
    ],
  });
  expect(table.offers('athos', { kind: 'trade', who: 'porthos' })).toBe(true);
});

test('ROY.RULING.30 in the Bastille he may draw, buy, play a Character card and trade with a fellow prisoner', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'bastille' }, porthos: { place: 'bastille' }, aramis: { place: 'vieux-colombier' } },
    hands: { athos: ['essarts'] },
  });
  expect(table.offers('athos', DRAW)).toBe(true);
  expect(table.offers('athos', { kind: 'buy', item: 'pistol' })).toBe(true);
  expect(table.offers('athos', { kind: 'play', card: 'essarts' })).toBe(true);
  expect(table.offers('athos', { kind: 'trade', who: 'porthos' })).toBe(true);
  expect(table.offers('athos', { kind: 'trade', who: 'aramis' })).toBe(false);
});

const rider = (place: 'vieux-colombier' | 'bastille' | 'quest', given: Given = {}) =>
  position({
    ...given,
    acting: 'athos',
    men: { athos: { place, gear: ['horse'] }, porthos: { place: 'paris' } },
    hands: { porthos: ['single'] },
  });
const RIDE = { kind: 'horse', to: 'paris' } as const;

test('ROY.RULING.31 a horse is ridden once in its owner’s turn: before, between or after his actions', () => {
  const table = rider('vieux-colombier');
  expect(table.offers('athos', RIDE)).toBe(true);
  expect(table.play('athos', DRAW).offers('athos', RIDE)).toBe(true);
  expect(table.play('athos', DRAW, DRAW).choices('athos')).toContainEqual(RIDE);
  expect(table.play('athos', RIDE).man('athos')).toMatchObject({ place: 'paris', turn: 'done' });
  const other = position({ acting: 'porthos', men: { athos: { gear: ['horse'] } } });
  expect(other.choices('athos')).toEqual([]);
});

test('ROY.RULING.31 not out of the Bastille, not inside the Inn', () => {
  expect(rider('bastille').kinds('athos')).not.toContain('horse');
  const inn = rider('quest');
  expect(inn.offers('athos', RIDE)).toBe(true);
  expect(inn.offers('athos', { kind: 'horse', to: 'quest' })).toBe(false);
});

test('ROY.RULING.31 a horse traded away after its ride makes no second move this round', () => {
  const handed = (ride: boolean) => {
    const table = rider('vieux-colombier').play('athos', ride ? RIDE : { kind: 'move', to: 'paris' });
    table.play('athos', { kind: 'trade', who: 'porthos' }, { kind: 'hand', gear: 'horse' }, DONE);
    table.play('porthos', DONE, { kind: 'accept' }).play('athos', { kind: 'accept' }, END);
    return table.play('porthos', { kind: 'start', who: 'porthos' }).kinds('porthos');
  };
  expect(handed(true)).not.toContain('horse');
  expect(handed(false)).toContain('horse');
});

const innAt = (path: number, given: Given = {}) =>
  position({
    ...given,
    acting: 'porthos',
    men: { porthos: { place: 'quest', path, space: 0 } },
    inn: [
      [null, 'three', 'three', 'four'],
      ['two', 'three', 'parry', 'shields'],
      ['decoy', 'decoy', 'decoy', 'decoy'],
    ],
  });

test('ROY.RULING.32 after a failed fight he stands where he stood; the way back to the Common room costs an action', () => {
  const table = innAt(0)
    .dice(blue(0, 1, 2), red(2, 1))
    .play('porthos', { kind: 'advance', path: 0 });
  expect(table.man('porthos')).toMatchObject({ path: 0, space: 0 });
  expect(table.offers('porthos', { kind: 'advance', path: 1 })).toBe(false);
  table.play('porthos', { kind: 'withdraw' });
  expect(table.man('porthos').path).toBe(-1);
  expect(table.state.actions).toBe(1);
  expect(table.offers('porthos', { kind: 'advance', path: 1 })).toBe(true);
});

test('ROY.RULING.33 facing a token and walking forward can be intercepted', () => {
  const lurking = { location: 'quest', standing: 'ask' } as const;
  const facing = innAt(0, { state: lurking }).play('porthos', { kind: 'advance', path: 0 });
  expect(facing.offers('milady', { kind: 'intercept' })).toBe(true);
  const walking = innAt(-1, { state: lurking }).play('porthos', { kind: 'advance', path: 0 });
  expect(walking.offers('milady', { kind: 'intercept' })).toBe(true);
  walking.play('milady', PASS);
  expect(walking.man('porthos')).toMatchObject({ path: 0, space: 0 });
});

test('ROY.RULING.33 going back and Epic reveals cannot', () => {
  const lurking = { location: 'quest', standing: 'always', epics: 1 } as const;
  const table = innAt(0, { state: lurking }).play('porthos', { kind: 'withdraw' });
  expect(table.told('intercepted')).toEqual([]);
  expect(table.man('porthos').path).toBe(-1);
  table.play('porthos', { kind: 'reveal', pay: 'token' });
  expect(table.told('intercepted')).toEqual([]);
  expect(table.kinds('porthos')).toEqual(['name']);
});

test('ROY.RULING.34 any musketeer seat reveals at the Inn between two actions, from anywhere and for no action', () => {
  const table = position({
    acting: 'porthos',
    men: { porthos: { place: 'paris' } },
    hands: { porthos: ['single'] },
    paris: { card: 'abduction', foes: ['henchman'] },
    state: { epics: 1 },
  });
  const REVEAL = { kind: 'reveal', pay: 'token' } as const;
  for (const who of FOUR) expect(table.offers(who, REVEAL)).toBe(true);
  expect(table.kinds('milady')).toEqual([]);
  table.play('athos', REVEAL, { kind: 'name', space: 0 }, { kind: 'name', space: 4 });
  expect(table.told('revealed')).toEqual([]);
  table.play('athos', { kind: 'name', space: 8 });
  expect(table.told('revealed')).toMatchObject([{ spaces: [0, 4, 8], tokens: ['two', 'two', 'decoy'] }]);
  expect(table.state.actions).toBe(3);
});

test('ROY.RULING.34 not in the middle of an action and not in phase I', () => {
  const state = { epics: 1 } as const;
  const buying = position({ acting: 'porthos', state }).play('porthos', { kind: 'buy', item: 'pistol' });
  expect([...buying.kinds('porthos'), ...buying.kinds('athos')]).not.toContain('reveal');
  expect(position({ at: 'treachery', state }).kinds('athos')).toEqual([]);
});

test('ROY.RULING.35 a Snare on board 3 wounds, is discarded and counts as beaten', () => {
  const table = position({
    acting: 'porthos',
    men: { porthos: { place: 'quest' } },
    quest: { board: 3, tokens: ['snare', 'two', 'two'], beaten: 0, up: false },
  }).play('porthos', { kind: 'duel', foe: 'road' });
  expect(table.told('rolled')).toEqual([]);
  expect(table.man('porthos').life).toBe(4);
  expect(table.state.quest).toMatchObject({ board: 3, beaten: 1, up: false });
});

test('ROY.RULING.35 in the galleries too, for one action', () => {
  const fighters = ['two', 'snare', 'two', 'two', 'three', 'three', 'four', 'four'] as const;
  const challenges = ['panache', 'nobility', 'gallantry', 'erudition'] as const;
  const table = position({
    acting: 'porthos',
    men: { porthos: { place: 'quest' } },
    quest: { board: 4, challenges, fighters, at: 0, beaten: [false, false] },
  }).play('porthos', { kind: 'duel', foe: 'second' });
  expect(table.told('rolled')).toEqual([]);
  expect(table.man('porthos').life).toBe(4);
  expect(table.state).toMatchObject({ actions: 2, quest: { at: 0, beaten: [false, true] } });
});

/** Porthos and Aramis stand at La Rochelle when the siege is rolled. */
const siege = (given: Given, ...dice: Wanted[]) =>
  last('dartagnan', {
    ...given,
    men: { porthos: { place: 'la-rochelle', life: 1 }, aramis: { place: 'la-rochelle' } },
  })
    .dice(...dice)
    .play('dartagnan', END);
const GIVE = { kind: 'sacrifice', who: 'porthos' } as const;

test('ROY.RULING.36 the last life point may be given, and only while Milady has a Sword left', () => {
  const table = siege({}, red(1, 0));
  expect(table.choices('porthos')).toEqual([GIVE, { kind: 'spare', who: 'porthos' }]);
  expect(table.kinds('aramis')).toContain('sacrifice');
  table.play('porthos', GIVE);
  expect(table.man('porthos')).toMatchObject({ life: 0, place: 'vieux-colombier' });
  expect(table.kinds('aramis')).not.toContain('sacrifice');
  expect(siege({}, red(0, 1)).kinds('porthos')).not.toContain('sacrifice');
});

test('ROY.RULING.36 the Smuggler’s Sword can be struck out', () => {
  const table = siege({ paris: { card: 'smuggler', foes: ['vitray'] } }, red(0, 1));
  table.play('porthos', GIVE);
  expect(table.told('siege-moved')).toMatchObject([{ milady: 0, to: 0 }]);
});

test('ROY.RULING.37 the token stops at the end, and the spaces it passes give what they give', () => {
  const table = last('dartagnan', { garrison: ['double', 'double', 'double'], state: { siege: 2 } });
  table.dice(red(0, 1), blue(5, 1, 0)).play('dartagnan', END);
  expect(table.state).toMatchObject({ siege: 5, epics: 1, oneForAll: 1, over: null });
});

test('ROY.RULING.37 on Milady’s side too', () => {
  const table = last('dartagnan', { state: { siege: -3, time: TIME_DICE.indexOf(4) + 1 } })
    .dice(red(4, 0))
    .play('dartagnan', END);
  expect(table.state).toMatchObject({ siege: -5, over: { winner: 'milady', ending: 'siege' } });
  expect(table.told('plotted')).toMatchObject([{ why: 'siege', count: 1 }]);
});

const razing = (garrison: Required<Given>['garrison'], options: Required<Given>['options'] = {}) =>
  position({ at: 'end-of-phase', garrison, options, state: { location: 'la-rochelle', rng: diceFor([red(0, 1)]) } });

test('ROY.RULING.38 Milady may not discard M. de Bassompierre: he stays', () => {
  expect(razing(['bassompierre', 'single']).choices('milady')).toEqual([{ kind: 'raze', card: 'single' }]);
  const alone = razing(['bassompierre']);
  expect(alone.kinds('milady')).not.toContain('raze');
  expect(alone.state.garrison).toEqual(['bassompierre']);
});

test('ROY.RULING.38 with bassompierreDiscardable she may', () => {
  const table = razing(['bassompierre', 'single'], { bassompierreDiscardable: 'on' });
  table.play('milady', { kind: 'raze', card: 'bassompierre' });
  expect(table.state).toMatchObject({ garrison: ['single'], discard: ['bassompierre'] });
});

const STOP = { kind: 'one-for-all', effect: 'time' } as const;

test('ROY.RULING.39 any musketeer seat plays the card, the first to do so; a window closes when all have passed', () => {
  const window = () => position({ at: 'time', state: { oneForAll: 1 } });
  const table = window();
  for (const who of FOUR) expect(table.offers(who, STOP)).toBe(true);
  expect(table.offers('milady', STOP)).toBe(false);
  table.play('aramis', PASS).play('athos', STOP);
  expect(table.state).toMatchObject({ oneForAll: 0, time: 1 });
  const passed = window();
  for (const who of FOUR) {
    expect(passed.state.time).toBe(1);
    passed.play(who, PASS);
  }
  expect(passed.state).toMatchObject({ oneForAll: 1, time: 2 });
});

test('ROY.RULING.39 with oneForAllVote more than half of the seats must want it', () => {
  const vote = () =>
    position({ at: 'time', state: { oneForAll: 1 }, options: { oneForAllVote: 'on' } }).play('athos', STOP);
  const [yes, no] = [{ kind: 'vote', yes: true } as const, { kind: 'vote', yes: false } as const];
  const table = vote().play('porthos', yes);
  expect(table.state.oneForAll).toBe(1);
  table.play('aramis', yes);
  expect(table.state).toMatchObject({ oneForAll: 0, time: 1 });
  const tied = vote().play('porthos', yes).play('aramis', no).play('dartagnan', no);
  expect(tied.state).toMatchObject({ oneForAll: 1, timeStop: false });
  expect(tied.told('outvoted')).toHaveLength(1);
});

test('ROY.RULING.40 a time stop in step IV.3 leaves the advance of step IV.1 as it is', () => {
  const table = last('dartagnan', { paris: { card: 'disappearance', foes: ['vitray'] }, state: { oneForAll: 1 } });
  table.dice(red(0, 1)).play('dartagnan', END);
  for (const who of FOUR) table.play(who, PASS);
  expect(table.state.time).toBe(2);
  table.play('athos', STOP);
  expect(table.state.time).toBe(2);
});

test('ROY.RULING.40 and cancels the Dead End it answers', () => {
  const table = position({ at: 'treachery', plotHand: ['dead-end'], state: { oneForAll: 1 } });
  table.play('milady', { kind: 'betray', card: 'dead-end' }).play('athos', STOP);
  expect(table.state.time).toBe(1);
});

test('ROY.RULING.41 the Queen stops at Richelieu, and two points given back count from there', () => {
  const table = position({
    at: 'ladder',
    louvre: { card: 'poisons', foes: [] },
    state: { honour: HONOUR_LAST - 1, ladder: 3, oneForAll: 1 },
  });
  expect(table.state.honour).toBe(HONOUR_LAST);
  table.play('athos', { kind: 'one-for-all', effect: 'honour' });
  expect(table.state.honour).toBe(HONOUR_LAST - 2);
  const near = position({ state: { honour: 1, oneForAll: 1 } });
  expect(near.play('athos', { kind: 'one-for-all', effect: 'honour' }).state.honour).toBe(0);
});

const lastMission = (options: Required<Given>['options']) =>
  position({
    at: 'ladder',
    louvre: { card: 'poisons', foes: [] },
    louvreStack: [],
    foes: [],
    traps: [],
    options,
    state: { ladder: 3, louvreGone: ['debts', 'letter'] },
  });

test('ROY.RULING.42 no mission is left: the token stays on space 1 and the Queen loses nothing more there', () => {
  const table = lastMission({});
  expect(table.state).toMatchObject({ louvre: null, ladder: 1, honour: 2 });
  const round = position({ at: 'ladder', louvreStack: [], state: { ladder: 1 } });
  expect(round.state).toMatchObject({ ladder: 1, honour: 0, turn: 2 });
});

test('ROY.RULING.42 with louvreReshuffle the cards removed make a new stack', () => {
  const { louvre, louvreStack, louvreGone } = lastMission({ louvreReshuffle: 'on' }).state;
  expect([louvre?.card, ...louvreStack].toSorted()).toEqual(['debts', 'letter', 'poisons']);
  expect(louvreGone).toEqual([]);
});

test('ROY.RULING.43 when the hourglass runs out, the fallen stand up and Milady has her step all the same', () => {
  const table = position({ men: { athos: { life: 0 } }, state: { hourglass: 'on' } });
  table.play(CLOCK, EXPIRE);
  expect(table.told('recovered')).toEqual([{ kind: 'recovered', who: 'athos', life: 3 }]);
  expect(table.asked('milady')?.prompt).toBe('quarters');
});

test('ROY.RULING.43 actions and free moves not yet made are lost, what was bought counts', () => {
  const table = position({ acting: 'porthos', men: { porthos: { gear: ['horse'] } }, state: { hourglass: 'on' } });
  table.play('porthos', { kind: 'buy', item: 'pistol' });
  expect(table.kinds('porthos')).toContain('buy');
  table.play(CLOCK, EXPIRE);
  expect(table.man('porthos').gear).toEqual(['horse', 'pistol']);
  for (const who of FOUR) expect(table.choices(who)).toEqual([]);
});

test('ROY.RULING.43 Milady’s thinking never runs against the team', () => {
  const table = position({
    acting: 'porthos',
    men: { porthos: { place: 'paris' } },
    paris: { card: 'abduction', foes: ['henchman'] },
    state: { location: 'paris', standing: 'ask', hourglass: 'on' },
  });
  expect(table.offers(CLOCK, EXPIRE)).toBe(true);
  table.play('porthos', { kind: 'duel', foe: 'henchman' });
  expect(table.asked(CLOCK)).toBeUndefined();
});

test('ROY.RULING.43 hourglassSeconds is 120 unless the table says otherwise', () => {
  expect(position().state.options.hourglassSeconds).toBe('120');
  for (const hourglassSeconds of ['60', '90', '180', '240'])
    expect(position({ options: { hourglassSeconds } }).state.options.hourglassSeconds).toBe(hourglassSeconds);
});

/** The set-up, everybody taking the first thing on offer, to Milady's first destination. */
const opened = (players: number, given: Required<Given>['options'] = {}) => {
  const { options } = readOptions(roy.options, given);
  const table = at(roy.setup(players, options ?? {}, diceFor([]), null));
  while (table.state.turn === 0) {
    const [{ seat, choices }] = roy.decisions(table.state);
    table.play(seat, choices[0]);
  }
  return table.state;
};

test('ROY.RULING.44 with six players Milady keeps two Paris cards besides the one in play', () => {
  expect(opened(6)).toMatchObject({ paris: { card: 'abduction' }, parisHand: ['disappearance', 'captive'] });
  expect(opened(5)).toMatchObject({ paris: { card: 'abduction' }, parisHand: [] });
});

test('ROY.RULING.44 with sixPlayerParis one she keeps one', () => {
  const state = opened(6, { sixPlayerParis: 'one' });
  expect(state).toMatchObject({ paris: { card: 'abduction' }, parisHand: ['disappearance'] });
});
