import { expect, test } from 'vitest';
import { position } from '../testing.ts';

test('TRO.15 BS01 voids a card of Rochefort, and no other', () => {
  const table = position({ riders: [{ at: 'EO4', bottes: ['BS01'] }, {}], rochefort: ['RO04'] });
  table.roll(1, 2);
  table.ride();
  expect([table.prompt(), table.offers().toSorted()]).toEqual(['0 drawn', ['botte:BS01', 'obey']]);
  table.botte('BS01');
  expect([table.state.musketeers[0].skip, table.told('cancelled')]).toEqual([
    0,
    [{ kind: 'cancelled', seat: 0, card: 'RO04' }],
  ]);
  expect([table.pile('rochefort').at(-1), table.pile('sword').at(-1)]).toEqual(['RO04', 'BS01']);
  const milady = position({ riders: [{ at: 'FO4', bottes: ['BS01'] }, {}], milady: ['ML01'] });
  milady.roll(1, 3);
  milady.ride();
  expect(milady.offers()).toEqual(['obey']);
});

test('TRO.15 BS02 voids a card of Milady, and no other', () => {
  const table = position({ riders: [{ at: 'FO4', bottes: ['BS02'] }, {}], milady: ['ML05'] });
  table.roll(1, 3);
  table.ride();
  expect(table.offers().toSorted()).toEqual(['botte:BS02', 'obey']);
  table.botte('BS02');
  expect([table.at(0), table.pile('milady').at(-1), table.pile('sword').at(-1)]).toEqual(['FO8', 'ML05', 'BS02']);
  const rochefort = position({ riders: [{ at: 'EO4', bottes: ['BS02'] }, {}], rochefort: ['RO04'] });
  rochefort.roll(1, 2);
  rochefort.ride();
  expect(rochefort.offers()).toEqual(['obey']);
});

test('TRO.15 BS03 passes the closed gate once, in either direction', () => {
  for (const [at, leg, to] of [
    ['PW1', 2, 'PW8'],
    ['PW8', 3, 'PW1'],
  ] as const) {
    const table = position({ riders: [{ at, leg, bottes: ['BS03'] }, {}], news: { gate: 'closed' } });
    table.roll(3, 4);
    table.ride();
    expect([table.prompt(), table.offers().toSorted()]).toEqual(['0 gate', ['botte:BS03', 'stop']]);
    table.botte('BS03');
    expect([table.at(0), table.hand(0)]).toEqual([to, []]);
    expect(table.ridden(0).at(-1)).toBe(to);
  }
});

test('TRO.15 BS04 enters the stairs whatever their state and wherever Mme Bonacieux is', () => {
  for (const [at, leg, to] of [
    ['BON', 2, 'SP3'],
    ['QUEEN', 3, 'SP1'],
  ] as const) {
    const table = position({
      riders: [{ at, leg, bottes: ['BS04'] }, {}],
      news: { passage: 'closed', bonacieux: 'away' },
    });
    table.roll(1, 2);
    table.ride();
    expect([table.prompt(), table.offers().toSorted()]).toEqual(['0 way', ['botte:BS04', 'way:public']]);
    table.botte('BS04');
    expect([table.at(0), table.hand(0)]).toEqual([to, []]);
  }
});

test('TRO.15 BS04 is not asked for while the stairs are open to him anyway', () => {
  const table = position({ riders: [{ at: 'BON', bottes: ['BS04'] }, {}] });
  table.roll(1, 2);
  table.ride();
  expect(table.offers().toSorted()).toEqual(['way:public', 'way:stairs']);
});

test('TRO.15 BS05 crosses once without a boat', () => {
  const table = position({ riders: [{ at: 'FO24', bottes: ['BS05'] }, {}], news: { channel: 'none' } });
  table.roll(1, 2);
  table.ride();
  expect([table.prompt(), table.offers().toSorted()]).toEqual(['0 port', ['botte:BS05', 'stop']]);
  table.botte('BS05');
  expect([table.at(0), table.hand(0), table.state.news.channel]).toEqual(['EO1', [], 'none']);
});

test('TRO.15 BS06 adds six to the roll', () => {
  const table = position({ riders: [{ at: 'FO4', bottes: ['BS06'] }, {}] });
  table.roll(1, 3);
  expect([table.prompt(), table.offers().toSorted()]).toEqual(['0 rolled', ['botte:BS06', 'ride']]);
  table.botte('BS06');
  expect(table.at(0)).toBe('FO14');
});

test('TRO.15 BS07 rolls again and keeps the second roll, its double or none', () => {
  const table = position({ riders: [{ at: 'FO4', bottes: ['BS07'] }, {}] });
  table.roll(6, 6);
  table.botte('BS07', 1, 4);
  expect([table.at(0), table.prompt()]).toEqual(['FO9', '1 start']);
  const lucky = position({ riders: [{ at: 'FO4', bottes: ['BS07'] }, {}] });
  lucky.roll(1, 4);
  lucky.botte('BS07', 1, 1);
  expect([lucky.at(0), lucky.prompt()]).toEqual(['FO6', '0 start']);
});

test('TRO.15 BS08 turns up the next gazette before he rolls', () => {
  const table = position({ riders: [{ at: 'FO4', bottes: ['BS08'] }, {}], gazettes: ['GZ06'] });
  expect(table.offers().toSorted()).toEqual(['botte:BS08', 'roll']);
  table.botte('BS08');
  expect(table.told('gazette').map(({ why, gazette }) => [why, gazette])).toEqual([['printer', 'GZ06']]);
  expect([table.prompt(), table.state.gazettes.at(-1)?.card]).toEqual(['0 start', 'GZ01']);
});

