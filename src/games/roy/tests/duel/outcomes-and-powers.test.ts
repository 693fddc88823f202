import { expect, test } from 'vitest';
import { ADVERSARY_IDS, type AdversaryId } from '../../cards/adversaries.ts';
import type { FoeId } from '../../choices.ts';
import type { Equipment } from '../../names.ts';
import { blue, type Given, type Position, position, red, type Wanted } from '../../testing.ts';
import { against } from './against.testing.ts';

const duel = (foe: FoeId) => ({ kind: 'duel', foe }) as const;

const SINGLE = { kind: 'commit', card: 'single' } as const;

const DOUBLE = { kind: 'commit', card: 'double' } as const;

test('ROY.DUEL.17 only the musketeer hits: it is over, and the adversary gone if that was all its life', () => {
  const gone = against('boisrenard', { hands: { athos: ['single'] } }).dice(blue(2, 2, 0), red(2, 1));
  gone.play('athos', duel('boisrenard'), SINGLE);
  expect(gone.told('duel-over')).toEqual([{ kind: 'duel-over', who: 'athos', foe: 'boisrenard', won: true, life: 0 }]);
  expect([gone.state.paris?.foes, gone.man('athos').life]).toEqual([[], 3]);
  const alive = against('cavois', { hands: { athos: ['single', 'double'] } }).dice(blue(3, 2, 1), red(2, 2));
  alive.play('athos', duel('cavois'), SINGLE, DOUBLE);
  expect(alive.told('duel-over')).toEqual([{ kind: 'duel-over', who: 'athos', foe: 'cavois', won: false, life: 1 }]);
  expect(alive.state.paris?.foes).toEqual([{ id: 'cavois', life: 1 }]);
});

test('ROY.DUEL.18 only the adversary hits: failed, he keeps his wounds and it stays', () => {
  const table = against('boisrenard')
    .dice(blue(0, 1, 2), red(3, 0))
    .play('athos', duel('boisrenard'));
  expect(table.told('duel-over')).toEqual([
    { kind: 'duel-over', who: 'athos', foe: 'boisrenard', won: false, life: 1 },
  ]);
  expect(table.man('athos').life).toBe(1);
  expect(table.state.paris?.foes).toEqual([{ id: 'boisrenard', life: 1 }]);
});

test('ROY.DUEL.19 both hit: it is over, the adversary gone and the wounds kept', () => {
  const table = against('boisrenard')
    .dice(blue(3, 0, 0), red(2, 1))
    .play('athos', duel('boisrenard'));
  expect(table.told('duel-over')).toEqual([{ kind: 'duel-over', who: 'athos', foe: 'boisrenard', won: true, life: 0 }]);
  expect([table.state.paris?.foes, table.man('athos').life]).toEqual([[], 1]);
  const alive = against('cavois')
    .dice(blue(3, 0, 0), red(2, 2))
    .play('athos', duel('cavois'));
  expect(alive.told('duel-over')[0]).toMatchObject({ won: false, life: 1 });
  expect(alive.man('athos').life).toBe(1);
});

test('ROY.DUEL.20 after a failure he needs another action to face that adversary again', () => {
  const table = against('boisrenard')
    .dice(blue(0, 2, 1), red(3, 0))
    .play('athos', duel('boisrenard'));
  expect(table.told('duel')).toHaveLength(1);
  expect([table.state.actions, table.offers('athos', duel('boisrenard'))]).toEqual([2, true]);
  table.dice(blue(0, 2, 1), red(3, 0)).play('athos', duel('boisrenard'));
  expect(table.state.actions).toBe(1);
});

const LILIES = blue(0, 0, 3); // Athos' manoeuvre

const RED: Partial<Record<AdversaryId, Wanted>> = { henchman: red(1, 1), lubin: red(1, 1), cavois: red(2, 2) };

const PASS = { kind: 'pass' } as const;

