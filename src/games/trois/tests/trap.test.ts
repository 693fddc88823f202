import { expect, test } from 'vitest';
import { trois } from '../game.ts';
import type { Given } from '../given/given.ts';
import { position } from '../testing.ts';

test('TRO.25 a carrier who rides over the trapped rider or ends on him leaves the studs there', () => {
  for (const [dice, to] of [
    [[2, 3], 'FR15'],
    [[1, 3], 'FR14'],
  ] as const) {
    const table = position({ riders: [{ at: 'FR10' }, {}], studs: 0 });
    table.roll(...dice);
    expect([table.at(0), table.studs()]).toEqual([to, 'FR14']);
    expect(table.told('dropped')).toEqual([{ kind: 'dropped', seat: 0, at: 'FR14', trap: true }]);
  }
});

test('TRO.25 the first to end exactly on him gets them', () => {
  const table = position({ riders: [{ at: 'FR10' }, {}], studs: 'FR14', droppedBy: 1 });
  table.roll(1, 3);
  expect([table.at(0), table.studs()]).toEqual(['FR14', 0]);
  expect(table.told('studs')).toEqual([{ kind: 'studs', seat: 0, from: 'trap', loser: null }]);
});

test('TRO.25 for this he may ride backward', () => {
  const table = position({ riders: [{ at: 'FR17' }, {}], studs: 'FR14', droppedBy: 1 });
  table.roll(1, 2);
  expect([table.prompt(), table.offers().toSorted()]).toEqual(['0 rolled', ['back', 'ride']]);
  table.back();
  expect([table.at(0), table.studs()]).toEqual(['FR14', 0]);
});

test('TRO.25 and for nothing else', () => {
  for (const studs of [1, 'FR8', 'FR16'] as const) {
    const table = position({ riders: [{ at: 'FR18', bottes: ['BS01'] }, { at: 'FR12' }], studs, droppedBy: 1 });
    table.roll(1, 2);
    expect(table.prompt()).toBe('0 rolled');
    expect(table.offers(), String(studs)).not.toContain('back');
  }
});

test('TRO.RULING.24 who comes to the Queen without the studs waits there', () => {
  const table = position({ riders: [{ at: 'QUEEN', leg: 5 }, { at: 'FR3' }], studs: 1 });
  expect([table.prompt(), table.told('blocked')]).toEqual(['1 start', [{ kind: 'blocked', seat: 0, at: 'QUEEN' }]]);
});

test('TRO.RULING.24 he leaves only backward, for the studs on the trapped rider', () => {
  const table = position({ riders: [{ at: 'QUEEN', leg: 5 }, { at: 'FR3' }], studs: 'FR14', droppedBy: 1 });
  expect(table.prompt()).toBe('0 start');
  table.roll(1, 2);
  expect([table.at(0), table.told('rode').map(event => event.back)]).toEqual(['PW6', [true]]);
  const ground = position({ riders: [{ at: 'QUEEN', leg: 5 }, { at: 'FR3' }], studs: 'FR8', droppedBy: 1 });
  expect(ground.prompt()).toBe('1 start');
});

test('TRO.RULING.24 he counts as held up when all the others are', () => {
  const table = position({
    riders: [
      { at: 'QUEEN', leg: 5 },
      { at: 'DOV', leg: 5 },
    ],
    studs: 1,
    gazette: 'GZ07',
  });
  expect(table.told('eased').map(event => event.elements)).toEqual([['channel']]);
});

test('TRO.RULING.25 a carrier who ended on the trapped rider must leave and come back for the studs', () => {
  const table = position({ riders: [{ at: 'FR11' }, { at: 'FO4' }], studs: 0 });
  table.roll(1, 2);
  expect([table.at(0), table.studs()]).toEqual(['FR14', 'FR14']);
  table.roll(1, 1);
  table.roll(1, 2);
  table.one();
  expect([table.at(0), table.studs()]).toEqual(['FR15', 'FR14']);
  table.one();
  table.one();
  table.back();
  expect([table.at(0), table.studs()]).toEqual(['FR14', 0]);
});

