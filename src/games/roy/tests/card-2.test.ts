import { expect, test } from 'vitest';
import { HONOUR_LAST } from '../cards/board.ts';
import { SHEETS } from '../cards/musketeers.ts';
import { PARIS, type ParisId } from '../cards/paris.ts';
import { TREACHERY, type TreacheryId } from '../cards/treachery.ts';
import { roy } from '../game.ts';
import type { Musketeer } from '../names.ts';
import { blue, diceFor, type Given, position, red } from '../testing.ts';

// What Milady lays and plays: Traps, Treachery, Paris.

const FOUR: readonly Musketeer[] = ['dartagnan', 'athos', 'aramis', 'porthos'];
const END = { kind: 'end' } as const;
const TRY = { kind: 'challenge', skill: 'panache' } as const;

/** The Abduction's challenge and the cards with which Porthos meets it. */
const ABDUCTION = PARIS.abduction.challenge?.value ?? 0;
const cards = (more = 0) => new Array<'panache'>(ABDUCTION - SHEETS.porthos.skills.panache + more).fill('panache');
const adds = (more = 0) => cards(more).map(card => ({ kind: 'add', card }) as const);
/** Porthos acts in Paris, where the Abduction lies with a Henchman and a Trap; his cards are just enough. */
const trapped = (paris: Partial<NonNullable<Required<Given>['paris']>>, given: Given = {}) =>
  position({
    ...given,
    acting: 'porthos',
    men: { porthos: { place: 'paris' }, ...given.men },
    hands: { porthos: cards(), ...given.hands },
    paris: { card: 'abduction', foes: ['henchman'], ...paris },
  });

test('ROY.CARD.17 the Beggars keep everybody off the mission till they get two pistoles', () => {
  const table = trapped({ trap: 'beggars' });
  expect(table.offers('porthos', TRY)).toBe(false);
  expect(table.offers('porthos', { kind: 'duel', foe: 'henchman' })).toBe(false);
  table.play('porthos', { kind: 'beggars', place: 'paris' });
  expect(table.state).toMatchObject({ purse: 3, actions: 3, paris: { trap: null } });
  expect(table.offers('porthos', TRY)).toBe(true);
  expect(trapped({ trap: 'beggars' }, { state: { purse: 1 } }).kinds('porthos')).not.toContain('beggars');
});

test('ROY.CARD.18 the Harlot adds 1 to the challenge and leaves when it is won', () => {
  expect(trapped({ trap: 'harlot' }).offers('porthos', TRY)).toBe(false);
  const table = trapped({ trap: 'harlot' }, { hands: { porthos: cards(1) } });
  table.play('porthos', TRY, ...adds(1));
  expect(table.told('challenged')[0]).toMatchObject({ value: ABDUCTION + 1, won: true });
  expect(table.state.paris).toMatchObject({ won: true, trap: null });
});

test('ROY.CARD.19 Milady names any musketeer of the game as she places Nemesis', () => {
  const table = position({ at: 'paris-card', parisHand: ['disappearance'], men: { athos: { life: 0 } } });
  table.play('milady', { kind: 'paris', card: 'disappearance' }, { kind: 'place', card: 'nemesis' });
  table.play('milady', { kind: 'place', card: 'lubin' });
  expect(table.choices('milady')).toEqual(FOUR.map(who => ({ kind: 'man', who })));
  table.play('milady', { kind: 'man', who: 'athos' });
  expect(table.state.paris).toMatchObject({ trap: 'nemesis', nemesis: 'athos' });
});

test('ROY.CARD.19 only the one it names may attempt anything there', () => {
  const kinds = (nemesis: Musketeer) => trapped({ trap: 'nemesis', nemesis }).kinds('porthos');
  expect(kinds('athos')).not.toContain('challenge');
  expect(kinds('athos')).not.toContain('duel');
  expect(kinds('porthos')).toEqual(expect.arrayContaining(['challenge', 'duel']));
});

