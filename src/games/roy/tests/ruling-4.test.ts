import { expect, test } from 'vitest';
import { readOptions } from '#kernel/game.ts';
import { ROCHEFORT, TIME_DICE } from '../cards/board.ts';
import { roy } from '../game.ts';
import type { Musketeer } from '../names.ts';
import { fill } from '../questions/milady/install.ts';
import type { Man } from '../state.ts';
import { at, blue, diceFor, type Given, position, red } from '../testing.ts';

const FOUR: readonly Musketeer[] = ['dartagnan', 'athos', 'aramis', 'porthos'];
const END = { kind: 'end' } as const;
const DONE = { kind: 'done' } as const;
const PASS = { kind: 'pass' } as const;

/** The last musketeer of the round acts; La Rochelle is empty, Milady is where nothing is asked. */
const last = (acting: Musketeer, given: Given = {}) => {
  const men = FOUR.map(who => [who, { turn: 'done', place: 'vieux-colombier', ...given.men?.[who] }]);
  return position({ ...given, acting, men: Object.fromEntries(men), state: { location: 'louvre', ...given.state } });
};

const CAST: readonly Musketeer[] = ['athos', 'aramis', 'porthos', 'treville'];
/** Tréville acts and Porthos is as given. */
const ordering = (porthos: Partial<Man>, given: Given = {}) =>
  position({ ...given, cast: CAST, acting: 'treville', men: { porthos } });
const ORDER = { kind: 'order', who: 'porthos' } as const;

test('ROY.RULING.45 Tréville orders any other fit musketeer, also one who has recovered this round', () => {
  const able = (porthos: Partial<Man>) => ordering(porthos).offers('treville', ORDER);
  expect(able({})).toBe(true);
  expect(able({ turn: 'done' })).toBe(true);
  expect(able({ life: 0, place: 'vieux-colombier' })).toBe(false);
  const table = position({ cast: CAST, men: { porthos: { life: 0, place: 'vieux-colombier' } } });
  table.play('porthos', { kind: 'start', who: 'porthos' }).play('treville', { kind: 'start', who: 'treville' });
  expect(table.offers('treville', ORDER)).toBe(true);
  expect(table.kinds('treville')).toContain('order');
  expect(table.offers('treville', { kind: 'order', who: 'treville' })).toBe(false);
});

test('ROY.RULING.45 felled under an order, he stands up next round and his own turn is gone', () => {
  const duel = ordering({ life: 1, place: 'paris' }, { paris: { card: 'abduction', foes: ['henchman'] } });
  duel
    .play('treville', ORDER)
    .dice(blue(0, 1, 2), red(2, 0))
    .play('porthos', { kind: 'duel', foe: 'henchman' });
  expect(duel.man('porthos')).toMatchObject({ life: 0, turn: 'done' });
  const walk = ordering({ life: 1 }, { paris: { card: 'abduction', trap: 'assassin' } });
  walk.play('treville', ORDER).dice(red(1, 0)).play('porthos', { kind: 'move', to: 'paris' });
  expect(walk.man('porthos')).toMatchObject({ life: 0, turn: 'done' });
});

test('ROY.RULING.45 felled while breaking out under an order, he stands up at once, his turn gone', () => {
  const table = ordering({ life: 1, place: 'bastille' }).play('treville', ORDER);
  table.dice(blue(0, 1, 2), red(3, 0)).play('porthos', { kind: 'break-out' });
  expect(table.man('porthos')).toMatchObject({ life: 5, turn: 'done', place: 'vieux-colombier' });
});

test('ROY.RULING.45 ordered to Richelieu without Milady there, he is in the Bastille and his turn is gone', () => {
  const table = ordering({}).play('treville', ORDER).play('porthos', { kind: 'move', to: 'richelieu' });
  expect(table.man('porthos')).toMatchObject({ place: 'bastille', turn: 'done' });
});

test('ROY.RULING.45 sent to the Bastille by Richelieu this round, he may be ordered, but not to leave it', () => {
  const kinds = (jailed: boolean) =>
    ordering({ place: 'bastille', turn: 'done', jailed }).play('treville', ORDER).kinds('porthos');
  expect(kinds(true)).toContain('draw');
  expect(kinds(true)).not.toContain('bribe');
  expect(kinds(true)).not.toContain('break-out');
  expect(kinds(false)).toEqual(expect.arrayContaining(['bribe', 'break-out']));
});

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

/** The set-up, everybody taking the first thing on offer, to the first turn. */
const opened = (players: number, given: Required<Given>['options'] = {}) => {
  const { options } = readOptions(roy.options, given);
  const table = at(roy.setup(players, options ?? {}, diceFor([]), null));
  while (table.state.turn === 0) {
    const [{ seat, choices }] = roy.decisions(table.state);
    table.play(seat, choices[0]);
  }
  return table.state;
};

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

