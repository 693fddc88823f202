import { beforeEach, describe, expect, test } from 'vitest';
import { RULES } from '#games/all.ts';
import { linksOf } from '#kernel/chain.ts';
import type { Rng } from '#kernel/rng.ts';
import { dealtAt } from '#server/live/match.ts';
import type { Opening } from '#server/room/opening.ts';
import { openRoom } from '#server/room/room.ts';
import type { JournalLine, TableRow } from '#server/store/store.ts';
import { openTable } from '#table/table.ts';
import type { Sent } from '../support/outbox.ts';
import { diceFor, pick } from '../support/random.ts';
import { audit, type Witness } from './audit.ts';

const game = RULES.musketiere;
const CHOICES = 12;

const seatOf = (person: string): Opening['seats'][number] => ({
  plan: { kind: 'invited' },
  person,
  name: person,
  face: 'athos',
});

const row: TableRow = {
  id: 'a'.repeat(22),
  seed: '5e'.repeat(32),
  opening: {
    made: 0,
    game: game.id,
    rules: game.rules,
    options: { length: 'round' },
    title: 'A table',
    language: 'en',
    pace: 'live',
    listed: false,
    host: 'Porthos',
    hostName: 'Porthos',
    commitment: 'c0ffee',
    seats: [seatOf('Porthos'), seatOf('Aramis')],
  },
};

interface Story {
  lines: JournalLine[];
  witnesses: Witness[];
}

/** Two players who were acknowledged one choice after the other, and their journal. */
const aSoundStory = (dice: Rng): Story => {
  const { table } = openTable(game, dealtAt(openRoom(row.id, row.opening), game, row.seed));
  if (table === null) throw new Error('an empty journal always opens');
  const lines: JournalLine[] = [{ number: 1, time: 1, entry: { kind: 'start', id: null } }];
  const sent: Sent[][] = [[], []];
  for (let at = 0; at < CHOICES; at++) {
    const { seat } = pick(dice, table.seen(null).asked);
    const choice = pick(dice, table.seen(seat).asked.find(each => each.seat === seat)?.choices ?? []);
    table.choose(seat, at, choice);
    const id = `message-${at}`;
    const message = { kind: 'choose', id, version: at, choice: choice as never } as const;
    sent[seat].push({ id, message, sentAt: 2 * at, answeredAt: 2 * at + 1, why: null });
    lines.push({ number: at + 2, time: at + 2, entry: { kind: 'play', seat, choice, id } });
  }
  const known = (seat: number) => ({
    position: JSON.parse(JSON.stringify({ ...table.seen(seat), link: linksOf(table.record).at(-1), sand: null })),
    story: JSON.parse(JSON.stringify(table.story(seat))),
  });
  return { lines, witnesses: sent.map((each, seat) => ({ seat, sent: each, known: known(seat), faults: [] })) };
};

const renumber = (lines: readonly JournalLine[]): JournalLine[] =>
  lines.map((line, at) => ({ ...line, number: at + 1 }));

const ignorant = (story: Story): void => {
  story.witnesses = story.witnesses.map(each => ({ ...each, known: { position: null, story: [] } }));
};

describe('the audit of the chaos', () => {
  let story: Story;
  const findings = () => audit(game, { row, lines: story.lines }, story.witnesses);

  beforeEach(() => {
    story = aSoundStory(diceFor('a sound story'));
  });

  test('finds nothing where nothing is wrong', () => {
    expect(findings()).toEqual({ version: CHOICES, lost: [], doubled: [], faults: [] });
  });

  test('notices an acknowledged choice that is gone', () => {
    story.lines = renumber(story.lines.slice(0, -1));
    ignorant(story);
    expect(findings()).toMatchObject({ lost: [`message-${CHOICES - 1}`], doubled: [], faults: [] });
  });

  test('notices that somebody has lost his seat', () => {
    const [one, other] = story.witnesses;
    const act = { act: 'sit', seat: 1, name: 'Aramis', face: 'athos' } as const;
    const sat: Sent = {
      id: 'i-sit-down',
      message: { kind: 'act', id: 'i-sit-down', act },
      sentAt: -2,
      answeredAt: -1,
      why: null,
    };
    const sits = { kind: 'sit', seat: 1, person: 'Aramis', name: 'Aramis', face: 'athos' } as const;
    story.witnesses = [one, { ...other, sent: [sat, ...other.sent] }];
    story.lines = renumber([{ number: 1, time: 0, entry: { ...sits, id: sat.id } }, ...story.lines]);
    expect(findings().faults).toEqual([]);
    story.lines.push({ number: story.lines.length + 1, time: 99, entry: { ...sits, person: 'Rochefort', id: null } });
    expect(findings().faults).toEqual(['seat 1 was lost']);
  });

  test('notices a choice that is there twice', () => {
    story.lines = renumber([...story.lines, story.lines.slice(-1)[0]]);
    expect(findings().doubled).toEqual([`message-${CHOICES - 1}`]);
  });

  test('notices a choice that stands before one that was acknowledged earlier', () => {
    const [start, first, second, ...rest] = story.lines;
    story.lines = renumber([start, second, first, ...rest]);
    expect(findings().faults).toContain('line 2 stands before one that was acknowledged earlier');
  });

  test('notices a hole in the numbers', () => {
    story.lines = story.lines.toSpliced(3, 1);
    expect(findings().faults).toContain('line 4 has the number 5');
  });

  test('notices a choice that was refused and kept all the same', () => {
    const [first] = story.witnesses[0].sent;
    story.witnesses[0] = {
      ...story.witnesses[0],
      sent: [{ ...first, why: 'late' }, ...story.witnesses[0].sent.slice(1)],
    };
    expect(findings().faults).toEqual([expect.stringContaining('was refused (late) and is there')]);
  });

  test('notices that something else was kept than was sent', () => {
    const [first] = story.witnesses[1].sent;
    const message = { kind: 'take-back', id: first.id, version: 0 } as const;
    story.witnesses[1] = { ...story.witnesses[1], sent: [{ ...first, message }, ...story.witnesses[1].sent.slice(1)] };
    expect(findings().faults).toEqual([expect.stringContaining('is not what was sent')]);
  });

  test('notices a choice the rules do not allow', () => {
    const last = story.lines.length - 1;
    story.lines[last] = { ...story.lines[last], entry: { kind: 'play', seat: 0, choice: 'dance', id: null } };
    ignorant(story);
    expect(findings().faults).toEqual([`the rules do not allow choice ${CHOICES - 1} of the journal`]);
  });

  test('notices that somebody was shown what was never kept', () => {
    const [, other] = story.witnesses;
    story.lines = story.lines.slice(0, -1);
    expect(findings().faults).toContain(`seat ${other.seat} saw version ${CHOICES}, the journal ends before it`);
  });

  test('notices that somebody sees another match, or was told another story', () => {
    const [one] = story.witnesses;
    const { position } = one.known;
    if (position === null) throw new Error('there is a match');
    story.witnesses[0] = {
      ...one,
      known: { position: { ...position, view: {}, link: 'A'.repeat(22) }, story: one.known.story.slice(1) },
    };
    expect(findings().faults).toEqual([
      expect.stringContaining('seat 0 has another link'),
      expect.stringContaining('seat 0 has another view'),
      expect.stringContaining('seat 0 has another story'),
    ]);
  });

  test('passes on what a player could not make sense of', () => {
    story.witnesses[0] = { ...story.witnesses[0], faults: ['after version 3 came 5'] };
    expect(findings().faults).toEqual(['after version 3 came 5']);
  });
});
