import { expect, test } from 'vitest';
import { ADD, CHALLENGE, COMMIT, DONE, DUEL, EPIC, ONE_FOR_ALL, PASS, REROLL, TOLL } from '../../choices.ts';
import type { Event } from '../../events.ts';
import { blue, type Given, position, red } from '../../testing.ts';
import { ROAD } from '../cards/road.testing.ts';
import { athosAt, type Row, tells } from './told.testing.ts';

type Foe = Extract<Event, { kind: 'duel' }>['foe'];

const begins = (foe: Foe): Event => ({ kind: 'duel', who: 'athos', foe, token: null });
const rolls = (
  foe: Foe,
  round: number,
  ours: readonly [number, number, number],
  theirs: readonly [number, number],
): Event => ({
  kind: 'rolled',
  who: 'athos',
  foe,
  round,
  blue: { swords: ours[0], shields: ours[1], lilies: ours[2] },
  red: { swords: theirs[0], shields: theirs[1] },
});
const clashes = (foe: Foe, hits: number, wounds: number): Event => ({
  kind: 'clash',
  who: 'athos',
  foe,
  manoeuvre: false,
  foeManoeuvre: false,
  hits,
  wounds,
});

const against = (foe: 'henchman' | 'jussac' | 'lubin' | 'houdiniere' | 'cahusac', given: Given = {}) =>
  athosAt('paris', { paris: { card: 'message', foes: [foe, 'vitray'] }, ...given });

const DUELS: readonly Row[] = [
  [
    'ROY.DUEL.23 the Henchman beaten goes back, and pays all the same',
    () =>
      against('henchman')
        .dice(blue(3, 0, 0), red(0, 2))
        .play('athos', DUEL.henchman),
    [
      begins('henchman'),
      rolls('henchman', 1, [3, 0, 0], [0, 2]),
      clashes('henchman', 1, 0),
      { kind: 'duel-over', who: 'athos', foe: 'henchman', won: true, life: 0 },
      { kind: 'beaten', foe: 'henchman', pistoles: 1, epics: 0, returned: true },
      { kind: 'purse', change: 1, purse: 6 },
    ],
  ],
  [
    'ROY.DUEL.25 Jussac’s wound comes after the dice and before his own end',
    () =>
      against('jussac')
        .dice(blue(3, 0, 0), red(2, 1))
        .play('athos', DUEL.jussac),
    [
      begins('jussac'),
      rolls('jussac', 1, [3, 0, 0], [2, 1]),
      clashes('jussac', 2, 2),
      { kind: 'wounded', who: 'athos', wounds: 2, life: 1, by: 'duel' },
      { kind: 'wounded', who: 'athos', wounds: 1, life: 0, by: 'sting' },
      { kind: 'fell', who: 'athos', by: 'sting', at: 'paris' },
      { kind: 'duel-over', who: 'athos', foe: 'jussac', won: true, life: 0 },
      { kind: 'beaten', foe: 'jussac', pistoles: 1, epics: 1, returned: false },
      { kind: 'purse', change: 1, purse: 6 },
      { kind: 'epics', change: 1, epics: 1 },
      { kind: 'ended', who: 'athos', left: 2 },
    ],
  ],
  [
    'ROY.DUEL.13 a draw is told, and the next roll with one die less',
    () =>
      against('lubin')
        .dice(blue(0, 3, 0), red(0, 2), blue(0, 2, 0), red(0, 1), blue(1, 0, 0))
        .play('athos', DUEL.lubin),
    [
      begins('lubin'),
      rolls('lubin', 1, [0, 3, 0], [0, 2]),
      clashes('lubin', 0, 0),
      rolls('lubin', 2, [0, 2, 0], [0, 1]),
      clashes('lubin', 0, 0),
      rolls('lubin', 3, [1, 0, 0], [0, 0]),
      clashes('lubin', 1, 0),
      { kind: 'duel-over', who: 'athos', foe: 'lubin', won: true, life: 0 },
      { kind: 'beaten', foe: 'lubin', pistoles: 1, epics: 0, returned: false },
      { kind: 'purse', change: 1, purse: 6 },
    ],
  ],
  [
    'ROY.DEC.53 the card that La Houdinière takes is told',
    () =>
      against('houdiniere', { hands: { athos: ['panache', 'single'] } }).play('athos', DUEL.houdiniere, TOLL.panache),
    [begins('houdiniere'), { kind: 'toll', who: 'athos', card: 'panache' }],
  ],
  [
    'ROY.CARD.10 Cahusac’s reroll is told with both faces',
    () =>
      against('cahusac')
        .dice(blue(2, 0, 1), red(1, 2))
        .play('athos', DUEL.cahusac)
        .dice(red(1, 0))
        .play('milady', REROLL.shield),
    [
      { kind: 'rerolled', by: 'cahusac', from: 'shield', to: 'sword' },
      clashes('cahusac', 1, 2),
      { kind: 'wounded', who: 'athos', wounds: 2, life: 1, by: 'duel' },
      { kind: 'duel-over', who: 'athos', foe: 'cahusac', won: true, life: 0 },
      { kind: 'beaten', foe: 'cahusac', pistoles: 2, epics: 0, returned: false },
      { kind: 'purse', change: 2, purse: 7 },
    ],
  ],
  [
    'ROY.EQUIP.12 a blade’s reroll is told with both faces',
    () =>
      against('henchman', { men: { athos: { place: 'paris', gear: ['blade'] } } })
        .dice(blue(1, 0, 2), red(0, 2))
        .play('athos', DUEL.henchman)
        .dice(blue(0, 1, 0), blue(2, 0, 0), red(1, 0))
        .play('athos', REROLL.lily),
    [
      { kind: 'rerolled', by: 'athos', from: 'lily', to: 'shield' },
      clashes('henchman', 0, 0),
      rolls('henchman', 2, [2, 0, 0], [1, 0]),
      clashes('henchman', 2, 1),
      { kind: 'wounded', who: 'athos', wounds: 1, life: 2, by: 'duel' },
      { kind: 'duel-over', who: 'athos', foe: 'henchman', won: true, life: 0 },
      { kind: 'beaten', foe: 'henchman', pistoles: 1, epics: 0, returned: true },
      { kind: 'purse', change: 1, purse: 6 },
    ],
  ],
  [
    'ROY.BAST.6 whoever beats the jailer is free',
    () =>
      position({ acting: 'athos', men: { athos: { place: 'bastille' } } })
        .dice(blue(3, 0, 0), red(1, 2))
        .play('athos', { kind: 'break-out' }),
    [
      begins('jailer'),
      rolls('jailer', 1, [3, 0, 0], [1, 2]),
      clashes('jailer', 1, 1),
      { kind: 'wounded', who: 'athos', wounds: 1, life: 2, by: 'duel' },
      { kind: 'duel-over', who: 'athos', foe: 'jailer', won: true, life: 0 },
      { kind: 'freed', who: 'athos' },
    ],
  ],
];

