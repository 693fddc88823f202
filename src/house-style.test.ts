import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#kernel/text.ts';
import { allSentences, breaks, HOLE, neversIn, type Sentence, sentencesOf } from './house-style.testing.ts';

const SENTENCES = allSentences();
const NEVERS = LANGUAGES.flatMap(neversIn);

const told = ({ file, line, text }: Sentence, why: string): string => `src/${file}:${line} ${why}: ${text}`;

/** What is wrong in any text of these languages, whatever its words. */
interface Fault {
  readonly why: string;
  readonly languages: readonly Language[];
  readonly pattern: RegExp;
  /** A text that has the fault, and one that comes near it and has not. */
  readonly planted: string;
  readonly sound: string;
}

const FAULTS: readonly Fault[] = [
  {
    why: 'two spaces',
    languages: LANGUAGES,
    pattern: /\S[ \u00a0\u202f]{2,}/u,
    planted: 'One  two.',
    sound: '  One two.',
  },
  { why: 'a straight quote', languages: LANGUAGES, pattern: /["']/, planted: "Athos's turn", sound: 'Athos’s turn' },
  {
    why: 'a space before a mark',
    languages: ['en', 'it'],
    pattern: /[\p{L}\p{N}%)”»}] (?:[,;:.](?![\d.\p{L}])|[!?](?=$|[”»)]| \p{Lu}))/u,
    planted: 'Ready ? Go.',
    sound: 'Type ? to see why, or name a file in .gz',
  },
  {
    why: 'no narrow space (U+202F) before a high mark or inside guillemets',
    languages: ['fr'],
    pattern: /[\p{L}\p{N}%)”}]\s?(?<!\u202f)(?:[;»]|:(?=\s|$)|[!?](?=$|[\s»)]))|«(?!\u202f)/u,
    planted: 'Prêt ?',
    sound: 'Prêt\u202f? «\u202fOui\u202f»',
  },
  {
    why: 'two sentences or words without a space between them',
    languages: LANGUAGES,
    pattern: /\p{Ll}[.!?…]\p{Lu}|\p{L}[,;][\p{L}{]|[”»]\p{L}|(?<!\bPostgre)(?<=\p{Ll}{2})\p{Lu}/u,
    planted: 'He rides.She waits.',
    sound: 'He rides. PostgreSQL waits.',
  },
  {
    why: 'two marks where one ends',
    languages: LANGUAGES,
    pattern: /[,;:!?…][\u202f ]?[.,;:](?!\S)|(?<!\.)\.\.(?!\.)|\.[,;:!?](?!\S)(?<!\b(?:etc|M|ecc)\..)/u,
    planted: 'Who goes there?.',
    sound: 'Who goes there? M. de Tréville.',
  },
  { why: 'three full stops for …', languages: LANGUAGES, pattern: /\.{3}/, planted: 'Wait...', sound: 'Wait…' },
  {
    why: 'a hyphen between numbers, where an en dash belongs',
    languages: LANGUAGES,
    pattern: /(?<![\p{L}\d-])\d+-\d+(?![\p{L}\d-])/u,
    planted: '30-45 min',
    sound: '30–45 min, 2026-11-18',
  },
  {
    why: 'D’Artagnan with a capital inside a sentence',
    languages: LANGUAGES,
    pattern: /(?<=[\p{Ll},;] )D’(?=\p{Lu})/u,
    planted: 'You ride as D’Artagnan.',
    sound: 'D’Artagnan rides.',
  },
  {
    why: 'd’Artagnan with a small letter at the head of a sentence',
    languages: LANGUAGES,
    pattern: /(?:^|[.!?]\s)d’Artagnan\s.*[.!?]$/u,
    planted: 'd’Artagnan rides.',
    sound: 'Then d’Artagnan rides.',
  },
];

const faulty = ({ language, text }: Sentence, { languages, pattern }: Fault): boolean =>
  languages.includes(language) && pattern.test(text);

