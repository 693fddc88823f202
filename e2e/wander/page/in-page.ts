import { bring } from './bring.ts';
import { layout } from './layout/layout.ts';
import { look } from './look.ts';
import { onTop } from './on-top.ts';
import { rest } from './rest.ts';
import { watch } from './watch/watch.ts';

// Runs in the page, before anything else of it; `tools.ts` makes one script of all that is imported here.

const wander = { bring, onTop, look, rest, layout, drain: watch() };

/** What the wanderer brings along into every page. */
export interface Tools {
  readonly wander: typeof wander;
}

Object.assign(window, { wander } satisfies Tools);
