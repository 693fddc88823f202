import { expect, test } from 'vitest';
import { blue, type Given, type Position, position, red } from '../../testing.ts';

const DOWN = { life: 0, place: 'vieux-colombier' } as const;
const DUEL = { kind: 'duel', foe: 'boisrenard' } as const;
const PASS = { kind: 'pass' } as const;
const LOST = [blue(0, 1, 2), red(3, 0)] as const;
const start = (who: 'dartagnan' | 'athos' | 'porthos') => ({ kind: 'start', who }) as const;

/** Athos, one life point left, in Paris against Boisrenard. */
const inDanger = (more: Given = {}): Position =>
  position({
    acting: 'athos',
    paris: { card: 'abduction', foes: ['boisrenard'] },
    deck: ['ketty', 'double'],
    ...more,
    men: { ...more.men, athos: { place: 'paris', life: 1, ...more.men?.athos } },
  });
/** How somebody stands after a fall: down and waiting for the next turn, or up again with this turn used. */
const stand = (table: Position, who: 'athos' | 'porthos' | 'dartagnan') => {
  const { life, place, turn } = table.man(who);
  return [life, place, turn];
};

test('ROY.OUT.1 at 0 life points he lies at the Vieux-Colombier at once', () => {
  const table = inDanger().dice(...LOST);
  table.play('athos', DUEL);
  expect(table.man('athos')).toMatchObject({ life: 0, place: 'vieux-colombier' });
  const kinds = table.events.map(({ kind }) => kind);
  expect(kinds.slice(kinds.indexOf('wounded'))).toEqual(['wounded', 'fell', 'duel-over', 'ended']);
  const snared = position({
    acting: 'athos',
    men: { athos: { place: 'quest', life: 1 } },
    inn: [
      ['snare', 'three', 'three', 'four'],
      ['two', 'three', 'parry', 'shields'],
      ['decoy', 'decoy', 'decoy', 'decoy'],
    ],
  }).play('athos', { kind: 'advance', path: 0 });
  expect(snared.man('athos')).toMatchObject({ life: 0, place: 'vieux-colombier' });
});

test('ROY.OUT.2 felled in his own turn he loses the rest of his actions', () => {
  const table = inDanger({ men: { athos: { gear: ['horse'] } } }).dice(...LOST);
  table.play('athos', DUEL);
  expect(table.told('ended')).toHaveLength(1);
  expect(table.asked('athos')).toBeUndefined(); // neither his two actions nor the horse
  expect(table.offers('porthos', start('porthos'))).toBe(true);
});

test('ROY.OUT.3 next turn he stands up with full life and a card instead of acting', () => {
  const table = position({
    men: { porthos: DOWN },
    hands: { porthos: ['panache'] },
    deck: ['ketty', 'double'],
  });
  table.play('porthos', start('porthos'));
  expect(table.man('porthos')).toMatchObject({ life: 5, turn: 'done' });
  expect(table.hand('porthos')).toEqual(['panache', 'ketty']);
  expect(table.asked('porthos')).toBeUndefined();
});

test('ROY.OUT.4 felled by Treachery in phase I he recovers at once, and that was his turn', () => {
  const table = position({
    at: 'treachery',
    plotHand: ['ambush'],
    men: { athos: { place: 'paris', life: 1 } },
    deck: ['ketty'],
  });
  table.play('milady', { kind: 'betray', card: 'ambush' }, { kind: 'man', who: 'athos' });
  expect(stand(table, 'athos')).toEqual([3, 'vieux-colombier', 'done']);
  expect(table.hand('athos')).toEqual(['ketty']);
  expect([table.asked('athos'), table.offers('porthos', start('porthos'))]).toEqual([undefined, true]);
});

test('ROY.OUT.5 felled while breaking out of the Bastille he recovers at once, and his turn is over', () => {
  const table = inDanger({ men: { athos: { place: 'bastille' } } }).dice(...LOST);
  table.play('athos', { kind: 'break-out' });
  expect(stand(table, 'athos')).toEqual([3, 'vieux-colombier', 'done']);
  expect(table.hand('athos')).toEqual(['ketty']);
  expect(table.asked('athos')).toBeUndefined();
});

