/** The reader's language. Catalogues are loaded one language at a time and swapped all at once, so nothing flickers. */
import { isLanguage, type Language } from '#kernel/text.ts';
import { toast } from './parts/announcer.svelte.ts';
import { pageHost } from './parts/fetched.ts';
import { laterAgain } from './parts/patience.ts';
import { remember, remembered } from './storage.ts';
import { type Catalogue, shell, type Texts } from './text/index.ts';

const preferred = (): Language => {
  const wishes = [remembered('panache.language') ?? '', ...navigator.languages];
  return wishes.map(wish => wish.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
};

/** Loads a catalogue in a language and gives back the step that shows it. */
type Loader = (code: Language) => Promise<() => void>;

/** Texts in the current language; `texts` follows every change. */
export interface Reading<T> {
  readonly texts: T;
}

class Reader {
  current = $state<Language>('en');
  readonly #loaders: Loader[] = [];
  #request = 0;

  /** Adds a catalogue (a game's texts, a page's texts) to what a change of language brings along. */
  async add<T>(catalogue: Catalogue<T>): Promise<Reading<T>> {
    let latest = $state.raw(await catalogue[this.current]());
    this.#loaders.push(async code => {
      const loaded = await catalogue[code]();
      return () => {
        latest = loaded;
      };
    });
    return {
      get texts() {
        return latest;
      },
    };
  }

  /** Changes the language. Whatever else the page holds stays as it is. */
  async use(code: Language): Promise<void> {
    const request = ++this.#request;
    const swaps = await Promise.all(this.#loaders.map(load => load(code))).catch(() => null);
    // Two quick clicks: the last one counts.
    if (request !== this.#request) return;
    if (swaps === null) {
      toast(shellWords().shell.languageLate);
      this.#useLater(code, request, 0);
      return;
    }
    for (const swap of swaps) swap();
    this.current = code;
    document.documentElement.lang = code;
    remember('panache.language', code);
  }

  /** A browser does not ask twice for what did not come: once the house answers, a fresh page is in that language. */
  #useLater(code: Language, request: number, attempt: number): void {
    laterAgain(attempt, () => void this.#useIfAnswered(code, request, attempt));
  }

  async #useIfAnswered(code: Language, request: number, attempt: number): Promise<void> {
    const { answers, reload } = pageHost();
    const isOpen = await answers();
    if (request !== this.#request) return;
    if (!isOpen) return this.#useLater(code, request, attempt + 1);
    remember('panache.language', code);
    reload();
  }

  /** Called once, before the first page is drawn. */
  async start(): Promise<void> {
    this.current = preferred();
    document.documentElement.lang = this.current;
    shellReading = await this.add(shell);
  }
}

let shellReading: Reading<Texts> | undefined;

export const language = new Reader();

/** The shell's texts in the current language; follows every change. */
export const shellWords = (): Texts => {
  if (!shellReading) throw new Error('language.start() has not finished');
  return shellReading.texts;
};