test('ROY.CARD.19 it leaves when he has won a challenge, a duel or the stipulation, not after a failure', () => {
  const named = { trap: 'nemesis', nemesis: 'porthos' } as const;
  const challenge = trapped(named).play('porthos', TRY, ...adds());
  expect(challenge.state.paris?.trap).toBeNull();
  const fight = { kind: 'duel', foe: 'henchman' } as const;
  const won = trapped(named)
    .dice(blue(0, 0, 3), red(2, 0))
    .play('porthos', fight);
  expect(won.state.paris?.trap).toBeNull();
  const lost = trapped(named)
    .dice(blue(0, 1, 2), red(2, 0))
    .play('porthos', fight);
  expect(lost.state.paris?.trap).toBe('nemesis');
  const search = trapped({ ...named, card: 'disappearance' }, { state: { constance: 5 } });
  expect(search.dice(blue(1, 2, 0)).play('porthos', { kind: 'search' }).state.paris?.trap).toBeNull();
});

const entering = (trap: 'thief' | 'assassin', swords: 0 | 1, given: Given = {}) =>
  position({ ...given, acting: 'porthos', paris: { card: 'abduction', foes: ['henchman'], trap } })
    .dice(red(swords, 1 - swords))
    .play('porthos', { kind: 'move', to: 'paris' });

test('ROY.CARD.20 the Thief: a Sword on one red die costs a pistole, if there is one', () => {
  expect(entering('thief', 1).state.purse).toBe(4);
  expect(entering('thief', 0).state.purse).toBe(5);
  expect(entering('thief', 1, { state: { purse: 0 } }).state.purse).toBe(0);
});

test('ROY.CARD.21 the Assassin: a Sword on one red die wounds that musketeer', () => {
  expect(entering('assassin', 1).man('porthos').life).toBe(4);
  expect(entering('assassin', 1).man('dartagnan').life).toBe(3);
  expect(entering('assassin', 0).man('porthos').life).toBe(5);
});

test('ROY.CARD.22 fifteen Treachery cards', () => {
  const copies: Record<TreacheryId, readonly [number, string]> = {
    emergency: [2, 'book'],
    reinforcements: [2, 'web'],
    ambush: [2, 'web'],
    conscripts: [1, 'web'],
    jailed: [1, 'web'],
    isolation: [1, 'inferred'],
    'dead-end': [2, 'inferred'],
    balm: [2, 'inferred'],
    intrigue: [2, 'inferred'],
  };
  const { plots, plotHand } = roy.setup(5, position().state.options, diceFor([]), null);
  const all = [...plots, ...plotHand];
  expect(all).toHaveLength(15);
  for (const [card, [count, mark]] of Object.entries(copies)) {
    expect([card, all.filter(each => each === card).length]).toEqual([card, count]);
    expect([card, TREACHERY[card as TreacheryId].marks.copies]).toEqual([card, mark]);
  }
});

const betray = (card: TreacheryId, given: Given = {}) =>
  position({ at: 'treachery', plotHand: [card], ...given }).play('milady', { kind: 'betray', card });

test('ROY.CARD.23 Isolation: no trades in this round, but in the next', () => {
  const given: Given = { hands: { athos: ['single'] }, men: { porthos: { place: 'vieux-colombier' } } };
  const start = { kind: 'start', who: 'athos' } as const;
  expect(betray('isolation', given).play('athos', start).kinds('athos')).not.toContain('trade');
  expect(betray('conscripts', given).play('athos', start).kinds('athos')).toContain('trade');
  expect(position({ at: 'turn', state: { isolation: true } }).state.isolation).toBe(false);
});

test('ROY.CARD.24 Dead End: the Time token moves on at once', () => {
  const table = betray('dead-end');
  expect(table.told('time')).toEqual([{ kind: 'time', time: 2, cause: 'dead-end' }]);
  expect(table.state).toMatchObject({ time: 2, phase: 'musketeers', turn: 1 });
});

