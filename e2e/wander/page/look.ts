import type { Figure } from './figures.ts';
import type { onTop as OnTop } from './on-top.ts';

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

/** Runs in the page: whether something is on its way. */
export const busy = (): boolean => {
  // What goes on for longer is a breath, and nobody waits for its end.
  const moving = document
    .getAnimations()
    .some(each => each.playState === 'running' && Number(each.effect?.getComputedTiming().endTime) < 4000);
  // Words in letters that have not come yet lie elsewhere.
  if (document.fonts.status !== 'loaded') return true;
  return moving || document.querySelector('[aria-busy="true"]') !== null || document.readyState !== 'complete';
};

/** Runs in the page: comes back when nothing moves any more, or when that many milliseconds are over. */
export const rest = async (isBusy: typeof busy, patience: number): Promise<void> => {
  const A_FRAME = 16;
  const nextFrame = () =>
    new Promise<void>(done => {
      requestAnimationFrame(() => done());
      setTimeout(done, 10 * A_FRAME);
    });
  // What comes of a press is painted a frame after the press itself.
  for (let frames = 0; frames < 3 && patience > 0; frames++) await nextFrame();
  const until = performance.now() + patience;
  const moves = () => isBusy() || document.querySelector<HTMLElement>('[data-step]')?.dataset.running === 'true';
  while (moves() && performance.now() < until) await new Promise(done => setTimeout(done, A_FRAME));
};

/** Runs in the page. */
export const look = (isBusy: typeof busy, figures: () => Figure[], onTop: typeof OnTop): Look => {
  const clean = (words: string | null | undefined): string => (words ?? '').replace(/\s+/g, ' ').trim();
  const seen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.getClientRects().length > 0;
  const all = <E extends HTMLElement>(selector: string): E[] => [...document.querySelectorAll<E>(selector)];
  const path = location.pathname;
  const id = /^\/(?:play|replay)\/([\w-]+)$/.exec(path)?.[1];
  const stored = id === undefined ? null : localStorage.getItem(`panache.match.${id}`);
  const table = document.querySelector<HTMLElement>('[data-step]');
  const panel = document.querySelector<HTMLElement>('[data-question], [data-action]');
  const copy = panel?.cloneNode(true) as HTMLElement | undefined;
  // What bots suggest comes when they have thought of it, and is no choice of the one who is asked.
  const APART =
    '[data-act="take-back"], [data-act="confirm"], .visually-hidden, section[data-suggestions], [data-suggestions] .said, [data-agree]';
  for (const part of copy?.querySelectorAll(APART) ?? []) part.remove();
  const choices = all('[data-choice]');
  const dialog = onTop();
  return {
    path,
    record: stored === null ? null : JSON.stringify(JSON.parse(stored).record),
    table:
      table === null
        ? null
        : {
            step: table.dataset.step ?? '',
            running: table.dataset.running === 'true',
            asked: table.dataset.asked ?? null,
          },
    panel: clean(copy?.textContent),
    choices: [...new Set(choices.filter(seen).map(each => each.dataset.choice ?? ''))],
    held: [...new Set(choices.map(each => each.dataset.choice ?? ''))],
    cards: all('button[data-card].may').map(each => Number(each.dataset.card)),
    doors: all('[data-opens]').filter(seen).length,
    curtain: ((found: HTMLElement | null) => (found === null ? null : Number(found.dataset.seat)))(
      document.querySelector<HTMLElement>('dialog[open][data-testid="curtain"]'),
    ),
    over: document.querySelector('[data-testid="end"], [data-testid="lesson-over"]') !== null,
    dialog: dialog === null ? null : (dialog.querySelector('h2')?.textContent ?? 'dialog'),
    reading: dialog?.querySelector('[data-act="go-on"]') != null,
    halfway:
      document.querySelector('[data-sure]') !== null ||
      [...(panel?.querySelectorAll<HTMLInputElement>('input[type="search"]') ?? [])].some(({ value }) => value !== ''),
    laidOut: [
      panel?.querySelector('[data-act="plain-list"]')?.getAttribute('aria-pressed'),
      panel?.querySelector('[data-act="open-board"]') != null,
    ].join(' '),
    floating: all('[popover]').some(each => each.matches(':popover-open')),
    slips: document.querySelector('.slips > *, [role="status"] > p.sheet, p.waiting.sheet') !== null,
    busy: isBusy(),
    broken: document.querySelector('[data-notice]') !== null,
    standing: document.querySelector<HTMLElement>('[data-standing]')?.dataset.standing ?? null,
    language: document.documentElement.lang,
    spoken: clean(document.querySelector('[role="status"][aria-live]')?.textContent),
    awaited: clean(
      all('[data-testid="waiting"], [data-testid="line"]')
        .map(each => each.textContent)
        .join(' '),
    ),
    images: [...document.images].filter(each => each.complete && each.naturalWidth === 0).map(each => each.currentSrc),
    suggestions: all('[data-agree]').filter(seen).length,
    figures: figures(),
  };
};