/** One hit on the adversary and nothing else: Athos' manoeuvre, and none of the adversary's. */
const oneHit = (foe: AdversaryId): Position => {
  const table = against(foe, { state: { purse: 0 } }).dice(LILIES, RED[foe] ?? red(1, 2));
  table.play('athos', duel(foe));
  return foe === 'cahusac' ? table.play('milady', PASS) : table;
};

test('ROY.DUEL.21 one hit eliminates every adversary but Cavois', () => {
  for (const foe of ADVERSARY_IDS)
    expect([foe, oneHit(foe).state.paris?.foes.length]).toEqual([foe, foe === 'cavois' ? 1 : 0]);
});

test('ROY.DUEL.21 damage beyond the last life point has no further effect', () => {
  const table = against('boisrenard', {
    hands: { athos: ['single', 'single', 'single'] },
    paris: { card: 'message', foes: ['boisrenard', 'lubin'] },
  }).dice(blue(4, 2, 0), red(2, 1));
  table.play('athos', duel('boisrenard'), SINGLE, SINGLE, SINGLE);
  expect(table.told('clash')[0].hits).toBe(3);
  expect(table.told('beaten')).toHaveLength(1);
  expect(table.state.paris?.foes).toEqual([{ id: 'lubin', life: 1 }]);
  expect(table.state.purse).toBe(6);
});

test('ROY.DUEL.22 an eliminated Adversary card leaves the game for good', () => {
  const table = oneHit('vitray');
  expect(table.state.fallen).toEqual(['vitray']);
  expect(table.state.foes).not.toContain('vitray');
  expect(table.state.paris?.foes).toEqual([]);
});

test('ROY.DUEL.22 and so does an eliminated token', () => {
  const table = position({ acting: 'athos', men: { athos: { place: 'quest' } } }).dice(LILIES, red(1, 1));
  const before = table.state.stock.two;
  table.play('athos', { kind: 'advance', path: 0 });
  expect(table.state.quest).toMatchObject({ board: 1, spaces: expect.objectContaining({ 0: null }) });
  expect(table.state.stock.two).toBe(before);
});

test('ROY.DUEL.23 the Henchman goes back to Milady’s hand', () => {
  const table = oneHit('henchman');
  expect(table.state.foes).toContain('henchman');
  expect(table.state.fallen).toEqual([]);
  expect(table.state.paris?.foes).toEqual([]);
});

test('ROY.DUEL.24 a single hit leaves Cavois with one life point, and the wound stays for the next duel', () => {
  const table = oneHit('cavois');
  expect(table.state.paris?.foes).toEqual([{ id: 'cavois', life: 1 }]);
  expect(table.told('duel-over')[0].won).toBe(false);
  table.dice(LILIES, red(2, 2)).play('athos', duel('cavois'));
  expect(table.told('duel-over')[0].won).toBe(true);
  expect(table.state.fallen).toEqual(['cavois']);
});

test('ROY.DUEL.24 two hits at once eliminate him', () => {
  const table = against('cavois')
    .dice(blue(3, 0, 0), red(3, 1))
    .play('athos', duel('cavois'));
  expect(table.state.fallen).toEqual(['cavois']);
});

test('ROY.DUEL.25 Jussac wounds when the duel ends: after a draw', () => {
  const table = against('jussac');
  table.dice(blue(1, 2, 0), red(2, 1), blue(1, 1, 0), red(1, 1), blue(0, 1, 0), red(1, 0));
  table.play('athos', duel('jussac'));
  expect(table.told('wounded')).toEqual([{ kind: 'wounded', who: 'athos', wounds: 1, life: 2, by: 'sting' }]);
});

test('ROY.DUEL.25 Jussac wounds when the duel ends: after his own elimination', () => {
  const table = against('jussac', { hands: { athos: ['single'] } }).dice(blue(2, 2, 0), red(2, 1));
  table.play('athos', duel('jussac'), SINGLE);
  expect(table.told('beaten')).toHaveLength(1);
  expect(table.told('wounded')).toEqual([{ kind: 'wounded', who: 'athos', wounds: 1, life: 2, by: 'sting' }]);
});