test('ROY.CARD.25 the plot against the Queen costs her one honour at once and may be answered', () => {
  expect(betray('intrigue').state).toMatchObject({ honour: 1, phase: 'musketeers' });
  const table = betray('intrigue', { state: { honour: HONOUR_LAST - 1, oneForAll: 1 } });
  expect(table.asked('athos')?.prompt).toBe('queen');
  expect(table.play('athos', { kind: 'one-for-all', effect: 'honour' }).state).toMatchObject({
    honour: HONOUR_LAST - 2,
    over: null,
  });
  expect(betray('intrigue', { state: { honour: HONOUR_LAST - 1 } }).state.over).toEqual({
    winner: 'milady',
    ending: 'honour',
  });
});

/** Challenge, strength and the marks of a Paris card. */
const row = (card: ParisId, skill: string, value: number, strength: number, marks: readonly string[]) => {
  const { challenge, strength: s, marks: m } = PARIS[card];
  expect([challenge?.skill, challenge?.value, s]).toEqual([skill, value, strength]);
  expect([m.challenge, m.strength, m.effect]).toEqual(marks);
};

/** The last musketeer ends the round while this Paris card lies there. */
const round = (card: ParisId, given: Given = {}) =>
  position({
    ...given,
    acting: 'porthos',
    men: Object.fromEntries(
      FOUR.map(who => [who, { place: 'vieux-colombier', turn: 'done', ...given.men?.[who] }] as const),
    ),
    paris: { card, foes: card === 'duels' ? [] : ['vitray'] },
    state: { location: 'quest', ...given.state },
  });

test('ROY.CARD.26 the Abduction: Panache 6, strength 3, four red dice every round, six Swords win for Milady', () => {
  row('abduction', 'panache', 6, 3, ['house', 'book', 'web']);
  const table = round('abduction').dice(red(0, 1), red(3, 1)).play('porthos', END);
  expect(table.told('abduction')).toEqual([{ kind: 'abduction', red: { swords: 3, shields: 1 }, total: 3 }]);
  const five = round('abduction', { state: { constance: 3 } })
    .dice(red(0, 1), red(2, 2))
    .play('porthos', END);
  expect(five.state).toMatchObject({ constance: 5, over: null });
  const six = round('abduction', { state: { constance: 3 } })
    .dice(red(0, 1), red(3, 1))
    .play('porthos', END);
  expect(six.state.over).toEqual({ winner: 'milady', ending: 'constance' });
});

test('ROY.CARD.27 the Disappearance: Erudition 6, strength 2, and the Time moves on twice', () => {
  row('disappearance', 'erudition', 6, 2, ['house', 'house', 'book']);
  const table = round('disappearance').dice(red(0, 1)).play('porthos', END);
  expect(table.told('time').map(({ cause }) => cause)).toEqual(['turn', 'disappearance']);
  expect(table.state.time).toBe(3);
});

const SEARCH = { kind: 'search' } as const;

test('ROY.CARD.27 a search rolls the combat dice alone and counts the Swords; six are needed', () => {
  const given: Given = {
    men: { porthos: { place: 'paris', gear: ['pistol', 'blade'] } },
    hands: { porthos: ['single'] },
    state: { constance: 3 },
  };
  const table = trapped({ card: 'disappearance', won: true, foes: [] }, given).dice(blue(2, 0, 1));
  table.play('porthos', SEARCH);
  expect(table.told('searched')[0].roll).toEqual({ swords: 2, shields: 0, lilies: 1 });
  expect(table.state).toMatchObject({ constance: 5, actions: 2, paris: { card: 'disappearance' } });
  expect(table.dice(blue(0, 0, 3)).play('porthos', SEARCH).state.constance).toBe(5);
  expect(table.dice(blue(1, 2, 0)).play('porthos', SEARCH).state.paris).toBeNull();
});

test('ROY.CARD.27 a search is made in Paris and can be intercepted', () => {
  const lurking = { state: { location: 'paris', standing: 'ask' } } as const;
  const table = trapped({ card: 'disappearance' }, lurking);
  expect(table.play('porthos', SEARCH).offers('milady', { kind: 'intercept' })).toBe(true);
  const away = trapped({ card: 'disappearance' }, { men: { porthos: { place: 'louvre' } } });
  expect(away.kinds('porthos')).not.toContain('search');
});

