import { expect, test } from 'vitest';
import { readOptions } from '#kernel/game.ts';
import type { Card } from '../../cards/adventure.ts';
import {
  BREAK_OUT,
  BRIBE,
  CHALLENGE,
  DRAW,
  DUEL,
  END,
  GO,
  INTERCEPT,
  MAN,
  MOVE,
  ORDER,
  PARIS_CARD,
  PASS,
  PLACE,
  START,
} from '../../choices.ts';
import { roy } from '../../game.ts';
import { at, blue, type Given, type Position, position, red } from '../../testing.ts';

/** The set-up up to the choice of musketeers: Milady's part is done. */
const opening = (players: number, given: Record<string, string> = {}) => {
  const { options } = readOptions(roy.options, given);
  if (options === null) throw new Error('no such option');
  const table = at(roy.setup(players, options, { key: [1, 2, 3, 4, 5, 6, 7, 8], at: 0 }, null));
  table.play('milady', PARIS_CARD.duels);
  while (table.asked('milady') !== undefined) table.play('milady', table.choices('milady')[0]);
  return table;
};

/** Every seat takes the last musketeer still to be had, so Tréville is taken first. */
const cast = (table: Position) => {
  for (let seat = 1; seat < table.state.seats; seat++)
    while (table.asked(seat)?.prompt === 'cast') table.play(seat, table.choices(seat).at(-1) ?? PASS);
  return table;
};

const whoIsIn = (table: Position) => table.state.men.map(({ who }) => who);

const treville = (given: Given = {}) => position({ players: 6, acting: 'treville', ...given });

test('ROY.TREV.1 Tréville starts at the Vieux-Colombier', () => {
  expect(cast(opening(6)).man('treville').place).toBe('vieux-colombier');
});

test('ROY.TREV.2 with five players he replaces the one of the four whom the players choose', () => {
  const table = opening(5, { treville: 'stands-in' });
  for (const seat of [1, 2, 3, 4])
    expect(table.choices(seat)).toEqual([MAN.dartagnan, MAN.athos, MAN.aramis, MAN.porthos]);
  expect(table.asked('milady')).toBeUndefined();
  cast(table.play(2, MAN.athos));
  expect(whoIsIn(table)).toEqual(['dartagnan', 'aramis', 'porthos', 'treville']);
  expect(whoIsIn(cast(opening(5)))).toEqual(['dartagnan', 'athos', 'aramis', 'porthos']);
});

test('ROY.TREV.3 with six players he is the fifth musketeer', () => {
  expect(whoIsIn(cast(opening(6)))).toEqual(['dartagnan', 'athos', 'aramis', 'porthos', 'treville']);
});

test('ROY.TREV.4 once in his own turn he may spend an action on an order; nobody else can', () => {
  const table = treville();
  const orders = [ORDER.dartagnan, ORDER.athos, ORDER.aramis, ORDER.porthos];
  expect(table.choices('treville').filter(({ kind }) => kind === 'order')).toEqual(orders);
  table.play('treville', ORDER.athos).play('athos', DRAW);
  expect(table.state.actions).toBe(2);
  expect(table.kinds('treville')).not.toContain('order');
  expect(table.kinds('treville')).toContain('draw');
  expect(position({ players: 6, acting: 'porthos' }).kinds('porthos')).not.toContain('order');
});

test('ROY.TREV.4 with no action left he gives no order', () => {
  expect(treville({ actions: 0, men: { treville: { gear: ['horse'] } } }).kinds('treville')).toEqual(['horse', 'end']);
});

test('ROY.TREV.4 in his next turn he may give one again', () => {
  const aside = { turn: 'done', place: 'paris' } as const;
  const table = treville({
    men: { dartagnan: aside, athos: aside, aramis: aside, porthos: aside, treville: { used: true } },
    state: { location: null, presence: 'none' },
  });
  expect(table.kinds('treville')).not.toContain('order');
  table.dice(red(0, 1)).play('treville', END).play('milady', GO.quarters, PASS);
  table.play('treville', START.treville);
  expect(table.kinds('treville')).toContain('order');
});

