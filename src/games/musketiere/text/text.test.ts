import { describe, expect, test } from 'vitest';
import { redact, type Seat } from '#kernel/game.ts';
import type { GameText, RuleBook, Who } from '#kernel/text.ts';
import { barred } from '../barred.ts';
import type { Choice } from '../choices.ts';
import { ruleOf } from '../chronicle.ts';
import type { Event } from '../events.ts';
import { musketiere } from '../game.ts';
import { c, position, readers, wander } from '../testing.ts';
import type { View } from '../view.ts';
import { en } from './en/index.ts';
import * as bookEn from './en/rules.ts';
import { fr } from './fr/index.ts';
import * as bookFr from './fr/rules.ts';
import { it } from './it/index.ts';
import * as bookIt from './it/rules.ts';
import { ids } from './situation.ts';

type Text = GameText<Choice, Event, View>;
const TEXTS: Readonly<Record<string, Text>> = { en, fr, it };
const BOOKS: Readonly<Record<string, RuleBook>> = { en: bookEn, fr: bookFr, it: bookIt };
const IDS = [...ids('MUS', 1, 22), ...ids('MUS.RULING', 1, 19)];

const NAMES = ['Aline', 'Bruno', 'Chiara', 'Denis'];
const whoIs = (me: Seat | null): Who => ({ me, name: seat => NAMES[seat] ?? `nobody at ${seat}` });

