import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#kernel/text.ts';
import { TEXTS } from './texts.ts';

const TABLES = [
  { title: 'A', link: 'https://panache.example/t/a' },
  { title: 'B', link: 'https://panache.example/t/b' },
];
const STOP = 'https://panache.example/api/notices/stop/x';

const written = (language: (typeof LANGUAGES)[number]): string[] => {
  const { push, confirm, turns, pages } = TEXTS[language];
  const { confirm: yes, stop, bad, home } = pages;
  return [
    push.title,
    push.body('A'),
    confirm.subject,
    confirm.text('https://panache.example', STOP),
    turns.subject(['A']),
    turns.subject(['A', 'B']),
    turns.text(TABLES.slice(0, 1), STOP),
    turns.text(TABLES, STOP),
    ...Object.values(yes),
    ...Object.values(stop),
    ...Object.values(bad),
    home,
  ];
};

describe.each(LANGUAGES)('%s', language => {
  test('says something everywhere, with curly apostrophes', () => {
    for (const sentence of written(language)) {
      expect(sentence.trim()).not.toBe('');
      expect(sentence).not.toMatch(/['"]|undefined| {2}/);
    }
  });

  test('names each table, its link and the way out', () => {
    const text = TEXTS[language].turns.text(TABLES, STOP);
    for (const { title, link } of TABLES)
      expect(text).toMatch(new RegExp(`[“«]\\u202f?${title}\\u202f?[”»]\\n${link}`));
    expect(text).toContain(STOP);
  });

  test('speaks of one table and of several differently', () => {
    const { subject, text } = TEXTS[language].turns;
    expect(subject(['A'])).toContain('A');
    expect(subject(['A', 'B'])).toContain('2');
    expect(text(TABLES, STOP).split('\n')[2]).not.toBe(text(TABLES.slice(0, 1), STOP).split('\n')[2]);
  });
});

test('French keeps a narrow space before its double signs', () => {
  for (const sentence of written('fr'))
    expect(sentence.replaceAll(/https?:\S+/g, '')).not.toMatch(/[^\u202f][;:!?»]|«[^\u202f]/);
});
