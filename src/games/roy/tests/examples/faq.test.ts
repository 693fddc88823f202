import { expect, test } from 'vitest';
import { BETRAY, BREAK_OUT, END, MAN, MOVE, PLACE } from '../../choices.ts';
import { blue, position, red } from '../../testing.ts';

const HAS_PLAYED = { turn: 'done' } as const;

test('ROY.FAQ.1 the Louvre token moves down in a turn in which a mission was completed too', () => {
  const table = position({
    acting: 'porthos',
    men: { dartagnan: HAS_PLAYED, athos: HAS_PLAYED, aramis: HAS_PLAYED },
    louvre: { card: 'debts', foes: ['henchman'], won: true },
    louvreStack: ['letter'],
    state: { location: 'paris', ladder: 2 },
  }).dice(blue(3, 0, 0), red(0, 2));
  table.play('porthos', { kind: 'duel', foe: 'henchman' }).play('milady', PLACE.henchman, PLACE.lubin);
  expect([table.state.louvre?.card, table.state.ladder]).toEqual(['letter', 1]);
  table.dice(red(0, 1)).play('porthos', END);
  expect(table.state.ladder).toBe(2);
});

test('ROY.FAQ.2 only who beats the jailer breaks out of the Bastille', () => {
  const tries = (...rolls: Parameters<ReturnType<typeof position>['dice']>) =>
    position({ acting: 'athos', men: { athos: { place: 'bastille' } } })
      .dice(...rolls)
      .play('athos', BREAK_OUT);
  expect(tries(blue(3, 0, 0), red(1, 2)).man('athos').place).toBe('vieux-colombier');
  const wounded = tries(blue(0, 0, 2), blue(0, 1, 0), red(2, 1));
  expect(wounded.man('athos')).toMatchObject({ place: 'bastille', life: 2 });
  expect(wounded.state.actions).toBe(2);
  const drawn = tries(blue(0, 3, 0), red(3, 0), blue(0, 2, 0), red(2, 0), blue(0, 1, 0), red(1, 0));
  expect(drawn.man('athos')).toMatchObject({ place: 'bastille', life: 3 });
});

test('ROY.FAQ.3 each place may have a Trap of its own, but not two', () => {
  const table = position({
    at: 'paris-card',
    parisHand: ['abduction'],
    louvre: { card: 'debts', foes: ['henchman'], trap: 'thief' },
  });
  table.play('milady', { kind: 'paris', card: 'abduction' });
  expect(table.offers('milady', PLACE.harlot)).toBe(true);
  table.play('milady', PLACE.harlot);
  expect(table.offers('milady', PLACE.beggars)).toBe(false);
  table.play('milady', PLACE.vitray);
  expect([table.state.paris?.trap, table.state.louvre?.trap]).toEqual(['harlot', 'thief']);
});

test('ROY.FAQ.4 recovery is immediate after an Ambush, an Assassin before one’s turn, and a failed break-out', () => {
  const stands = { life: 3, place: 'vieux-colombier', turn: 'done' };
  const ambush = position({ at: 'treachery', plotHand: ['ambush'], men: { athos: { life: 1 } } });
  ambush.play('milady', BETRAY.ambush, MAN.athos);
  expect(ambush.man('athos')).toMatchObject(stands);
  const assassin = position({
    at: 'paris-card',
    parisHand: ['smuggler'],
    men: { dartagnan: { life: 1 } },
    foes: ['lubin'],
    traps: ['assassin'],
  });
  assassin.play('milady', { kind: 'paris', card: 'smuggler' }, PLACE.lubin);
  assassin.dice(red(1, 0)).play('milady', PLACE.assassin);
  expect(assassin.man('dartagnan')).toMatchObject(stands);
  const jailer = position({ acting: 'athos', men: { athos: { place: 'bastille', life: 1 } } });
  jailer.dice(blue(0, 1, 2), red(3, 0)).play('athos', BREAK_OUT);
  expect(jailer.man('athos')).toMatchObject(stands);
  const walksIn = position({
    acting: 'athos',
    men: { athos: { life: 1 } },
    paris: { card: 'smuggler', foes: ['lubin'], trap: 'assassin' },
  });
  walksIn.dice(red(1, 0)).play('athos', MOVE.paris);
  expect(walksIn.man('athos')).toMatchObject({ ...stands, life: 0 });
});

test('ROY.FAQ.5 an upgraded skill costs one Adventure card of any kind', () => {
  for (const card of ['nobility', 'double', 'ketty'] as const) {
    const table = position({ acting: 'athos', hands: { athos: [card] }, state: { purse: 0 } });
    table.play('athos', { kind: 'buy', item: 'erudition' }, { kind: 'pay', card });
    expect(table.man('athos').skills).toEqual(['erudition']);
    expect([table.hand('athos'), table.state.discard, table.state.purse]).toEqual([[], [card], 0]);
  }
  const empty = position({ acting: 'athos', state: { purse: 10 } });
  expect(empty.offers('athos', { kind: 'buy', item: 'erudition' })).toBe(false);
});

test('ROY.FAQ.6 Rochefort takes no notice of Traps', () => {
  const state = { location: 'paris', presence: 'exposed', shown: true, standing: 'ask' } as const;
  const beggars = position({
    acting: 'porthos',
    men: { porthos: { place: 'paris' } },
    paris: { card: 'abduction', foes: ['henchman'], trap: 'beggars' },
    state,
  });
  beggars.play('porthos', { kind: 'beggars', place: 'paris' });
  expect(beggars.asked('milady')).toBeUndefined();
  expect(beggars.state.paris?.trap).toBeNull();
  const thief = position({
    acting: 'porthos',
    paris: { card: 'abduction', foes: ['henchman'], trap: 'thief' },
    state,
  });
  thief.dice(red(0, 1)).play('porthos', MOVE.paris);
  expect(thief.told('bite')).toHaveLength(1);
  expect(thief.asked('milady')).toBeUndefined();
  thief.play('porthos', { kind: 'duel', foe: 'henchman' });
  expect(thief.told('intercepted')).toHaveLength(1);
});
