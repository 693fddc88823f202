import { expect, test } from 'vitest';
import { CLOCK } from '#kernel/game.ts';
import { CHALLENGE, EXPIRE, ONE_FOR_ALL, ORDER } from '../../choices.ts';
import { type Given, type Position, position } from '../../testing.ts';

const RUNNING = { hourglass: 'on' } as const;
const athos = (given: Given = {}) => position({ acting: 'athos', ...given, state: { ...RUNNING, ...given.state } });

/** A question of the team that is open when the sand has run out, and what has become of it then. */
type Row = readonly [name: string, prompt: string, table: () => Position, left: Partial<Position['state']>];

const ROWS: readonly Row[] = [
  [
    'ROY.GLASS.11 a purchase not paid for',
    'pay',
    () => athos({ hands: { athos: ['ketty'] } }).play('athos', { kind: 'buy', item: 'panache' }),
    { discard: [], purse: 5 },
  ],
  [
    'ROY.GLASS.11 a purchase for which nothing has made room',
    'replace',
    () => athos({ men: { athos: { gear: ['pistol', 'blade'] } } }).play('athos', { kind: 'buy', item: 'armour' }),
    { purse: 5 },
  ],
  [
    'ROY.GLASS.11 a second purchase',
    'purchase',
    () => athos().play('athos', { kind: 'buy', item: 'armour' }),
    { purse: 3 },
  ],
  [
    'ROY.GLASS.11 the move that Planchet brings',
    'ride',
    () => athos({ hands: { athos: ['planchet'] } }).play('athos', { kind: 'help', who: 'porthos' }),
    { discard: ['planchet'] },
  ],
  ['ROY.GLASS.11 an attempt not paid in full', 'challenge', () => calais(), { epics: 2, discard: [] }],
  [
    'ROY.GLASS.2 an order that nobody has carried out',
    'ordered',
    () => position({ players: 6, acting: 'treville', state: RUNNING }).play('treville', ORDER.athos),
    { discard: [] },
  ],
  [
    'ROY.RULING.39 a vote, in which silence is a no,',
    'vote',
    () => athos({ options: { oneForAllVote: 'on' }, state: { oneForAll: 1 } }).play('athos', ONE_FOR_ALL.time),
    { oneForAll: 1, timeStop: false, vetoed: ['time'] },
  ],
  ['ROY.GLASS.2 a turn', 'man-turn', () => athos(), { actions: 0 }],
];

/** Athos has put an Epic token and a card into a challenge at Calais, and needs more. */
const calais = () =>
  athos({
    men: { athos: { place: 'quest' } },
    quest: { board: 2, won: [] },
    hands: { athos: ['panache', 'panache'] },
    state: { epics: 2 },
  }).play('athos', CHALLENGE.panache, { kind: 'epic' }, { kind: 'add', card: 'panache' });

test.each(ROWS)('%s is closed as it stands when the sand has run out', (_name, prompt, table, left) => {
  const open = table();
  expect(open.state.todo.at(-1)?.kind).toBe(prompt);
  open.play(CLOCK, EXPIRE);
  expect(open.asked('milady')?.prompt).toBe('quarters');
  expect(open.state).toMatchObject(left);
  expect(open.state.men.every(({ turn }) => turn === 'done')).toBe(true);
});

test('ROY.GLASS.11 at the Inn those tokens are turned up that were named in time', () => {
  const table = athos({ state: { epics: 1 } }).play(
    'athos',
    { kind: 'reveal', pay: 'token' },
    { kind: 'name', space: 5 },
  );
  table.play(CLOCK, EXPIRE);
  expect(table.told('revealed')).toEqual([
    { kind: 'revealed', seat: 2, spaces: [5], tokens: ['three'], reveals: true },
  ]);
  expect(table.asked('milady')?.prompt).toBe('quarters');
});

test('ROY.GLASS.11 what was put into an attempt in vain goes back', () => {
  const table = calais().play(CLOCK, EXPIRE);
  expect(table.hand('athos')).toEqual(['panache', 'panache']);
  expect(table.told('fizzled')).toEqual([{ kind: 'fizzled', who: 'athos', action: CHALLENGE.panache, reveals: true }]);
});
