import { expect, test } from 'vitest';
import { ROCHEFORT } from '../../cards/board.ts';
import { ABILITY, ADVANCE, COMMIT, DONE, DUEL, PASS, REROLL } from '../../choices.ts';
import type { Man } from '../../state.ts';
import { blue, type Given, type Position, position, red } from '../../testing.ts';
import { rochefort } from '../shared/missions.testing.ts';

/** Athos in Paris against one adversary, or two. */
const duel = (
  foe: 'henchman' | 'boisrenard' | 'cavois' | 'biscarat' | 'jussac',
  athos: Partial<Man>,
  given: Given = {},
) =>
  position({
    acting: 'athos',
    paris: { card: 'abduction', foes: [foe] },
    ...given,
    men: { athos: { place: 'paris', ...athos } },
  });

test('ROY.EDGE.43 the pistol’s Sword completes no manoeuvre, but counts in the comparison', () => {
  const table = duel('boisrenard', { improved: true, gear: ['pistol'] });
  table.dice(blue(1, 1, 1), red(2, 1)).play('athos', DUEL.boisrenard);
  expect(table.told('clash')).toMatchObject([{ manoeuvre: false, hits: 1, wounds: 1 }]);
});

test('ROY.EDGE.44 a manoeuvre costs Cavois one life point, pistol or not', () => {
  const table = duel('cavois', { gear: ['pistol'] })
    .dice(blue(0, 0, 3), red(4, 0))
    .play('athos', DUEL.cavois);
  expect(table.state.paris?.foes).toEqual([{ id: 'cavois', life: 1 }]);
});

test('ROY.EDGE.45 the adversary’s manoeuvre stands when the Toledo reroll fails: one wound, no Sword counts', () => {
  const table = duel('biscarat', { gear: ['blade'] }).dice(blue(1, 0, 2), red(3, 0), blue(1, 0, 0));
  table.play('athos', DUEL.biscarat, REROLL.sword);
  expect(table.told('clash')).toMatchObject([{ manoeuvre: false, foeManoeuvre: true, hits: 0, wounds: 1 }]);
  expect(table.man('athos').life).toBe(2);
  expect(table.state.paris?.foes).toEqual([{ id: 'biscarat', life: 1 }]);
});

test('ROY.EDGE.46 a Toledo blade used in the first roll is of no use when the enemy’s manoeuvre comes in the second', () => {
  const rolled = () => {
    const table = rochefort({ men: { porthos: { gear: ['blade'] } } })
      .dice(blue(0, 2, 1), red(ROCHEFORT.dice - 2, 2))
      .play('porthos', DUEL.henchman);
    // A fourth die, should he have fewer: after a draw a manoeuvre takes the three that are left.
    const todo = table.state.todo.map(task => (task.kind === 'duel' ? { ...task, red: 4 } : task));
    table.state = { ...table.state, todo };
    return table;
  };
  const used = rolled()
    .dice(blue(0, 1, 0), blue(1, 0, 1), red(0, 3))
    .play('porthos', REROLL.shield);
  expect(used.told('rolled')).toMatchObject([{ round: 2 }]);
  expect(used.told('clash').at(-1)).toMatchObject({ foeManoeuvre: true, wounds: 1 });
  expect(used.man('porthos').life).toBe(4);
  const saved = rolled()
    .dice(blue(1, 0, 1), red(0, 3))
    .play('porthos', PASS);
  expect(saved.asked('porthos')?.prompt).toBe('blade');
  expect(saved.told('rolled')).toMatchObject([{ round: 2 }]);
});

const DOWN_TO_NOTHING = [blue(0, 1, 2), red(0, 3), blue(0, 1, 1), red(0, 2), blue(0, 0, 1), red(0, 1)];

test('ROY.EDGE.47 Jussac and draws to the last die: a wound at the end, none through armour, a failure both times', () => {
  const after = (gear: Man['gear']) =>
    duel('jussac', { gear })
      .dice(...DOWN_TO_NOTHING)
      .play('athos', DUEL.jussac);
  const [bare, clad] = [after([]), after(['armour'])];
  expect([bare.man('athos').life, clad.man('athos').life]).toEqual([2, 3]);
  for (const table of [bare, clad]) {
    expect(table.told('duel-over')).toMatchObject([{ won: false, life: 1 }]);
    expect(table.state.paris?.foes).toEqual([{ id: 'jussac', life: 1 }]);
  }
});

const kindsTold = (table: Position) => table.events.map(({ kind }) => kind);

test('ROY.EDGE.48 Jussac’s wound fells the one who beats him, and he is beaten, paid for and the mission done', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'louvre', life: 1 } },
    louvre: { card: 'debts', won: true, foes: ['jussac'] },
  });
  table.dice(blue(0, 0, 3), red(3, 0)).play('athos', DUEL.jussac);
  const order = kindsTold(table).filter(kind => ['fell', 'beaten', 'completed'].includes(kind));
  expect(order).toEqual(['fell', 'beaten', 'completed']);
  expect(table.man('athos').life).toBe(0);
  expect(table.told('beaten')).toMatchObject([{ foe: 'jussac', pistoles: 1, epics: 1 }]);
  expect(table.state).toMatchObject({ purse: 6, epics: 3 });
});

