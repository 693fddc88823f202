import { expect, test } from 'vitest';
import { TIME_DICE } from '../../cards/board.ts';
import type { Man } from '../../state.ts';
import { blue, type Given, type Position, position, red, type Wanted } from '../../testing.ts';

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

const FOES = ['henchman', 'boisrenard', 'lubin', 'vitray', 'brisemont', 'jussac', 'cavois'] as const;

const TRAPS = ['beggars', 'harlot'] as const;

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

test('ROY.EX.14 three double Combat cards at La Rochelle are six dice, and no card can be added', () => {
  const garrison = ['double', 'double', 'double'] as const;
  const table = siege({ garrison }, red(0, 1), blue(2, 2, 2));
  expect(table.told('siege')[0].blue).toEqual({ swords: 2, shields: 2, lilies: 2 });
  const there = position({ acting: 'aramis', garrison, hands: { aramis: ['single', 'bassompierre'] } });
  expect(there.kinds('aramis')).not.toContain('reinforce');
  expect(there.kinds('aramis')).not.toContain('play');
});

test('ROY.EX.15 a second pistol is refused, and a second upgrade of Nobility', () => {
  const given = (man: Partial<Man>): Given => ({
    acting: 'athos',
    men: { athos: man },
    hands: { athos: ['single'] },
    state: { purse: 10 },
  });
  const pistol = { kind: 'buy', item: 'pistol' } as const;
  const nobility = { kind: 'buy', item: 'nobility' } as const;
  expect(position(given({})).offers('athos', pistol)).toBe(true);
  expect(position(given({ gear: ['pistol'] })).offers('athos', pistol)).toBe(false);
  expect(position(given({})).offers('athos', nobility)).toBe(true);
  expect(position(given({ skills: ['nobility'] })).offers('athos', nobility)).toBe(false);
});

test('ROY.EX.17 the last pistole bribes the jailer, and two actions are left', () => {
  const table = position({ acting: 'athos', men: { athos: { place: 'bastille' } }, state: { purse: 1 } });
  table.play('athos', { kind: 'bribe' });
  expect([table.state.purse, table.man('athos').place, table.state.actions]).toEqual([0, 'vieux-colombier', 2]);
});

const PASS = { kind: 'pass' } as const;

test('ROY.EX.18 Reinforcements at four dice: still four, and one Shield may be rolled again', () => {
  const given: Given = { state: { time: TIME_DICE.indexOf(4) + 1, reinforcements: true } };
  const rolled = siege(given, red(2, 2), red(1, 0));
  expect(rolled.told('siege')[0].red).toEqual({ swords: 2, shields: 2 });
  expect(rolled.choices('milady')).toEqual([PASS, { kind: 'reroll', face: 'shield' }]);
  rolled.play('milady', { kind: 'reroll', face: 'shield' });
  expect(rolled.told('siege-moved')).toMatchObject([{ milady: 3, team: 0 }]); // three at most
  const passed = siege(given, red(2, 2)).play('milady', PASS);
  expect(passed.told('siege-moved')).toMatchObject([{ milady: 2, team: 0 }]);
});

test('ROY.EX.20 one adversary beaten, then a secret passage: the antechamber is passed, the rest of it gone', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'quest' } },
    quest: {
      board: 4,
      challenges: ['erudition', 'nobility', 'gallantry', 'panache'],
      fighters: ['two', 'four', 'three', 'three', 'three', 'two', 'four', 'parry'],
      at: 0,
      beaten: [false, false],
    },
    state: { epics: 3 },
  }).dice(blue(0, 0, 3), red(1, 1));
  table.play('athos', { kind: 'duel', foe: 'first' });
  expect(table.state.quest).toMatchObject({ at: 0, beaten: [true, false] });
  table.play('athos', { kind: 'passage', pay: 'tokens' });
  expect(table.told('passed')).toEqual([{ kind: 'passed', at: 0, by: 'passage', who: 'athos' }]);
  expect(table.state.quest).toMatchObject({ at: 1, beaten: [false, false] });
  expect([table.state.epics, table.state.actions]).toEqual([0, 1]);
  expect(table.told('antechamber')).toMatchObject([{ at: 1, skill: 'nobility', fighters: ['three', 'three'] }]);
});

test('ROY.EX.21 a mission completed on space 2 brings two Epic tokens; the new one starts on 1 and is on 2 after phase IV', () => {
  const table = position({
    acting: 'athos',
    men: {
      athos: { place: 'louvre' },
      dartagnan: { turn: 'done' },
      aramis: { turn: 'done', place: 'paris' },
      porthos: { turn: 'done' },
    },
    louvre: { card: 'ball', foes: ['boisrenard'], won: true },
    louvreStack: ['poisons', 'debts'],
    state: { ladder: 2, location: null, presence: 'none' },
  }).dice(blue(0, 0, 3), red(1, 2));
  table.play('athos', { kind: 'duel', foe: 'boisrenard' });
  expect(table.state.epics).toBe(2);
  expect([table.state.louvre?.card, table.state.ladder]).toEqual(['poisons', 1]);
  table.play('milady', { kind: 'place', card: 'vitray' });
  table.dice(red(0, 1)).play('athos', { kind: 'end' });
  expect(table.told('ladder')).toEqual([{ kind: 'ladder', space: 2 }]);
  expect([table.state.louvre?.card, table.state.ladder]).toEqual(['poisons', 2]);
});

test('ROY.EX.22 from the Common room one action to the last cleared space, another to face the next token', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'quest' } },
    inn: [
      [null, null, 'three', 'four'],
      ['two', 'three', 'parry', 'shields'],
      ['decoy', 'decoy', 'decoy', 'decoy'],
    ],
  });
  table.play('athos', { kind: 'advance', path: 0 });
  expect(table.told('walked')).toEqual([{ kind: 'walked', who: 'athos', path: 0, space: 1 }]);
  expect([table.told('turned-up'), table.state.actions]).toEqual([[], 2]);
  table.dice(blue(0, 0, 3), red(1, 2)).play('athos', { kind: 'advance', path: 0 });
  expect(table.told('turned-up')).toMatchObject([{ space: 2, token: 'three' }]);
  expect(table.state.actions).toBe(1);
});
