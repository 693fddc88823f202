import { beforeEach, describe, expect, test } from 'vitest';
import { NOTHING_KNOWN } from '../support/knowledge.ts';
import type { Sent } from '../support/outbox.ts';
import { diceFor } from '../support/random.ts';
import { Audit } from './audit.ts';
import { aSoundStory, game, renumber, rowFor, type Story } from './story.testing.ts';

const CHOICES = 12;
const row = rowFor(['Porthos', 'Aramis']);

const ignorant = (story: Story): void => {
  story.witnesses = story.witnesses.map(each => ({ ...each, known: NOTHING_KNOWN }));
};

describe('the audit of the chaos', () => {
  let story: Story;
  const findings = () => new Audit(game, row).look({ lines: story.lines, outages: [] }, story.witnesses);

  beforeEach(() => {
    story = aSoundStory(row, diceFor('a sound story'), CHOICES);
  });

  test('finds nothing where nothing is wrong', () => {
    expect(findings()).toEqual({ version: CHOICES, lost: [], doubled: [], seatsLost: [], faults: [] });
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
    expect(findings()).toMatchObject({ seatsLost: [], faults: [] });
    story.lines.push({ number: story.lines.length + 1, time: 99, entry: { ...sits, person: 'Rochefort', id: null } });
    expect(findings().seatsLost).toEqual(['seat 1 was lost']);
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
      known: {
        ...one.known,
        position: { ...position, view: {}, link: 'A'.repeat(22) },
        story: one.known.story.slice(1),
      },
    };
    expect(findings().faults).toEqual([
      expect.stringContaining('seat 0 has another link'),
      expect.stringContaining('seat 0 has another view'),
      expect.stringContaining('seat 0 has another story'),
    ]);
  });

  test('notices a line that is another than it was, or is gone', () => {
    const audit = new Audit(game, row);
    const look = () => audit.look({ lines: story.lines, outages: [] }, []).faults;
    expect(look()).toEqual([]);
    story.lines[2] = { ...story.lines[2], time: 99 };
    expect(look()).toEqual(['line 3 is not what it was']);
    story.lines = story.lines.slice(0, 2);
    expect(look()).toContain('line 3 is gone');
  });

  test('notices what was sent in the name of somebody else', () => {
    story.lines[1] = { ...story.lines[1], entry: { ...story.lines[1].entry, sender: 'rochefrt' } };
    expect(findings().faults).toEqual(['line 2 was sent by somebody else']);
  });

  test('passes on what a player could not make sense of', () => {
    story.witnesses[0] = { ...story.witnesses[0], faults: ['after version 3 came 5'] };
    expect(findings().faults).toEqual(['after version 3 came 5']);
  });
});