/** What no reader must ever see. */
const FAULTS = [/undefined/, /NaN/, /\[object/, /null/, /nobody at/, /\$\{/, /['"]/, / {2}/, /^\s/, /\s$/, /^$/];
const SPACING: Readonly<Record<string, readonly RegExp[]>> = {
  en: [/\s[;:!?]/],
  fr: [/[^\u202f][;:!?]/, /«[^\u202f]/, /[^\u202f]»/, /\b(?:de|que) (?:Aline|une?|il|elle)\b/],
  it: [/\s[;:!?]/, /\ba Aline\b/],
};
const faulty = (language: string, sentences: Iterable<string>): string[] =>
  [...sentences].filter(sentence => [...FAULTS, ...SPACING[language]].some(fault => fault.test(sentence)));

/** Every sentence of a language that does not depend on a match. */
const fixed = (language: string, text: Text): string[] => [
  text.tagline,
  ...Object.values(BOOKS[language].rules),
  ...BOOKS[language].chapters.map(chapter => chapter.title),
  ...Object.values(text.options).flatMap(({ title, help, values }) => [
    title,
    help,
    ...Object.values(values).flatMap(value => [value.title, value.help]),
  ]),
  text.ending('three-jewels'),
  text.ending('nine-duels'),
];

/** Every sentence that random play brings up, by what it is about: a prompt, a choice, an event, a refusal. */
const heard = (text: Text, matches: number): Map<string, Set<string>> => {
  const sentences = new Map<string, Set<string>>();
  const hear = (about: string, sentence: string) => {
    const set = sentences.get(about) ?? new Set();
    sentences.set(about, set.add(sentence));
  };
  wander(matches, table => {
    for (const { seat, prompt, choices } of table.asked()) {
      const view = table.view(seat);
      hear(`prompt ${prompt}`, text.prompt(prompt, view, whoIs(seat)));
      for (const choice of choices) hear(`choice ${choice.kind}`, text.choice(choice, view, whoIs(seat)));
    }
    const fresh = table.events.splice(0);
    for (const reader of readers(table.state)) {
      for (const event of fresh) {
        const sentence = text.event(redact(event, reader) as Event, whoIs(reader));
        if (sentence !== null) hear(`event ${event.kind}`, sentence);
      }
      for (const each of barred(table.view(reader))) hear(`refusal ${each.reason}`, text.refusal(each, whoIs(reader)));
    }
  });
  // So rare that random play may miss it.
  for (const me of [null, 0, 1, 2])
    hear('event tied', text.event({ kind: 'tied', ducats: 104, seats: [0, 1] }, whoIs(me)) ?? '');
  return sentences;
};

const ABOUT = [
  ...['rewards', 'fight', 'discard', 'champion', 'scapegoat', 'put'].map(prompt => `prompt ${prompt}`),
  ...['reward', 'fight', 'discard', 'take', 'put', 'free', 'surrender'].map(kind => `choice ${kind}`),
  ...`dealt laid turned picked discarded shown won lost took put freed surrendered shut-out released ended scored tied
    crowned`
    .split(/\s+/)
    .map(kind => `event ${kind}`),
  ...`rewards-laid already-picked spoils-first take-jewel-first one-marker champion-full take-prison-first
    scapegoat-full not-your-own face-down supply-first supply-first-prison rewards-stay markers-stay champion-must
    no-prison-to-free no-jewel-left scapegoat-must only-a-jewel no-prison-left thrown-hidden one-guard-at-a-time
    no-talk shut-out`
    .split(/\s+/)
    .map(reason => `refusal ${reason}`),
];

describe.each(Object.entries(TEXTS))('%s', (language, text) => {
  test('has a sentence for each of the 41 rules', () => {
    expect(IDS).toHaveLength(41);
    expect(Object.keys(BOOKS[language].rules).toSorted()).toEqual(IDS.toSorted());
  });

  test('puts every rule in one chapter', () => {
    expect(BOOKS[language].chapters.flatMap(chapter => chapter.rules).toSorted()).toEqual(IDS.toSorted());
  });

  test('explains every option and every value of it', () => {
    for (const { id, values } of musketiere.options) expect(Object.keys(text.options[id].values)).toEqual(values);
    expect(Object.keys(text.options)).toEqual(musketiere.options.map(option => option.id));
  });

  test('is clean where nothing depends on the match', () => {
    expect(faulty(language, fixed(language, text))).toEqual([]);
  });

  test('has a clean sentence for every prompt, choice, event and refusal of random play, for every reader', {
    tags: 'long',
  }, () => {
    const sentences = heard(text, 15);
    expect([...sentences.keys()].toSorted()).toEqual(ABOUT.toSorted());
    for (const set of sentences.values()) expect(faulty(language, set)).toEqual([]);
  });

  test('gives every refusal its own sentence', () => {
    const reasons = ABOUT.filter(about => about.startsWith('refusal ')).map(about => about.slice('refusal '.length));
    const said = reasons.map(reason => text.refusal({ choice: null, rule: '', reason, params: { seat: 1 } }, whoIs(0)));
    const unknown = text.refusal({ choice: null, rule: '', reason: 'no such reason' }, whoIs(0));
    expect(new Set([...said, unknown]).size).toBe(reasons.length + 1);
  });

  test('gives different choices different labels', () => {
    wander(10, table => {
      for (const { seat, choices } of table.asked()) {
        const view = table.view(seat);
        const labels = choices.map(choice => text.choice(choice, view, whoIs(seat)));
        expect(new Set(labels).size).toBe(labels.length);
      }
    });
  });

  test('speaks to its reader and names the others', () => {
    const event: Event = { kind: 'won', duel: 1, seat: 0, sum: 16, target: 14 };
    expect(text.event(event, whoIs(0))).not.toContain('Aline');
    expect(text.event(event, whoIs(1))).toContain('Aline');
    expect(text.event(event, whoIs(null))).toContain('Aline');
  });

  test('names a secret card only to those who know it', () => {
    const event: Event = { kind: 'laid', seat: 0, laid: 1, secret: { to: [0], card: c(9, 2) } };
    expect(text.event(event, whoIs(0))).toContain('9');
    expect(text.event(redact(event, 1) as Event, whoIs(1))).not.toContain('9');
    expect(text.event(redact(event, null) as Event, whoIs(0))).not.toContain('9');
  });

  test('counts ducats as its grammar asks', () => {
    const said = [0, 1, 2].map(ducats => text.event({ kind: 'crowned', seat: 0, ducats }, whoIs(null)));
    const forms = {
      en: ['ducats', 'ducat', 'ducats'],
      fr: ['ducat', 'ducat', 'ducats'],
      it: ['ducati', 'ducato', 'ducati'],
    };
    for (const [count, form] of forms[language as keyof typeof forms].entries())
      expect(said[count]).toMatch(new RegExp(`\\b${count} ${form}\\b`));
  });

  test('tells a champion apart by what there is to choose', () => {
    const prompts = ['---', 'P--', 'JPP', 'JP-'].map(row => {
      const table = position({
        hands: [[c(9, 0)], [c(5, 0)]],
        markers: [row, row === 'JP-' ? 'JJ-' : '---'],
        target: 14,
      });
      table.duel(c(9, 0), c(5, 0));
      return text.prompt('champion', table.view(0), whoIs(0));
    });
    expect(new Set(prompts).size).toBe(4);
  });

  test('says who cannot fight', () => {
    const prompt = (...markers: string[]) => text.prompt('fight', position({ markers, target: 14 }).view(0), whoIs(0));
    expect(prompt('---', '---', '---')).toContain('14');
    expect(prompt('---', 'PPP', '---')).toMatch(/Bruno.*14/);
    expect(prompt('---', 'PPP')).not.toContain('Bruno');
  });
});

test('no language repeats a sentence of another', () => {
  const everything = Object.entries(TEXTS).map(
    ([language, text]) => new Set([...fixed(language, text), ...[...heard(text, 2).values()].flatMap(set => [...set])]),
  );
  const apart = everything.reduce((sum, sentences) => sum + sentences.size, 0);
  expect(new Set(everything.flatMap(sentences => [...sentences])).size).toBe(apart);
});

test('every line of the chronicle leads to a rule that is written down', () => {
  wander(4, ({ events }) => {
    for (const event of events.splice(0)) expect(bookEn.rules).toHaveProperty([ruleOf(event) ?? '']);
  });
});
