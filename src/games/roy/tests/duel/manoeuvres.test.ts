import { expect, test } from 'vitest';
import { ADVERSARY_IDS, type AdversaryId } from '../../cards/adversaries.ts';
import { ROCHEFORT } from '../../cards/board.ts';
import { fighter, pattern } from '../../cards/fighter.ts';
import { clash } from '../../duel/clash.ts';
import type { Musketeer } from '../../names.ts';
import { blue, type Given, type Position, position, red, type Wanted } from '../../testing.ts';

const SINGLE = { kind: 'commit', card: 'single' } as const;
const DOUBLE = { kind: 'commit', card: 'double' } as const;
const PASS = { kind: 'pass' } as const;
const duel = (foe: AdversaryId) => ({ kind: 'duel', foe }) as const;

/** A musketeer in Paris with somebody to fight. */
const against = (who: Musketeer, foe: AdversaryId, more: Given = {}): Position =>
  position({
    acting: who,
    paris: { card: 'abduction', foes: [foe] },
    ...more,
    men: { [who]: { place: 'paris', ...more.men?.[who] } },
  });
const fight = (who: Musketeer, foe: AdversaryId, ...dice: Wanted[]): Position => {
  const table = against(who, foe)
    .dice(...dice)
    .play(who, duel(foe));
  return foe === 'cahusac' ? table.play('milady', PASS) : table;
};
/** Who had his manoeuvre, roll by roll: the musketeer, the adversary. */
const shown = (table: Position) => table.told('clash').map(({ manoeuvre, foeManoeuvre }) => [manoeuvre, foeManoeuvre]);

test('ROY.MANO.1 three dice with its symbols make a manoeuvre, whatever the others show', () => {
  expect(shown(fight('aramis', 'boisrenard', blue(0, 0, 3), red(1, 2)))).toEqual([[true, false]]);
  expect(shown(fight('dartagnan', 'boisrenard', blue(1, 0, 2), red(1, 2)))).toEqual([[true, false]]);
  expect(shown(fight('dartagnan', 'boisrenard', blue(3, 0, 0), red(2, 1)))).toEqual([[false, false]]);
  for (const [dice, manoeuvre] of [
    [blue(1, 1, 3), true],
    [blue(0, 0, 5), true],
    [blue(3, 0, 2), false],
  ] as const) {
    const table = against('aramis', 'boisrenard', { hands: { aramis: ['double'] } }).dice(dice, red(2, 1));
    expect(table.play('aramis', duel('boisrenard'), DOUBLE).told('clash')[0].manoeuvre).toBe(manoeuvre);
  }
});

test('ROY.MANO.2 the musketeer’s alone: the adversary loses exactly one life point, its dice do not count', () => {
  const table = against('aramis', 'cavois', { hands: { aramis: ['double'] } }).dice(blue(2, 0, 3), red(4, 0));
  table.play('aramis', duel('cavois'), DOUBLE);
  expect(table.state.paris?.foes).toEqual([{ id: 'cavois', life: 1 }]);
  expect(table.man('aramis').life).toBe(3);
});

test('ROY.MANO.3 the adversary’s alone: the musketeer loses exactly one life point, his dice do not count', () => {
  const swords = fight('athos', 'biscarat', blue(3, 0, 0), red(3, 0));
  expect(swords.man('athos').life).toBe(2);
  expect(swords.state.paris?.foes).toEqual([{ id: 'biscarat', life: 1 }]);
  expect(swords.told('duel-over')[0].won).toBe(false);
  const shields = fight('athos', 'biscarat', blue(0, 3, 0), red(3, 0));
  expect(shields.man('athos').life).toBe(2);
});

test('ROY.MANO.4 both: each side loses exactly one life point', () => {
  const table = fight('athos', 'biscarat', blue(0, 0, 3), red(3, 0));
  expect(table.told('clash')[0]).toMatchObject({ manoeuvre: true, foeManoeuvre: true, hits: 1, wounds: 1 });
  expect([table.man('athos').life, table.state.paris?.foes]).toEqual([2, []]);
});

test('ROY.MANO.5 a manoeuvre ends the duel at once', () => {
  expect(fight('athos', 'cavois', blue(0, 0, 3), red(2, 2)).told('rolled')).toHaveLength(1);
  expect(fight('athos', 'cavois', blue(0, 0, 3), red(2, 2)).told('duel-over')).toHaveLength(1);
  expect(fight('porthos', 'bernajoux', blue(1, 2, 0), red(0, 3)).told('rolled')).toHaveLength(1);
  expect(fight('porthos', 'bernajoux', blue(1, 2, 0), red(0, 3)).told('duel-over')).toHaveLength(1);
});

test('ROY.MANO.6 of the Adversaries only Bernajoux and Biscarat have a manoeuvre', () => {
  const dice = (foe: AdversaryId) => ({ henchman: 2, lubin: 2, cavois: 4 })[foe as string] ?? 3;
  const has = (foe: AdversaryId, all: Wanted) => shown(fight('porthos', foe, blue(0, 2, 1), all))[0][1];
  const three = ADVERSARY_IDS.filter(foe => has(foe, red(dice(foe), 0)) || has(foe, red(0, dice(foe))));
  expect(three).toEqual(['bernajoux', 'biscarat']);
  expect([has('bernajoux', red(0, 3)), has('bernajoux', red(3, 0))]).toEqual([true, false]);
  expect([has('biscarat', red(3, 0)), has('biscarat', red(0, 3))]).toEqual([true, false]);
});

