import type { Attachment } from 'svelte/attachments';

// A server that blinks, a tunnel, a sleeping laptop: what could not be fetched is asked for again, ever less often.

const FIRST = 400;
const LONGEST = 15_000;
/** After so many attempts something else is wrong. */
const MOST = 12;

const pauseAfter = (attempt: number): number => Math.min(LONGEST, FIRST * 2 ** attempt);

/** Ends the pause early when the browser is back in the net. */
export const laterAgain = (attempt: number, again: () => void): (() => void) => {
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('online', go);
  };
  const go = () => {
    stop();
    again();
  };
  const timer = setTimeout(go, pauseAfter(attempt));
  addEventListener('online', go);
  return stop;
};

const sheets = (): HTMLLinkElement[] => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

/** Some browsers have no sheet for what did not come, others one that nobody may read. */
const isMissing = ({ sheet }: HTMLLinkElement): boolean => {
  try {
    return sheet?.cssRules === undefined;
  } catch {
    return true;
  }
};

const renewed = (link: HTMLLinkElement): Promise<void> =>
  new Promise(resolve => {
    const again = document.createElement('link');
    again.rel = link.rel;
    again.href = link.href;
    for (const settled of ['load', 'error']) again.addEventListener(settled, () => resolve());
    link.replaceWith(again);
  });

/** Style sheets of the part that were not there either: a browser does not ask for them again by itself. */
const renewSheets = async (): Promise<void> => {
  await Promise.all(sheets().filter(isMissing).map(renewed));
};

/** A part that comes late comes with its style sheets, or not at all. */
export const dressed = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  await renewSheets();
  const part = await load();
  if (sheets().some(isMissing)) throw new Error('a style sheet did not come');
  return part;
};

/** So that no address is used twice. */
let addresses = 0;

/** A browser may remember that a module did not come: under another address it is another module. */
const anotherAddress = (error: unknown): string | null => {
  const address = /https?:\/\/\S+\.js/.exec(String(error))?.[0];
  return address === undefined ? null : `${address}?again=${++addresses}`;
};

const importFrom = <Module>(address: string): Promise<Module> => import(/* @vite-ignore */ address);

/** Imports a module that the browser may remember as one that did not come; whoever waits is told soon. */
export const anew = async <Module>(fetchModule: () => Promise<Module>, from = importFrom<Module>): Promise<Module> => {
  try {
    return await fetchModule();
  } catch (error) {
    const again = anotherAddress(error);
    if (again === null) throw error;
    return from(again);
  }
};

/** As `anew`, for a part of the page: a file that holds it together with others does not bring it under its own name. */
export const partAnew = async <Module extends { readonly default: unknown }>(
  fetchModule: () => Promise<Module>,
  from = importFrom<Module>,
): Promise<Module> => {
  const part = await anew(fetchModule, from);
  if (part.default === undefined) throw new Error('the part did not come');
  return part;
};

/** Imports a module, again and again if need be. */
export const patiently = async <Module>(fetchModule: () => Promise<Module>): Promise<Module> => {
  let again: string | null = null;
  for (let attempt = 0; ; attempt++)
    try {
      return again === null ? await fetchModule() : await importFrom<Module>(again);
    } catch (error) {
      if (attempt >= MOST) throw error;
      await new Promise<void>(resolve => laterAgain(attempt, resolve));
      await renewSheets();
      again = anotherAddress(error);
    }
};

/** A picture that could not be fetched leaves its place empty and is asked for again. */
export const patient: Attachment<HTMLImageElement> = image => {
  let attempt = 0;
  let stop = () => {};
  const failed = () => {
    image.style.visibility = 'hidden';
    if (attempt >= MOST) return;
    stop = laterAgain(attempt++, () => {
      // The same address once more: the browser begins anew.
      image.src = image.getAttribute('src') ?? '';
    });
  };
  const came = () => {
    attempt = 0;
    image.style.visibility = '';
  };
  image.addEventListener('error', failed);
  image.addEventListener('load', came);
  return () => {
    stop();
    image.removeEventListener('error', failed);
    image.removeEventListener('load', came);
  };
};
