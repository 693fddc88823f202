import { DUEL } from '../../choices.ts';
import type { Event } from '../../events.ts';
import { blue, type Given, red } from '../../testing.ts';
import { ROOM } from '../shared/galleries.testing.ts';
import { athosAt, type Row, tells } from './told.testing.ts';

const DECK = { deck: ['single', 'panache'] } as const;
const SOME_CLEARED = [
  [null, null, 'two', 'two'],
  ['two', 'three', 'parry', 'shields'],
  ['decoy', 'decoy', 'decoy', 'decoy'],
] as const;

const atQuest = (given: Given = {}) => athosAt('quest', { ...DECK, ...given });
const lastSpace = () =>
  atQuest({
    men: { athos: { place: 'quest', path: 0, space: 2 } },
    inn: [
      [null, null, null, 'decoy'],
      ['two', 'three', null, 'shields'],
      ['three', 'decoy', 'decoy', 'decoy'],
    ],
  });

const DRAWN: Event = {
  kind: 'drew',
  seat: 2,
  who: 'athos',
  count: 2,
  why: 'board',
  secret: { to: [2], cards: ['single', 'panache'] },
  reveals: true,
};

/** A duel against somebody with two red dice, who parries twice and is hit once. */
const beats = (foe: 'inn' | 'road' | 'first' | 'second'): readonly Event[] => [
  { kind: 'duel', who: 'athos', foe, token: 'two' },
  {
    kind: 'rolled',
    who: 'athos',
    foe,
    round: 1,
    blue: { swords: 3, shields: 0, lilies: 0 },
    red: { swords: 0, shields: 2 },
  },
  { kind: 'clash', who: 'athos', foe, manoeuvre: false, foeManoeuvre: false, hits: 1, wounds: 0 },
  { kind: 'duel-over', who: 'athos', foe, won: true, life: 0 },
];
const HIT = [blue(3, 0, 0), red(0, 2)] as const;

const NEXT_ROOM: Event = { kind: 'antechamber', at: 1, skill: 'nobility', fighters: ['two', 'three'], reveals: true };

const road = (stock: NonNullable<Given['state']>['stock'] & object) =>
  atQuest({ quest: { board: 3, tokens: ['two', 'two', 'two'], beaten: 2, up: true }, state: { stock } })
    .dice(...HIT)
    .play('athos', DUEL.road);

const wardes = () =>
  atQuest({
    quest: { board: 2, won: ['erudition', 'nobility', 'gallantry', 'panache'] },
    state: { stock: { snare: 2, shields: 1, parry: 1, swords: 2, two: 1, three: 2, four: 2 } },
  })
    .dice(blue(3, 0, 0), red(1, 2))
    .play('athos', DUEL.wardes);

/** Her challenges and all but one of the fighters lie in the galleries. */
const galleries = () => {
  const table = road({ snare: 2, shields: 1, parry: 1, swords: 2, two: 0, three: 1, four: 1 });
  for (const skill of ['panache', 'nobility', 'erudition', 'gallantry'] as const)
    table.play('milady', { kind: 'lay-challenge', skill });
  for (const token of ['snare', 'shields', 'snare', 'parry', 'swords', 'swords', 'three'] as const)
    table.play('milady', { kind: 'lay', token });
  return table;
};

