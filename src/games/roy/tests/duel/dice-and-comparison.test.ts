import { expect, test } from 'vitest';
import type { AdversaryId } from '../../cards/adversaries.ts';
import type { FoeId } from '../../choices.ts';
import { roy } from '../../game.ts';
import { blue, type Position, position, red } from '../../testing.ts';
import { against } from './against.testing.ts';

const duel = (foe: FoeId) => ({ kind: 'duel', foe }) as const;

test('ROY.DUEL.1 one musketeer against one adversary, for whom Milady rolls', () => {
  const table = against('cahusac', {
    men: { porthos: { place: 'paris' } },
    hands: { porthos: ['single'] },
    paris: { card: 'message', foes: ['cahusac', 'vitray'] },
  }).dice(blue(1, 1, 1), red(1, 2), red(1, 0));
  table.play('athos', duel('cahusac'));
  expect(table.asked('porthos')).toBeUndefined();
  expect(table.choices('milady')).toContainEqual({ kind: 'reroll', face: 'shield' });
  table.play('milady', { kind: 'reroll', face: 'shield' });
  expect([table.man('athos').life, table.man('porthos').life]).toEqual([2, 5]);
  expect(table.state.paris?.foes).toContainEqual({ id: 'vitray', life: 1 });
});

test('ROY.DUEL.1 without Milady the table rolls for the adversary', () => {
  const table = against('cahusac', {
    options: { automa: 'on' },
    state: { location: null, presence: 'none' },
  }).dice(blue(2, 1, 0), red(1, 2));
  table.play('athos', duel('cahusac'));
  expect(table.told('rolled')[0].red).toEqual({ swords: 1, shields: 2 });
  expect(table.asked('milady')).toBeUndefined();
});

test('ROY.DUEL.2 a musketeer may fight an undefeated adversary where he stands, for one action', () => {
  const table = against('boisrenard', { louvre: { card: 'poisons', foes: ['lubin'] } });
  expect(table.choices('athos').filter(({ kind }) => kind === 'duel')).toEqual([duel('boisrenard')]);
  expect(table.offers('athos', { kind: 'end' })).toBe(true);
  table.dice(blue(0, 0, 3), red(1, 2)).play('athos', duel('boisrenard'));
  expect(table.state.actions).toBe(2);
  expect(table.offers('athos', duel('boisrenard'))).toBe(false); // defeated
});

/** The dice rolled, round by round: blue and red. */
const dice = (table: Position) =>
  table.told('rolled').map(({ blue: b, red: r }) => [b.swords + b.shields + b.lilies, r.swords + r.shields]);

test('ROY.DUEL.3 three blue dice, one more for a single and two more for a double Combat card', () => {
  const rolled = (cards: readonly ('single' | 'double')[]) => {
    const table = against('boisrenard', { hands: { athos: ['panache', 'panache', ...cards] } });
    table.play('athos', duel('boisrenard'), ...cards.map(card => ({ kind: 'commit', card }) as const));
    return dice(table)[0][0];
  };
  expect(rolled([])).toBe(3);
  expect(rolled(['single'])).toBe(4);
  expect(rolled(['double'])).toBe(5);
  expect(rolled(['single', 'single'])).toBe(5);
  expect(rolled(['single', 'double'])).toBe(6);
});

const DOUBLE = { kind: 'commit', card: 'double' } as const;

test('ROY.DUEL.4 never more than six blue dice', () => {
  const table = against('boisrenard', { hands: { athos: ['double', 'double', 'double'] } });
  table.play('athos', duel('boisrenard'), DOUBLE, DOUBLE);
  expect(dice(table)[0][0]).toBe(6);
});

test('ROY.DUEL.4 Epic tokens of board 3 do not go beyond six either', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'quest' } },
    hands: { athos: ['double'] },
    quest: { board: 3, tokens: ['three', 'two', 'two'], beaten: 0, up: false },
    state: { epics: 5 },
  });
  table.play('athos', duel('road'), DOUBLE, { kind: 'epic' });
  expect(dice(table)[0][0]).toBe(6);
  expect(table.state.epics).toBe(4);
});

const SINGLE = { kind: 'commit', card: 'single' } as const;

const DONE = { kind: 'done' } as const;

test('ROY.DUEL.5 a double card goes in at five dice; at six nothing more is taken', () => {
  const table = against('boisrenard', { hands: { athos: ['single', 'double', 'double'] } });
  table.play('athos', duel('boisrenard'), DOUBLE);
  expect(table.choices('athos')).toEqual([SINGLE, DOUBLE, DONE]);
  table.play('athos', DOUBLE);
  expect(dice(table)[0][0]).toBe(6);
  expect(table.hand('athos')).toEqual(['single']); // and he was not asked about it
});