test('ROY.MANO.6 Rochefort has one', () => {
  const rochefort = (roll: Wanted) =>
    position({
      acting: 'porthos',
      men: { porthos: { place: 'paris' } },
      paris: { card: 'abduction', foes: ['lubin'] },
      state: { location: 'paris', standing: 'always' },
    })
      .dice(blue(1, 2, 0), roll)
      .play('porthos', duel('lubin'));
  const shields = ROCHEFORT.manoeuvre?.shields ?? 0;
  const swords = ROCHEFORT.dice - shields;
  expect(shown(rochefort(red(swords, shields)))[0]).toEqual([false, true]);
  expect(shown(rochefort(red(swords + 1, shields - 1)))[0]).toEqual([false, false]);
});

test('ROY.MANO.7 it may come in a later roll', () => {
  const table = against('aramis', 'boisrenard', { hands: { aramis: ['single'] } });
  table.dice(blue(1, 2, 1), red(2, 1), blue(0, 0, 3), red(2, 0)).play('aramis', duel('boisrenard'), SINGLE);
  expect(shown(table)).toEqual([
    [false, false],
    [true, false],
  ]);
  expect(table.man('aramis').life).toBe(3);
});

test('ROY.MANO.7 with fewer than three dice there is none', () => {
  const table = fight('aramis', 'boisrenard', blue(1, 2, 0), red(2, 1), blue(0, 0, 2), red(1, 1));
  expect(shown(table)).toEqual([
    [false, false],
    [false, false],
  ]);
  const his = fight(
    'aramis',
    'bernajoux',
    blue(1, 2, 0),
    red(2, 1),
    blue(0, 2, 0),
    red(0, 2),
    blue(0, 1, 0),
    red(0, 1),
  );
  expect(shown(his)).toEqual(new Array(3).fill([false, false]));
});

test('ROY.MANO.8 it applies by itself, though two Swords would have been worth more', () => {
  const table = against('aramis', 'cavois', { hands: { aramis: ['double', 'single'] } }).dice(blue(3, 0, 3), red(4, 0));
  table.play('aramis', duel('cavois'), DOUBLE, SINGLE);
  expect(table.told('duel-over')).toHaveLength(1); // nobody was asked
  expect(table.state.paris?.foes).toEqual([{ id: 'cavois', life: 1 }]);
});

test('ROY.MANO.9 the pistol’s Sword completes no manoeuvre', () => {
  const pistol: Given = { men: { dartagnan: { gear: ['pistol'] } } };
  const table = against('dartagnan', 'boisrenard', pistol).dice(blue(0, 1, 2), red(3, 0));
  table.play('dartagnan', duel('boisrenard'));
  expect(table.told('clash')[0]).toMatchObject({ manoeuvre: false, hits: 1, wounds: 2 });
});

test('ROY.MANO.10 the Shield of an armour completes no manoeuvre', () => {
  // No manoeuvre of a musketeer asks for Shields and Vitray has none, so this looks at the comparison itself.
  const shields = pattern(0, 3, 0);
  const kit = { manoeuvres: [shields], pistol: false, armour: true };
  const roll = { swords: 1, shields: 2, lilies: 0 };
  const foe = fighter(3, { armour: true, manoeuvre: shields });
  expect(clash(roll, { swords: 1, shields: 2 }, 1, kit, foe, false)).toMatchObject({
    manoeuvre: false,
    foeManoeuvre: false,
  });
});

test('ROY.MANO.11 armour protects neither side from a manoeuvre', () => {
  expect(fight('athos', 'vitray', blue(0, 0, 3), red(1, 2)).state.paris?.foes).toEqual([]);
  const armour: Given = { men: { athos: { gear: ['armour'] } } };
  const table = against('athos', 'biscarat', armour).dice(blue(0, 3, 0), red(3, 0));
  expect(table.play('athos', duel('biscarat')).man('athos').life).toBe(2);
});

test('ROY.MANO.12 either of d’Artagnan’s two manoeuvres will do', () => {
  const improved: Given = { men: { dartagnan: { improved: true } } };
  for (const dice of [blue(1, 0, 2), blue(2, 0, 1)]) {
    const table = against('dartagnan', 'boisrenard', improved).dice(dice, red(3, 0));
    expect(shown(table.play('dartagnan', duel('boisrenard')))).toEqual([[true, false]]);
  }
});

test('ROY.MANO.12 both at once still do one point of damage', () => {
  const table = against('dartagnan', 'cavois', {
    men: { dartagnan: { improved: true } },
    hands: { dartagnan: ['single', 'double'] },
  }).dice(blue(3, 0, 3), red(4, 0));
  table.play('dartagnan', duel('cavois'), SINGLE, DOUBLE);
  expect(table.state.paris?.foes).toEqual([{ id: 'cavois', life: 1 }]);
});

test('ROY.MANO.13 a Toledo reroll comes before manoeuvres are judged and can still complete one', () => {
  const blade: Given = { men: { athos: { gear: ['blade'] } } };
  const table = against('athos', 'biscarat', blade).dice(blue(1, 0, 2), red(3, 0), blue(0, 0, 1));
  table.play('athos', duel('biscarat'));
  expect(table.told('clash')).toEqual([]);
  table.play('athos', { kind: 'reroll', face: 'sword' });
  expect(shown(table)).toEqual([[true, true]]);
  expect([table.man('athos').life, table.state.paris?.foes]).toEqual([2, []]);
});
