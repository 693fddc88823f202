import { expect, test } from 'vitest';
import { redact } from '#kernel/game.ts';
import type { Token } from '../../cards/tokens.ts';
import { roy } from '../../game.ts';
import type { State } from '../../state.ts';
import { blue, diceFor, type Given, type Position, position, red } from '../../testing.ts';
import { ALL, alike, heard, MILADY, TEAM, text, unlike, view } from './look.testing.ts';

test('ROY.HID.7 the faces of her Paris cards and of the pile are Milady’s secret, how many they are is not', () => {
  const tables = (['message', 'smuggler', 'duels'] as const).map(card =>
    position({ at: 'paris-card', paris: { card: 'abduction', foes: ['henchman'] }, parisHand: ['captive', card] }),
  );
  alike(TEAM, ...tables);
  unlike([MILADY], ...tables);
  for (const reader of TEAM) {
    expect(text(tables[0], reader)).not.toMatch(/captive|message|smuggler|disappearance/);
    expect(view(tables[0], reader)).toMatchObject({ parisHand: 2, parisPile: 3 });
  }
  expect(view(tables[0], MILADY).screen).toMatchObject({
    parisHand: ['captive', 'message'],
    parisPile: ['disappearance', 'smuggler', 'duels'],
  });
  tables[2].play('milady', { kind: 'paris', card: 'duels' });
  for (const reader of ALL) expect(view(tables[2], reader).paris?.card).toBe('duels');
});

const changed = (table: Position, change: Partial<State>): Position => {
  table.state = { ...table.state, ...change };
  return table;
};

test('ROY.HID.7 also while she chooses them, at the set-up and at her Quarters', () => {
  const options = position().state.options;
  const pick = (card: 'message' | 'smuggler') => {
    const table = changed(position(), roy.setup(6, options, diceFor([]), null));
    return table.play('milady', { kind: 'paris', card: 'duels' }, { kind: 'paris', card });
  };
  alike([1, 5, null], pick('message'), pick('smuggler'));
  const quarters = (card: 'message' | 'smuggler') =>
    position({ at: 'end-of-phase' }).play('milady', { kind: 'paris', card });
  alike(TEAM, quarters('message'), quarters('smuggler'));
  expect(heard(quarters('message'), MILADY)).toContain('message');
});

test('ROY.HID.8 Paris cards in play, completed or replaced everybody knows', () => {
  const table = position({
    at: 'paris-card',
    paris: { card: 'abduction', foes: ['henchman'] },
    parisHand: ['duels'],
    state: { parisGone: ['message'] },
  }).play('milady', { kind: 'paris', card: 'duels' });
  for (const reader of ALL)
    expect(view(table, reader)).toMatchObject({ paris: { card: 'duels' }, parisGone: ['message', 'abduction'] });
});

test('ROY.HID.9 Adversaries and Traps in hand only Milady sees, till she has placed them all', () => {
  const placing = (...cards: readonly ('jussac' | 'vitray' | 'thief')[]) =>
    position({ at: 'paris-card', parisHand: ['message'] }).play(
      'milady',
      { kind: 'paris', card: 'message' },
      ...cards.map(card => ({ kind: 'place', card }) as const),
    );
  const [some, others] = [placing('jussac'), placing('vitray')];
  alike(TEAM, some, others);
  unlike([MILADY], some, others);
  for (const reader of TEAM) expect(text(some, reader)).not.toMatch(/"jussac"|cavois|thief|assassin/);
  expect(view(some, MILADY).screen).toMatchObject({
    foes: expect.arrayContaining(['cavois']),
    traps: expect.any(Array),
  });
  const placed = placing('jussac', 'thief');
  for (const reader of ALL)
    expect(view(placed, reader).paris).toMatchObject({ foes: [{ id: 'jussac' }], trap: 'thief' });
});