test('ROY.DUEL.6 as many red dice as are printed, four at most', () => {
  const printed: Record<AdversaryId, number> = {
    henchman: 2,
    boisrenard: 3,
    lubin: 2,
    bernajoux: 3,
    brisemont: 3,
    cahusac: 3,
    biscarat: 3,
    vitray: 3,
    houdiniere: 3,
    laffemas: 3,
    jussac: 3,
    cavois: 4,
  };
  for (const [foe, count] of Object.entries(printed))
    expect(dice(against(foe as AdversaryId).play('athos', duel(foe as AdversaryId)))[0]).toEqual([3, count]);
  const inn = (token: 'two' | 'three' | 'four') =>
    position({
      acting: 'athos',
      men: { athos: { place: 'quest' } },
      inn: [
        [token, 'three', 'three', 'three'],
        ['two', 'parry', 'parry', 'shields'],
        ['decoy', 'decoy', 'decoy', 'decoy'],
      ],
    }).play('athos', { kind: 'advance', path: 0 });
  expect([dice(inn('two'))[0][1], dice(inn('three'))[0][1], dice(inn('four'))[0][1]]).toEqual([2, 3, 4]);
});

test('ROY.DUEL.7 cards are committed before the first roll, not after it', () => {
  const table = against('boisrenard', { men: { athos: { gear: ['blade'] } }, hands: { athos: ['single', 'single'] } });
  table.play('athos', duel('boisrenard'));
  expect([table.offers('athos', SINGLE), table.offers('athos', DONE)]).toEqual([true, true]);
  table.dice(blue(1, 2, 1), red(2, 1)).play('athos', SINGLE, DONE);
  expect(table.events.map(({ kind }) => kind)).toEqual(['committed', 'rolled']);
  expect(table.kinds('athos').toSorted()).toEqual(['pass', 'reroll']);
  expect(table.hand('athos')).toEqual(['single']);
});

test('ROY.DUEL.7 before the first roll no dice lie on the table, for all to see', () => {
  const table = against('boisrenard', { hands: { athos: ['single'] } }).play('athos', duel('boisrenard'));
  const none = { swords: 0, shields: 0, lilies: 0, redSwords: 0, redShields: 0 };
  const open = { kind: 'duel', blue: 3, red: 0, round: 1, bladeUsed: false, foeRerolled: false, ...none };
  for (const reader of [0, 1, null]) expect(roy.view(table.state, reader).todo.at(-1)).toMatchObject(open);
});

test('ROY.DUEL.8 both sides’ dice lie on the table before anybody chooses anything', () => {
  const table = against('cahusac', { men: { athos: { gear: ['blade'] } } }).dice(blue(1, 2, 0), red(2, 1));
  table.play('athos', duel('cahusac'));
  expect(table.told('rolled')).toEqual([
    {
      kind: 'rolled',
      who: 'athos',
      foe: 'cahusac',
      round: 1,
      blue: { swords: 1, shields: 2, lilies: 0 },
      red: { swords: 2, shields: 1 },
    },
  ]);
});

const damage = (table: Position) => table.told('clash').map(({ hits, wounds }) => [hits, wounds]);

test('ROY.DUEL.9 Swords are compared only if neither side has its manoeuvre', () => {
  const compared = against('bernajoux')
    .dice(blue(3, 0, 0), red(1, 2))
    .play('athos', duel('bernajoux'));
  expect(damage(compared)).toEqual([[1, 1]]);
  const his = against('bernajoux')
    .dice(blue(3, 0, 0), red(0, 3))
    .play('athos', duel('bernajoux'));
  expect(damage(his)).toEqual([[0, 1]]); // three Swords against three Shields would have been a draw
  const mine = against('boisrenard')
    .dice(blue(0, 0, 3), red(3, 0))
    .play('athos', duel('boisrenard'));
  expect(damage(mine)).toEqual([[1, 0]]);
});

test('ROY.DUEL.10 a Shield takes away one Sword of the other colour, a Lily does nothing', () => {
  const clash = (b: ReturnType<typeof blue>, r: ReturnType<typeof red>) =>
    damage(against('boisrenard', { hands: {} }).dice(b, r).play('athos', duel('boisrenard')))[0];
  expect(clash(blue(3, 0, 0), red(1, 2))).toEqual([1, 1]);
  expect(clash(blue(2, 1, 0), red(2, 1))).toEqual([1, 1]);
  expect(clash(blue(0, 2, 1), red(3, 0))).toEqual([0, 1]);
  expect(clash(blue(1, 0, 2), red(2, 1))).toEqual([0, 2]); // the Lilies neither hit nor parry
});

