import { expect, test } from 'vitest';
import { redact, type Seat } from '#kernel/game.ts';
import type { Token } from '../cards/tokens.ts';
import { roy } from '../game.ts';
import type { Location, Musketeer } from '../names.ts';
import type { State } from '../state.ts';
import { blue, diceFor, type Given, type Position, position, red } from '../testing.ts';

// Milady's secrets. Two tables that differ in nothing but the hidden thing must look and sound alike to whoever may not
// know it, and different to whoever may.

type Reader = Seat | null;
const MILADY = 0;
const TEAM: readonly Reader[] = [1, 2, 3, 4, null]; // d'Artagnan, Athos, Aramis, Porthos, a spectator
const ALL: readonly Reader[] = [MILADY, ...TEAM];

/** All a reader gets: his view, the events as he may read them, his own question, and who else is asked. */
const look = (table: Position, reader: Reader): string =>
  JSON.stringify([
    roy.view(table.state, reader),
    table.events.map(event => redact(event, reader)),
    roy.decisions(table.state).map(asked => (asked.seat === reader ? asked : [asked.seat, asked.optional])),
  ]);
const alike = (readers: readonly Reader[], ...tables: readonly Position[]) => {
  for (const reader of readers) expect(new Set(tables.map(table => look(table, reader))).size).toBe(1);
};
const unlike = (readers: readonly Reader[], ...tables: readonly Position[]) => {
  for (const reader of readers) expect(new Set(tables.map(table => look(table, reader))).size).toBe(tables.length);
};
const view = (table: Position, reader: Reader) => roy.view(table.state, reader);
const text = (table: Position, reader: Reader) => JSON.stringify(view(table, reader));
const heard = (table: Position, reader: Reader) => JSON.stringify(table.events.map(event => redact(event, reader)));
const changed = (table: Position, change: Partial<State>): Position => {
  table.state = { ...table.state, ...change };
  return table;
};

const DUEL = { kind: 'duel', foe: 'henchman' } as const;
const attempt = (state: Required<Given>['state'], who: Musketeer = 'porthos') =>
  position({
    acting: who,
    men: { [who]: { place: 'paris' } },
    paris: { card: 'abduction', foes: ['henchman'] },
    state: { standing: 'ask', ...state },
  });

test('ROY.HID.1 this round’s Location card is Milady’s secret', () => {
  const tables = (['quarters', 'richelieu', 'paris', 'louvre', 'la-rochelle', 'quest'] as const).map(to =>
    position({ at: 'destination' }).play('milady', { kind: 'go', to }),
  );
  alike(TEAM, ...tables);
  unlike([MILADY], ...tables);
  expect(view(tables[2], MILADY).location).toBe('paris');
});

test('ROY.HID.1 it is public once she is exposed: by an interception, by a visit, at the end of phase II', () => {
  const done = { turn: 'done', place: 'vieux-colombier' } as const;
  const alone = (location: Location) =>
    position({ acting: 'athos', men: { dartagnan: done, aramis: done, porthos: done }, state: { location } });
  const met = attempt({ location: 'paris' }).play('porthos', DUEL).play('milady', { kind: 'intercept' });
  const visited = alone('richelieu').play('athos', { kind: 'move', to: 'richelieu' });
  const ended = alone('quarters').play('athos', { kind: 'end' });
  for (const reader of ALL) {
    expect(view(met, reader).location).toBe('paris');
    expect(view(visited, reader).location).toBe('richelieu');
    expect(view(ended, reader).location).toBe('quarters');
  }
});

test('ROY.HID.1 and when Ketty turns it up or the automa draws it', () => {
  const ketty = position({ acting: 'athos', hands: { athos: ['ketty'] }, state: { location: 'quest' } });
  ketty.play('athos', { kind: 'play', card: 'ketty' });
  const automa = position({ at: 'destination', plots: ['conscripts'], options: { automa: 'on' } });
  for (const reader of ALL) {
    expect(view(ketty, reader).location).toBe('quest');
    expect(['paris', 'louvre', 'quest']).toContain(view(automa, reader).location);
  }
});

