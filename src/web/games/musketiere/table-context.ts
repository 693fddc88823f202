import { getContext, setContext } from 'svelte';
import type { Choice } from '#games/musketiere/choices.ts';
import type { Seat } from '#kernel/game.ts';
import type { Who } from '#kernel/text.ts';
import type { Refusal } from '#web/parts/refusal.ts';
import type { TableSeat } from '../table-props.ts';
import type { Words } from './text/words.ts';
import type { Touches } from './touch/touches.ts';
import type { WhySlip } from './touch/why.svelte.ts';

/** What every part of the table may ask for. */
export interface TableContext {
  readonly words: Words;
  readonly who: Who;
  readonly seats: readonly TableSeat[];
  readonly slip: WhySlip;
  /** The seat's name, or "You". */
  readonly label: (seat: Seat) => string;
  /** The letter or two that stand for a seat where its name finds no room. */
  readonly initial: (seat: Seat) => string;
  /** Why nothing comes of touching something now; null where nothing is to be said. */
  readonly refusal: (touches: Touches) => Refusal | null;
  /** The choice that touching something makes now; null where it makes none. */
  readonly choiceOf: (touches: Touches) => Choice | null;
  readonly choose: (choice: Choice) => void;
}

const KEY = Symbol('table');

export const setTableContext = (table: TableContext): TableContext => setContext(KEY, table);
export const getTableContext = (): TableContext => getContext(KEY);
