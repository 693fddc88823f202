import type { Tell } from '#kernel/game.ts';
import type { Event } from '../../events.ts';
import { type Question, replaceTask } from '../../question.ts';
import type { State } from '../../state.ts';
import type { DuelTask } from '../../tasks.ts';

/** A stage of a duel at which somebody may have a choice. */
export type AskingStage = Required<Pick<Question<'duel'>, 'settle' | 'who' | 'reach' | 'answer'>> &
  Pick<Question<'duel'>, 'automa'>;
/** One that asks nobody. */
export type QuietStage = (draft: State, duel: DuelTask, tell: Tell<Event>) => void;

/** On to another stage, or another throw. */
export const go = (draft: State, duel: DuelTask, change: Partial<DuelTask>) =>
  replaceTask(draft, { ...duel, ...change });

export const fighterSeat = (state: State, { man }: DuelTask) => state.men[man].seat;