test('ROY.DUEL.25 Jussac wounds when the duel ends: on top of his Swords, and after the musketeer’s manoeuvre', () => {
  const struck = against('jussac')
    .dice(blue(0, 2, 1), red(3, 0))
    .play('athos', duel('jussac'));
  expect(struck.man('athos').life).toBe(1);
  const manoeuvre = against('jussac').dice(LILIES, red(3, 0)).play('athos', duel('jussac'));
  expect(manoeuvre.man('athos').life).toBe(2);
});

test('ROY.DUEL.26 his wound comes after the last roll: it breaks no draw and stops no further roll', () => {
  const table = against('jussac').dice(blue(1, 2, 0), red(2, 1), blue(2, 0, 0), red(1, 1));
  table.play('athos', duel('jussac'));
  const order = table.events.map(event => (event.kind === 'wounded' ? `wounded by ${event.by}` : event.kind));
  expect(order.slice(order.indexOf('rolled'), order.indexOf('duel-over'))).toEqual([
    'rolled',
    'clash',
    'rolled',
    'clash',
    'wounded by duel',
    'wounded by sting',
  ]);
});

test('ROY.DUEL.27 armour absorbs Jussac’s wound', () => {
  const armour: Given = { men: { athos: { gear: ['armour'] } } };
  const drawn = [blue(1, 2, 0), red(2, 1), blue(1, 1, 0), red(1, 1), blue(0, 1, 0), red(1, 0)];
  expect(
    against('jussac', armour)
      .dice(...drawn)
      .play('athos', duel('jussac'))
      .man('athos').life,
  ).toBe(3);
  const used = against('jussac', armour)
    .dice(blue(2, 1, 0), red(2, 1))
    .play('athos', duel('jussac'));
  expect(used.man('athos').life).toBe(3); // although it has just parried a Sword
});

test('ROY.DUEL.27 with the option only if it has stopped nothing in the last roll', () => {
  const given: Given = { men: { athos: { gear: ['armour'] } }, options: { jussacArmourOnce: 'on' } };
  const used = against('jussac', given)
    .dice(blue(2, 1, 0), red(2, 1))
    .play('athos', duel('jussac'));
  expect(used.man('athos').life).toBe(2);
  const free = against('jussac', given).dice(LILIES, red(3, 0)).play('athos', duel('jussac'));
  expect(free.man('athos').life).toBe(3);
  const spare = against('jussac', { ...given, hands: { athos: ['single'] } }).dice(blue(2, 2, 0), red(2, 1));
  expect(spare.play('athos', duel('jussac'), SINGLE).man('athos').life).toBe(3);
});

test('ROY.DUEL.28 Vitray has a Shield more in every roll, but not against a manoeuvre', () => {
  const table = against('vitray', { hands: { athos: ['single'] } });
  const rolls = [blue(2, 2, 0), red(2, 1), blue(2, 1, 0), red(1, 1), blue(1, 1, 0), red(1, 0), blue(1, 0, 0)];
  table.dice(...rolls).play('athos', duel('vitray'), SINGLE);
  expect(table.told('clash').map(({ hits }) => hits)).toEqual([0, 0, 0, 0]); // one Sword left each time but for it
  const first = against('vitray')
    .dice(blue(3, 0, 0), red(2, 1))
    .play('athos', duel('vitray'));
  expect(first.told('clash')[0].hits).toBe(1);
  const manoeuvre = against('vitray').dice(LILIES, red(1, 2)).play('athos', duel('vitray'));
  expect(manoeuvre.told('clash')[0].hits).toBe(1);
});

test('ROY.DUEL.29 the musketeer’s manoeuvre does not stop an adversary’s special power', () => {
  expect(oneHit('jussac').told('wounded')).toHaveLength(1);
  expect(oneHit('henchman').state.foes).toContain('henchman');
});

