import { expect, test } from 'vitest';
import { blue, type Given, type Position, position, red, type Wanted } from '../testing.ts';

const SINGLE = { kind: 'commit', card: 'single' } as const;
const HENCHMAN = { kind: 'duel', foe: 'henchman' } as const;
const CAVOIS = { kind: 'duel', foe: 'cavois' } as const;

/** The dice rolled, round by round: blue and red. */
const dice = (table: Position) =>
  table.told('rolled').map(({ blue: b, red: r }) => [b.swords + b.shields + b.lilies, r.swords + r.shields]);

test('ROY.EX.1 three Panache cards and d’Artagnan’s Panache 4 meet the Louvre’s Panache 7', () => {
  const table = position({
    acting: 'dartagnan',
    men: { dartagnan: { place: 'louvre' } },
    hands: { dartagnan: ['panache', 'panache', 'panache'] },
    louvre: { card: 'poisons', foes: ['henchman'] },
  });
  const add = { kind: 'add', card: 'panache' } as const;
  table.play('dartagnan', { kind: 'challenge', skill: 'panache' }, add, add, add);
  expect(table.told('challenged')).toEqual([
    { kind: 'challenged', who: 'dartagnan', skill: 'panache', value: 7, score: 7, won: true },
  ]);
  expect(table.state.louvre?.won).toBe(true);
  expect(table.state.discard).toEqual(['panache', 'panache', 'panache']);
  expect(table.state.actions).toBe(2);
});

test('ROY.EX.2 Aramis with a double Combat card shows three Lilies: Brisemont is gone, his dice are not looked at', () => {
  for (const hits of [red(3, 0), red(0, 3)]) {
    const table = position({
      acting: 'aramis',
      men: { aramis: { place: 'paris' } },
      hands: { aramis: ['double'] },
      paris: { card: 'abduction', foes: ['brisemont'] },
    }).dice(blue(1, 1, 3), hits);
    table.play('aramis', { kind: 'duel', foe: 'brisemont' }, { kind: 'commit', card: 'double' });
    expect(dice(table)).toEqual([[5, 3]]);
    expect(table.state.fallen).toEqual(['brisemont']);
    expect(table.man('aramis').life).toBe(3);
    expect([table.state.epics, table.state.purse]).toEqual([1, 5]);
  }
});

/** Athos and an adversary with two dice; what the third round brings is up to the test. */
const drawn = (third: Wanted): Position =>
  position({
    acting: 'athos',
    men: { athos: { place: 'paris' } },
    paris: { card: 'abduction', foes: ['henchman'] },
  })
    .dice(blue(1, 1, 1), red(1, 1), blue(1, 0, 1), red(0, 1), third)
    .play('athos', HENCHMAN);

