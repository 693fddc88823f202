import { expect, test } from 'vitest';
import {
  ABILITY,
  BETRAY,
  BREAK_OUT,
  BRIBE,
  BUY,
  COMMIT,
  DONE,
  DRAW,
  END,
  GO,
  MAN,
  MOVE,
  ORDER,
  PASS,
  PLAY,
  START,
  TRADE,
} from '../../choices.ts';
import { blue, type Given, position, red } from '../../testing.ts';

test('ROY.BAST.1 sent by Richelieu he cannot try this turn, and can from his next turn on', () => {
  const table = position({
    players: 6,
    acting: 'athos',
    men: { dartagnan: { turn: 'done' }, aramis: { turn: 'done', place: 'paris' }, porthos: { turn: 'done' } },
  });
  table.play('athos', MOVE.richelieu);
  expect(table.man('athos')).toMatchObject({ place: 'bastille', turn: 'done' });
  table.play('treville', START.treville, ORDER.athos);
  expect([table.offers('athos', BRIBE), table.offers('athos', BREAK_OUT)]).toEqual([false, false]);
  table.play('athos', DRAW).play('treville', END).dice(red(0, 1)).play('milady', PASS);
  table.play('milady', GO.quarters, PASS).play('athos', START.athos);
  expect([table.offers('athos', BRIBE), table.offers('athos', BREAK_OUT)]).toEqual([true, true]);
});

test('ROY.BAST.2 sent by Treachery he begins his turn there the same turn and may try at once', () => {
  const table = position({ at: 'treachery', plotHand: ['jailed'] });
  table.play('milady', BETRAY.jailed, MAN.porthos);
  expect(table.man('porthos')).toMatchObject({ place: 'bastille', turn: 'waiting' });
  table.play('porthos', START.porthos);
  expect([table.offers('porthos', BRIBE), table.offers('porthos', BREAK_OUT)]).toEqual([true, true]);
});

/** Athos has begun his turn as a prisoner who may try to leave. */
const jailed = (given: Given = {}) => position({ acting: 'athos', men: { athos: { place: 'bastille' } }, ...given });

const DRAWN = [blue(0, 3, 0), red(0, 3), blue(0, 2, 0), red(0, 2), blue(0, 1, 0), red(0, 1)] as const;

test('ROY.BAST.3 each attempt costs one action', () => {
  expect(jailed().play('athos', BRIBE).state.actions).toBe(2);
  const table = jailed()
    .dice(...DRAWN)
    .play('athos', BREAK_OUT);
  expect(table.state.actions).toBe(2);
  table.dice(...DRAWN).play('athos', BREAK_OUT);
  expect(table.state.actions).toBe(1);
});

test('ROY.BAST.4 a bribe of one pistole takes him to the Vieux-Colombier', () => {
  const table = jailed({ state: { purse: 1 } }).play('athos', BRIBE);
  expect([table.man('athos').place, table.state.purse]).toEqual(['vieux-colombier', 0]);
  expect(jailed({ state: { purse: 0 } }).offers('athos', BRIBE)).toBe(false);
});

test('ROY.BAST.5 the jailer rolls three red dice, one hit is enough, and there is nothing to win', () => {
  const table = jailed()
    .dice(blue(1, 2, 0), red(3, 0))
    .play('athos', BREAK_OUT);
  expect(table.told('rolled')).toMatchObject([{ red: { swords: 3, shields: 0 } }]);
  expect(table.told('duel-over')).toMatchObject([{ foe: 'jailer', won: true, life: 0 }]);
  expect([table.state.purse, table.state.epics]).toEqual([5, 0]);
});

test('ROY.BAST.5 the jailer has no power: three of a kind are no manoeuvre, and the duel leaves no sting', () => {
  const shields = jailed()
    .dice(...DRAWN)
    .play('athos', BREAK_OUT);
  expect(shields.man('athos').life).toBe(3);
  const swords = jailed().dice(blue(0, 3, 0), red(3, 0), blue(1, 1, 0), red(1, 1), blue(1, 0, 0), red(0, 1));
  expect(swords.play('athos', BREAK_OUT).man('athos').life).toBe(3);
});