test('ROY.DUEL.11 each Sword left takes a life point, on both sides at once', () => {
  const table = against('cavois')
    .dice(blue(3, 0, 0), red(2, 2))
    .play('athos', duel('cavois'));
  expect(table.state.paris?.foes).toEqual([{ id: 'cavois', life: 1 }]);
  expect(table.man('athos').life).toBe(1);
  const two = against('cavois')
    .dice(blue(3, 0, 0), red(3, 1))
    .play('athos', duel('cavois'));
  expect(two.state.paris?.foes).toEqual([]);
  expect(two.man('athos').life).toBe(0);
});

test('ROY.DUEL.12 the first blood ends it, though both could go on', () => {
  const table = against('cavois')
    .dice(blue(3, 0, 0), red(2, 2))
    .play('athos', duel('cavois'));
  expect(table.told('rolled')).toHaveLength(1);
  expect(table.told('duel-over')).toEqual([{ kind: 'duel-over', who: 'athos', foe: 'cavois', won: false, life: 1 }]);
  const struck = against('boisrenard')
    .dice(blue(0, 2, 1), red(3, 0))
    .play('athos', duel('boisrenard'));
  expect(struck.told('rolled')).toHaveLength(1);
  expect(struck.told('duel-over')).toHaveLength(1);
});

test('ROY.DUEL.13 a draw costs each side one die, and the rest are rolled again', () => {
  const table = against('boisrenard').dice(blue(1, 2, 0), red(2, 1), blue(2, 0, 0), red(1, 1));
  table.play('athos', duel('boisrenard'));
  expect(dice(table)).toEqual([
    [3, 3],
    [2, 2],
  ]);
});

test('ROY.DUEL.14 after a draw neither Combat cards nor Aramis’ card may be added', () => {
  const table = position({
    acting: 'aramis',
    men: { aramis: { place: 'paris' } },
    hands: { aramis: ['panache', 'single', 'double'] },
    paris: { card: 'abduction', foes: ['boisrenard'] },
  }).dice(blue(1, 2, 0), red(2, 1), blue(2, 0, 0), red(1, 1));
  table.play('aramis', duel('boisrenard'), DONE);
  expect(dice(table)).toEqual([
    [3, 3],
    [2, 2],
  ]);
  expect(table.told('duel-over')).toHaveLength(1); // without a question in between
  expect(table.hand('aramis')).toEqual(['panache', 'single', 'double']);
});

test('ROY.DUEL.14 nor Epic tokens on board 3', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'quest' } },
    quest: { board: 3, tokens: ['three', 'two', 'two'], beaten: 0, up: false },
    state: { epics: 3 },
  }).dice(blue(1, 2, 0), red(2, 1), blue(0, 0, 2), red(2, 0));
  table.play('athos', duel('road'), DONE);
  expect(dice(table)).toEqual([
    [3, 3],
    [2, 2],
  ]);
  expect(table.told('duel-over')).toHaveLength(1);
  expect(table.state.epics).toBe(3);
});

test('ROY.DUEL.15 who has no dice left rolls nothing, the other goes on', () => {
  const alone = against('henchman').dice(blue(1, 1, 1), red(1, 1), blue(1, 0, 1), red(0, 1), blue(1, 0, 0));
  alone.play('athos', duel('henchman'));
  expect(dice(alone)).toEqual([
    [3, 2],
    [2, 1],
    [1, 0],
  ]);
  expect(alone.told('duel-over')[0].won).toBe(true);
  const four = [blue(0, 3, 0), red(3, 1), blue(0, 2, 0), red(2, 1), blue(0, 1, 0), red(1, 1), red(1, 0)];
  const struck = against('cavois')
    .dice(...four)
    .play('athos', duel('cavois'));
  expect(dice(struck)).toEqual([
    [3, 4],
    [2, 3],
    [1, 2],
    [0, 1],
  ]);
  expect(struck.man('athos').life).toBe(2);
});

test('ROY.DUEL.16 when neither has a die left the duel has failed', () => {
  const table = against('boisrenard');
  table.dice(blue(1, 2, 0), red(2, 1), blue(1, 1, 0), red(1, 1), blue(0, 1, 0), red(1, 0));
  table.play('athos', duel('boisrenard'));
  expect(dice(table)).toHaveLength(3);
  expect(table.told('duel-over')).toEqual([
    { kind: 'duel-over', who: 'athos', foe: 'boisrenard', won: false, life: 1 },
  ]);
  expect(table.state.paris?.foes).toEqual([{ id: 'boisrenard', life: 1 }]);
});