test('ROY.EX.3 two draws cost Athos and his adversary a die each time: 3 and 2, 2 and 1, 1 and 0', () => {
  const table = drawn(blue(0, 1, 0));
  expect(dice(table)).toEqual([
    [3, 2],
    [2, 1],
    [1, 0],
  ]);
  expect(
    table
      .told('clash')
      .slice(0, 2)
      .map(({ hits, wounds }) => [hits, wounds]),
  ).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('ROY.EX.4 a Sword on Athos’ last die eliminates the adversary', () => {
  const table = drawn(blue(1, 0, 0));
  expect(table.told('duel-over')).toEqual([{ kind: 'duel-over', who: 'athos', foe: 'henchman', won: true, life: 0 }]);
  expect(table.state.paris?.foes).toEqual([]);
});

test('ROY.EX.5 a Shield or a Lily on it: nobody has a die left, the duel has failed', () => {
  for (const third of [blue(0, 1, 0), blue(0, 0, 1)]) {
    const table = drawn(third);
    expect(dice(table)).toHaveLength(3);
    expect(table.told('duel-over')).toEqual([
      { kind: 'duel-over', who: 'athos', foe: 'henchman', won: false, life: 1 },
    ]);
    expect(table.state.paris?.foes).toEqual([{ id: 'henchman', life: 1 }]);
    expect(table.man('athos').life).toBe(3);
  }
});

/** D'Artagnan with two single cards against Cavois: a draw, then both are hit. */
const cavois = (life: number): Position =>
  position({
    acting: 'dartagnan',
    men: { dartagnan: { place: 'paris', life } },
    hands: { dartagnan: ['single', 'single', 'single'] },
    paris: { card: 'abduction', foes: ['cavois'] },
  })
    .dice(blue(2, 3, 0), red(2, 2), blue(2, 1, 1), red(2, 1))
    .play('dartagnan', CAVOIS, SINGLE, SINGLE, { kind: 'done' });

test('ROY.EX.6 five dice against Cavois’ four come to a draw; four and three are rolled and no card is added', () => {
  const table = cavois(1);
  expect(table.told('clash')[0]).toMatchObject({ hits: 0, wounds: 0 });
  expect(dice(table)).toEqual([
    [5, 4],
    [4, 3],
  ]);
  expect(table.hand('dartagnan')).toEqual(['single']);
});

test('ROY.EX.7 then both are hit: d’Artagnan lies at the Vieux-Colombier, Cavois stays with one life point', () => {
  const table = cavois(1);
  expect(table.man('dartagnan')).toMatchObject({ life: 0, place: 'vieux-colombier' });
  expect(table.state.paris?.foes).toEqual([{ id: 'cavois', life: 1 }]);
  expect(table.told('duel-over')).toEqual([
    { kind: 'duel-over', who: 'dartagnan', foe: 'cavois', won: false, life: 1 },
  ]);
});

test('ROY.EX.8 with two life points d’Artagnan stays where he is, and the duel has failed all the same', () => {
  const table = cavois(2);
  expect(table.man('dartagnan')).toMatchObject({ life: 1, place: 'paris' });
  expect(table.told('duel-over')[0]).toMatchObject({ won: false, life: 1 });
});

/** Athos is the last to act and ends his turn; Milady is nowhere, so the siege follows at once. */
const siege = (given: Given, ...rolls: Wanted[]): Position =>
  position({
    acting: 'athos',
    ...given,
    men: {
      dartagnan: { turn: 'done' },
      aramis: { turn: 'done', place: 'paris' },
      porthos: { turn: 'done' },
      ...given.men,
    },
    state: { location: null, presence: 'none', ...given.state },
  })
    .dice(...rolls)
    .play('athos', { kind: 'end' });

test('ROY.EX.9 a Sword each, and Porthos gives a life point: the token goes one space to the right', () => {
  const table = siege(
    {
      men: { porthos: { place: 'la-rochelle', turn: 'done' } },
      garrison: ['single', 'single'],
      state: { turn: 5, time: 5 },
    },
    red(1, 1),
    blue(1, 1, 0),
  );
  expect(table.told('siege')).toEqual([
    {
      kind: 'siege',
      red: { swords: 1, shields: 1 },
      blue: { swords: 1, shields: 1, lilies: 0 },
      smuggler: false,
    },
  ]);
  table.play('porthos', { kind: 'sacrifice', who: 'porthos' });
  expect(table.told('siege-moved')).toEqual([{ kind: 'siege-moved', milady: 0, team: 1, from: 0, to: 1 }]);
  expect(table.man('porthos').life).toBe(4);
});

/** Every way of filling the mission that Milady is asked about, by strengths; T is a Trap. */
const fillings = (table: Position): Set<string> => {
  const found = new Set<string>();
  const strengths = { henchman: 1, boisrenard: 1, lubin: 1, vitray: 2, brisemont: 2, jussac: 3, cavois: 3 };
  const walk = (state: Position['state'], laid: readonly string[]) => {
    table.state = state;
    const cards = table.choices('milady').flatMap(choice => (choice.kind === 'place' ? [choice] : []));
    for (const choice of cards) {
      table.state = state;
      table.play('milady', choice);
      const next = [...laid, String(strengths[choice.card as 'lubin'] ?? 'T')];
      if (table.told('placed').length > 0) found.add(next.toSorted().join(' '));
      else walk(table.state, next);
    }
  };
  walk(table.state, []);
  return found;
};
const FOES = ['henchman', 'boisrenard', 'lubin', 'vitray', 'brisemont', 'jussac', 'cavois'] as const;
const TRAPS = ['beggars', 'harlot'] as const;

test('ROY.EX.10 a Paris card of strength 3 takes 3, 2 and 1, three times 1, or a Trap with 2 or with 1 and 1', () => {
  const table = position({ at: 'paris-card', parisHand: ['abduction'], foes: FOES, traps: TRAPS });
  table.play('milady', { kind: 'paris', card: 'abduction' });
  expect([...fillings(table)].toSorted()).toEqual(['1 1 1', '1 1 T', '1 2', '2 T', '3']);
});

test('ROY.EX.11 a Louvre card of strength 2 takes 2, 1 and 1, or a Trap with 1', () => {
  const table = position({
    at: 'ladder',
    louvre: { card: 'ball' },
    louvreStack: ['poisons'],
    foes: FOES,
    traps: TRAPS,
    state: { ladder: 3 },
  });
  expect([...fillings(table)].toSorted()).toEqual(['1 1', '1 T', '2']);
});

test('ROY.EX.12 a musketeer may draw with each of his three actions', () => {
  const draw = { kind: 'draw' } as const;
  const table = position({ acting: 'athos', deck: ['panache', 'single', 'ketty'] }).play('athos', draw, draw, draw);
  expect(table.hand('athos')).toEqual(['panache', 'single', 'ketty']);
});

test('ROY.EX.13 M. de Bassompierre, played at the Louvre, takes the third space and adds a die; a fourth card is refused', () => {
  const table = position({
    acting: 'athos',
    men: {
      athos: { place: 'louvre' },
      dartagnan: { turn: 'done' },
      aramis: { place: 'la-rochelle' },
      porthos: { turn: 'done' },
    },
    hands: { athos: ['bassompierre'], aramis: ['single'] },
    garrison: ['single', 'single'],
    state: { location: null, presence: 'none' },
  });
  table.play('athos', { kind: 'play', card: 'bassompierre' }, { kind: 'end' });
  expect(table.state.garrison).toEqual(['single', 'single', 'bassompierre']);
  table.play('aramis', { kind: 'start', who: 'aramis' });
  expect(table.kinds('aramis')).not.toContain('reinforce');
  table.dice(red(0, 1), blue(1, 1, 1)).play('aramis', { kind: 'end' });
  expect(table.told('siege')[0].blue).toEqual({ swords: 1, shields: 1, lilies: 1 });
});