test('TRO.RULING.25 his square is shared while the studs lie on it, and only then', () => {
  const shared = position({ riders: [{ at: 'FR11' }, { at: 'FR14' }], studs: 'FR14', droppedBy: 1 });
  shared.roll(1, 2);
  expect([shared.at(0), shared.studs()]).toEqual(['FR14', 0]);
  const taken = position({ riders: [{ at: 'FR11' }, { at: 'FR14' }], studs: 1 });
  taken.roll(1, 2);
  expect([taken.at(0), taken.studs()]).toEqual(['FR13', 1]);
});

test('TRO.RULING.26 everybody on the last leg chooses the direction after his roll, and nobody else', () => {
  for (const at of ['FR17', 'FR22', 'BON', 'PW2', 'SP2'] as const) {
    const table = position({ riders: [{ at, leg: 5 }, {}], studs: 'FR14', droppedBy: 1 });
    table.roll(1, 2);
    expect(table.offers(), at).toEqual(expect.arrayContaining(['ride', 'back']));
  }
  const early = position({ riders: [{ at: 'PW4', leg: 2 }, {}], studs: 'FR14', droppedBy: 1 });
  early.roll(1, 3);
  expect([early.at(0), early.prompt()]).toEqual(['PW8', '1 start']);
});

test('TRO.RULING.26 one square backward is allowed as well', () => {
  const table = position({ riders: [{ at: 'FR15' }, {}], studs: 'FR14', droppedBy: 1 });
  table.one();
  table.back();
  expect([table.at(0), table.studs()]).toEqual(['FR14', 0]);
});

test('TRO.25 a ride backward draws where it ends, and goes no further than Calais', () => {
  const card = position({ riders: [{ at: 'FR22' }, {}], studs: 'FR14', droppedBy: 1, rochefort: ['RO04'] });
  card.roll(1, 4);
  card.back();
  expect([card.at(0), card.told('drew').map(event => event.card)]).toEqual(['FR17', ['RO04']]);
  const far = position({ riders: [{ at: 'FR15', bottes: ['BS06'] }, {}], studs: 'FR14', droppedBy: 1 });
  far.roll(6, 5);
  far.botte('BS06');
  far.back();
  expect([far.at(0), far.studs()]).toEqual(['CAL', 'FR14']);
});

test('TRO.25 who overtakes the carrier by ending on the trapped rider leaves the studs there', () => {
  const unarmed = position({ riders: [{ at: 'FR10' }, { at: 'FR13' }], studs: 1 });
  unarmed.roll(1, 3);
  expect([unarmed.at(0), unarmed.studs()]).toEqual(['FR14', 'FR14']);
  const armed = position({ riders: [{ at: 'FR10', bottes: ['BS01'] }, { at: 'FR13' }], studs: 1 });
  armed.roll(1, 3);
  armed.ride();
  armed.leave();
  expect([armed.at(0), armed.studs()]).toEqual(['FR14', 'FR14']);
});

test('TRO.25 it is told that he comes to the trapped rider, that he leaves the studs, and that he rides on', () => {
  const table = position({ riders: [{ at: 'FR12' }, {}], studs: 0 });
  table.roll(1, 2);
  const told = table.events.flatMap(event => {
    if (event.kind === 'dropped') return ['dropped'];
    return event.kind === 'rode' ? [event.path.join(' ')] : [];
  });
  expect(told).toEqual(['FR12 FR13 FR14', 'dropped', 'FR14 FR15']);
});

test('TRO.RULING.24 at the Queen’s he is not asked whether he would ride on', () => {
  const table = position({
    riders: [{ at: 'QUEEN', leg: 5, bottes: ['BS01'] }, { at: 'FR3' }],
    studs: 'FR14',
    droppedBy: 1,
  });
  table.roll(1, 2);
  expect([table.prompt(), table.offers()]).toEqual(['0 rolled', ['back']]);
});