test('ROY.HID.9 but anybody can work them out', () => {
  const table = position({
    paris: { card: 'abduction', foes: ['vitray'], trap: 'thief' },
    foes: ['henchman', 'lubin', 'cavois'],
    traps: ['harlot'],
    state: {
      fallen: ['boisrenard', 'bernajoux', 'brisemont', 'cahusac', 'biscarat', 'houdiniere', 'laffemas', 'jussac'],
    },
  });
  for (const reader of TEAM) {
    const { foes, traps } = roy.imagine(view(table, reader), diceFor([]));
    expect([foes.toSorted(), traps]).toEqual([['cavois', 'henchman', 'lubin'], ['harlot']]);
  }
});

test('ROY.HID.10 what lies at the missions, wounds included, everybody sees', () => {
  const table = position({
    paris: { card: 'abduction', foes: ['cavois'], life: { cavois: 1 }, trap: 'nemesis', nemesis: 'athos' },
    louvre: { card: 'debts', foes: ['lubin'], trap: 'thief', won: true },
  });
  for (const reader of ALL)
    expect(view(table, reader)).toMatchObject({
      paris: { foes: [{ id: 'cavois', life: 1 }], trap: 'nemesis', nemesis: 'athos' },
      louvre: { card: 'debts', foes: [{ id: 'lubin', life: 1 }], trap: 'thief', won: true },
    });
});

const INN: readonly (readonly (Token | null)[])[] = [
  ['two', 'three', 'three', 'four'],
  ['two', 'three', 'parry', 'shields'],
  ['decoy', 'decoy', 'decoy', 'decoy'],
];

const inn = (first: Token, given: Given = {}) =>
  position({
    acting: 'porthos',
    men: { porthos: { place: 'quest' } },
    inn: [[first, ...INN[0].slice(1)], INN[1], INN[2]],
    ...given,
  });

test('ROY.HID.11 the tokens left in her stock only Milady sees; those out of the game everybody', () => {
  const tables = [inn('two'), inn('swords'), inn('four')];
  alike(TEAM, ...tables);
  expect(tables.map(table => view(table, MILADY).screen?.stock.swords)).toEqual([2, 1, 2]);
  for (const reader of TEAM) expect(view(tables[0], reader).screen).toBeNull();
  const beaten = inn('two')
    .dice(blue(0, 0, 3), red(2, 0))
    .play('porthos', { kind: 'advance', path: 0 });
  for (const reader of ALL) expect(view(beaten, reader).tokensGone).toMatchObject({ two: 1, three: 0 });
});

test('ROY.HID.12 which token lies where at the Inn is Milady’s secret', () => {
  const swapped = inn('two', { inn: [['four', 'three', 'three', 'two'], INN[1], INN[2]] });
  alike(TEAM, inn('two'), swapped);
  unlike([MILADY], inn('two'), swapped);
  const lay = (token: 'two' | 'decoy') => {
    const state = roy.setup(5, position().state.options, diceFor([]), null);
    return changed(position(), state).play('milady', { kind: 'paris', card: 'duels' }, { kind: 'lay', token });
  };
  alike(TEAM, lay('two'), lay('decoy'));
});

test('ROY.HID.12 till it is faced, revealed for an Epic token, or the board completed', () => {
  const faced = inn('four')
    .dice(blue(0, 1, 2), red(3, 1))
    .play('porthos', { kind: 'advance', path: 0 });
  for (const reader of ALL) expect(text(faced, reader)).toContain('"spaces":[{"token":"four","up":true}');
  const revealed = inn('two', { state: { epics: 1 } }).play('athos', { kind: 'reveal', pay: 'token' });
  for (const space of [3, 6, 8]) revealed.play('athos', { kind: 'name', space });
  for (const reader of ALL) expect(heard(revealed, reader)).toContain('"tokens":["four","parry","decoy"]');
  const done = inn('two', {
    inn: [[null, null, null, 'decoy'], INN[1], INN[2]],
    men: { porthos: { place: 'quest', path: 0, space: 2 } },
  });
  done.play('porthos', { kind: 'advance', path: 0 });
  for (const reader of ALL) expect(heard(done, reader)).toContain('"two","three","parry","shields"');
});