test('ROY.DUEL.30 for an eliminated adversary the team gets what is printed on it', () => {
  const printed: Partial<Record<AdversaryId, readonly [pistoles: number, epics: number]>> = {
    henchman: [1, 0],
    boisrenard: [1, 0],
    lubin: [1, 0],
    bernajoux: [2, 0],
    brisemont: [0, 1],
    cahusac: [2, 0],
    biscarat: [2, 0],
    vitray: [0, 1],
    houdiniere: [2, 0],
    laffemas: [1, 1],
    jussac: [1, 1],
  };
  for (const [foe, reward] of Object.entries(printed)) {
    const { purse, epics } = oneHit(foe as AdversaryId).state;
    expect([foe, purse, epics]).toEqual([foe, ...reward]);
  }
  const cavois = oneHit('cavois');
  expect(cavois.state.epics).toBe(0); // not before he is eliminated
  cavois.dice(LILIES, red(2, 2)).play('athos', duel('cavois'));
  expect([cavois.state.purse, cavois.state.epics]).toEqual([0, 2]);
});

test('ROY.DUEL.31 cards committed are discarded whatever the outcome', () => {
  const won = against('boisrenard', { hands: { athos: ['single'] } }).dice(blue(2, 2, 0), red(2, 1));
  expect(won.play('athos', duel('boisrenard'), SINGLE).state.discard).toEqual(['single']);
  const lost = against('boisrenard', { hands: { athos: ['single'] } }).dice(blue(0, 2, 2), red(3, 0));
  expect(lost.play('athos', duel('boisrenard'), SINGLE).state.discard).toEqual(['single']);
  const drawn = against('henchman', { hands: { athos: ['single'] } });
  drawn.dice(blue(0, 2, 2), red(1, 1), blue(0, 1, 2), red(1, 0), blue(0, 1, 1), blue(0, 1, 0));
  expect(drawn.play('athos', duel('henchman'), SINGLE).state.discard).toEqual(['single']);
  expect(drawn.told('duel-over')[0].won).toBe(false);
});

test('ROY.DUEL.32 equipment works against cards, guards, tokens, de Wardes, Rochefort and jailers alike', () => {
  const quest: Given = { men: { porthos: { place: 'quest' } } };
  const fighters = ['three', 'three', 'two', 'two', 'four', 'four', 'three', 'parry'] as const;
  const challenges = ['erudition', 'nobility', 'gallantry', 'panache'] as const;
  const duels: readonly (readonly [Given, Parameters<Position['play']>[1], number])[] = [
    [
      { paris: { card: 'abduction', foes: ['boisrenard'] }, men: { porthos: { place: 'paris' } } },
      duel('boisrenard'),
      3,
    ],
    [{ paris: { card: 'duels' }, men: { porthos: { place: 'paris' } } }, duel('guard'), 3],
    [quest, { kind: 'advance', path: 0 }, 2],
    [{ ...quest, quest: { board: 2, won: challenges } }, duel('wardes'), 4],
    [{ ...quest, quest: { board: 3, tokens: ['three', 'two', 'two'], beaten: 0, up: false } }, duel('road'), 3],
    [{ ...quest, quest: { board: 4, challenges, fighters, at: 0, beaten: [false, false] } }, duel('second'), 3],
    [{ ...quest, state: { location: 'quest', standing: 'always' } }, { kind: 'advance', path: 0 }, 4],
    [{ men: { porthos: { place: 'bastille' } } }, { kind: 'break-out' }, 3],
  ];
  const equipped = (given: Given, gear: readonly Equipment[]) =>
    position({ ...given, acting: 'porthos', men: { porthos: { ...given.men?.porthos, gear } } });
  for (const [given, choice, count] of duels) {
    // No Sword on the blue dice and one Shield too few: the pistol hits, the armour parries.
    const table = equipped(given, ['pistol', 'armour']).dice(blue(0, count - 1, 4 - count), red(count, 0));
    table.play('porthos', choice);
    expect(table.told('clash')[0]).toMatchObject({ hits: 1, wounds: 0 });
    const blade = equipped(given, ['blade'])
      .dice(blue(1, 1, 1), red(count, 0))
      .play('porthos', choice);
    expect(blade.kinds('porthos')).toEqual(['pass', 'reroll']);
  }
});