test('ROY.OUT.6 felled by an Assassin in phase I he recovers at once, and that was his turn', () => {
  const table = position({
    at: 'paris-card',
    men: { dartagnan: { place: 'louvre' }, athos: { place: 'paris', life: 1 } },
    parisHand: ['abduction'],
    deck: ['ketty'],
  });
  table.play('milady', { kind: 'paris', card: 'abduction' }, { kind: 'place', card: 'assassin' });
  table.dice(red(1, 0)).play('milady', { kind: 'place', card: 'vitray' });
  expect(stand(table, 'athos')).toEqual([3, 'vieux-colombier', 'done']);
  expect(table.hand('athos')).toEqual(['ketty']);
});

/** D'Artagnan completes a Louvre mission, and the next one comes with an Assassin. */
const newAssassin = (given: Given): Position => {
  const table = position({
    acting: 'dartagnan',
    louvre: { card: 'ball', foes: ['boisrenard'], won: true },
    louvreStack: ['poisons'],
    deck: ['ketty'],
    ...given,
  });
  table.dice(blue(1, 0, 2), red(3, 0)).play('dartagnan', DUEL);
  return table.play('milady', { kind: 'place', card: 'assassin' });
};

test('ROY.OUT.6 so does who has not begun his turn when a new mission’s Assassin fells him in phase II', () => {
  const table = newAssassin({ men: { dartagnan: { place: 'louvre' }, porthos: { place: 'louvre', life: 1 } } });
  table.dice(red(0, 1), red(1, 0)).play('milady', { kind: 'place', card: 'lubin' });
  expect(stand(table, 'porthos')).toEqual([5, 'vieux-colombier', 'done']);
  expect(table.hand('porthos')).toEqual(['ketty']);
});

test('ROY.OUT.6 but a move under an order counts as begun', () => {
  const table = position({
    players: 6,
    acting: 'treville',
    men: { porthos: { place: 'vieux-colombier', life: 1 } },
    paris: { card: 'abduction', foes: ['vitray'], trap: 'assassin' },
  }).dice(red(1, 0));
  table.play('treville', { kind: 'order', who: 'porthos' }).play('porthos', { kind: 'move', to: 'paris' });
  expect(stand(table, 'porthos')).toEqual([0, 'vieux-colombier', 'done']);
});

test('ROY.OUT.7 felled by an Assassin in his turn or after it he recovers next turn', () => {
  const during = inDanger({
    men: { athos: { place: 'louvre' } },
    paris: { card: 'abduction', foes: ['boisrenard'], trap: 'assassin' },
  }).dice(red(1, 0));
  during.play('athos', { kind: 'move', to: 'paris' });
  expect(stand(during, 'athos')).toEqual([0, 'vieux-colombier', 'done']);
  const actor = newAssassin({ men: { dartagnan: { place: 'louvre', life: 1 }, porthos: { place: 'paris' } } });
  actor.dice(red(1, 0)).play('milady', { kind: 'place', card: 'lubin' });
  expect(stand(actor, 'dartagnan')).toEqual([0, 'vieux-colombier', 'done']);
  const after = newAssassin({
    men: { dartagnan: { place: 'louvre' }, porthos: { place: 'louvre', life: 1, turn: 'done' } },
  });
  after.dice(red(0, 1), red(1, 0)).play('milady', { kind: 'place', card: 'lubin' });
  expect(stand(after, 'porthos')).toEqual([0, 'vieux-colombier', 'done']);
});

test('ROY.OUT.8 felled by a duel, Rochefort or a Snare he recovers next turn', () => {
  const duel = inDanger().dice(...LOST);
  expect(stand(duel.play('athos', DUEL), 'athos')).toEqual([0, 'vieux-colombier', 'done']);
  const rochefort = position({
    acting: 'porthos',
    men: { porthos: { place: 'paris', life: 1 } },
    paris: { card: 'abduction', foes: ['boisrenard'] },
    state: { location: 'paris', standing: 'always' },
  }).dice(blue(0, 1, 2), red(4, 0));
  rochefort.play('porthos', DUEL);
  expect(stand(rochefort, 'porthos')).toEqual([0, 'vieux-colombier', 'done']);
  const snare = position({
    acting: 'athos',
    men: { athos: { place: 'quest', life: 1 } },
    quest: { board: 3, tokens: ['snare', 'two', 'two'], beaten: 0, up: false },
  });
  snare.play('athos', { kind: 'duel', foe: 'road' });
  expect(stand(snare, 'athos')).toEqual([0, 'vieux-colombier', 'done']);
});

