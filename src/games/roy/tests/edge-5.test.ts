import { expect, test } from 'vitest';
import { readOptions } from '#kernel/game.ts';
import { ROCHEFORT } from '../cards/board.ts';
import {
  ABILITY,
  ADD,
  BREAK_OUT,
  CHALLENGE,
  type Choice,
  DONE,
  DRAW,
  DUEL,
  END,
  GO,
  HAND,
  HORSE,
  INTERCEPT,
  MAN,
  MOVE,
  ORDER,
  PARIS_CARD,
  PASS,
  PLACE,
  START,
  TRADE,
} from '../choices.ts';
import { roy } from '../game.ts';
import type { Musketeer } from '../names.ts';
import type { Man } from '../state.ts';
import { at, blue, type Given, type Position, position, red } from '../testing.ts';

// Added in review, 93 to 110.

const FOUR: readonly Musketeer[] = ['dartagnan', 'athos', 'aramis', 'porthos'];
const AUTOMA = { automa: 'on' };
const ACCEPT: Choice = { kind: 'accept' };
const rng = (key: number) => ({ key: [key, 6, 6, 6, 6, 6, 6, 6], at: 0 });
const KEYS = Array.from({ length: 40 }, (_, key) => key);

/** The others have played and are out of the way. */
const last = (acting: Musketeer, given: Given = {}): Position => {
  const men = FOUR.map(who => [who, { turn: 'done', place: 'vieux-colombier', ...given.men?.[who] }]);
  return position({ ...given, acting, men: Object.fromEntries(men), state: { location: 'louvre', ...given.state } });
};
const of = (table: Position, by: Musketeer, ...kinds: readonly Choice['kind'][]) =>
  table.choices(by).filter(({ kind }) => kinds.includes(kind));

/** Athos begins his turn at Richelieu with a horse; Porthos is there too. */
const rider = (): Position =>
  position({
    men: { athos: { place: 'richelieu', gear: ['horse'] }, porthos: { place: 'richelieu' } },
  }).play('athos', START.athos, DRAW);

test('ROY.EDGE.93 bound to leave Richelieu with one action and a horse: on foot or by horse, and the action is kept', () => {
  const table = rider().play('athos', DRAW);
  expect(table.kinds('athos')).toEqual(['move', 'horse']);
  table.play('athos', HORSE.paris);
  expect(table.state.actions).toBe(1);
  expect(table.offers('athos', DRAW)).toBe(true);
});

test('ROY.EDGE.94 he may give the horse away with his last action but one; then he walks', () => {
  const table = rider().play('athos', TRADE.porthos, HAND.horse, DONE).play('porthos', DONE, ACCEPT);
  table.play('athos', ACCEPT);
  expect(table.man('porthos').gear).toEqual(['horse']);
  expect(table.state.actions).toBe(1);
  expect(table.kinds('athos')).toEqual(['move']);
});

test('ROY.EDGE.95 the Harlot leaves when the challenge is won, and no Trap joins a mission in play', () => {
  const table = last('porthos', {
    men: { porthos: { place: 'paris' } },
    hands: { porthos: ['gallantry', 'gallantry', 'gallantry', 'gallantry', 'gallantry'] },
    paris: { card: 'captive', foes: ['henchman'], trap: 'harlot' },
  });
  table.play('porthos', CHALLENGE.gallantry, ...new Array(5).fill(ADD.gallantry));
  expect(table.state.paris).toMatchObject({ card: 'captive', won: true, trap: null });
  expect(table.state.traps).not.toContain('harlot');
  table.play('porthos', END).play('milady', GO.paris);
  expect(table.kinds('milady')).not.toContain('place');
  expect(table.asked('milady')?.prompt).toBe('treachery');
});

