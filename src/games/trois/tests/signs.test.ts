import { expect, test } from 'vitest';
import { position } from '../testing.ts';

test('TRO.13 who ends on a sword, dagger or phial draws from its pile, obeys, and the card goes under it', () => {
  for (const [at, dice, pile, card, to] of [
    ['FO4', [1, 2], 'sword', 'MO05', 'FO11'],
    ['EO4', [1, 2], 'rochefort', 'RO01', 'EO4'],
    ['FO4', [1, 3], 'milady', 'ML05', 'FO3'],
  ] as const) {
    const table = position({ riders: [{ at }, {}], [pile]: [card] });
    const next = table.pile(pile)[1];
    table.roll(...dice);
    expect(table.told('drew')).toEqual([{ kind: 'drew', seat: 0, pile, card, reveals: true }]);
    expect(table.at(0)).toBe(to);
    expect([table.pile(pile)[0], table.pile(pile).at(-1)]).toEqual([next, card]);
  }
});

test('TRO.13 who only rides over such a square draws nothing', () => {
  const table = position({ riders: [{ at: 'FO4' }, {}] });
  table.roll(1, 4);
  expect([table.at(0), table.told('drew')]).toEqual(['FO9', []]);
});

test('TRO.13 a card that makes him wait is kept until that is done', () => {
  const table = position({ riders: [{ at: 'FO4' }, {}], milady: ['ML01'] });
  table.roll(1, 3);
  expect(table.pile('milady')).not.toContain('ML01');
  table.roll(1, 3);
  expect(table.told('missed')).toEqual([{ kind: 'missed', seat: 0, card: 'ML01', left: 0 }]);
  expect(table.pile('milady').at(-1)).toBe('ML01');
});

test('TRO.13 a card that sets a condition is kept until it is met', () => {
  const table = position({ riders: [{ at: 'FO4' }, {}], milady: ['ML03'] });
  table.roll(1, 3);
  table.roll(1, 3);
  table.roll(1, 2);
  expect(table.pile('milady')).not.toContain('ML03');
  table.roll(1, 3);
  table.roll(3, 5);
  expect(table.pile('milady').at(-1)).toBe('ML03');
});

test('TRO.RULING.18 a square reached by a card draws nothing', () => {
  const table = position({ riders: [{ at: 'FO4' }, {}], sword: ['MO02', 'MO06'] });
  table.roll(1, 2);
  expect([table.at(0), table.told('drew').length]).toEqual(['FO12', 1]);
  const back = position({ riders: [{ at: 'FO4' }, {}], milady: ['ML08'] });
  back.roll(1, 3);
  expect([back.at(0), back.told('drew').length]).toEqual(['FO5', 1]);
});

test('TRO.RULING.18 a card forward counts for the gazette, a place, studs on the ground and the trapped rider', () => {
  const gazette = position({ riders: [{ at: 'FO4' }, {}], sword: ['MO05'] });
  gazette.roll(1, 2);
  expect([gazette.at(0), gazette.told('gazette').length]).toEqual(['FO11', 1]);
  const place = position({ riders: [{ at: 'PW6', leg: 3 }, {}], sword: ['MO05'] });
  place.roll(1, 2);
  expect(place.offers()).toEqual(expect.arrayContaining(['way:road', 'stop']));
  place.stop();
  expect([place.at(0), place.leg(0)]).toEqual(['BON', 4]);
  const ground = position({ riders: [{ at: 'FR3' }, {}], studs: 'FR8', droppedBy: 1, sword: ['MO05'] });
  ground.roll(1, 2);
  expect([ground.at(0), ground.studs()]).toEqual(['FR10', 0]);
  const trap = position({ riders: [{ at: 'FR9' }, {}], studs: 0, sword: ['MO02'] });
  trap.roll(1, 2);
  expect([trap.at(0), trap.studs()]).toEqual(['FR17', 'FR14']);
});

test('TRO.RULING.18 a card backward counts for nothing', () => {
  const trap = position({ riders: [{ at: 'FR15' }, {}], studs: 0, gazette: 'GZ04', rochefort: ['RO01'] });
  trap.roll(1, 1);
  expect([trap.at(0), trap.studs()]).toEqual(['FR11', 0]);
  const ground = position({ riders: [{ at: 'FR18' }, {}], studs: 'FR16', droppedBy: 1, milady: ['ML05'] });
  ground.roll(1, 1);
  expect([ground.at(0), ground.studs()]).toEqual(['FR15', 'FR16']);
});

test('TRO.RULING.19 set back by another onto a sign, the sign counts', () => {
  const table = position({ riders: [{ at: 'FO1' }, { at: 'FO6' }], rochefort: ['RO04'] });
  table.roll(2, 3);
  expect(table.at(0)).toBe('FO5');
  expect(table.told('drew').map(event => event.card)).toEqual(['RO04']);
});

test('TRO.RULING.20 no card pushes him back beyond the last place he passed', () => {
  for (const [at, leg, dice, place] of [
    ['DOV', 4, [1, 2], 'DOV'],
    ['CAL', 5, [1, 3], 'CAL'],
    ['QUEEN', 3, [1, 1], 'QUEEN'],
  ] as const) {
    const table = position({
      riders: [{ at, leg }, { at: 'ER4' }],
      news: { passage: 'closed' },
      milady: ['ML05'],
      ...(leg === 5 && { studs: 1 }),
    });
    table.roll(...dice);
    expect([table.at(0), table.leg(0)], at).toEqual([place, leg]);
  }
});

test('TRO.RULING.37 cards go back under their pile in the order they came, without a shuffle', () => {
  const table = position({ riders: [{ at: 'FO4' }, {}], milady: ['ML05'], gazettes: ['GZ06'] });
  const [first, ...rest] = table.pile('milady');
  table.roll(1, 3);
  expect(table.pile('milady')).toEqual([...rest, first]);
  const news = position({ riders: [{ at: 'FO1' }, {}] });
  const [next, ...others] = news.state.gazettes.map(each => each.card);
  news.roll(1, 2);
  expect(news.state.gazettes.map(each => each.card)).toEqual([...others, 'GZ01']);
  expect(news.state.gazette).toBe(next);
});

test('TRO.RULING.37 a Botte that was played lies at the bottom of the swords', () => {
  const table = position({ riders: [{ at: 'FO4', bottes: ['BS08'] }, {}] });
  const before = table.pile('sword');
  table.botte('BS08');
  expect(table.pile('sword')).toEqual([...before, 'BS08']);
});

test('TRO.RULING.37 the card that decides the match goes under its pile as any other', () => {
  const table = position({ riders: [{ at: 'FO4' }, { at: 'PW8', leg: 5 }], studs: 1, sword: ['MO01'] });
  table.roll(1, 2);
  expect([table.state.phase, table.pile('sword').at(-1)]).toEqual(['over', 'MO01']);
});