const road = (...tokens: readonly ('two' | 'three' | 'four')[]) =>
  position({
    acting: 'porthos',
    men: { porthos: { place: 'quest' } },
    quest: { board: 3, tokens, beaten: 0, up: false },
  });

test('ROY.HID.13 the tokens of board 3 are Milady’s secret; one turned up in a fight stays up for all', () => {
  alike(TEAM, road('two', 'three', 'four'), road('four', 'three', 'two'));
  unlike([MILADY], road('two', 'three', 'four'), road('four', 'three', 'two'));
  const fights = [road('three', 'two', 'four'), road('three', 'four', 'two')];
  for (const table of fights) table.dice(blue(0, 1, 2), red(2, 1)).play('porthos', { kind: 'duel', foe: 'road' });
  for (const reader of TEAM) expect(view(fights[0], reader).quest).toMatchObject({ tokens: ['three', null, null] });
  alike(TEAM, ...fights);
});

const SKILLS = ['panache', 'nobility', 'gallantry', 'erudition'] as const;

const galleries = (skills: readonly (typeof SKILLS)[number][], ...later: readonly ('two' | 'three' | 'four')[]) =>
  position({
    acting: 'porthos',
    men: { porthos: { place: 'quest' } },
    quest: { board: 4, challenges: skills, fighters: ['two', 'two', ...later], at: 0, beaten: [false, false] },
    state: { epics: 3 },
  });

test('ROY.HID.14 antechambers not yet reached are Milady’s secret, those reached lie open', () => {
  const tables = [
    galleries(SKILLS, 'two', 'three', 'three', 'three', 'four', 'four'),
    galleries(['panache', 'nobility', 'erudition', 'gallantry'], 'two', 'three', 'four', 'three', 'three', 'four'),
  ];
  alike(TEAM, ...tables);
  unlike([MILADY], ...tables);
  for (const table of tables) {
    for (const reader of TEAM)
      expect(view(table, reader).quest).toMatchObject({ challenges: ['panache', null, null, null] });
    table.play('porthos', { kind: 'passage', pay: 'tokens' });
    for (const reader of TEAM)
      expect(view(table, reader).quest).toMatchObject({
        challenges: ['panache', 'nobility', null, null],
        fighters: ['two', 'two', 'two', 'three', null, null, null, null],
      });
  }
  alike(TEAM, ...tables);
});

const automa = (given: Given) => position({ ...given, options: { automa: 'on' } });

test('ROY.HID.30 the automa’s face-down tokens nobody sees, whatever seat he looks from', () => {
  const inn = (first: 'two' | 'four') =>
    automa({ inn: [[first, 'three', 'three', 'four'], ['two', 'three', 'parry', 'shields'], Array(4).fill('decoy')] });
  alike(ALL, inn('two'), inn('four'));
  const road = (first: 'two' | 'four') =>
    automa({ quest: { board: 3, tokens: [first, 'three', 'three'], beaten: 0, up: false } });
  alike(ALL, road('two'), road('four'));
});

test('ROY.HID.30 nor the order of its Treachery deck', () => {
  const plots = [automa({}), automa({})];
  plots[1].state.plots = plots[1].state.plots.toReversed();
  alike(ALL, ...plots);
});

test('ROY.HID.30 nor does anybody hear what the automa lays', () => {
  const { options } = automa({}).state;
  for (const reader of ALL) {
    const laid: unknown[] = [];
    roy.setup(5, options, diceFor([]), event => {
      if (event.kind === 'laid' || event.kind === 'chose-paris') laid.push(redact(event, reader));
    });
    expect(JSON.stringify(laid)).not.toContain('secret');
  }
});