test('ROY.EDGE.96 Nemesis may name one who is down, jailed or barred, and keeps all others off', () => {
  const table = position({
    at: 'paris-card',
    parisHand: ['captive'],
    men: {
      dartagnan: { life: 0, place: 'vieux-colombier' },
      athos: { place: 'bastille' },
      aramis: { fateful: true },
      porthos: { place: 'paris' },
    },
    hands: { porthos: ['gallantry', 'gallantry'] },
  }).play('milady', PARIS_CARD.captive, PLACE.nemesis, PLACE.vitray);
  expect(table.choices('milady')).toEqual([MAN.dartagnan, MAN.athos, MAN.aramis, MAN.porthos]);
  table.play('milady', MAN.dartagnan, PASS).play('porthos', START.porthos);
  expect(of(table, 'porthos', 'challenge', 'duel')).toEqual([]);
  expect(table.state.paris?.nemesis).toBe('dartagnan');
});

/** Nemesis has named Aramis; Porthos is in Paris with him. */
const nemesis = (state: Given['state'] = {}): Position =>
  position({
    acting: 'aramis',
    men: { aramis: { place: 'paris' }, porthos: { place: 'paris' } },
    paris: { card: 'captive', foes: ['henchman', 'boisrenard'], trap: 'nemesis', nemesis: 'aramis' },
    state,
  });
const porthosMay = (table: Position) => of(table.play('aramis', END).play('porthos', START.porthos), 'porthos', 'duel');

test('ROY.EDGE.97 the one named by Nemesis beats one adversary: Nemesis leaves, the others may try the rest', () => {
  const table = nemesis()
    .dice(blue(0, 0, 3), red(2, 0))
    .play('aramis', DUEL.henchman);
  expect(table.told('trap-gone')).toEqual([{ kind: 'trap-gone', place: 'paris', trap: 'nemesis' }]);
  expect(porthosMay(table)).toEqual([DUEL.boisrenard]);
});

test('ROY.EDGE.97 a failed or intercepted attempt changes nothing', () => {
  const failed = nemesis()
    .dice(blue(0, 1, 2), red(2, 0))
    .play('aramis', DUEL.henchman);
  expect(failed.state.paris?.trap).toBe('nemesis');
  expect(porthosMay(failed)).toEqual([]);
  const stopped = nemesis({ location: 'paris', standing: 'ask' }).play('aramis', DUEL.henchman);
  stopped.dice(blue(0, 1, 2), red(ROCHEFORT.dice - 1, 1)).play('milady', INTERCEPT);
  expect(stopped.told('holds')).toHaveLength(1);
  expect(stopped.state.paris?.trap).toBe('nemesis');
});

test('ROY.EDGE.98 Duels in Paris: nothing is placed, the third guard completes it, guards go to nobody’s hand', () => {
  const played = position({ at: 'paris-card', parisHand: ['duels'] }).play('milady', PARIS_CARD.duels);
  expect(played.asked('milady')?.prompt).toBe('treachery');
  expect(played.state.paris).toMatchObject({ foes: [], trap: null });
  const table = position({ acting: 'athos', men: { athos: { place: 'paris' } }, paris: { card: 'duels' } });
  for (const total of [1, 2, 3]) {
    table.dice(blue(0, 0, 3), red(3, 0)).play('athos', DUEL.guard);
    expect(table.told('guard-beaten')).toEqual([{ kind: 'guard-beaten', total }]);
    expect(table.told('completed')).toHaveLength(total === 3 ? 1 : 0);
  }
  const before = position({ at: 'paris-card', paris: { card: 'duels' }, parisHand: ['captive'] });
  const foes = before.state.foes.slice();
  expect(before.play('milady', PARIS_CARD.captive).told('paris')).toMatchObject([{ replaced: 'duels', back: [] }]);
  expect(before.state.foes).toEqual(foes);
});

test('ROY.EDGE.99 Duels in Paris with nobody there: nothing happens in step IV.3', () => {
  const table = last('athos', { paris: { card: 'duels' } }).play('athos', END);
  expect(table.told('nobody-in-paris')).toHaveLength(1);
  expect(table.told('wounded')).toEqual([]);
  expect(table.asked('milady')?.prompt).toBe('destination');
});

