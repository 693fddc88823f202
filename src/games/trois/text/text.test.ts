import { describe, expect, test } from 'vitest';
import { redact } from '#kernel/game.ts';
import { REASONS } from '../bars.ts';
import { squaresOf } from '../board/board.ts';
import type { BotteId } from '../cards/bottes.ts';
import { ruleOf } from '../chronicle.ts';
import type { Event } from '../events.ts';
import { trois } from '../game.ts';
import { position, wander } from '../testing.ts';
import { en } from './en/index.ts';
import { rules } from './en/rules.ts';
import { faulty, fixed, heardIn, IDS, SHELVES, TONGUES, whoIs } from './testing.ts';

const HEARD = heardIn(15);

const PROMPTS = 'take start rolled way gate port trap drawn lose limit pay free'.split(' ');
const CHOICES = 'take roll one wait ride back way stop botte obey leave give keep free'.split(' ');
const EVENTS = `dealt taken gazette eased missed blocked rolled held released tested rode gave-way stopped drew played
  cancelled in-vain waits bound one-die again gave freed studs dropped dodged leg won`.split(/\s+/);

describe.each(TONGUES)('%s', tongue => {
  const { text, book, words } = SHELVES[tongue];

  test('has a sentence for each of the 66 rules and rulings', () => {
    expect(IDS).toHaveLength(66);
    expect(Object.keys(book.rules).toSorted()).toEqual(IDS.toSorted());
  });

  test('puts every rule in one chapter', () => {
    expect(book.chapters.flatMap(chapter => chapter.rules).toSorted()).toEqual(IDS.toSorted());
  });

  test('is clean where nothing depends on the match', () => {
    expect(faulty(tongue, fixed(SHELVES[tongue]))).toEqual([]);
  });

  test('has a clean sentence for every prompt, choice, event and refusal of random play, for every reader', () => {
    const heard = HEARD[tongue];
    const expected = [
      ...PROMPTS.map(prompt => `prompt ${prompt}`),
      ...CHOICES.map(kind => `choice ${kind}`),
      ...EVENTS.map(kind => `event ${kind}`),
      ...REASONS.map(reason => `refusal ${reason}`),
    ];
    expect([...heard.keys()].toSorted()).toEqual(expected.toSorted());
    for (const set of heard.values()) expect(faulty(tongue, set)).toEqual([]);
  });

  test('gives different choices different labels', () => {
    wander(4, table => {
      const asked = table.asked();
      if (asked === null) return;
      const view = trois.view(table.state, asked.seat);
      const labels = asked.choices.map(choice => text.choice(choice, view, whoIs(asked.seat)));
      expect(new Set(labels).size).toBe(labels.length);
    });
  });

  test('speaks of a Botte at the gate and by the trapped rider only to one who may have it', () => {
    const asks = (prompt: string, bottes: readonly BotteId[], reader: number) => {
      const { state } = position({ riders: [{ at: 'PW4', bottes }, {}] });
      return text.prompt(prompt, trois.view(state, reader), whoIs(reader));
    };
    for (const [prompt, key] of [
      ['gate', 'BS03'],
      ['trap', 'BS09'],
    ] as const) {
      expect(asks(prompt, ['BS08'], 0)).not.toBe(asks(prompt, [key], 0));
      expect(asks(prompt, ['BS08'], 1)).toBe(asks(prompt, [key], 1));
    }
  });

  test('gives every refusal its own clean sentence', () => {
    const said = REASONS.flatMap(reason =>
      [0, 1].map(seat =>
        text.refusal({ choice: { kind: 'roll' }, rule: '', reason, params: { seat, turns: 2 } }, whoIs(0)),
      ),
    );
    expect(faulty(tongue, said)).toEqual([]);
    expect(new Set(said.filter((_, place) => place % 2 === 1)).size).toBe(REASONS.length);
  });

  test('speaks to its reader and names the others', () => {
    const event: Event = { kind: 'won', seat: 0, round: 14 };
    expect(text.event(event, whoIs(0))).not.toContain('Aline');
    expect(text.event(event, whoIs(1))).toContain('Aline');
    expect(text.event(event, whoIs(null))).toContain('Aline');
  });

  test('names a Botte only to those who know it', () => {
    const event: Event = {
      kind: 'gave',
      seat: 0,
      why: 'lost',
      secret: { to: [0], botte: 'BS01' },
    };
    const { title } = words.bottes.BS01;
    expect(text.event(event, whoIs(0))).toContain(title);
    expect(text.event(redact(event, 1) as Event, whoIs(1))).not.toContain(title);
    expect(text.event(redact(event, null) as Event, whoIs(null))).not.toContain(title);
  });

  test('counts squares as its grammar asks', () => {
    const rides = [2, 3].map(spaces =>
      text.event(
        { kind: 'rode', seat: 0, path: squaresOf('FO').slice(0, spaces), by: 'dice', back: false },
        whoIs(null),
      ),
    );
    const forms = {
      en: [/ one square,/, / 2 squares,/],
      fr: [/ d’une case,/, / de 2 cases,/],
      it: [/ una casella,/, / 2 caselle,/],
    };
    for (const [place, form] of forms[tongue].entries()) expect(rides[place]).toMatch(form);
  });

  test('asks at the start what there is to choose', () => {
    const ask = (given: Parameters<typeof position>[0]) => {
      const { state } = position(given);
      return text.prompt('start', trois.view(state, 0), whoIs(0));
    };
    const asked = [
      ask({ riders: [{}, {}] }),
      ask({ riders: [{ oneDie: true }, {}] }),
      ask({ riders: [{ at: 'FO3', hold: { until: 7, attempts: 2 } }, {}] }),
      ask({ riders: [{ at: 'FO3', hold: { until: 7, attempts: 1 } }, {}] }),
      ask({ riders: [{ at: 'FO3', hold: { until: 'double', attempts: 1 } }, {}] }),
      ask({ riders: [{ at: 'FR3' }, { at: 'FR5' }], studs: 0 }),
      ask({ riders: [{ at: 'FR3' }, { at: 'FR5' }], studs: 1 }),
      ask({ riders: [{ at: 'CAL', bottes: ['BS01'] }, {}], news: { channel: 'none' } }),
      ask({ riders: [{ at: 'PW4', bottes: ['BS01'] }, {}], news: { gate: 'closed' } }),
      ask({ riders: [{ at: 'EO10', bottes: ['BS01'] }, {}], news: { buckingham: 'absent' } }),
    ];
    expect(new Set(asked).size).toBe(asked.length);
  });
});

test('no language repeats a sentence of another', () => {
  // Names of people and towns are the same everywhere.
  const everything = TONGUES.map(
    tongue =>
      new Set(
        [...fixed(SHELVES[tongue]), ...[...HEARD[tongue].values()].flatMap(set => [...set])].filter(
          sentence => /\s/.test(sentence) && !['Mme Bonacieux'].includes(sentence) && !IDS.includes(sentence),
        ),
      ),
  );
  const apart = everything.reduce((sum, sentences) => sum + sentences.size, 0);
  expect(new Set(everything.flatMap(sentences => [...sentences])).size).toBe(apart);
});

test('every line of the chronicle leads to a rule that is written down', () => {
  const missing: string[] = [];
  const led = new Set<string>();
  wander(3, ({ events }) => {
    for (const event of events.splice(0)) {
      const rule = ruleOf(event);
      if (rule === null ? en.event(event, whoIs(0)) !== null : !(rule in rules)) missing.push(event.kind);
      if (rule !== null) led.add(rule);
    }
  });
  expect(missing).toEqual([]);
  expect(led.size).toBeGreaterThan(10);
});