test('ROY.CARD.28 Constance held captive: Gallantry 6, strength 3, a Treachery card for Milady every round', () => {
  row('captive', 'gallantry', 6, 3, ['house', 'inferred', 'inferred']);
  const table = round('captive', { plots: ['balm', 'jailed'] })
    .dice(red(0, 1))
    .play('porthos', END);
  expect(table.state.plotHand).toEqual(['balm']);
});

test('ROY.CARD.29 the Smuggler: Nobility 6, strength 2, a Sword more for Milady in the siege', () => {
  row('smuggler', 'nobility', 6, 2, ['house', 'house', 'book']);
  const table = round('smuggler').dice(red(0, 1)).play('porthos', END);
  expect(table.told('siege-moved')).toMatchObject([{ milady: 1, team: 0, to: -1 }]);
});

test('ROY.CARD.29 two Combat cards must be handed over in Paris, single or double, an action each', () => {
  const hands = { porthos: ['single', 'double', 'panache'] } as const;
  const table = trapped({ card: 'smuggler', won: true, foes: [] }, { hands });
  const give = (card: 'single' | 'double') => ({ kind: 'hand-over', card }) as const;
  expect(table.choices('porthos').filter(each => each.kind === 'hand-over')).toEqual([give('single'), give('double')]);
  table.play('porthos', give('double'));
  expect(table.state).toMatchObject({ constance: 1, actions: 2, paris: { card: 'smuggler' }, discard: ['double'] });
  expect(table.play('porthos', give('single')).state).toMatchObject({ actions: 1, paris: null });
  const lurking = { hands, state: { location: 'paris', standing: 'ask' } } as const;
  const met = trapped({ card: 'smuggler' }, lurking).play('porthos', give('single'));
  expect(met.offers('milady', { kind: 'intercept' })).toBe(true);
});

test('ROY.CARD.30 the Message for the Queen: Nobility 7, strength 4, one honour every round', () => {
  row('message', 'nobility', 7, 4, ['house', 'web', 'house']);
  const table = round('message').dice(red(0, 1)).play('porthos', END);
  expect(table.state.honour).toBe(1);
});

test('ROY.CARD.31 Duels in Paris: no challenge, no card placed, three guards of three dice and one life point', () => {
  expect(PARIS.duels).toMatchObject({ challenge: null, strength: 0, marks: { asks: 'web', effect: 'house' } });
  const laid = position({ at: 'paris-card', parisHand: ['duels'] }).play('milady', { kind: 'paris', card: 'duels' });
  expect(laid.kinds('milady')).not.toContain('place');
  const table = trapped({ card: 'duels', foes: [] }, { hands: { porthos: [] } });
  for (const beaten of [1, 2, 3]) {
    table.dice(blue(1, 2, 0), red(3, 0)).play('porthos', { kind: 'duel', foe: 'guard' });
    expect(table.told('rolled')[0].red).toEqual({ swords: 3, shields: 0 });
    expect(table.told('guard-beaten')).toEqual([{ kind: 'guard-beaten', total: beaten }]);
    expect(table.state.paris === null).toBe(beaten === 3);
  }
  expect(table.state).toMatchObject({ purse: 5, epics: 0 });
});

test('ROY.CARD.31 every round Milady wounds one musketeer in Paris, in armour or not; nobody there, nothing', () => {
  const men: Required<Given>['men'] = { athos: { place: 'paris', gear: ['armour'] }, aramis: { place: 'paris' } };
  const table = round('duels', { men }).dice(red(0, 1)).play('porthos', END);
  expect(table.choices('milady')).toEqual([
    { kind: 'man', who: 'athos' },
    { kind: 'man', who: 'aramis' },
  ]);
  expect(table.play('milady', { kind: 'man', who: 'athos' }).man('athos').life).toBe(2);
  const empty = round('duels').dice(red(0, 1)).play('porthos', END);
  expect(empty.told('nobody-in-paris')).toHaveLength(1);
  expect(empty.told('wounded')).toEqual([]);
  expect(empty.state.turn).toBe(2);
});
