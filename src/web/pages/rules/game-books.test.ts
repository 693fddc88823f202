import { render } from 'svelte/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { GAME_IDS, type GameId } from '#games/index.ts';
import { inEachLanguage, LANGUAGES, type Language, type RuleBook } from '#kernel/text.ts';
import { language } from '../../language.svelte.ts';
import { bookOf } from '../../match/texts.ts';
import type { BookWords, GameBook } from '../../parts/book/book.ts';
import { checkWritten } from '../../text/testing.ts';
import { chapterId } from './chapter-id.ts';
import { gameBookOf } from './game-book.ts';

/** A book in one language, with all that is drawn in it as the page would write it. */
interface Printed {
  readonly words: BookWords;
  readonly rules: RuleBook;
  readonly chapters: readonly string[];
  readonly sheet: string;
  readonly gallery: string;
  /** By the chapter's id. */
  readonly figures: ReadonlyMap<string, string>;
}

// The reader's language is written into the page.
vi.stubGlobal('document', { documentElement: { lang: '' } });
afterAll(() => vi.unstubAllGlobals());

const bookIn = async (game: GameId): Promise<GameBook> => {
  const book = await gameBookOf(game);
  if (book === null) throw new Error(`${game} has no book`);
  return book;
};

const printedIn = async (code: Language, game: GameId): Promise<Printed> => {
  const [{ words, drawn }, reading] = [await bookIn(game), await bookOf(game)];
  const { Sheet, Figure, Gallery } = await drawn();
  await language.use(code);
  const rules = reading.texts;
  const chapters = rules.chapters.map(chapter => chapterId(rules, chapter));
  return {
    words: words(),
    rules,
    chapters,
    sheet: render(Sheet).body,
    gallery: render(Gallery).body,
    figures: new Map(chapters.map(chapter => [chapter, render(Figure, { props: { chapter } }).body])),
  };
};

const printed = async (game: GameId): Promise<Readonly<Record<Language, Printed>>> => {
  const found: Partial<Record<Language, Printed>> = {};
  for (const code of LANGUAGES) found[code] = await printedIn(code, game);
  return found as Record<Language, Printed>;
};

const bare = (html: string): string => html.replaceAll(/<!--[\s\S]*?-->/g, '');
/** What stands below each figure, without the spaces a page puts between its parts. */
const captionsIn = (html: string): readonly string[] =>
  [...bare(html).matchAll(/<figcaption[^>]*>([\s\S]*?)<\/figcaption>/g)].map(([, caption]) =>
    caption.replaceAll(/<[^>]+>|\s/g, ''),
  );
const COMPONENT = /data-component="([^"]+)"/g;

/** Each component of a gallery, and whether a source is told in it or, for a whole list, in the heading over it. */
const componentsOf = (gallery: string): readonly { id: string; sourced: boolean }[] =>
  bare(gallery)
    .split('<h3')
    .flatMap(part => {
      const [heading, ...rest] = part.split('</h3>');
      const pieces = rest.join('').split('data-component="').slice(1);
      return pieces.map(piece => ({
        id: piece.slice(0, piece.indexOf('"')),
        sourced: heading.includes('data-source=') || piece.includes('data-source='),
      }));
    });

describe.each(GAME_IDS)('the rulebook of %s', game => {
  let books: Readonly<Record<Language, Printed>>;
  let differences: GameBook['DIFFERENCES'];
  beforeAll(async () => {
    books = await printed(game);
    differences = (await bookIn(game)).DIFFERENCES;
  });

  test.each(LANGUAGES)('introduces every chapter, in %s', code => {
    const { words, chapters } = books[code];
    expect(chapters.length).toBeGreaterThan(5);
    expect(Object.keys(words.introductions).toSorted()).toEqual(chapters.toSorted());
  });

  test.each(LANGUAGES)('has a caption for every figure and a figure for every caption, in %s', code => {
    const { words, figures } = books[code];
    const told = Object.values(words.figures).map(caption => caption.replaceAll(/\s/g, ''));
    expect(told.length).toBeGreaterThan(4);
    expect([...figures.values()].flatMap(captionsIn).toSorted()).toEqual(told.toSorted());
  });

  test.each(LANGUAGES)('draws every piece whose meaning the sheet tells, in %s', code => {
    const { words, sheet } = books[code];
    const drawn = [...bare(sheet).matchAll(/<span class="drawn[^>]*>(\s*)(<\/span>)?/g)];
    expect(drawn).toHaveLength(Object.keys(words.sheet.pieces.meanings).length);
    expect(drawn.filter(([, , empty]) => empty !== undefined)).toEqual([]);
  });

  test.each(LANGUAGES)('shows every component once and says where it is known from, in %s', code => {
    const components = componentsOf(books[code].gallery);
    const ids = components.map(({ id }) => id);
    expect(ids).toHaveLength([...books[code].gallery.matchAll(COMPONENT)].length);
    expect(ids.length).toBeGreaterThan(50);
    expect(new Set(ids).size).toBe(ids.length);
    expect(components.filter(({ sourced }) => !sourced)).toEqual([]);
  });

  test.each(LANGUAGES)('names rules that there are wherever it differs from the printed books, in %s', code => {
    const { words, rules } = books[code];
    expect(Object.keys(words.differences.items).toSorted()).toEqual(Object.keys(differences).toSorted());
    for (const [id, named] of Object.entries(differences)) {
      expect(named.length, id).toBeGreaterThan(0);
      expect(
        named.filter(rule => !(rule in rules.rules)),
        id,
      ).toEqual([]);
    }
  });
});

describe.each(GAME_IDS)('the words of the rulebook of %s', async game => {
  const book = await bookIn(game);
  const words: Partial<Record<Language, BookWords>> = {};
  for (const code of LANGUAGES) {
    await language.use(code);
    words[code] = book.words();
  }
  checkWritten(inEachLanguage(code => words[code]));
});
