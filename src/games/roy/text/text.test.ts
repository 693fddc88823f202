import { beforeAll, describe, expect, test } from 'vitest';
import { CLOCK, redact, type Seat } from '#kernel/game.ts';
import type { Explained, RuleBook, Who } from '#kernel/text.ts';
import { barred } from '../barred.ts';
import { ADVERSARIES } from '../cards/adversaries.ts';
import { ARSENAL } from '../cards/arsenal.ts';
import type { Choice } from '../choices.ts';
import { ruleOf } from '../chronicle.ts';
import type { Event } from '../events.ts';
import { roy } from '../game.ts';
import { OPTIONS } from '../options.ts';
import { position } from '../testing.ts';
import { milady } from './en/events-milady.ts';
import { team } from './en/events-team.ts';
import { en, enCards } from './en/index.ts';
import { refusals } from './en/refusals.ts';
import { fr, frCards } from './fr/index.ts';
import { it, itCards } from './it/index.ts';
import { book as enBook, rules } from './rules/en/index.ts';
import { book as frBook } from './rules/fr/index.ts';
import { book as itBook } from './rules/it/index.ts';
import type { CardTexts, RoyText } from './shape.ts';
import { wander } from './testing.ts';

interface Words {
  readonly text: RoyText;
  readonly book: RuleBook;
  readonly cards: CardTexts;
}
const TEXTS: Readonly<Record<string, Words>> = {
  en: { text: en, book: enBook, cards: enCards },
  fr: { text: fr, book: frBook, cards: frCards },
  it: { text: it, book: itBook, cards: itCards },
};
const ENDINGS = ['quest', 'time', 'siege', 'honour', 'constance', 'mortal'];

const PROMPTS = `first-paris extra-paris lay-inn lay-return lay-galleries leave-out treville cast install destination
  paris-card treachery target select man-turn ordered intercept challenge toll commit epic foe-reroll blade purchase pay
  replace offer answer agree ride reveal quarters richelieu search raze siege-reroll sacrifice time queen victim vote
  free one-for-all hourglass`.split(/\s+/);
const CHOICES = `draw move trade play help heal reinforce challenge duel buy bribe break-out advance withdraw search
  hand-over passage order paris lay lay-challenge place man go plot betray start horse give hand accept cancel add
  ability epic commit reroll pay replace reveal name beggars end intercept standing search-plots refill take raze
  sacrifice spare one-for-all toll ride vote done pass expire`.split(/\s+/);

const NAMES = ['Aline', 'Bruno', 'Chiara', 'Denis', 'Elena', 'Felix'];
const whoIs = (me: Seat | null): Who => ({ me, name: seat => NAMES[seat] ?? `nobody at ${seat}` });

