import { expect, test } from 'vitest';
import { readOptions } from '#kernel/game.ts';
import { ADVERSARIES } from '../../cards/adversaries.ts';
import { ROCHEFORT, TIME_DICE } from '../../cards/board.ts';
import { LOUVRE } from '../../cards/louvre.ts';
import { PARIS } from '../../cards/paris.ts';
import { END, START } from '../../choices.ts';
import { roy } from '../../game.ts';
import type { Mission, Quest, State } from '../../state.ts';
import { at, blue, type Given, type Position, position, red } from '../../testing.ts';
import { lastMan, open } from './automa.testing.ts';

const KEYS = Array.from({ length: 80 }, (_, key) => key);

const strength = (mission: Mission<string> | null) =>
  (mission?.foes ?? []).reduce((sum, { id }) => sum + ADVERSARIES[id].strength, mission?.trap ? 1 : 0);

const seen = <T>(items: readonly T[]) => [...new Set(items)].sort();

test('ROY.AUTO.10 missions are manned from one shuffled deck to their exact strength, and the rest goes back', () => {
  const tables = KEYS.map(key => open(5, key).state);
  for (const { paris, louvre, foes, traps } of tables) {
    if (paris === null || louvre === null) expect.fail('a mission is not manned');
    expect(strength(paris)).toBe(PARIS[paris.card].strength);
    // The deck may run out first: then a Trap lies there and every adversary left is too strong.
    const missing = LOUVRE[louvre.card].strength - strength(louvre);
    const used = louvre.trap !== null && foes.every(id => ADVERSARIES[id].strength > missing);
    expect(missing === 0 || (missing > 0 && used)).toBe(true);
    const placed = [...(paris?.foes ?? []), ...(louvre?.foes ?? [])].map(({ id }) => id);
    expect(new Set([...foes, ...placed]).size).toBe(12);
    expect(foes.length + placed.length).toBe(12);
    expect(traps.length + [paris?.trap, louvre?.trap].filter(trap => trap).length).toBe(5);
  }
  expect(seen(tables.map(({ louvre }) => louvre?.trap ?? 'none'))).toHaveLength(6);
  expect(seen(tables.flatMap(({ louvre }) => louvre?.foes.map(({ id }) => id) ?? []))).toHaveLength(12);
});

const AUTOMA = { automa: 'on' };

test('ROY.AUTO.11 the tokens of every Quest board are laid at random by the rules of that board', () => {
  const inns = KEYS.map(key => open(5, key).state.quest).map(quest => (quest.board === 1 ? quest.spaces : []));
  for (const spaces of inns) {
    expect(spaces).toHaveLength(12);
    expect(spaces.filter(slot => slot?.token === 'decoy')).toHaveLength(4);
    expect(spaces.every(slot => slot?.up === false)).toBe(true);
  }
  expect(seen(inns.map(spaces => spaces[0]?.token))).toHaveLength(8);
  const duel = (quest: Quest, foe: 'wardes' | 'road', stock: State['stock'], red_: ReturnType<typeof red>) =>
    position({ options: AUTOMA, acting: 'athos', men: { athos: { place: 'quest' } }, quest, state: { stock } })
      .dice(blue(3, 0, 0), red_)
      .play('athos', { kind: 'duel', foe }).state.quest;
  const calais: Quest = { board: 2, won: ['erudition', 'nobility', 'gallantry', 'panache'] };
  const eleven = { snare: 2, shields: 1, parry: 1, swords: 2, two: 1, three: 2, four: 2 };
  const road = duel(calais, 'wardes', eleven, red(2, 2));
  expect(road.board === 3 && road.tokens).toHaveLength(3);
  const last: Quest = { board: 3, tokens: ['two', 'two', 'two'], beaten: 2, up: false };
  const eight = { snare: 2, shields: 1, parry: 1, swords: 2, two: 0, three: 1, four: 1 };
  const rooms = duel(last, 'road', eight, red(0, 2));
  if (rooms.board !== 4) expect.fail('the galleries are not open');
  expect([...rooms.challenges].sort()).toEqual(['erudition', 'gallantry', 'nobility', 'panache']);
  expect([...rooms.fighters].sort()).toEqual(
    ['snare', 'snare', 'shields', 'parry', 'swords', 'swords', 'three', 'four'].sort(),
  );
});

const rng = (key: number) => ({ key: [key, 9, 9, 9, 9, 9, 9, 9], at: 0 });

/** The turn after, with dice of every kind. */
const nextTurns = (given: Given = {}): Position[] => {
  const { state } = lastMan(given);
  return KEYS.map(key => at({ ...state, rng: rng(key) }).play('athos', END));
};

const HAS_PLAYED = { turn: 'done' } as const;