test('ROY.EDGE.100 against Laffemas Aramis commits no Combat card, but his ability card: four dice', () => {
  const table = position({
    acting: 'aramis',
    men: { aramis: { place: 'paris' } },
    hands: { aramis: ['single', 'ketty'] },
    paris: { card: 'captive', foes: ['laffemas'] },
  }).play('aramis', DUEL.laffemas);
  expect(table.choices('aramis')).toEqual([ABILITY.single, ABILITY.ketty, DONE]);
  table.dice(blue(1, 0, 3), red(3, 0)).play('aramis', ABILITY.single);
  expect(table.told('rolled')).toMatchObject([{ blue: { swords: 1, shields: 0, lilies: 3 } }]);
});

const CAST: readonly Musketeer[] = ['athos', 'aramis', 'porthos', 'treville'];
/** Tréville orders Porthos. */
const ordered = (porthos: Partial<Man>, given: Given = {}): Position =>
  position({ ...given, cast: CAST, acting: 'treville', men: { ...given.men, porthos } }).play(
    'treville',
    ORDER.porthos,
  );

test('ROY.EDGE.101 ordered into an Assassin’s arms and felled, he has no turn and lies till the next', () => {
  const table = ordered({ life: 1 }, { paris: { card: 'captive', trap: 'assassin' } });
  table.dice(red(1, 0)).play('porthos', MOVE.paris);
  expect(table.told('recovered')).toEqual([]);
  expect(table.man('porthos')).toMatchObject({ life: 0, turn: 'done', place: 'vieux-colombier' });
});

test('ROY.EDGE.102 felled while breaking out under an order he recovers at once, and his turn is used up', () => {
  const table = ordered({ place: 'bastille', life: 1 })
    .dice(blue(0, 1, 2), red(3, 0))
    .play('porthos', BREAK_OUT);
  expect(table.man('porthos')).toMatchObject({ life: 5, turn: 'done', place: 'vieux-colombier' });
  expect(table.hand('porthos')).toHaveLength(1);
});

test('ROY.EDGE.103 an ordered action brings the Assassin who fells Tréville: installed, he lies, his turn is over', () => {
  const table = ordered(
    {},
    {
      men: { treville: { place: 'louvre', life: 1 } },
      hands: { porthos: ['gallantry', 'gallantry'] },
      louvre: { card: 'portrait' },
      louvreStack: ['debts'],
    },
  ).play('porthos', CHALLENGE.gallantry, ADD.gallantry, ADD.gallantry);
  table.dice(red(0, 1), red(1, 0)).play('milady', PLACE.assassin, PLACE.boisrenard);
  expect(table.state.louvre).toMatchObject({ card: 'debts', trap: 'assassin', foes: [{ id: 'boisrenard' }] });
  expect(table.man('treville')).toMatchObject({ place: 'vieux-colombier', life: 0, turn: 'done' });
  expect(table.told('ended')).toMatchObject([{ who: 'treville' }]);
  expect(table.told('recovered')).toEqual([]);
});

/** Set up to the first turn of a musketeer: the choices wanted are made as soon as they are on offer. */
const open = (players: number, given: Readonly<Record<string, string>>, ...wanted: readonly Choice[]): Position => {
  const { options } = readOptions(roy.options, given);
  const table = at(roy.setup(players, options ?? {}, rng(1), null));
  for (;;) {
    const [decision] = roy.decisions(table.state);
    if (decision.prompt === 'select') return table;
    const choice = wanted.find(each => table.offers(decision.seat, each));
    table.play(decision.seat, choice ?? decision.choices.at(-1) ?? PASS);
  }
};

test('ROY.EDGE.104 four players with Tréville: three musketeers, four actions each, of which the order costs one', () => {
  const table = open(4, { treville: 'stands-in' }, MAN.treville, MAN.athos, GO.paris, PASS);
  expect(table.state.men).toHaveLength(3);
  table.play('treville', START.treville);
  expect(table.state.actions).toBe(4);
  const [other] = table.state.men;
  table.play('treville', ORDER[other.who]).play(other.seat, DRAW);
  expect(table.state.actions).toBe(3);
  table.play('treville', END).play(other.seat, START[other.who]);
  expect(table.state.actions).toBe(4);
});