test('ROY.EDGE.49 without dice armour still stops the adversary’s last Sword; then nobody has dice: a failure', () => {
  const table = duel('cavois', { gear: ['armour'] });
  const draws = [blue(0, 1, 2), red(1, 3), blue(0, 1, 1), red(1, 2), blue(0, 0, 1), red(0, 2), red(1, 0)];
  table.dice(...draws).play('athos', DUEL.cavois);
  expect(table.told('rolled').at(-1)).toMatchObject({
    round: 4,
    blue: { swords: 0, shields: 0, lilies: 0 },
    red: { swords: 1, shields: 0 },
  });
  expect(table.told('duel-over')).toMatchObject([{ won: false, life: 2 }]);
  expect(table.man('athos').life).toBe(3);
});

/** Athos faces this token of the Inn. */
const token = (kind: 'swords' | 'shields', gear: Man['gear']): Position =>
  position({
    acting: 'athos',
    men: { athos: { place: 'quest', gear } },
    inn: [
      [kind, 'two', 'two', 'two'],
      ['three', 'three', 'three', 'parry'],
      ['decoy', 'decoy', 'decoy', 'decoy'],
    ],
  });

const diceOf = (table: Position) => table.told('rolled').map(({ blue: b }) => b.swords + b.shields + b.lilies);

test('ROY.EDGE.50 two fixed Swords against armour alone: one last comparison, one wound, a failure', () => {
  const table = token('swords', ['armour']).dice(blue(0, 1, 2), blue(0, 1, 1), blue(0, 1, 0));
  table.play('athos', ADVANCE[0]);
  expect(diceOf(table)).toEqual([3, 2, 1, 0]);
  expect(table.told('clash').map(({ wounds }) => wounds)).toEqual([0, 0, 0, 1]);
  expect(table.told('duel-over')).toMatchObject([{ won: false }]);
  expect(table.man('athos')).toMatchObject({ life: 2, path: -1 });
});

test('ROY.EDGE.51 two fixed Shields and never three Swords: a die less each time, then a failure', () => {
  const table = token('shields', []).dice(blue(2, 1, 0), blue(2, 0, 0), blue(1, 0, 0));
  table.play('athos', ADVANCE[0]);
  expect(diceOf(table)).toEqual([3, 2, 1, 0]);
  expect(table.told('duel-over')).toMatchObject([{ won: false }]);
  expect(table.man('athos').life).toBe(3);
});

test('ROY.EDGE.52 a double at five dice makes six, and at six no card is accepted', () => {
  const table = duel('henchman', {}, { hands: { athos: ['single', 'double', 'double'] } });
  table.play('athos', DUEL.henchman, COMMIT.double);
  expect(table.choices('athos')).toEqual([COMMIT.single, COMMIT.double, DONE]);
  table.dice(blue(3, 0, 3), red(2, 0)).play('athos', COMMIT.double);
  expect(diceOf(table)).toEqual([6]);
  expect(table.hand('athos')).toEqual(['single']);
});

test('ROY.EDGE.53 Swords too many for one adversary do nothing to another', () => {
  const table = duel('henchman', {}, { paris: { card: 'message', foes: ['henchman', 'cavois', 'boisrenard'] } });
  table.dice(blue(3, 0, 0), red(2, 0)).play('athos', DUEL.henchman);
  expect(table.told('clash')).toMatchObject([{ hits: 3 }]);
  expect(table.told('beaten')).toMatchObject([{ foe: 'henchman' }]);
  expect(table.state.paris?.foes).toEqual([
    { id: 'cavois', life: 2 },
    { id: 'boisrenard', life: 1 },
  ]);
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

test('ROY.EDGE.125 Lubin’s pistol adds a Sword in the first roll only, and armour may stop it', () => {
  const fight = (gear: Man['gear'], ...dice: Parameters<Position['dice']>) =>
    position({
      acting: 'athos',
      men: { athos: { place: 'paris', gear } },
      paris: { card: 'captive', foes: ['lubin'] },
    })
      .dice(...dice)
      .play('athos', DUEL.lubin)
      .told('clash')
      .map(({ wounds }) => wounds);
  const plain = [blue(2, 0, 1), red(0, 2)];
  expect(fight([], ...plain)).toEqual([1]);
  const later = [blue(1, 0, 1), red(0, 1), blue(0, 0, 1)];
  expect(fight(['armour'], ...plain, ...later)).toEqual([0, 0, 0]);
  expect(fight([], blue(1, 1, 1), red(0, 2), ...later)).toEqual([0, 0, 0]);
});