test('TRO.15 BS09 keeps the studs from a card and from the trapped rider', () => {
  const card = position({ riders: [{ at: 'FR17', bottes: ['BS09'] }, {}], studs: 0, milady: ['ML10'] });
  card.roll(1, 2);
  card.ride();
  expect([card.prompt(), card.offers().toSorted()]).toEqual(['0 drawn', ['botte:BS09', 'obey']]);
  card.botte('BS09');
  expect([card.studs(), card.told('dodged').map(event => event.what)]).toEqual([0, ['drop']]);
  const trap = position({ riders: [{ at: 'FR10', bottes: ['BS09'] }, {}], studs: 0 });
  trap.roll(2, 3);
  trap.ride();
  expect([trap.prompt(), trap.offers().toSorted()]).toEqual(['0 trap', ['botte:BS09', 'leave']]);
  trap.botte('BS09');
  expect([trap.at(0), trap.studs(), trap.told('dodged').map(event => event.what)]).toEqual(['FR15', 0, ['trap']]);
});

test('TRO.15 BS09 makes a hold void', () => {
  const table = position({ riders: [{ at: 'FO4', bottes: ['BS09'] }, {}], milady: ['ML03'] });
  table.roll(1, 3);
  table.ride();
  expect(table.offers().toSorted()).toEqual(['botte:BS09', 'obey']);
  table.botte('BS09');
  expect([table.state.musketeers[0].hold, table.told('dodged').map(event => event.what)]).toEqual([null, ['hold']]);
  const skip = position({ riders: [{ at: 'FO4', bottes: ['BS09'] }, {}], milady: ['ML01'] });
  skip.roll(1, 3);
  skip.ride();
  expect(skip.offers()).toEqual(['obey']);
});

test('TRO.15 BS09 against a card: the way back and the missed turn of it still count', () => {
  const table = position({
    riders: [{ at: 'FR4', bottes: ['BS09'] }, {}],
    studs: 0,
    rochefort: ['RO06'],
    news: { spies: 'active' },
  });
  table.roll(1, 2);
  table.ride();
  table.botte('BS09');
  expect([table.at(0), table.studs(), table.state.musketeers[0].skip]).toEqual(['FR3', 0, 1]);
});

test('TRO.15 BS09 the carrier keeps the studs over the trapped rider: nobody takes them, not even he', () => {
  const table = position({ riders: [{ at: 'FR10', bottes: ['BS09'] }, {}], studs: 0 });
  table.roll(2, 3);
  table.ride();
  table.botte('BS09');
  expect([table.told('studs'), table.told('dropped')]).toEqual([[], []]);
});

test('TRO.15 BS08 what it brings counts at once: who finds no boat any more ends his turn', () => {
  const table = position({ riders: [{ at: 'CAL', bottes: ['BS08'] }, {}], gazettes: ['GZ07'] });
  table.botte('BS08');
  expect(table.told('gazette')).toMatchObject([{ gazette: 'GZ07', why: 'printer', seat: 0, reveals: true }]);
  expect([table.prompt(), table.told('blocked')]).toEqual(['1 start', [{ kind: 'blocked', seat: 0, at: 'CAL' }]]);
});

test('TRO.15 BS04 is of no use where no stairs lead on: at the house on the long road, and at the castle', () => {
  const news = { passage: 'closed' } as const;
  const house = position({ riders: [{ at: 'PW1', leg: 3, bottes: ['BS04'] }, {}], news });
  house.roll(1, 2);
  house.ride();
  const castle = position({ riders: [{ at: 'EO10', bottes: ['BS04'] }, {}], news });
  castle.roll(1, 2);
  castle.ride();
  for (const table of [house, castle])
    expect([table.prompt(), table.offers().toSorted()]).toEqual(['0 way', ['stop', 'way:road']]);
});

test('TRO.15 BS07 rolls as many dice as before, and what BS06 added stays', () => {
  const one = position({ riders: [{ at: 'FO4', bottes: ['BS07'], oneDie: true }, {}] });
  one.roll(6);
  one.botte('BS07', 2);
  expect(one.at(0)).toBe('FO6');
  expect(one.told('rolled')).toEqual([
    { kind: 'rolled', seat: 0, dice: [6], what: 'ride', reveals: true },
    { kind: 'rolled', seat: 0, dice: [2], what: 'ride', reveals: true },
  ]);
  const more = position({ riders: [{ at: 'FO4', bottes: ['BS06', 'BS07'] }, {}] });
  more.roll(6, 5);
  more.botte('BS06');
  more.botte('BS07', 1, 3);
  expect(more.at(0)).toBe('FO14');
});

test('TRO.15 BS04 leads down the stairs on the way back to the studs, but not up again from the house', () => {
  const given = { studs: 'FR14', droppedBy: 1, news: { passage: 'closed' } } as const;
  const queen = position({ ...given, riders: [{ at: 'QUEEN', leg: 5, bottes: ['BS04'] }, {}] });
  queen.roll(1, 2);
  queen.back();
  expect([queen.prompt(), queen.offers().toSorted()]).toEqual(['0 way', ['botte:BS04', 'way:public']]);
  queen.botte('BS04');
  expect(queen.at(0)).toBe('SP1');
  const house = position({ ...given, riders: [{ at: 'PW1', leg: 5, bottes: ['BS04'] }, {}] });
  house.roll(1, 2);
  house.back();
  expect([house.prompt(), house.offers().toSorted()]).toEqual(['0 way', ['stop', 'way:road']]);
});