test.each(LANGUAGES)('every text in %s is set as it should be', language => {
  const own = SENTENCES.filter(each => each.language === language);
  expect(own.length).toBeGreaterThan(1500);
  expect(own.flatMap(each => FAULTS.filter(fault => faulty(each, fault)).map(({ why }) => told(each, why)))).toEqual(
    [],
  );
});

test.each(FAULTS.flatMap(fault => fault.languages.map(language => ({ ...fault, language }))))(
  'in $language $why is seen, and nothing near it',
  ({ language, planted, sound, ...fault }) => {
    const seen = (text: string) => faulty({ language, file: '', line: 1, text }, { ...fault, planted, sound });
    expect([seen(planted), seen(sound)]).toEqual([true, false]);
  },
);

test.each(LANGUAGES)('no text in %s has what its style sheet says is never written', language => {
  const nevers = NEVERS.filter(each => each.language === language);
  expect(nevers.length).toBeGreaterThan(20);
  expect(
    SENTENCES.flatMap(each =>
      nevers.filter(never => breaks(each, never)).map(never => told(each, `${never.phrase} → ${never.better}`)),
    ),
  ).toEqual([]);
});

/** A text that a pattern finds: the first of its alternatives, every part of it once. Enough for what sheets hold. */
const sampleOf = (pattern: string): string => {
  let rest = pattern;
  const group = (): string => {
    const ahead = /^\?(?:<?[=!]|:)/.exec(rest)?.[0] ?? '';
    rest = rest.slice(ahead.length);
    const sample = alternatives();
    rest = rest.slice(1); // the closing bracket
    return ahead.endsWith('!') ? '' : sample;
  };
  const part = (): string => {
    const [whole] = /^(?:\\p\{[^}]+\}|\\.|\[(?:\\.|[^\]])+\]|.)/u.exec(rest) ?? [''];
    rest = rest.slice(whole.length);
    if (whole === '(') return group();
    if (whole.startsWith('\\p')) return 'a';
    if (whole === '\\d') return '2';
    if (whole === '\\s') return ' ';
    if (whole === '\\b' || whole === '^' || whole === '$') return '';
    if (whole.startsWith('[')) return whole.startsWith('[^') ? ' ' : whole.replace(/^\[\\?/, '').charAt(0);
    return whole.replace(/^\\/, '');
  };
  const alternatives = (): string => {
    const samples = [''];
    while (rest !== '' && !rest.startsWith(')')) {
      if (rest.startsWith('|')) {
        rest = rest.slice(1);
        samples.push('');
        continue;
      }
      samples[samples.length - 1] += part();
      rest = rest.replace(/^(?:[?*+]|\{\d[^}]*\})\??/, '');
    }
    return samples[0];
  };
  return alternatives();
};

test.each(NEVERS)('$language: “$phrase” would be found where it is forbidden, and nowhere else', never => {
  const phrase = /^\/(.+)\/$/.exec(never.phrase)?.[1];
  const text = phrase === undefined ? `Xx ${never.phrase} xx.` : sampleOf(phrase);
  const [place = 'web'] = never.where;
  const planted = { language: never.language, file: `${place}/text/x.ts`, line: 1, text };
  expect(breaks(planted, never)).toBe(true);
  expect(breaks({ ...planted, file: 'elsewhere/text/x.ts' }, never)).toBe(never.where.length === 0);
});

test('every place a style sheet names holds texts', () => {
  const places = new Set(NEVERS.flatMap(({ where }) => where));
  const holds = (place: string) => SENTENCES.some(({ file }) => file === place || file.startsWith(`${place}/`));
  const empty = [...places].filter(place => !holds(place));
  expect(empty).toEqual([]);
});

test('only texts count, not keys, types, modules and what is compared', () => {
  const source = `import { a } from './a.ts';
    type Kind = 'kind';
    const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
    export const en = { 'key': 'one', two: (k: Kind) => (k === 'kind' ? \`two \${list} and \${a['b']}\` : 'three') };`;
  const texts = sentencesOf(source, 'en', 'x.ts').map(({ line, text }) => [line, text]);
  expect(texts).toEqual([
    [4, 'one'],
    [4, `two ${HOLE} and ${HOLE}`],
    [4, 'three'],
  ]);
});
