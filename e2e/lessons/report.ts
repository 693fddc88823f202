import { LANGUAGES, type Language } from '#kernel/text.ts';
import type { Counts } from './counts.ts';
import type { Way } from './walk.ts';

/** What a walk through a lesson has come to. */
export interface WalkFigures {
  readonly name: string;
  readonly language: Language;
  readonly way: Way;
  readonly pages: number;
  readonly presses: number;
  /** How often a page was looked at, on one screen or another. */
  readonly looks: number;
  readonly faults: readonly string[];
}

export interface WaitFigures {
  readonly name: string;
  readonly language: Language;
  /** In milliseconds, by the clock of the page. */
  readonly longest: number;
  readonly after: string;
}

/** All that is known of one lesson. */
export interface Figures {
  readonly counts: Counts;
  readonly walks: readonly WalkFigures[];
  readonly waits: readonly WaitFigures[];
}

const NONE = '–';
/** One number where all are the same, else by language. */
const each = (values: readonly (readonly [Language, number])[]): string => {
  if (values.length === 0) return NONE;
  const distinct = new Set(values.map(([, value]) => value));
  return distinct.size === 1 ? `${values[0][1]}` : values.map(([language, value]) => `${language} ${value}`).join(', ');
};
const pressesBy = (walks: readonly WalkFigures[], wanted: Way): string =>
  each(walks.filter(({ way }) => way === wanted).map(({ language, presses }) => [language, presses] as const));

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((title, at) => Math.max(...[head, ...rows].map(row => row[at].length), title.length));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`;
  return [line(head), line(widths.map(width => '-'.repeat(width))), ...rows.map(line)].join('\n');
};

/** What can be counted without a browser. */
export const countTable = (counts: readonly Counts[]): string =>
  tableOf(
    ['lesson', 'pages', 'words', 'before the first action', 'choices asked', 'things taught', 'missing'],
    counts.map(({ name, pages, words, before, asked, taught, missing }) => [
      name,
      `${pages}`,
      each(LANGUAGES.map(language => [language, words[language]] as const)),
      `${before}`,
      `${asked}`,
      `${Object.keys(taught).length}`,
      missing.length === 0 ? 'nothing' : missing.join(', '),
    ]),
  );

/** What a browser has measured. */
export const walkTable = (figures: readonly Figures[]): string =>
  tableOf(
    ['lesson', 'presses, by the ring', 'presses, all left to the guide', 'looks', 'longest wait', 'faults'],
    figures.map(({ counts, walks, waits }) => {
      const longest = Math.max(...waits.map(wait => wait.longest));
      return [
        counts.name,
        pressesBy(walks, 'ring'),
        pressesBy(walks, 'does'),
        `${walks.reduce((sum, { looks }) => sum + looks, 0)}`,
        waits.length === 0 ? NONE : `${(longest / 1000).toFixed(1)} s`,
        `${walks.reduce((sum, { faults }) => sum + faults.length, 0)}`,
      ];
    }),
  );

/** What a lesson teaches, each with the number of the page that does. */
export const taughtTable = ({ taught }: Counts): string =>
  tableOf(
    ['a first game needs', 'page'],
    Object.entries(taught)
      .toSorted(([, a], [, b]) => a - b)
      .map(([thing, page]) => [thing, `${page}`]),
  );
