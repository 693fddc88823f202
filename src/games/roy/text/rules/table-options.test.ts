import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '#games/all.ts';
import { LANGUAGES, type Language } from '#kernel/text.ts';

/** How a rule begins the sentence that says what a table may play instead. */
const NOTE: Readonly<Record<Language, string>> = {
  en: 'Table option: ',
  fr: 'Option de table\u202f: ',
  it: 'Opzione del tavolo: ',
};

const OPTIONS = readFileSync(path.resolve(import.meta.dirname, '../../../../../docs/spec/roy/options.md'), 'utf8')
  .split('\n')
  .filter(line => line.startsWith('| `'))
  .map(row => ({ id: /`(\w+)`/.exec(row)?.[1] ?? '', rules: row.match(/ROY(?:\.[A-Z0-9]+)+/g) ?? [] }));
/** A way to play that has a chapter of its own, and no rule that it changes. */
const CHAPTERS = ['automa'];

/** The rules that say what a table may play instead, each with that sentence. */
const notesIn = async (language: Language): Promise<ReadonlyMap<string, string>> => {
  const { rules } = await GAMES.roy.book[language]();
  const said = Object.entries(rules).filter(([, text]) => text.includes(NOTE[language].trim()));
  return new Map(said.map(([id, text]) => [id, text.slice(text.indexOf(NOTE[language]))]));
};

describe.each(LANGUAGES)('%s', language => {
  test('the same rules name a table option as in English', async () => {
    const [own, english] = [await notesIn(language), await notesIn('en')];
    expect(english.size).toBeGreaterThan(30);
    expect([...own.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  test('it is the last sentence of the rule', async () => {
    const notes = await notesIn(language);
    expect([...notes].filter(([, note]) => !/^[^.]+\.$/.test(note.replaceAll('M. de', '')))).toEqual([]);
  });

  test('every option that changes rules is named by one of them, and no rule names an option that is none', async () => {
    const noted = [...(await notesIn(language)).keys()];
    const unsaid = OPTIONS.filter(({ rules }) => rules.length > 0 && !rules.some(rule => noted.includes(rule)));
    expect(unsaid.map(({ id }) => id)).toEqual(CHAPTERS);
    const changed = new Set<string>(OPTIONS.flatMap(({ rules }) => rules));
    expect(noted.filter(id => !changed.has(id))).toEqual([]);
  });
});
