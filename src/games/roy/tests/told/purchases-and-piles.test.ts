import { expect, test } from 'vitest';
import { ADD, CHALLENGE, DRAW, END, PAY, REPLACE } from '../../choices.ts';
import type { Event } from '../../events.ts';
import { type Given, position, red } from '../../testing.ts';
import { lastMan } from '../automa/automa.testing.ts';
import { louvre } from '../shared/missions.testing.ts';
import { type Row, tells } from './told.testing.ts';

type Athos = NonNullable<NonNullable<Given['men']>['athos']>;
const shopping = (athos: Athos = {}, given: Given = {}) => position({ acting: 'athos', men: { athos }, ...given });
const buy = (item: 'pistol' | 'balm' | 'manoeuvre' | 'panache' | 'armour') => ({ kind: 'buy', item }) as const;

const bought = (
  item: 'pistol' | 'balm' | 'manoeuvre' | 'panache' | 'armour',
  more: Partial<Extract<Event, { kind: 'bought' }>> = {},
): Event => ({
  kind: 'bought',
  who: 'athos',
  item,
  card: null,
  replaced: null,
  ...more,
});

const PURCHASES: readonly Row[] = [
  [
    'ROY.EQUIP.7 what is paid for in pistoles is told with the purse',
    () => shopping().play('athos', buy('pistol')),
    [bought('pistol'), { kind: 'purse', change: -2, purse: 3 }],
  ],
  [
    'ROY.EQUIP.3 what makes room for it is told',
    () => shopping({ gear: ['pistol', 'blade'] }).play('athos', buy('armour'), REPLACE.pistol),
    [bought('armour', { replaced: 'pistol' }), { kind: 'purse', change: -2, purse: 3 }],
  ],
  [
    'ROY.UPGR.1 a balm heals at once',
    () => shopping({ life: 1 }).play('athos', buy('balm')),
    [bought('balm'), { kind: 'purse', change: -1, purse: 4 }, { kind: 'healed', who: 'athos', life: 3, by: 'balm' }],
  ],
  [
    'ROY.DEC.29 the card paid for an upgrade is told',
    () => shopping({}, { hands: { athos: ['ketty'] } }).play('athos', buy('panache'), PAY.ketty),
    [bought('panache', { card: 'ketty' })],
  ],
  [
    'ROY.UPGR.3 so is the Combat card paid for a manoeuvre',
    () => shopping({}, { hands: { athos: ['single'] } }).play('athos', buy('manoeuvre'), PAY.single),
    [bought('manoeuvre', { card: 'single' })],
  ],
  [
    'ROY.UPGR.9 a skill makes room for a third one',
    () =>
      shopping({ skills: ['erudition', 'nobility'] }, { hands: { athos: ['ketty'] } }).play(
        'athos',
        buy('panache'),
        REPLACE.nobility,
        PAY.ketty,
      ),
    [bought('panache', { card: 'ketty', replaced: 'nobility' })],
  ],
];

const WIN = [CHALLENGE.gallantry, ADD.gallantry, ADD.gallantry] as const;

const PILES: readonly Row[] = [
  [
    'ROY.ACT.5 that the discard pile becomes the deck is told before the card',
    () => position({ acting: 'athos', wholeDeck: [], discard: ['single'] }).play('athos', DRAW),
    [
      { kind: 'reshuffled', deck: 'adventure' },
      {
        kind: 'drew',
        seat: 2,
        who: 'athos',
        count: 1,
        why: 'action',
        secret: { to: [2], cards: ['single'] },
        reveals: true,
      },
    ],
  ],
  [
    'ROY.TREACH.8 and so with Treachery',
    () => position({ at: 'treachery', state: { plots: [], plotDiscard: ['balm'] } }).play('milady', { kind: 'plot' }),
    [
      { kind: 'reshuffled', deck: 'treachery' },
      { kind: 'plotted', count: 1, why: 'step', secret: { to: [0], cards: ['balm'] }, reveals: true },
    ],
  ],
];

tells([...PURCHASES, ...PILES]);

test('ROY.LOUVRE.15 that no Louvre mission is left is told', () => {
  const table = louvre({ louvreStack: [] }).play('porthos', ...WIN);
  expect(table.events.at(-1)).toEqual({ kind: 'louvre-empty' });
});

test('ROY.RULING.42 or that the stack is made anew, where the table has it so', () => {
  const table = louvre({ louvreStack: [], options: { louvreReshuffle: 'on' } }).play('porthos', ...WIN);
  expect(table.events.slice(-2)).toEqual([
    { kind: 'reshuffled', deck: 'louvre' },
    { kind: 'louvre', card: 'portrait', reveals: true },
  ]);
});

test('ROY.EDGE.99 that nobody in Paris can be hurt is told', () => {
  const table = position({
    at: 'time',
    paris: { card: 'duels' },
    men: { dartagnan: { place: 'quest' } },
    state: { oneForAll: 1 },
  });
  for (const seat of [1, 2, 3, 4]) table.play(seat, { kind: 'pass' });
  expect(table.told('nobody-in-paris')).toEqual([{ kind: 'nobody-in-paris' }]);
});

/** What the automa's Treachery is told as. */
const treachery = (given: Given) =>
  lastMan(given)
    .dice(red(0, 1))
    .play('athos', END)
    .events.filter(({ kind }) => kind === 'idle' || kind === 'betrayed');

test('ROY.AUTO.7 a Balm without use is told as replaced', () => {
  expect(treachery({ plots: ['balm', 'intrigue'] })).toEqual([
    { kind: 'idle', card: 'balm', replaced: true },
    { kind: 'betrayed', card: 'intrigue', reveals: true },
  ]);
});

test('ROY.AUTO.14 a card that can strike nobody is told, and not replaced', () => {
  const JAILED = { place: 'bastille' } as const;
  const men = {
    dartagnan: { ...JAILED, turn: 'done' },
    aramis: { ...JAILED, turn: 'done' },
    porthos: { ...JAILED, turn: 'done' },
    athos: JAILED,
  } as const;
  expect(treachery({ plots: ['jailed', 'intrigue'], men })).toEqual([
    { kind: 'idle', card: 'jailed', replaced: false },
  ]);
});