/** Athos has turned up a token of the road. */
const onRoad = (given: Given = {}) => athosAt('quest', { quest: ROAD, ...given }).play('athos', DUEL.road);

const TOKENS: readonly Row[] = [
  [
    'ROY.RETURN.4 an Epic token spent is a die more',
    () => onRoad({ state: { epics: 2 } }).play('athos', EPIC),
    [
      { kind: 'epics', change: -1, epics: 1 },
      { kind: 'epic-die', who: 'athos', epics: 1 },
    ],
  ],
  [
    'ROY.ONE.10 a One-for-all card is a die, and a token on the board',
    () => onRoad({ state: { oneForAll: 1, epics: 2 } }).play('athos', ONE_FOR_ALL.epic),
    [
      { kind: 'one-for-all', seat: 2, effect: 'epic' },
      { kind: 'epic-die', who: 'athos', epics: 1 },
      { kind: 'epics', change: 1, epics: 3 },
    ],
  ],
];

/** Athos takes up the challenge of the Louvre with two cards. */
const challenging = () =>
  athosAt('louvre', {
    louvre: { card: 'debts', foes: ['henchman'] },
    hands: { athos: ['nobility', 'nobility'] },
  }).play('athos', CHALLENGE.nobility);
const ADDED: Event = { kind: 'added', who: 'athos', card: 'nobility', ability: false };

const CHALLENGES: readonly Row[] = [
  [
    'ROY.CHALL.6 a challenge won is told with its value and his score',
    () => challenging().play('athos', ADD.nobility, ADD.nobility),
    [
      ADDED,
      ADDED,
      { kind: 'challenged', who: 'athos', skill: 'nobility', value: 6, score: 6, won: true },
      { kind: 'purse', change: 2, purse: 7 },
    ],
  ],
  [
    'ROY.CHALL.13 one given up too early is told as lost',
    () => challenging().play('athos', ADD.nobility, DONE),
    [ADDED, { kind: 'challenged', who: 'athos', skill: 'nobility', value: 6, score: 5, won: false }],
  ],
];

tells([...DUELS, ...TOKENS, ...CHALLENGES]);

