import type { Page } from 'playwright-core';
import { bring } from './bring.ts';
import { figures } from './figures.ts';
import { type Amiss, layout } from './layout.ts';
import { busy, type Look, look, rest } from './look.ts';
import { onTop } from './on-top.ts';
import { type Noted, watch } from './watch.ts';

/** What the wanderer brings along into every page. */
export interface Tools {
  readonly wander: {
    readonly drain: () => Noted[];
    readonly look: () => Look;
    readonly rest: (patience: number) => Promise<void>;
    readonly layout: () => Amiss[];
    readonly bring: typeof bring;
    readonly onTop: typeof onTop;
  };
}

/** Brought before the page itself, and again after every reload. As text: the page allows no code but its own. */
export const bringTools = (page: Page): Promise<unknown> =>
  page.addInitScript({
    content: `(${watch})(); ((bring, busy, onTop) => Object.assign(window.wander, {
      bring,
      onTop,
      look: () => (${look})(busy, ${figures}, onTop),
      rest: patience => (${rest})(busy, patience),
      layout: () => (${layout})(bring, onTop),
    }))(${bring}, ${busy}, ${onTop});`,
  });