const ROWS: readonly Row[] = [
  [
    'ROY.INN.6 a walk over cleared spaces is told by where it ends',
    () => atQuest({ inn: SOME_CLEARED }).play('athos', { kind: 'advance', path: 0 }),
    [{ kind: 'walked', who: 'athos', path: 0, space: 1 }],
  ],
  [
    'ROY.RULING.32 the way back is told by the Common room',
    () =>
      atQuest({ inn: SOME_CLEARED, men: { athos: { place: 'quest', path: 0, space: 1 } } }).play('athos', {
        kind: 'withdraw',
      }),
    [{ kind: 'walked', who: 'athos', path: -1, space: 0 }],
  ],
  [
    'ROY.INN.4 a token faced is turned up, fought, and stood upon',
    () =>
      atQuest()
        .dice(...HIT)
        .play('athos', { kind: 'advance', path: 1 }),
    [
      { kind: 'turned-up', space: 4, token: 'two', reveals: true },
      ...beats('inn'),
      { kind: 'walked', who: 'athos', path: 1, space: 0 },
    ],
  ],
  [
    'ROY.QUEST.7 a Snare wounds without a fight',
    () =>
      atQuest({ inn: [['snare', 'two', 'two', 'two'], ...SOME_CLEARED.slice(1)] }).play('athos', {
        kind: 'advance',
        path: 0,
      }),
    [
      { kind: 'turned-up', space: 0, token: 'snare', reveals: true },
      { kind: 'snare', who: 'athos' },
      { kind: 'wounded', who: 'athos', wounds: 1, life: 2, by: 'snare' },
      { kind: 'walked', who: 'athos', path: 0, space: 0 },
    ],
  ],
  [
    'ROY.INN.10 with the last space of a path what is left comes to light, and Calais follows',
    () => lastSpace().play('athos', { kind: 'advance', path: 0 }),
    [
      { kind: 'turned-up', space: 3, token: 'decoy', reveals: true },
      { kind: 'decoy', who: 'athos' },
      { kind: 'walked', who: 'athos', path: 0, space: 3 },
      { kind: 'board-done', board: 1, who: 'athos' },
      {
        kind: 'leftovers',
        tokens: ['two', 'three', 'shields', 'three', 'decoy', 'decoy', 'decoy'],
        reveals: true,
      },
      DRAWN,
      { kind: 'board', board: 2 },
    ],
  ],
  [
    'ROY.INN.8 the spaces named are told one by one, then what lies there',
    () =>
      atQuest({ state: { epics: 2 } }).play(
        'athos',
        { kind: 'reveal', pay: 'token' },
        { kind: 'name', space: 4 },
        { kind: 'name', space: 1 },
        { kind: 'name', space: 2 },
      ),
    [
      { kind: 'epics', change: -1, epics: 1 },
      { kind: 'named-space', seat: 2, space: 4 },
      { kind: 'named-space', seat: 2, space: 1 },
      { kind: 'named-space', seat: 2, space: 2 },
      { kind: 'revealed', seat: 2, spaces: [1, 2, 4], tokens: ['three', 'three', 'two'], reveals: true },
    ],
  ],
  [
    'ROY.ONE.10 a One-for-all card for two hidden tokens leaves an Epic token over',
    () =>
      atQuest({ state: { oneForAll: 1 }, up: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] }).play('athos', {
        kind: 'reveal',
        pay: 'card',
      }),
    [
      { kind: 'one-for-all', seat: 2, effect: 'epic' },
      { kind: 'epics', change: 1, epics: 1 },
      { kind: 'revealed', seat: 2, spaces: [10, 11], tokens: ['decoy', 'decoy'], reveals: true },
    ],
  ],
  [
    'ROY.CALAIS.7 with de Wardes the second board is done, and Milady lays the third',
    wardes,
    [
      { kind: 'duel', who: 'athos', foe: 'wardes', token: null },
      {
        kind: 'rolled',
        who: 'athos',
        foe: 'wardes',
        round: 1,
        blue: { swords: 3, shields: 0, lilies: 0 },
        red: { swords: 1, shields: 2 },
      },
      { kind: 'clash', who: 'athos', foe: 'wardes', manoeuvre: false, foeManoeuvre: false, hits: 1, wounds: 1 },
      { kind: 'wounded', who: 'athos', wounds: 1, life: 2, by: 'duel' },
      { kind: 'duel-over', who: 'athos', foe: 'wardes', won: true, life: 0 },
      { kind: 'board-done', board: 2, who: 'athos' },
      DRAWN,
    ],
  ],
  [
    'ROY.RETURN.1 her tokens are laid unseen, and the third board is announced',
    () =>
      wardes().play(
        'milady',
        { kind: 'lay', token: 'two' },
        { kind: 'lay', token: 'three' },
        { kind: 'lay', token: 'snare' },
      ),
    [
      { kind: 'laid', board: 3, secret: { to: [0], token: 'two' } },
      { kind: 'laid', board: 3, secret: { to: [0], token: 'three' } },
      { kind: 'laid', board: 3, secret: { to: [0], token: 'snare' } },
      { kind: 'board', board: 3 },
    ],
  ],
  [
    'ROY.RETURN.3 a token of the road is turned up after the cards, and has no space',
    () =>
      atQuest({
        quest: { board: 3, tokens: ['two', 'two', 'two'], beaten: 0, up: false },
        hands: { athos: ['single'] },
      })
        .dice(blue(4, 0, 0), red(0, 2))
        .play('athos', DUEL.road, { kind: 'commit', card: 'single' }),
    [
      { kind: 'duel', who: 'athos', foe: 'road', token: null },
      { kind: 'committed', who: 'athos', card: 'single', ability: false },
      { kind: 'turned-up', space: -1, token: 'two', reveals: true },
      {
        kind: 'rolled',
        who: 'athos',
        foe: 'road',
        round: 1,
        blue: { swords: 4, shields: 0, lilies: 0 },
        red: { swords: 0, shields: 2 },
      },
      { kind: 'clash', who: 'athos', foe: 'road', manoeuvre: false, foeManoeuvre: false, hits: 2, wounds: 0 },
      { kind: 'duel-over', who: 'athos', foe: 'road', won: true, life: 0 },
      { kind: 'token-gone', token: 'two' },
    ],
  ],
  [
    'ROY.RETURN.7 with the third token the third board is done',
    () => road({ snare: 2, shields: 1, parry: 1, swords: 2, two: 0, three: 1, four: 1 }),
    [...beats('road'), { kind: 'token-gone', token: 'two' }, { kind: 'board-done', board: 3, who: 'athos' }, DRAWN],
  ],
  [
    'ROY.GALL.2 with her last token the galleries are announced and the first antechamber opened',
    () => galleries().play('milady', { kind: 'lay', token: 'four' }),
    [
      { kind: 'laid', board: 4, secret: { to: [0], token: 'four' } },
      { kind: 'board', board: 4 },
      { kind: 'antechamber', at: 0, skill: 'panache', fighters: ['snare', 'shields'], reveals: true },
    ],
  ],
  [
    'ROY.GALL.5 the first of the two is beaten, and his token leaves',
    () =>
      atQuest({ quest: ROOM })
        .dice(...HIT)
        .play('athos', DUEL.first),
    [...beats('first'), { kind: 'token-gone', token: 'two' }],
  ],
  [
    'ROY.GALL.3 with the second the antechamber is passed',
    () =>
      atQuest({ quest: { ...ROOM, beaten: [true, false] } })
        .dice(...HIT)
        .play('athos', DUEL.second),
    [
      ...beats('second'),
      { kind: 'token-gone', token: 'two' },
      { kind: 'passed', at: 0, by: 'duels', who: 'athos' },
      NEXT_ROOM,
    ],
  ],
  [
    'ROY.RULING.35 a Snare in the galleries counts as beaten',
    () =>
      atQuest({
        quest: { ...ROOM, fighters: ['snare', 'two', 'two', 'three', 'three', 'three', 'three', 'three'] },
      }).play('athos', DUEL.first),
    [
      { kind: 'snare', who: 'athos' },
      { kind: 'wounded', who: 'athos', wounds: 1, life: 2, by: 'snare' },
      { kind: 'token-gone', token: 'snare' },
    ],
  ],
  [
    'ROY.GALL.6 a passage paid with a card and a token tells both',
    () => atQuest({ quest: ROOM, state: { oneForAll: 2, epics: 1 } }).play('athos', { kind: 'passage', pay: 'card' }),
    [
      { kind: 'one-for-all', seat: 2, effect: 'epic' },
      { kind: 'epics', change: -1, epics: 0 },
      { kind: 'passed', at: 0, by: 'passage', who: 'athos' },
      NEXT_ROOM,
    ],
  ],
  [
    'ROY.ONE.10 a passage paid with two cards leaves a token over',
    () => atQuest({ quest: ROOM, state: { oneForAll: 2, epics: 1 } }).play('athos', { kind: 'passage', pay: 'cards' }),
    [
      { kind: 'one-for-all', seat: 2, effect: 'epic' },
      { kind: 'one-for-all', seat: 2, effect: 'epic' },
      { kind: 'epics', change: 1, epics: 2 },
      { kind: 'passed', at: 0, by: 'passage', who: 'athos' },
      NEXT_ROOM,
    ],
  ],
];

tells(ROWS);