test('ROY.EDGE.105 six players: three actions each; under Conscripts Tréville has two, one of them for an order', () => {
  const all: readonly Musketeer[] = [...FOUR, 'treville'];
  for (const who of all) expect(position({ players: 6 }).play(who, START[who]).state.actions).toBe(3);
  const table = position({ players: 6, state: { conscripts: true } }).play('treville', START.treville);
  expect(table.state.actions).toBe(2);
  expect(table.play('treville', ORDER.athos).play('athos', DRAW).state.actions).toBe(1);
});

const SHOWN = { location: 'louvre', presence: 'exposed', shown: true } as const;

test('ROY.EDGE.106 automa: face up at La Rochelle since step I.1, it still discards a Combat card', () => {
  const table = last('athos', {
    options: AUTOMA,
    garrison: ['single', 'bassompierre'],
    state: { ...SHOWN, location: 'la-rochelle' },
  }).play('athos', END);
  expect(table.told('razed')).toEqual([{ kind: 'razed', card: 'single' }]);
  expect(table.state.garrison).toEqual(['bassompierre']);
});

test('ROY.EDGE.107 automa: board 4 opened this turn leaves Rochefort where he is; then it is always the Quest', () => {
  const table = last('athos', {
    options: AUTOMA,
    men: { athos: { place: 'quest' }, porthos: { place: 'louvre', turn: 'waiting' } },
    quest: { board: 3, tokens: ['two', 'two', 'two'], beaten: 2, up: true },
    louvre: { card: 'debts', foes: ['henchman'] },
    state: { ...SHOWN, stock: { snare: 2, shields: 2, parry: 2, swords: 2, two: 0, three: 0, four: 0 } },
  });
  table.dice(blue(0, 0, 3), red(2, 0)).play('athos', DUEL.road);
  expect(table.state).toMatchObject({ quest: { board: 4 }, location: 'louvre', presence: 'exposed' });
  table.play('athos', END).play('porthos', START.porthos);
  table.dice(blue(0, 1, 2), red(3, 1)).play('porthos', DUEL.henchman);
  expect(table.told('intercepted')).toMatchObject([{ who: 'porthos', location: 'louvre' }]);
  const next = KEYS.map(key => at({ ...table.state, rng: rng(key) }).play('porthos', END).state);
  expect(next.map(({ turn, location }) => `${turn} ${location}`)).toEqual(KEYS.map(() => '2 quest'));
});

test('ROY.EDGE.108 automa with three seats: three musketeers, seven cards and four actions each', () => {
  const table = open(4, AUTOMA);
  expect(table.state.men.map(({ seat }) => seat).toSorted()).toEqual([1, 2, 3]);
  expect(table.state.hands.map(hand => hand.length)).toEqual([0, 7, 7, 7]);
  table.state = { ...table.state, conscripts: false };
  for (const { who, seat } of table.state.men) {
    expect(table.play(seat, START[who]).state.actions).toBe(4);
    if (who !== table.state.men[2].who) table.play(seat, END);
  }
});

test('ROY.EDGE.109 automa: Constance held captive brings no Treachery card and stays in Paris', () => {
  const given: Given = { paris: { card: 'captive', foes: ['henchman'] }, plots: ['conscripts'], state: SHOWN };
  const table = last('athos', { ...given, options: AUTOMA }).play('athos', END);
  expect(table.told('plotted')).toEqual([]);
  expect(table.state).toMatchObject({ turn: 2, plotHand: [], paris: { card: 'captive' } });
  expect(last('athos', given).play('athos', END).told('plotted')).toMatchObject([{ why: 'captive' }]);
});

test('ROY.EDGE.110 automa: Jailed with nobody to jail is discarded, without effect and without another card', () => {
  const jailed = { place: 'bastille' } as const;
  const down = { place: 'vieux-colombier', life: 0 } as const;
  const { state } = position({
    at: 'treachery',
    options: AUTOMA,
    men: { dartagnan: jailed, athos: down, aramis: down, porthos: jailed },
    plots: ['jailed', 'conscripts'],
  });
  expect(state.plotDiscard).toEqual(['jailed']);
  expect(state.conscripts).toBe(false);
  expect(state.men.map(({ place }) => place)).toEqual(['bastille', 'vieux-colombier', 'vieux-colombier', 'bastille']);
});