/** What no reader must ever see. */
const FAULTS = [
  /undefined/,
  /NaN/,
  /\[object/,
  /\bnull\b/,
  /nobody at/,
  /\$\{/,
  /['"]/,
  / {2}/,
  /^\s/,
  /\s$/,
  /^$/,
  /\.\./,
];
const SPACING: Readonly<Record<string, readonly RegExp[]>> = {
  en: [/\s[;:!?,.]/, /\ba (?!One)[aeio]/i, /\b1 (?:pistoles|actions|cards|dice|tokens)\b/],
  fr: [/[^\u202f][;:!?]/, /«[^\u202f]/, /[^\u202f]»/, /\b(?:de|que) (?:Aline|Elena|Athos|Aramis|une?|il|elle)\b/],
  it: [/\s[;:!?,.]/, /\ba (?:Aline|Athos|Aramis)\b/],
};
const faulty = (language: string, sentences: Iterable<string>): string[] =>
  [...sentences].filter(sentence => [...FAULTS, ...SPACING[language]].some(fault => fault.test(sentence)));

const explained = ({ title, help }: Explained): string[] => [title, help];

/** Every explanation of a card or a place. */
const allCards = ({ oneForAll, epic, ...groups }: CardTexts): Explained[] => [
  oneForAll,
  epic,
  ...Object.values(groups).flatMap(group => Object.values(group as Readonly<Record<string, Explained>>)),
];

/** Every sentence of a language that does not depend on a match. */
const fixed = (text: RoyText, book: RuleBook, cards: CardTexts): string[] => [
  text.tagline,
  ...Object.values(book.rules),
  ...book.chapters.map(chapter => chapter.title),
  ...Object.values(text.options).flatMap(option => [
    ...explained(option),
    ...Object.values(option.values).flatMap(explained),
  ]),
  ...ENDINGS.map(text.ending),
  ...allCards(cards).flatMap(explained),
];

/** Every sentence that random play brings up, by what it is about: a prompt, a choice, an event, a refusal. */
const heard = (text: RoyText): Map<string, Set<string>> => {
  const sentences = new Map<string, Set<string>>();
  const hear = (about: string, sentence: string) => {
    const set = sentences.get(about) ?? new Set();
    sentences.set(about, set.add(sentence));
  };
  wander(40, 8, ({ state, events }) => {
    for (const { seat, prompt, choices } of roy.decisions(state)) {
      const view = roy.view(state, seat === CLOCK ? null : seat);
      hear(`prompt ${prompt}`, text.prompt(prompt, view, whoIs(seat)));
      for (const choice of choices) hear(`choice ${choice.kind}`, text.choice(choice, view, whoIs(seat)));
    }
    const readers: (Seat | null)[] = [null, ...state.hands.keys()];
    for (const reader of readers) {
      for (const event of events) {
        const sentence = text.event(redact(event, reader) as Event, whoIs(reader));
        if (sentence !== null) hear(`event ${event.kind}`, sentence);
      }
      for (const each of barred(roy.view(state, reader)))
        hear(`refusal ${each.reason}`, text.refusal(each, whoIs(reader)));
    }
  });
  return sentences;
};

describe.each(Object.entries(TEXTS))('%s', (language, { text, book, cards }) => {
  test('has the rules of the English rulebook, each in one chapter', () => {
    const ids = Object.keys(rules).toSorted();
    expect(ids).toHaveLength(620);
    expect(Object.keys(book.rules).toSorted()).toEqual(ids);
    expect(book.chapters.flatMap(chapter => chapter.rules).toSorted()).toEqual(ids);
  });

  test('explains every option and every value of it', () => {
    expect(Object.keys(text.options)).toEqual(OPTIONS.map(option => option.id));
    for (const { id, values } of OPTIONS)
      expect(Object.keys(text.options[id].values).toSorted()).toEqual(values.toSorted());
  });

  test('is clean where nothing depends on the match', () => {
    expect(faulty(language, fixed(text, book, cards))).toEqual([]);
  });

  describe('in random play', { tags: 'long' }, () => {
    let sentences: Map<string, Set<string>>;
    beforeAll(() => {
      sentences = heard(text);
    });

    test('has a clean sentence for every prompt, choice, event and refusal of random play, for every reader', () => {
      for (const set of sentences.values()) expect(faulty(language, set)).toEqual([]);
      const unheard = [
        ...PROMPTS.map(prompt => `prompt ${prompt}`),
        ...CHOICES.map(kind => `choice ${kind}`),
        ...Object.keys({ ...milady, ...team }).map(kind => `event ${kind}`),
        ...Object.keys(refusals).map(reason => `refusal ${reason}`),
      ].filter(about => !sentences.has(about));
      expect(unheard).toEqual([]);
    });

    test('gives every refusal its own sentence', () => {
      const refusals = [...sentences].filter(([about]) => about.startsWith('refusal '));
      const said = refusals.flatMap(([, set]) => [...set]);
      expect(new Set(said).size).toBe(said.length);
    });
  });

  test('gives different choices of one question different labels', { tags: 'long' }, () => {
    const alike: string[] = [];
    wander(15, 3, ({ state }) => {
      for (const { seat, prompt, choices } of roy.decisions(state)) {
        const view = roy.view(state, seat === CLOCK ? null : seat);
        const labels = choices.map(choice => text.choice(choice, view, whoIs(seat)));
        alike.push(...labels.filter((label, i) => labels.indexOf(label) < i).map(label => `${prompt}: ${label}`));
      }
    });
    expect(alike).toEqual([]);
  });

  test('speaks to its reader and names the others', () => {
    const event: Event = { kind: 'cast', seat: 1, who: 'athos' };
    expect(text.event(event, whoIs(1))).not.toContain('Bruno');
    expect(text.event(event, whoIs(2))).toContain('Bruno');
    expect(text.event(event, whoIs(null))).toContain('Bruno');
  });

  test('speaks to Milady’s player where the others hear her name', () => {
    const red = { swords: 2, shields: 1 };
    const blue = { swords: 1, shields: 0, lilies: 0 };
    const hers: Event[] = [
      { kind: 'siege', red, blue, smuggler: true },
      { kind: 'siege-moved', milady: 2, team: 2, from: 0, to: 0 },
      { kind: 'siege-moved', milady: 2, team: 1, from: 0, to: -1 },
      { kind: 'siege-reroll', face: null },
      { kind: 'sacrificed', who: 'athos' },
      { kind: 'abduction', red, total: 2 },
      { kind: 'abduction', red, total: 6 },
    ];
    for (const event of hers) {
      expect(text.event(event, whoIs(0))).not.toContain('Milady');
      for (const reader of [1, null]) expect(text.event(event, whoIs(reader))).toContain('Milady');
    }
  });

  test('tells a secret only to those who know it', () => {
    const event: Event = { kind: 'destination', secret: { to: [0], location: 'la-rochelle' } };
    expect(text.event(event, whoIs(0))).toContain('Rochelle');
    for (const reader of [1, null])
      expect(text.event(redact(event, reader) as Event, whoIs(reader))).not.toContain('Rochelle');
  });

  test('words one choice by the question it answers', () => {
    const pass: Choice = { kind: 'pass' };
    const words = (['paris-card', 'treachery', 'quarters'] as const).map(kind => {
      const { state } = position();
      return text.choice(pass, roy.view({ ...state, todo: [{ kind }] }, 0), whoIs(0));
    });
    expect(new Set(words).size).toBe(3);
  });

  test('says why somebody is asked what he buys who can pay for nothing', () => {
    const { state } = position({ hands: { athos: ['panache'] }, state: { purse: 0 } });
    const shop = (skills: number, seat: Seat | null) => {
      const arsenal = { ...state.arsenal, erudition: 0, nobility: 0, gallantry: 0, panache: skills };
      const view = roy.view({ ...state, arsenal, todo: [{ kind: 'purchase', man: 1, ordered: false }] }, seat);
      return text.prompt('purchase', view, whoIs(seat));
    };
    const [none, some, others] = [shop(0, 2), shop(1, 2), shop(0, null)];
    expect(none).not.toBe(some);
    expect(others).toBe(some);
    expect(faulty(language, [none])).toEqual([]);
  });

  test('lets an order lapse in words of its own', () => {
    const { state } = position();
    const done = (kind: 'ordered' | 'purchase') =>
      text.choice({ kind: 'done' }, roy.view({ ...state, todo: [{ kind, man: 1, ordered: true }] }, 2), whoIs(2));
    expect(done('ordered')).not.toBe(done('purchase'));
    expect(faulty(language, [done('ordered')])).toEqual([]);
  });

  test('takes the numbers of cards from the cards', () => {
    expect(cards.adversaries.cavois.help).toContain(String(ADVERSARIES.cavois.life));
    expect(cards.items.pistol.help).toContain(String(ARSENAL.pistol.price));
  });
});

test('no language repeats a sentence of another', () => {
  const everything = Object.values(TEXTS).map(
    ({ text, book, cards }) => new Set(fixed(text, book, cards).filter(each => each.length > 40)),
  );
  const apart = everything.reduce((sum, sentences) => sum + sentences.size, 0);
  expect(new Set(everything.flatMap(sentences => [...sentences])).size).toBe(apart);
});

test('every line of the chronicle leads to a rule that is written down', () => {
  wander(15, 3, ({ events }) => {
    for (const event of events) expect(rules).toHaveProperty([ruleOf(event) ?? '']);
  });
});
