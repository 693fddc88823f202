import { describe, expect, test } from 'vitest';
import { trois } from '#games/trois/game.ts';
import { match, position, type Table } from '#games/trois/testing.ts';
import { seeded } from '#kernel/fairness.ts';
import { advice } from './index.ts';

/** What the advice is at a table, in short: `way:stairs`, `botte:BS06`, `one`. */
const advised = (table: Table, seed = 'advice'): string => {
  const question = table.asked();
  if (question === null) throw new Error('nobody is asked');
  const choice = advice.choose(trois.view(table.state, question.seat), question, seeded(seed));
  if (choice === null) throw new Error('the question must be answered');
  const { kind, ...rest } = choice;
  return [kind, ...Object.values(rest)].join(':');
};

describe('ways', () => {
  test('where the stairs are open they are taken', () => {
    const table = position({ riders: [{ at: 'BON' }, {}] });
    table.roll(2, 3);
    expect(advised(table)).toBe('way:stairs');
  });

  test('with points left he rides on, unless Rochefort waits there with his spies', () => {
    const table = position({ riders: [{ at: 'PW2', leg: 3 }, {}] });
    table.roll(2, 1);
    expect(advised(table)).toBe('way:road');
    const watched = position({ riders: [{ at: 'PW2', leg: 3 }, {}], gazette: 'GZ04' });
    watched.roll(3, 4);
    expect(advised(watched)).toBe('stop');
  });

  test('the late rider does not cross, and the shortcut is taken', () => {
    const late = position({ riders: [{ at: 'FO22' }, { at: 'FR2' }], studs: 1 });
    late.roll(4, 5);
    expect(advised(late)).toBe('way:france');
    const short = position({ riders: [{ at: 'EO1' }, { at: 'FR2' }], studs: 1 });
    short.roll(4, 5);
    expect(advised(short)).toBe('way:shortcut');
  });

  test('the key of the stairs is turned on the last stretch', () => {
    const table = position({ riders: [{ at: 'BON', leg: 5, bottes: ['BS04'] }, {}], studs: 0, gazette: 'GZ12' });
    table.roll(2, 3);
    table.ride();
    expect(advised(table)).toBe('botte:BS04');
  });

  test('what is closed is opened with the Botte for it', () => {
    const gate = position({ riders: [{ at: 'PW2', bottes: ['BS03'] }, {}], gazette: 'GZ02' });
    gate.roll(2, 3);
    gate.ride();
    expect(advised(gate)).toBe('botte:BS03');
    const port = position({ riders: [{ at: 'FO22', bottes: ['BS05'] }, {}], gazette: 'GZ07' });
    port.roll(4, 5);
    port.ride();
    expect(advised(port)).toBe('botte:BS05');
  });
});

describe('the beginning of a turn', () => {
  test('the printer is bribed by one who is held up, not by one whose way is free', () => {
    expect(advised(position({ riders: [{ at: 'CAL', bottes: ['BS08'] }, {}], gazette: 'GZ07' }))).toBe('botte:BS08');
    expect(advised(position({ riders: [{ at: 'CAL', bottes: ['BS08'] }, {}], gazette: 'GZ01' }))).toBe('roll');
  });

  test('one square before the trapped rider one square is enough; from farther away the dice are quicker', () => {
    const hunter = (at: 'FR13' | 'FR15' | 'FR7') =>
      position({ riders: [{ at }, { at: 'FR20' }], studs: 'FR14', droppedBy: 1 });
    expect(advised(hunter('FR13'))).toBe('one');
    expect(advised(hunter('FR15'))).toBe('one');
    expect(advised(hunter('FR7'))).toBe('roll');
  });

  test('he who is ahead of the studs waits for their carrier to pass him; the one behind hurries', () => {
    expect(advised(position({ riders: [{ at: 'FR20' }, { at: 'FR16' }], studs: 1 }))).toBe('one');
    expect(advised(position({ riders: [{ at: 'FR10' }, { at: 'FR16' }], studs: 1 }))).toBe('roll');
  });
});

describe('after the roll', () => {
  test('past the trapped rider he rides back to the studs', () => {
    const table = position({ riders: [{ at: 'FR19' }, { at: 'FR8' }], studs: 'FR14', droppedBy: 0 });
    table.roll(2, 3);
    expect(advised(table)).toBe('back');
  });

  test('the relay horse is kept until it overtakes the carrier', () => {
    const chase = (at: 'FR3' | 'FR15') => position({ riders: [{ at: 'FO1', bottes: ['BS06'] }, { at }], studs: 1 });
    const far = chase('FR3');
    far.roll(1, 2);
    expect(advised(far)).toBe('ride');
    const near = position({ riders: [{ at: 'FR15', bottes: ['BS06'] }, { at: 'FR20' }], studs: 1 });
    near.roll(1, 2);
    expect(advised(near)).toBe('botte:BS06');
  });

  test('a poor roll is rolled again, a good one is not', () => {
    const rider = { at: 'FO9', bottes: ['BS07'] } as const;
    const poor = position({ riders: [rider, {}] });
    poor.roll(1, 2);
    expect(advised(poor)).toBe('ride'); // a sword square
    const worse = position({ riders: [{ ...rider, at: 'FO10' }, {}], gazette: 'GZ04' });
    worse.roll(1, 2);
    expect(advised(worse)).toBe('botte:BS07'); // a dagger square
    const good = position({ riders: [rider, {}] });
    good.roll(6, 4);
    expect(advised(good)).toBe('ride');
  });
});

describe('cards', () => {
  test('a bad card is parried, a harmless one is not', () => {
    const drawn = (rochefort: 'RO04' | 'RO07') => {
      const table = position({ riders: [{ at: 'FO2', bottes: ['BS01'] }, {}], rochefort: [rochefort] });
      table.roll(1, 2);
      table.ride();
      return table;
    };
    expect(advised(drawn('RO04'))).toBe('botte:BS01');
    expect(advised(drawn('RO07'))).toBe('obey');
  });

  test('the ruse keeps the studs from the trapped rider', () => {
    const table = position({ riders: [{ at: 'FR10', bottes: ['BS09'] }, {}], studs: 0 });
    table.roll(2, 3);
    table.ride();
    expect(advised(table)).toBe('botte:BS09');
  });

  test('of four Bottes the least useful goes: a boat when the sea is behind him', () => {
    const table = position({
      riders: [{ at: 'FR3', bottes: ['BS05', 'BS06', 'BS04'] }, {}],
      studs: 0,
      sword: ['BS07'],
    });
    table.roll(1, 2);
    table.ride();
    expect(advised(table)).toBe('give:BS05');
  });

  test('a Botte is paid rather than a turn', () => {
    const table = position({ riders: [{ at: 'FO4', bottes: ['BS01'] }, {}], sword: ['MO08'] });
    table.roll(1, 2);
    table.ride();
    expect(advised(table)).toBe('give:BS01');
  });

  test('of two companions the one who is farther behind is set free', () => {
    const table = position({
      riders: [{ at: 'FO4' }, { at: 'FO10', skip: 1 }, { at: 'PW3', skip: 1 }],
      sword: ['MO09'],
    });
    table.roll(1, 2);
    expect(advised(table)).toBe('free:2');
  });
});

test('no musketeer is anybody’s by right', () => {
  const taken = new Set(Array.from({ length: 60 }, (_, seed) => advised(match(2), `${seed}`)));
  expect(taken.size).toBe(4);
});
