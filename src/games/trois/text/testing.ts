import { redact, type Seat } from '#kernel/game.ts';
import type { LuckText } from '#kernel/luck.ts';
import type { RuleBook, Who } from '#kernel/text.ts';
import { LANES, PLACES, type Space, squaresOf } from '../board/board.ts';
import type { Event } from '../events.ts';
import { trois } from '../game.ts';
import { rareTables, readers, type Table, wander } from '../testing.ts';
import { en } from './en/index.ts';
import { en as luckEn } from './en/luck.ts';
import * as bookEn from './en/rules.ts';
import { words as wordsEn } from './en/words.ts';
import { fr } from './fr/index.ts';
import { fr as luckFr } from './fr/luck.ts';
import * as bookFr from './fr/rules.ts';
import { words as wordsFr } from './fr/words.ts';
import { it } from './it/index.ts';
import { it as luckIt } from './it/luck.ts';
import * as bookIt from './it/rules.ts';
import { words as wordsIt } from './it/words.ts';
import { ids, type TroisText } from './situation.ts';
import type { Words } from './words.ts';

interface Shelf {
  readonly text: TroisText;
  readonly book: RuleBook;
  readonly words: Words;
  readonly luck: LuckText;
}
export const SHELVES = {
  en: { text: en, book: bookEn, words: wordsEn, luck: luckEn },
  fr: { text: fr, book: bookFr, words: wordsFr, luck: luckFr },
  it: { text: it, book: bookIt, words: wordsIt, luck: luckIt },
} as const satisfies Readonly<Record<string, Shelf>>;
export type Tongue = keyof typeof SHELVES;
export const TONGUES = Object.keys(SHELVES) as Tongue[];

export const IDS = [...ids('TRO', 1, 28), ...ids('TRO.RULING', 1, 38)];
export const SPACES: readonly Space[] = [...PLACES, ...LANES.flatMap(squaresOf)];

const NAMES = ['Aline', 'Bruno', 'Chiara', 'Denis'];
export const whoIs = (me: Seat | null): Who => ({ me, name: seat => NAMES[seat] ?? `nobody at ${seat}` });

/** What no reader must ever see. */
const FAULTS = [/undefined/, /NaN/, /\[object/, /null/, /nobody at/, /\$\{/, /['"]/, / {2}/, /^\s/, /\s$/, /^$/];
const SPACING: Readonly<Record<Tongue, readonly RegExp[]>> = {
  en: [/\s[;:!?]/, /\b1 (?:squares|turns|tries)\b/],
  fr: [/[^\u202f][;:!?]/, /«[^\u202f]/, /[^\u202f]»/, /\b(?:de|que) (?:Aline|Athos|Aramis|une?|il|elle)\b/],
  it: [/\s[;:!?]/, /\ba Aline\b/, /\bdi il\b/],
};
export const faulty = (tongue: Tongue, sentences: Iterable<string>): string[] =>
  [...sentences].filter(sentence => [...FAULTS, ...SPACING[tongue]].some(fault => fault.test(sentence)));

/** Every string inside, however deep. */
const strings = (inside: unknown): string[] => {
  if (typeof inside === 'string') return [inside];
  return typeof inside === 'object' && inside !== null ? Object.values(inside).flatMap(strings) : [];
};

/** Every sentence of a language that does not depend on a match. */
export const fixed = ({ text, book, words, luck }: Shelf): string[] => [
  text.tagline,
  text.ending('studs'),
  ...strings(book),
  ...strings(words),
  ...SPACES.flatMap(space => [...strings(words.space(space)), words.about(space)]),
  ...strings(luck),
  ...Object.values(luck.rows).flatMap(row => [0, 1, 2].map(row.count)),
];

/** Sentences by what they are about: a prompt, a choice, an event, a refusal. */
type Heard = Map<string, Set<string>>;
const hear = (heard: Heard, about: string, sentence: string) =>
  heard.set(about, (heard.get(about) ?? new Set()).add(sentence));

/** What every reader hears at this moment, in every language. */
const listen = (heard: Readonly<Record<Tongue, Heard>>, table: Table) => {
  const asked = table.asked();
  const view = asked === null ? null : trois.view(table.state, asked.seat);
  const fresh = table.events.splice(0);
  const told = readers(table.state).map(reader => ({
    who: whoIs(reader),
    events: fresh.map(event => redact(event, reader) as Event),
    barred: trois.barred(trois.view(table.state, reader)),
  }));
  for (const tongue of TONGUES) {
    const { text } = SHELVES[tongue];
    const note = (about: string, sentence: string) => hear(heard[tongue], about, sentence);
    if (asked !== null && view !== null) {
      note(`prompt ${asked.prompt}`, text.prompt(asked.prompt, view, whoIs(asked.seat)));
      for (const choice of asked.choices) note(`choice ${choice.kind}`, text.choice(choice, view, whoIs(asked.seat)));
    }
    for (const { who, events, barred } of told) {
      for (const event of events) {
        const sentence = text.event(event, who);
        if (sentence !== null) note(`event ${event.kind}`, sentence);
      }
      for (const each of barred) note(`refusal ${each.reason}`, text.refusal(each, who));
    }
  }
};

/** Every sentence that random play and a few rare positions bring up. */
export const heardIn = (matches: number): Readonly<Record<Tongue, Heard>> => {
  const heard = { en: new Map(), fr: new Map(), it: new Map() };
  wander(matches, table => listen(heard, table));
  for (const table of rareTables()) listen(heard, table);
  return heard;
};
