import { getContext, setContext } from 'svelte';
import type { Choice } from '#games/musketiere/choices.ts';
import type { Seat } from '#kernel/game.ts';
import type { Who } from '#kernel/text.ts';
import type { Refusal } from '#web/parts/refusal.ts';
import type { TableSeat } from '../table-props.ts';
import type { Words } from './text/index.ts';
import type { WhySlip } from './why.svelte.ts';

/** What every part of the table may ask for. */
export interface Board {
  readonly words: Words;
  readonly who: Who;
  readonly seats: readonly TableSeat[];
  readonly slip: WhySlip;
  /** The seat's name, or "You". */
  readonly label: (seat: Seat) => string;
  /** The letter or two that stand for a seat where its name finds no room. */
  readonly initial: (seat: Seat) => string;
  /** Why a thing cannot be touched now; null where nothing is to be said. */
  readonly refusal: (thing: string) => Refusal | null;
  /** The choice that touching a thing makes now; null where it makes none. */
  readonly choiceOf: (thing: string) => Choice | null;
  readonly choose: (choice: Choice) => void;
}

const KEY = Symbol('board');

export const setBoard = (board: Board): Board => setContext(KEY, board);
export const getBoard = (): Board => getContext(KEY);
