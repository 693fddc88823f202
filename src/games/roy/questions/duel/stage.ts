import type { Tell } from '#kernel/game.ts';
import type { Event } from '../../events.ts';
import { type Asked, type Question, replaceTask } from '../../question.ts';
import type { State } from '../../state.ts';
import type { DuelTask } from '../../tasks.ts';

/** A stage of a duel at which somebody may have a choice. */
export type AskingStage = Required<Pick<Question<'duel'>, 'settle' | 'who' | 'reach' | 'answer'>> &
  Pick<Question<'duel'>, 'automa'>;
/** One that asks nobody. */
export type QuietStage = (draft: State, duel: DuelTask, tell: Tell<Event>) => void;

const LYING: readonly DuelTask['stage'][] = ['foe-reroll', 'blade', 'judge'];
/** The dice have been thrown and lie on the table. */
export const diceLie = ({ stage }: Pick<DuelTask, 'stage'>): boolean => LYING.includes(stage);

/** On to another stage, or another throw. */
export const go = (draft: State, duel: DuelTask, change: Partial<DuelTask>) =>
  replaceTask(draft, { ...duel, ...change });

export const fighterSeat = (state: Asked, { man }: DuelTask) => state.men[man].seat;
