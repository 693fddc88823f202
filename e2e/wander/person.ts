import type { Page } from 'playwright-core';
import type { Tools } from './page/in-page.ts';
import type { Look } from './page/look.ts';
import type { Noted } from './page/watch/noted.ts';
import type { Room } from './rooms.ts';
import { type Truth, truthReader } from './truth.ts';

/** A request that came to nothing, and whether it was made again since. */
export interface Lost {
  readonly url: string;
  readonly why: string;
}

/** Somebody at a screen, and what was heard of his page. */
export interface Person {
  readonly page: Page;
  /** Uncaught errors and errors in the console, not yet looked at. */
  readonly errors: string[];
  /** What failed and has not arrived since, by address. */
  readonly lost: Map<string, Lost>;
  /** What the page did since the last look. */
  readonly noted: Noted[];
  readonly truthOf: (record: string) => Truth;
  offline: boolean;
  /** What was seen last, where it is still so as far as is known. */
  latest: Look | null;
  /** Fingers instead of a mouse. */
  readonly touch: boolean;
  /** Goes away, and leaves nothing behind. */
  readonly leave: () => Promise<void>;
}

/** What is asked for again may be asked for under another query. */
const placeOf = (url: string): string => url.split('?')[0];
const isAborted = (why: string): boolean => why.includes('ERR_ABORTED');

/** Listens to a page from its first moment. */
export const personIn = ({ page, touch, leave }: Room): Person => {
  const person: Person = {
    page,
    errors: [],
    lost: new Map(),
    noted: [],
    truthOf: truthReader(),
    offline: false,
    latest: null,
    touch,
    leave,
  };
  page.on('pageerror', error => person.errors.push(`uncaught: ${error.stack ?? error}`));
  page.on('console', message => {
    if (message.type() === 'error') person.errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('requestfailed', request => {
    const why = request.failure()?.errorText ?? '';
    if (!isAborted(why)) person.lost.set(placeOf(request.url()), { url: request.url(), why });
  });
  page.on('response', response => {
    // A page that opens afresh asks for all it needs, and for nothing the last one wanted.
    if (response.request().isNavigationRequest()) person.lost.clear();
    if (response.status() >= 500)
      person.lost.set(placeOf(response.url()), { url: response.url(), why: `${response.status()}` });
    else person.lost.delete(placeOf(response.url()));
  });
  return person;
};

/** How often a page may turn while it is looked at: once the line is back it reloads, and goes on to where it belongs. */
const TURNS = 4;

/** A page may turn to a fresh one by itself, and then is looked at instead. */
export const unlessTurned = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let turns = 0; ; turns++)
    try {
      return await work();
    } catch (error) {
      if (!hasTurned(error) || turns === TURNS) throw error;
    }
};

export const hasTurned = (error: unknown): boolean => String(error).includes('Execution context was destroyed');

/** A look, together with all that was noted since the last one; where asked for, first nothing moves any more. */
export const lookOf = async (person: Person, patience = 0): Promise<Look> => {
  const [seen, noted] = await unlessTurned(() =>
    person.page.evaluate(async rest => {
      const { wander } = window as unknown as Tools;
      await wander.rest(rest);
      return [wander.look(), wander.drain()] as const;
    }, patience),
  );
  person.noted.push(...noted);
  person.latest = seen;
  return seen;
};