test('ROY.TREV.5 the one ordered acts at once, and his own actions are untouched', () => {
  const table = treville().play('treville', ORDER.athos);
  expect(table.asked('treville')).toBeUndefined();
  table.play('athos', DRAW);
  expect(table.hand('athos')).toHaveLength(1);
  expect(table.asked('athos')).toBeUndefined();
  table.play('treville', END).play('athos', START.athos);
  expect(table.state.actions).toBe(3);
});

test('ROY.TREV.5 he chooses among all his actions, under all normal rules', () => {
  const table = treville({
    hands: { porthos: ['panache', 'panache', 'panache', 'panache'] },
    louvre: { card: 'poisons', foes: ['lubin'] },
    paris: { card: 'captive', foes: ['jussac'] },
    state: { location: 'louvre', standing: 'ask' },
  });
  table.play('treville', ORDER.porthos);
  expect(table.offers('porthos', DUEL.lubin)).toBe(true);
  expect(table.offers('porthos', MOVE.paris)).toBe(true);
  expect(table.offers('porthos', DUEL.jussac)).toBe(false); // that one is in Paris
  table.play('porthos', CHALLENGE.panache);
  expect(table.offers('milady', INTERCEPT)).toBe(true);
});

test('ROY.TREV.6 the one ordered may have had his turn or not', () => {
  const table = treville({ men: { athos: { turn: 'done' }, porthos: { turn: 'waiting' } } });
  expect([table.offers('treville', ORDER.athos), table.offers('treville', ORDER.porthos)]).toEqual([true, true]);
  table.play('treville', ORDER.athos).play('athos', DRAW);
  expect(table.hand('athos')).toHaveLength(1);
  expect(table.man('athos').turn).toBe('done');
});

test('ROY.TREV.7 one who lies down cannot be ordered', () => {
  const table = treville({ men: { athos: { life: 0 } } });
  expect([table.offers('treville', ORDER.athos), table.offers('treville', ORDER.aramis)]).toEqual([false, true]);
});

test('ROY.TREV.7 one whom Richelieu jailed this turn cannot break out under an order, another prisoner can', () => {
  const ordered = (jailed: boolean) => {
    const table = treville({ men: { athos: { place: 'bastille', jailed, turn: 'done' } } });
    table.play('treville', ORDER.athos);
    return [table.offers('athos', BRIBE), table.offers('athos', BREAK_OUT), table.offers('athos', DRAW)];
  };
  expect(ordered(true)).toEqual([false, false, true]);
  expect(ordered(false)).toEqual([true, true, true]);
});

test('ROY.TREV.8 he starts with a Toledo blade, and one is left in the Arsenal', () => {
  const table = cast(opening(6));
  expect(table.man('treville').gear).toEqual(['blade']);
  expect(table.state.arsenal.blade).toBe(1);
  expect(cast(opening(5)).state.arsenal.blade).toBe(2);
});

test.each([
  [2, [], [9], 3],
  [3, [], [9, 9], 3],
  [4, ['dartagnan'], [7, 7, 7], 4],
] as const)(
  'ROY.TREV.9 with %i players he stands in for one in play; all numbers stay',
  (players, out, hands, actions) => {
    const table = opening(players, { treville: 'stands-in' });
    // With four players one of the four stays out before Tréville comes in for another.
    for (const who of out) table.play(1, MAN[who]);
    const inPlay = (['dartagnan', 'athos', 'aramis', 'porthos'] as const).filter(
      who => !out.some(each => each === who),
    );
    expect(table.choices(1)).toEqual(inPlay.map(who => MAN[who]));
    cast(table.play(1, MAN.porthos));
    expect(whoIsIn(table).toSorted()).toEqual([...inPlay.filter(who => who !== 'porthos'), 'treville'].toSorted());
    expect(table.state.hands.slice(1).map(({ length }) => length)).toEqual(hands);
    while (table.asked('milady') !== undefined && table.state.phase !== 'musketeers')
      table.play('milady', table.offers('milady', PASS) ? PASS : table.choices('milady')[0]);
    const captain = table.man('treville').seat;
    table.play(captain, START.treville);
    expect(table.told('started')).toMatchObject([{ who: 'treville', actions }]);
  },
);