test('ROY.HID.2 that she could have intercepted and did not, the team never learns', () => {
  const here = attempt({ location: 'paris' }).play('porthos', DUEL);
  const away = attempt({ location: 'richelieu' }).play('porthos', DUEL);
  unlike([MILADY], here, away);
  alike(TEAM, here.play('milady', { kind: 'pass' }), away.play('milady', { kind: 'pass' }));
});

test('ROY.HID.2 nor when a standing order answers for her', () => {
  for (const standing of ['never', 'always'] as const) {
    const places = standing === 'never' ? (['paris', 'louvre'] as const) : (['quarters', 'louvre'] as const);
    alike(TEAM, ...places.map(location => attempt({ location, standing }).play('porthos', DUEL)));
  }
});

test('ROY.HID.3 the faces of her Treachery hand are Milady’s secret till played', () => {
  const tables = (['ambush', 'jailed', 'balm'] as const).map(card =>
    position({ at: 'treachery', plotHand: [card, 'conscripts'] }),
  );
  alike(TEAM, ...tables);
  unlike([MILADY], ...tables);
  for (const reader of TEAM) expect(text(tables[0], reader)).not.toContain('ambush');
  expect(view(tables[0], MILADY).screen?.plotHand).toEqual(['ambush', 'conscripts']);
  tables[2].play('milady', { kind: 'betray', card: 'balm' });
  for (const reader of ALL) expect(view(tables[2], reader).plotDiscard).toEqual(['balm']);
});

test('ROY.HID.3 so is the face of a card she draws', () => {
  const tables = (['ambush', 'jailed'] as const).map(card =>
    position({ at: 'treachery', plots: [card] }).play('milady', { kind: 'plot' }),
  );
  alike(TEAM, ...tables);
  expect(heard(tables[0], MILADY)).toContain('ambush');
  for (const reader of TEAM)
    expect(tables.map(table => redact(table.told('plotted')[0], reader))).toMatchObject([{ count: 1 }, { count: 1 }]);
});

test('ROY.HID.4 everybody knows how many Treachery cards are where, and the faces in the discard', () => {
  const table = position({ at: 'treachery', plotHand: ['ambush', 'jailed'], plotDiscard: ['balm', 'conscripts'] });
  for (const reader of ALL) {
    const { plotHand, plots, plotDiscard } = view(table, reader);
    expect({ plotHand, plots, plotDiscard }).toEqual({ plotHand: 2, plots: 11, plotDiscard: ['balm', 'conscripts'] });
  }
});

const searching = (n = 0) =>
  position({
    at: 'end-of-phase',
    state: { location: 'richelieu', rng: { key: [n, 0, 0, 0, 0, 0, 0, 0], at: 0 } },
  }).play('milady', { kind: 'search-plots' });

test('ROY.HID.5 the order of the Treachery deck nobody knows, not even Milady while she searches it', () => {
  const orders = [searching(), searching()];
  orders[1].state.plots = orders[1].state.plots.toReversed();
  expect(orders[0].state.plots).not.toEqual(orders[1].state.plots);
  alike(ALL, ...orders);
  const quiet = [position({ at: 'treachery' }), position({ at: 'treachery' })];
  quiet[1].state.plots = quiet[1].state.plots.toReversed();
  alike(ALL, ...quiet);
});

test('ROY.HID.5 what is in it she sees while she searches; then it is shuffled', () => {
  const table = searching();
  expect(view(table, MILADY).screen?.search?.toSorted()).toEqual(table.state.plots.toSorted());
  for (const reader of TEAM) expect(text(table, reader)).not.toMatch(/ambush|intrigue|dead-end/);
  const orders = Array.from({ length: 8 }, (_, n) => searching(n).play('milady', { kind: 'take', card: 'balm' }));
  expect(new Set(orders.map(({ state }) => state.plots.join())).size).toBe(8);
  expect(view(orders[0], MILADY).screen?.search).toBeNull();
});

test('ROY.HID.6 the card she took from the deck is Milady’s secret till played', () => {
  const taken = (['balm', 'jailed', 'emergency'] as const).map(card =>
    searching().play('milady', { kind: 'take', card }),
  );
  alike(TEAM, ...taken);
  for (const reader of TEAM) expect(heard(taken[1], reader)).not.toContain('jailed');
  expect(heard(taken[1], MILADY)).toContain('jailed');
  expect(view(taken[1], MILADY).screen?.plotHand).toEqual(['jailed']);
});

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