test('TRO.17 he who leaves the Queen for the studs on the trapped rider finds the stairs open or shut as anybody', () => {
  const offers = (news: Given['news'] = {}) => {
    const table = position({
      riders: [{ at: 'QUEEN', leg: 5 }, { at: 'FR3' }],
      studs: 'FR14',
      droppedBy: 1,
      news: { bonacieux: 'queen', ...news },
    });
    table.roll(1, 2);
    return table.prompt() === '0 way' ? table.offers() : table.at(0);
  };
  expect(offers()).toEqual(['way:public', 'way:stairs']);
  expect(offers({ passage: 'closed' })).toBe('PW6');
  expect(offers({ bonacieux: 'home' })).toBe('PW6');
});

test('TRO.25 what a card lets him ride after he left the studs is a move of its own', () => {
  const table = position({ riders: [{ at: 'FR10' }, {}], studs: 0, sword: ['MO02'] });
  table.roll(4, 5);
  expect([table.at(0), table.prompt(), table.studs()]).toEqual(['BON', '0 way', 'FR14']);
  expect(trois.view(table.state, 0).turn).toMatchObject({ mode: 'card', left: false });
});

test('TRO.RULING.10 nor does he ride back for the studs behind one who waits at the closed gate', () => {
  const table = position({
    riders: [
      { at: 'PW6', leg: 5 },
      { at: 'PW5', leg: 3 },
    ],
    studs: 'FR14',
    droppedBy: 1,
    news: { gate: 'closed' },
  });
  table.roll(1, 1);
  expect([table.ridden(0), table.told('rode')[0].back]).toEqual([['PW6', 'PW7', 'PW8'], false]);
});

test('TRO.RULING.24 it is told that he stops at the Queen’s, and what he loses by it', () => {
  const table = position({ riders: [{ at: 'PW7', leg: 5 }, { at: 'FR3' }], studs: 1 });
  table.roll(1, 4);
  expect(table.told('stopped')).toEqual([{ kind: 'stopped', seat: 0, at: 'QUEEN', why: 'queen', lost: 3 }]);
  const first = position({ riders: [{ at: 'PW7', leg: 2 }, { at: 'FR3' }], studs: 1 });
  first.roll(1, 4);
  first.stop();
  expect([first.at(0), first.told('stopped')]).toEqual(['QUEEN', []]);
});

test('TRO.25 a card drawn at the end of a ride backward takes him forward again', () => {
  const table = position({ riders: [{ at: 'FR22' }, {}], studs: 'FR14', droppedBy: 1, sword: ['MO05'] });
  table.roll(1, 2);
  table.back();
  expect(table.told('rode').map(({ path, by, back }) => [path.join(' '), by, back])).toEqual([
    ['FR22 FR21 FR20 FR19', 'dice', true],
    ['FR19 FR20 FR21 FR22 BON', 'card', false],
  ]);
});

test('TRO.RULING.25 nor does a companion take along the studs he left with the trapped rider', () => {
  const table = position({ riders: [{ at: 'FO4' }, { at: 'FR14' }], studs: 'FR14', droppedBy: 1, sword: ['MO01'] });
  table.roll(1, 2);
  expect([table.at(1), table.studs()]).toEqual(['FR16', 'FR14']);
});

test('TRO.RULING.26 in Calais a ride backward just ends: nothing has stopped it, and a double brings another roll', () => {
  const table = position({ riders: [{ at: 'FR15', bottes: ['BS06'] }, {}], studs: 'FR14', droppedBy: 1 });
  table.roll(6, 6);
  table.botte('BS06');
  table.back();
  expect([table.at(0), table.told('stopped'), table.prompt()]).toEqual(['CAL', [], '0 start']);
});

test('TRO.RULING.26 for a single square too he is asked where a Botte might open the way on', () => {
  const given = { studs: 'FR14', droppedBy: 1, news: { gate: 'closed' }, sword: ['BS01'] } as const;
  const armed = position({ ...given, riders: [{ at: 'PW4', leg: 5, bottes: ['BS03'] }, {}] });
  armed.one();
  expect([armed.prompt(), armed.offers()]).toEqual(['0 rolled', ['ride', 'back']]);
  const unarmed = position({ ...given, riders: [{ at: 'PW4', leg: 5 }, {}] });
  unarmed.one();
  expect([unarmed.at(0), unarmed.prompt()]).toEqual(['PW3', '1 start']);
});