test('ROY.RULING.47 the automa always intercepts and always rerolls a Shield', () => {
  const table = automa({
    acting: 'porthos',
    men: { porthos: { place: 'paris' } },
    paris: { card: 'abduction', foes: ['henchman'] },
    state: { location: 'paris', presence: 'exposed', shown: true },
  }).play('porthos', { kind: 'duel', foe: 'henchman' });
  expect(table.told('intercepted')).toHaveLength(1);
  const time = TIME_DICE.indexOf(4) + 1;
  const siege = last('porthos', { options: { automa: 'on' }, state: { time, reinforcements: true } });
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

test('ROY.RULING.50 the same destination again is allowed, and Rochefort’s presence ends with the round', () => {
  const table = last('porthos', { state: { location: 'paris', presence: 'exposed', shown: true } });
  table.dice(red(0, 1)).play('porthos', END);
  expect(table.state).toMatchObject({ turn: 2, presence: 'none', location: null, shown: false });
  expect(table.offers('milady', { kind: 'go', to: 'paris' })).toBe(true);
});

const MORTAL = { mortalQuest: 'on' };
/** An Ambush at the Quest on d'Artagnan, his last life point. */
const ambushed = (options: Required<Given>['options'], others: Partial<Man>, place: Man['place'] = 'quest') =>
  position({
    at: 'treachery',
    plotHand: ['ambush'],
    options,
    men: { dartagnan: { place, life: 1 }, athos: others, aramis: others, porthos: others },
  }).play('milady', { kind: 'betray', card: 'ambush' }, { kind: 'man', who: 'dartagnan' });

test('ROY.RULING.51 mortal quest: whatever fells him at the Quest bars him, elsewhere nothing does', () => {
  expect(ambushed(MORTAL, {}).man('dartagnan').fateful).toBe(true);
  expect(ambushed(MORTAL, {}, 'paris').man('dartagnan').fateful).toBe(false);
  expect(ambushed({}, {}).man('dartagnan').fateful).toBe(false);
});

test('ROY.RULING.51 Milady wins when all musketeers of the game are barred', () => {
  expect(ambushed(MORTAL, { fateful: true }).state.over).toEqual({ winner: 'milady', ending: 'mortal' });
  expect(ambushed(MORTAL, {}).state.over).toBeNull();
});

test('ROY.RULING.51 but not when the last one completes the Quest as he falls', () => {
  const fighters = ['two', 'two', 'two', 'three', 'three', 'four', 'four', 'snare'] as const;
  const challenges = ['panache', 'nobility', 'gallantry', 'erudition'] as const;
  const fateful = { fateful: true };
  const table = position({
    acting: 'porthos',
    men: { porthos: { place: 'quest', life: 1 }, dartagnan: fateful, athos: fateful, aramis: fateful },
    options: MORTAL,
    quest: { board: 4, challenges, fighters, at: 3, beaten: [true, false] },
  }).play('porthos', { kind: 'duel', foe: 'second' });
  expect(table.state.over).toEqual({ winner: 'musketeers', ending: 'quest' });
});

test('ROY.RULING.52 Athos the brave is intercepted only where Rochefort already stands exposed', () => {
  const met = (options: Required<Given>['options'], presence: 'hidden' | 'exposed') =>
    position({
      acting: 'athos',
      men: { athos: { place: 'paris' } },
      paris: { card: 'abduction', foes: ['henchman'] },
      options,
      state: { location: 'paris', presence, shown: presence === 'exposed', standing: 'always' },
    })
      .play('athos', { kind: 'duel', foe: 'henchman' })
      .told('intercepted').length;
  expect(met({ athosBrave: 'on' }, 'exposed')).toBe(1);
  expect(met({ athosBrave: 'on' }, 'hidden')).toBe(0);
  expect(met({}, 'exposed')).toBe(0);
});

test('ROY.RULING.53 only Milady looks into the Paris pile; its size is public; she need not take a card', () => {
  const table = position({ at: 'end-of-phase', paris: { card: 'abduction', foes: ['henchman'] } });
  for (const seat of [1, 4, null]) {
    expect(JSON.stringify(roy.view(table.state, seat))).not.toMatch(/smuggler|message|captive/);
    expect(roy.view(table.state, seat).parisPile).toBe(5);
  }
  expect(table.choices('milady')).toHaveLength(6);
  table.play('milady', PASS);
  expect(table.state.parisPile).toHaveLength(5);
});

test('ROY.RULING.54 driven to her Quarters she takes no Paris card', () => {
  const table = last('porthos', {
    men: { porthos: { place: 'paris' } },
    paris: { card: 'abduction', foes: ['henchman'] },
    state: { location: 'paris', standing: 'always' },
  });
  const flight = [blue(0, 0, 3), red(2, ROCHEFORT.dice - 2)];
  table.dice(...flight, blue(0, 1, 2), red(2, 0)).play('porthos', { kind: 'duel', foe: 'henchman' });
  expect(table.state.presence).toBe('fled');
  expect(table.play('porthos', END).asked('milady')?.prompt).toBe('destination');
});

test('ROY.RULING.54 found at Richelieu she takes no Treachery card', () => {
  const table = last('porthos', { state: { location: 'richelieu' } }).dice(red(0, 1));
  table.play('porthos', { kind: 'move', to: 'richelieu' }, END);
  expect(table.asked('milady')?.prompt).toBe('destination');
});

test('ROY.RULING.55 nobody is healed above his maximum, and the balm is not sold at full life', () => {
  const balm = (life: number) => position({ acting: 'athos', men: { athos: { life } } });
  expect(balm(3).offers('athos', { kind: 'buy', item: 'balm' })).toBe(false);
  expect(balm(2).play('athos', { kind: 'buy', item: 'balm' }).man('athos').life).toBe(3);
  const table = position({ at: 'treachery', plotHand: ['balm'], state: { rochefort: 4 } });
  expect(table.play('milady', { kind: 'betray', card: 'balm' }).state.rochefort).toBe(5);
});
