import { type Figure, figures } from './figures.ts';
import { onTop } from './on-top.ts';
import { busy } from './rest.ts';
import { clean } from './words.ts';

/** All that one look at the page tells. */
export interface Look {
  readonly path: string;
  /** The journal of the match as this browser keeps it, as text; null where it keeps none. */
  readonly record: string | null;
  readonly table: {
    readonly step: string;
    readonly running: boolean;
    readonly asked: string | null;
  } | null;
  /** The panel of the question, word for word, without what is half chosen, what takes back and what bots suggest. */
  readonly panel: string;
  /** Choices in sight. */
  readonly choices: readonly string[];
  /** Choices there are anywhere in the page, seen or behind a tab. */
  readonly held: readonly string[];
  /** Cards that can be chosen, where the hand itself is the answer. */
  readonly cards: readonly number[];
  readonly doors: number;
  readonly curtain: number | null;
  readonly over: boolean;
  /** The sheet or dialog that lies over everything else. */
  readonly dialog: string | null;
  /** That sheet tells what has just happened, and waits until it has been read. */
  readonly reading: boolean;
  /** A menu or a card of its own lies open. */
  readonly floating: boolean;
  /** A button has been pressed once, and asks for a second press; or the choices are those that hold the typed words. */
  readonly halfway: boolean;
  /** How the one who looks has the panel: as a list or not, with the board opened or not. */
  readonly laidOut: string;
  /** A slip of paper lies there for some seconds. */
  readonly slips: boolean;
  /** Something is on its way: a part of the page, a scene, a motion that ends. */
  readonly busy: boolean;
  /** The page says that it is broken. */
  readonly broken: boolean;
  readonly standing: string | null;
  readonly language: string;
  readonly spoken: string;
  /** Whom an online table waits for, in words; or that the line is cut. */
  readonly awaited: string;
  readonly images: readonly string[];
  /** Suggestions of bots that wait for a word. */
  readonly suggestions: number;
  readonly figures: readonly Figure[];
}

/** What bots suggest comes when they have thought of it, and is no choice of the one who is asked. */
const APART =
  '[data-act="take-back"], [data-act="confirm"], .visually-hidden, section[data-suggestions], [data-suggestions] .said, [data-agree]';

const one = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
const all = <E extends HTMLElement>(selector: string): E[] => [...document.querySelectorAll<E>(selector)];
const isThere = (selector: string): boolean => one(selector) !== null;

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.getClientRects().length > 0;

const recordHere = (): string | null => {
  const id = /^\/(?:play|replay)\/([\w-]+)$/.exec(location.pathname)?.[1];
  const stored = id === undefined ? null : localStorage.getItem(`panache.match.${id}`);
  return stored === null ? null : JSON.stringify(JSON.parse(stored).record);
};

const tableHere = (): Look['table'] => {
  const { dataset } = one('[data-step]') ?? {};
  if (dataset === undefined) return null;
  return { step: dataset.step ?? '', running: dataset.running === 'true', asked: dataset.asked ?? null };
};

const panelHere = (): Pick<Look, 'panel' | 'halfway' | 'laidOut'> => {
  const panel = one('[data-question], [data-action]');
  const copy = panel?.cloneNode(true) as HTMLElement | undefined;
  for (const part of copy?.querySelectorAll(APART) ?? []) part.remove();
  const searches = [...(panel?.querySelectorAll<HTMLInputElement>('input[type="search"]') ?? [])];
  return {
    panel: clean(copy?.textContent),
    halfway: isThere('[data-sure]') || searches.some(({ value }) => value !== ''),
    laidOut: [
      panel?.querySelector('[data-act="plain-list"]')?.getAttribute('aria-pressed'),
      panel?.querySelector('[data-act="open-board"]') != null,
    ].join(' '),
  };
};

const choicesHere = (): Pick<Look, 'choices' | 'held' | 'cards' | 'doors'> => {
  const choices = all('[data-choice]');
  const named = (some: readonly HTMLElement[]) => [...new Set(some.map(({ dataset }) => dataset.choice ?? ''))];
  return {
    choices: named(choices.filter(isSeen)),
    held: named(choices),
    cards: all('button[data-card].may').map(({ dataset }) => Number(dataset.card)),
    doors: all('[data-opens]').filter(isSeen).length,
  };
};

const overTheTable = (): Pick<Look, 'curtain' | 'dialog' | 'reading' | 'floating' | 'slips'> => {
  const dialog = onTop();
  const curtain = one('dialog[open][data-testid="curtain"]');
  return {
    curtain: curtain === null ? null : Number(curtain.dataset.seat),
    dialog: dialog === null ? null : (dialog.querySelector('h2')?.textContent ?? 'dialog'),
    reading: dialog?.querySelector('[data-act="go-on"]') != null,
    floating: all('[popover]').some(each => each.matches(':popover-open')),
    slips: isThere('.slips > *, [role="status"] > p.sheet, p.waiting.sheet'),
  };
};

export const look = (): Look => ({
  path: location.pathname,
  record: recordHere(),
  table: tableHere(),
  ...panelHere(),
  ...choicesHere(),
  ...overTheTable(),
  over: isThere('[data-testid="end"], [data-testid="lesson-over"]'),
  busy: busy(),
  broken: isThere('[data-notice]'),
  standing: one('[data-standing]')?.dataset.standing ?? null,
  language: document.documentElement.lang,
  spoken: clean(one('[role="status"][aria-live]')?.textContent),
  awaited: clean(
    all('[data-testid="waiting"], [data-testid="line"]')
      .map(each => each.textContent)
      .join(' '),
  ),
  images: [...document.images].filter(each => each.complete && each.naturalWidth === 0).map(each => each.currentSrc),
  suggestions: all('[data-agree]').filter(isSeen).length,
  figures: figures(),
});