const FREED = [blue(2, 1, 0), red(2, 1)] as const; // one wound each

test('ROY.BAST.6 only if he beats the jailer he is free; otherwise he stays and may try again', () => {
  const won = jailed()
    .dice(...FREED)
    .play('athos', BREAK_OUT);
  expect(won.man('athos')).toMatchObject({ place: 'vieux-colombier', life: 2 });
  const failed = jailed()
    .dice(...DRAWN)
    .play('athos', BREAK_OUT);
  expect(failed.man('athos').place).toBe('bastille');
  expect(failed.offers('athos', BREAK_OUT)).toBe(true);
});

test('ROY.BAST.6 table option: the attempt frees him whatever its result', () => {
  const table = jailed({ options: { bastilleLoose: 'on' } })
    .dice(...DRAWN)
    .play('athos', BREAK_OUT);
  expect(table.man('athos').place).toBe('vieux-colombier');
});

test.each([
  ['losing', blue(0, 1, 2)],
  ['winning', blue(1, 1, 1)],
])('ROY.BAST.7 felled while %s he recovers at once at the Vieux-Colombier, and his turn is over', (_, roll) => {
  const table = jailed({ men: { athos: { place: 'bastille', life: 1 } } });
  table.dice(roll, red(3, 0)).play('athos', BREAK_OUT);
  expect(table.man('athos')).toMatchObject({ place: 'vieux-colombier', life: 3, turn: 'done' });
  expect(table.told('recovered')).toHaveLength(1);
  expect(table.hand('athos')).toHaveLength(1);
});

test('ROY.BAST.8 cards and equipment serve in that duel', () => {
  const table = jailed({
    acting: 'aramis',
    men: { aramis: { place: 'bastille', gear: ['pistol', 'armour'] } },
    hands: { aramis: ['gallantry', 'single', 'nobility'] },
  });
  table.play('aramis', BREAK_OUT);
  expect(table.offers('aramis', DONE)).toBe(true);
  table.dice(blue(2, 1, 2), red(1, 2)).play('aramis', COMMIT.single, ABILITY.gallantry);
  expect(table.told('clash')).toMatchObject([{ hits: 1, wounds: 0 }]);
  const armour = jailed({ men: { athos: { place: 'bastille', gear: ['armour'] } } });
  armour.dice(blue(1, 0, 2), red(1, 2)).play('athos', BREAK_OUT);
  expect(armour.told('clash')[0]).toMatchObject({ wounds: 0 });
});

test('ROY.BAST.9 once out and fit he goes on with his remaining actions', () => {
  for (const table of [
    jailed().play('athos', BRIBE),
    jailed()
      .dice(...FREED)
      .play('athos', BREAK_OUT),
  ]) {
    expect(table.man('athos')).toMatchObject({ place: 'vieux-colombier', turn: 'acting' });
    expect(table.state.actions).toBe(2);
    table.play('athos', MOVE.paris);
    expect(table.man('athos').place).toBe('paris');
  }
});

test('ROY.BAST.10 in prison he may draw, buy, play a Character card and trade with a fellow prisoner', () => {
  const table = jailed({
    men: { athos: { place: 'bastille', gear: ['horse'] }, porthos: { place: 'bastille' } },
    hands: { athos: ['essarts'] },
  });
  const may = [DRAW, BUY.pistol, PLAY.essarts, TRADE.porthos].map(choice => table.offers('athos', choice));
  expect(may).toEqual([true, true, true, true]);
  expect(table.offers('athos', TRADE.aramis)).toBe(false);
  for (const kind of ['move', 'horse']) expect(table.kinds('athos')).not.toContain(kind);
});