test('ROY.TREV.10 an order goes from any place to any place, out of the Bastille as well', () => {
  for (const place of ['bastille', 'quest', 'richelieu', 'la-rochelle'] as const) {
    const table = treville({ men: { treville: { place } } });
    expect(table.choices('treville').filter(({ kind }) => kind === 'order')).toHaveLength(4);
    table.play('treville', ORDER.dartagnan);
    expect(table.offers('dartagnan', MOVE.louvre)).toBe(true);
  }
});

test('ROY.TREV.11 the seat of the one ordered chooses, and his horse is not part of an order', () => {
  const table = treville({ men: { athos: { gear: ['horse'] } } }).play('treville', ORDER.athos);
  expect([table.asked('treville'), table.asked('dartagnan')]).toEqual([undefined, undefined]);
  expect(table.kinds('athos')).toContain('move');
  for (const kind of ['horse', 'end', 'order']) expect(table.kinds('athos')).not.toContain(kind);
});

test('ROY.TREV.11 one without any legal action cannot be named', () => {
  const jailed = (wholeDeck: readonly Card[]) =>
    treville({
      men: { athos: { place: 'bastille', jailed: true, turn: 'done' } },
      wholeDeck,
      state: { purse: 0 },
    }).offers('treville', ORDER.athos);
  expect([jailed(['single']), jailed([])]).toEqual([true, false]);
});

/** Porthos completes the Louvre mission under an order; Tréville stands by, and Milady lays an Assassin. */
const byOrder = (swords: number) => {
  const table = treville({
    men: { treville: { place: 'louvre', life: 1 }, porthos: { place: 'louvre' } },
    louvre: { card: 'poisons', won: true, foes: ['lubin'] },
    louvreStack: ['debts', 'letter'],
  });
  table
    .play('treville', ORDER.porthos)
    .dice(blue(3, 0, 0), red(0, 2))
    .play('porthos', DUEL.lubin);
  expect(table.asked('treville')).toBeUndefined();
  return table
    .play('milady', PLACE.assassin)
    .dice(red(swords, 2 - swords))
    .play('milady', PLACE.henchman);
};

test('ROY.TREV.12 all that an ordered action leads to is settled before his own turn goes on', () => {
  const table = byOrder(0);
  expect(table.told('bite').map(({ who }) => who)).toEqual(['porthos', 'treville']);
  expect(table.state.actions).toBe(2);
  expect(table.offers('treville', DRAW)).toBe(true);
});

test('ROY.TREV.12 felled by it, his turn is over', () => {
  const table = byOrder(2);
  expect(table.man('treville')).toMatchObject({ life: 0, place: 'vieux-colombier', turn: 'done' });
  expect(table.kinds('treville')).not.toContain('draw');
  expect(table.offers('dartagnan', START.dartagnan)).toBe(true);
});

test('ROY.TREV.11 an order lapses when a refused trade leaves the one ordered with nothing else to do', () => {
  const jailed = { place: 'bastille', jailed: true } as const;
  const table = treville({
    men: { athos: jailed, porthos: jailed },
    hands: { porthos: ['single'] },
    wholeDeck: [],
    discard: [],
    state: { purse: 0 },
  });
  table.play('treville', ORDER.athos);
  expect(table.choices('athos')).toEqual([{ kind: 'trade', who: 'porthos' }]);
  table.play('athos', { kind: 'trade', who: 'porthos' }, { kind: 'done' });
  table.play('porthos', { kind: 'cancel' });
  expect(table.asked('athos')).toBeUndefined();
  expect(table.asked('treville')?.prompt).toBe('man-turn');
});
