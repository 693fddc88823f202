import { beforeEach, describe, expect, test } from 'vitest';
import type { RoomAction } from '#server/room/room-entry.ts';
import type { SeatClockView } from '#wire/clock.ts';
import type { RoomView } from '#wire/to-client.ts';
import { diceFor } from '../support/random.ts';
import { Audit, type Witness } from './audit.ts';
import { Chronicle } from './chronicle.ts';
import { aSoundStory, game, renumber, rowFor, type Story } from './story.testing.ts';

const ROW = rowFor(['Athos', 'Porthos', 'Aramis'], {
  kind: 'own',
  bank: 5,
  choice: 1,
  runOut: { by: 'bot', level: 'random' },
});
/** The deal is at 1 ms, and all three are asked: six seconds later their clocks have run out. */
const OUT = 6001;

describe('the audit of clocks and seats', () => {
  let story: Story;
  const add = (time: number, action: RoomAction): void => {
    story.lines = renumber([...story.lines, { number: 0, time, entry: { ...action, id: null } }]);
  };
  const findings = () => new Audit(game, ROW).look({ lines: story.lines, outages: [] }, story.witnesses);

  beforeEach(() => {
    story = aSoundStory(ROW, diceFor('clocks and seats'), 0);
  });

  describe('a clock that has run out', () => {
    const ranOut = { kind: 'run-out', seat: 0, level: 'random' } as const;

    test('is written down once, and again when it has run out again', () => {
      add(OUT, ranOut);
      add(OUT + 10, { kind: 'return', seat: 0 });
      add(OUT + 1010, ranOut);
      expect(findings()).toMatchObject({ seatsLost: [], faults: [] });
    });

    test('is not written down twice', () => {
      add(OUT, ranOut);
      add(OUT + 5, ranOut);
      expect(findings().faults).toEqual(['line 3 says that the clock of seat 0 has run out, and it stood still']);
    });

    test('nor too early', () => {
      add(OUT - 1, ranOut);
      expect(findings().faults).toEqual(['line 2 says that seat 0 has no time left, and it had 1 ms']);
    });

    test('nor where the house was closed meanwhile', () => {
      add(OUT, ranOut);
      const outages = [{ since: 1000, until: 3000 }];
      const { faults } = new Audit(game, ROW).look({ lines: story.lines, outages }, []);
      expect(faults).toEqual(['line 2 says that seat 0 has no time left, and it had 2000 ms']);
    });

    test('nor where there is none', () => {
      add(OUT, ranOut);
      const { faults } = new Audit(game, rowFor(['Athos', 'Porthos', 'Aramis'])).look({ ...story, outages: [] }, []);
      expect(faults).toEqual(['line 2 says that a clock has run out, and there is none']);
    });

    test('is counted, and so is a seat that changes hands', () => {
      add(OUT, ranOut);
      add(OUT + 10, { kind: 'return', seat: 0 });
      const audit = new Audit(game, ROW);
      audit.look({ lines: story.lines, outages: [] }, []);
      expect(audit.counts).toEqual({ ranOut: 1, changed: 2, taken: 0 });
    });
  });

  /** Shows everybody what the journal has come to, with these clocks. */
  const show = (clocks: readonly SeatClockView[], heard: number): void => {
    const chronicle = new Chronicle(game, ROW);
    for (const line of story.lines) chronicle.take(line);
    const [now] = chronicle.window(0).slice(-1);
    story.witnesses = story.witnesses.map(each => ({
      ...each,
      known: { ...each.known, clocks: { clocks, heard }, notes: chronicle.room.notes.last },
      room: { seats: now.seats, you: { seat: each.seat } } as unknown as RoomView,
    }));
  };
  const running = (bank: number, choice: number): SeatClockView => ({ bank, choice, runs: true });
  const allAt = (bank: number, choice: number) => [running(bank, choice), running(bank, choice), running(bank, choice)];
  const change = (changes: (witness: Witness) => Partial<Witness>): void => {
    story.witnesses = story.witnesses.map((each, at) => (at === 0 ? { ...each, ...changes(each) } : each));
  };

  describe('what is shown', () => {
    test('is sound where the clocks are those of one moment', () => {
      show(allAt(5000, 600), 10_000);
      expect(findings()).toMatchObject({ seatsLost: [], faults: [] });
      show(allAt(4000, 0), 10_000);
      expect(findings()).toMatchObject({ seatsLost: [], faults: [] });
    });

    test.each([
      ['a clock that goes otherwise than the others', [...allAt(5000, 600).slice(1), running(5000, 700)], 10_000],
      ['a bank that is used before the time for a question', allAt(4000, 600), 10_000],
      ['a clock that stands still', [...allAt(5000, 600).slice(1), { bank: 5000, choice: 600, runs: false }], 10_000],
      ['more time than there was', allAt(5000, 1001), 10_000],
      ['a moment that has not come yet', allAt(1000, 0), 3000],
    ])('is not sound with %s', (_, clocks, heard) => {
      show(clocks, heard);
      expect(findings().faults[0]).toBe('seat 0 sees other clocks at version 0 than the journal has');
    });

    test('is not sound with a bot where somebody plays', () => {
      show(allAt(5000, 600), 10_000);
      change(({ room }) => ({
        room: { ...room, seats: room?.seats.map(seat => ({ ...seat, standIn: 'random' })) } as unknown as RoomView,
      }));
      expect(findings().faults).toEqual(['seat 0 sees other people at version 0 than the journal has']);
    });

    test('is not sound with a note that nobody wrote', () => {
      show(allAt(5000, 600), 10_000);
      const note = { id: 1, at: 0, time: 7, kind: 'ran-out', seat: 1, by: null } as const;
      change(({ known }) => ({ known: { ...known, notes: [note] } }));
      expect(findings().faults).toEqual(['seat 0 was told other notes than the journal has']);
    });

    test('is not sound for one who sees himself elsewhere', () => {
      show(allAt(5000, 600), 10_000);
      change(() => ({ person: 'Rochefort' }));
      expect(findings().seatsLost).toEqual(['seat 0 is not his who sees it']);
    });
  });

  describe('a seat', () => {
    const asked = { kind: 'motion', seat: 0, about: { what: 'replace', seat: 2 }, asked: [1], lasts: 1000 } as const;
    const sits = { kind: 'sit', seat: 2, person: 'Planchet', name: 'Planchet', face: 'x' } as const;
    const agrees = { kind: 'vote', seat: 1, agreed: true } as const;
    beforeEach(() => {
      story.witnesses = [];
      add(10, asked);
    });

    test('goes to somebody else where all have agreed, and back to its first owner', () => {
      add(20, agrees);
      add(30, sits);
      expect(findings()).toMatchObject({ seatsLost: [], faults: [] });
      add(40, { kind: 'reclaim', seat: 2 });
      expect(findings()).toMatchObject({ seatsLost: [], faults: [] });
    });

    test.each<[string, readonly [number, RoomAction][]]>([
      ['nobody has agreed', [[30, sits]]],
      [
        'somebody has said no',
        [
          [20, { ...agrees, agreed: false }],
          [30, sits],
        ],
      ],
      [
        'it was agreed to too late',
        [
          [2000, agrees],
          [2010, sits],
        ],
      ],
      [
        'its owner was back',
        [
          [20, agrees],
          [25, { kind: 'came', seat: 2, from: 'home' }],
          [30, sits],
        ],
      ],
      [
        'it was agreed to for another time',
        [
          [20, agrees],
          [30, sits],
          [40, { ...sits, person: 'Mousqueton' }],
        ],
      ],
    ])('is lost where somebody else sits down and %s', (_, lines) => {
      for (const [time, action] of lines) add(time, action);
      expect(findings().seatsLost).toEqual(['seat 2 was lost']);
    });

    test('is lost where somebody is shown out of a match', () => {
      add(20, { kind: 'unseat', seat: 2, block: false });
      expect(findings().seatsLost).toEqual(['seat 2 was lost in the middle of a match']);
    });
  });
});