test('ROY.RETURN.4 with a full board a One-for-all card is two dice, but never a seventh', () => {
  const spent = (singles: number) => {
    const table = onRoad({
      hands: { athos: new Array<'single'>(singles).fill('single') },
      state: { oneForAll: 1, epics: 7 },
    });
    for (let i = 0; i < singles; i++) table.play('athos', COMMIT.single);
    table.play('athos', ONE_FOR_ALL.epic);
    return [table.told('epic-die').map(({ epics }) => epics), table.state.epics];
  };
  expect(spent(1)).toEqual([[2], 7]);
  expect(spent(2)).toEqual([[1], 7]);
});

test('ROY.HID.25 a deed is told as it was declared, and whether it was an order', () => {
  const own = position({ players: 6, acting: 'athos' }).play('athos', { kind: 'draw' });
  expect(own.told('declared')).toEqual([{ kind: 'declared', who: 'athos', action: { kind: 'draw' }, ordered: false }]);
  const ordered = position({ players: 6, acting: 'treville' })
    .play('treville', { kind: 'order', who: 'athos' })
    .play('athos', { kind: 'draw' });
  expect(ordered.told('declared')).toEqual([
    { kind: 'declared', who: 'athos', action: { kind: 'draw' }, ordered: true },
  ]);
});

/** Porthos fights a guard in Paris, and Rochefort stands there. */
const rochefort = (state: Given['state'], ours: ReturnType<typeof blue>, theirs: ReturnType<typeof red>) =>
  position({
    acting: 'porthos',
    men: { porthos: { place: 'paris' } },
    paris: { card: 'duels' },
    state: { location: 'paris', presence: 'exposed', shown: true, ...state },
  })
    .dice(ours, theirs)
    .play('porthos', DUEL.guard)
    .events.filter(({ kind }) =>
      ['intercepted', 'duel-over', 'fled', 'rochefort-down', 'earned', 'holds'].includes(kind),
    );
const INTERCEPTED: Event = { kind: 'intercepted', who: 'porthos', location: 'paris', reveals: true };

test('ROY.ROCH.8 Rochefort’s flight is told with the life he has left', () => {
  expect(rochefort({}, blue(3, 0, 0), red(2, 2)).slice(0, 3)).toEqual([
    INTERCEPTED,
    { kind: 'duel-over', who: 'porthos', foe: 'rochefort', won: false, life: 4 },
    { kind: 'fled', life: 4 },
  ]);
});

test('ROY.ROCH.16 the first time he is put out of action brings a card, later ones do not', () => {
  const down: readonly Event[] = [
    INTERCEPTED,
    { kind: 'duel-over', who: 'porthos', foe: 'rochefort', won: true, life: 0 },
    { kind: 'fled', life: 0 },
    { kind: 'rochefort-down' },
  ];
  const [first, again] = [{ rochefort: 1 }, { rochefort: 1, humbled: true }];
  expect(rochefort(first, blue(3, 0, 0), red(2, 2)).slice(0, 5)).toEqual([...down, { kind: 'earned' }]);
  expect(rochefort(again, blue(3, 0, 0), red(2, 2)).map(({ kind }) => kind)).not.toContain('earned');
});

test('ROY.ROCH.10 that he stays is told, and nothing of the guard', () => {
  expect(rochefort({}, blue(0, 3, 0), red(4, 0))).toEqual([
    INTERCEPTED,
    { kind: 'duel-over', who: 'porthos', foe: 'rochefort', won: false, life: 5 },
    { kind: 'holds', who: 'porthos' },
  ]);
});

test('ROY.DUEL.20 a duel lost is told with the life his adversary has left', () => {
  const table = athosAt('paris', { paris: { card: 'message', foes: ['cavois', 'lubin'] } })
    .dice(blue(2, 0, 1), red(1, 3))
    .play('athos', DUEL.cavois);
  expect(table.told('duel-over')).toEqual([{ kind: 'duel-over', who: 'athos', foe: 'cavois', won: false, life: 2 }]);
  expect(table.told('beaten')).toEqual([]);
});

test('ROY.HID.2 that an attempt was let pass is told to Milady', () => {
  const table = position({
    acting: 'porthos',
    men: { porthos: { place: 'paris' } },
    paris: { card: 'duels' },
    state: { location: 'paris', standing: 'ask' },
  }).play('porthos', DUEL.guard);
  expect(table.play('milady', PASS).told('let-pass')).toEqual([
    { kind: 'let-pass', secret: { to: [0] }, reveals: true },
  ]);
});