test('ROY.AUTO.12 where Milady would choose a musketeer one is picked at random', () => {
  const four = ['aramis', 'athos', 'dartagnan', 'porthos'];
  const ambushed = nextTurns({ plots: ['ambush'] }).flatMap(table => table.told('aimed').map(({ who }) => who));
  expect(ambushed).toHaveLength(80);
  expect(seen(ambushed)).toEqual(four);
  const named = nextTurns({
    traps: ['nemesis'],
    foes: ['lubin'],
    plots: ['conscripts'],
    state: { parisPile: ['smuggler'] },
  });
  expect(seen(named.map(({ state }) => state.paris?.nemesis))).toEqual(four);
  const struck = nextTurns({
    paris: { card: 'duels' },
    plots: ['conscripts'],
    men: { athos: { place: 'paris' }, porthos: { ...HAS_PLAYED, place: 'paris' } },
  }).flatMap(table => table.told('wounded').map(({ who }) => who));
  expect(struck).toHaveLength(80);
  expect(seen(struck)).toEqual(['athos', 'dartagnan', 'porthos']);
});

test('ROY.AUTO.13 the automa always intercepts', () => {
  for (const standing of ['ask', 'never'] as const) {
    const table = position({
      options: AUTOMA,
      acting: 'porthos',
      louvre: { card: 'debts', foes: ['henchman'] },
      state: { location: 'louvre', presence: 'exposed', shown: true, standing },
    }).dice(blue(0, 0, 3), red(ROCHEFORT.dice, 0), blue(0, 0, 3), red(2, 0));
    table.play('porthos', { kind: 'duel', foe: 'henchman' });
    expect(table.told('intercepted')).toHaveLength(1);
  }
});

/** The first space of the Time track with four red dice. */
const AT_FOUR_DICE = TIME_DICE.indexOf(4) + 1;

test('ROY.AUTO.13 all other choices of Milady’s are settled at random, but Shields are always rolled again', () => {
  const razed = (garrison: Given['garrison'] & object, options: Given['options']) =>
    seen(
      nextTurns({ garrison, options: { ...AUTOMA, ...options }, state: { location: 'la-rochelle' } }).flatMap(table =>
        table.told('razed').map(({ card }) => card),
      ),
    );
  expect(razed(['single', 'double', 'bassompierre'], {})).toEqual(['double', 'single']);
  expect(razed(['single', 'double', 'bassompierre'], { automaSharp: 'on' })).toEqual(['double']);
  const siege = lastMan({ state: { time: AT_FOUR_DICE, reinforcements: true } }).dice(red(2, 2), red(1, 0));
  siege.play('athos', END);
  expect(siege.told('siege-reroll')).toEqual([{ kind: 'siege-reroll', face: 'sword' }]);
  const cahusac = position({
    options: AUTOMA,
    acting: 'porthos',
    louvre: { card: 'debts', foes: ['cahusac'] },
    state: { location: null, presence: 'none' },
  }).dice(blue(2, 1, 0), red(1, 2), red(1, 0));
  cahusac.play('porthos', { kind: 'duel', foe: 'cahusac' });
  expect(cahusac.told('rerolled')).toEqual([{ kind: 'rerolled', by: 'cahusac', from: 'shield', to: 'sword' }]);
});

test('ROY.AUTO.14 a card that can strike nobody is discarded without effect and not replaced', () => {
  const bastille = { ...HAS_PLAYED, place: 'bastille' } as const;
  const table = lastMan({
    men: { dartagnan: bastille, athos: { place: 'bastille' }, aramis: bastille, porthos: bastille },
    plots: ['jailed', 'intrigue'],
  }).dice(red(0, 1));
  table.play('athos', END);
  expect(table.told('idle')).toEqual([{ kind: 'idle', card: 'jailed', replaced: false }]);
  expect(table.state).toMatchObject({ honour: 0, plotDiscard: ['jailed'] });
});

test('ROY.AUTO.15 when all Paris cards are used up Paris stays empty', () => {
  for (const table of nextTurns({ state: { parisPile: [] } })) expect(table.state.paris).toBeNull();
});

test('ROY.AUTO.16 the seats play four, two or one musketeers with 9, 9, 7, 5 or 5 cards; Time starts on 1, with five on 3', () => {
  const table = (seats: number) => {
    const { state } = open(seats + 1);
    const men = state.men.filter(({ seat }) => seat === 1).length;
    return [state.men.length, men, state.hands.slice(1).map(hand => hand.length), state.men.at(-1)?.who === 'treville'];
  };
  expect(table(1)).toEqual([4, 4, [9 + 1], false]);
  expect(table(2)).toEqual([4, 2, [9, 9], false]);
  expect(table(3)).toEqual([3, 1, [7, 7, 7], false]);
  expect(table(4)).toEqual([4, 1, [5, 5, 5, 5], false]);
  expect(table(5)).toEqual([5, 1, [5, 5, 5, 5, 5], true]);
  const { options } = readOptions(roy.options, AUTOMA);
  expect([2, 3, 4, 5, 6].map(players => roy.setup(players, options ?? {}, rng(1), null).time)).toEqual([1, 1, 1, 1, 3]);
  expect(position({ players: 4, options: AUTOMA }).play(1, START.dartagnan).state.actions).toBe(4);
});