test('ROY.OUT.9 felled in phase III or IV he recovers in phase II of the next turn', () => {
  const late = (given: Given): Position =>
    position({
      acting: 'dartagnan',
      ...given,
      men: {
        dartagnan: { place: 'vieux-colombier' },
        athos: { turn: 'done' },
        aramis: { turn: 'done', place: 'vieux-colombier' },
        porthos: { turn: 'done', life: 1, ...given.men?.porthos },
      },
      state: { location: null, presence: 'none', ...given.state },
    });
  const isDownNextTurn = (table: Position) => {
    expect([table.state.turn, table.man('porthos').life]).toEqual([2, 0]);
    table.play('milady', { kind: 'go', to: 'quarters' }, PASS);
    expect(table.offers('porthos', start('porthos'))).toBe(true);
  };
  const siege = late({ men: { porthos: { place: 'la-rochelle' } } }).dice(red(1, 0));
  siege.play('dartagnan', { kind: 'end' }).play('porthos', { kind: 'sacrifice', who: 'porthos' });
  isDownNextTurn(siege);
  const paris = late({ men: { porthos: { place: 'paris' } }, paris: { card: 'duels' } }).dice(red(0, 1));
  paris.play('dartagnan', { kind: 'end' }).play('milady', { kind: 'man', who: 'porthos' });
  isDownNextTurn(paris);
  const louvre = late({
    men: { porthos: { place: 'louvre' } },
    louvre: { card: 'ball', foes: ['boisrenard'] },
    louvreStack: ['poisons'],
    state: { ladder: 3 },
  }).dice(red(0, 1));
  louvre.play('dartagnan', { kind: 'end' }).play('milady', { kind: 'place', card: 'assassin' });
  louvre.dice(red(1, 0)).play('milady', { kind: 'place', card: 'lubin' });
  isDownNextTurn(louvre);
});

test('ROY.OUT.10 who is down takes no action and starts no trade', () => {
  const table = position({ men: { porthos: DOWN }, hands: { porthos: ['double', 'essarts'] } });
  expect(table.choices('porthos')).toEqual([start('porthos')]);
  table.play('porthos', start('porthos'));
  expect(table.events.map(({ kind }) => kind)).toEqual(['recovered', 'drew']);
  expect(table.asked('porthos')).toBeUndefined();
});

test('ROY.OUT.10 but he may be traded with at the Vieux-Colombier, until he stands up and after it', () => {
  const trade = { kind: 'trade', who: 'porthos' } as const;
  for (const porthos of [DOWN, { place: 'vieux-colombier', turn: 'done' }] as const) {
    const table = position({ acting: 'athos', men: { porthos }, hands: { porthos: ['double'] } });
    table.play('athos', trade, { kind: 'done' }).play('porthos', { kind: 'give', card: 'double' }, { kind: 'done' });
    table.play('porthos', { kind: 'accept' }).play('athos', { kind: 'accept' });
    expect(table.hand('athos')).toEqual(['double']);
  }
});

test('ROY.OUT.11 once recovered he stands at the Vieux-Colombier and has had his turn', () => {
  const table = position({ men: { athos: DOWN } }).play('athos', start('athos'));
  expect(stand(table, 'athos')).toEqual([3, 'vieux-colombier', 'done']);
  expect(table.asked('athos')).toBeUndefined();
});

test('ROY.OUT.12 the team chooses when he recovers, before or after the turns of the others', () => {
  const table = position({ men: { athos: DOWN } });
  expect(table.offers('athos', start('athos'))).toBe(true);
  table.play('dartagnan', start('dartagnan'), { kind: 'end' }).play('porthos', start('porthos'), { kind: 'end' });
  expect(table.offers('athos', start('athos'))).toBe(true);
  expect(table.offers('aramis', { kind: 'start', who: 'aramis' })).toBe(true);
  table.play('athos', start('athos'));
  expect(table.offers('aramis', { kind: 'start', who: 'aramis' })).toBe(true);
});
