import type { Choice } from '#games/roy/choices.ts';
import { MILADY } from '#games/roy/state.ts';
import type { Task } from '#games/roy/tasks.ts';
import type { View } from '#games/roy/view.ts';
import type { Seat } from '#kernel/game.ts';
import { same } from '#kernel/journal.ts';
import { NO_GOOD } from '#web/learn/plan.ts';
import type { ExtraLessonId, ExtraPageId } from '../pages-extra.ts';
import { miladyBy, type Stage } from './extra-milady.ts';
import type { Line, Next, Plan, Scene } from './plan.ts';

export const DARTAGNAN = 1;
export const ATHOS = 2;
export const ARAMIS = 3;

/** One choice the lesson wants, in its order. */
export interface Step {
  readonly seat: Seat;
  readonly choice: Choice;
  readonly pages?: readonly ExtraPageId[];
  /** What must be so when it is due: otherwise another match. */
  readonly fits?: (view: View, task: Task | undefined) => boolean;
  /** It waits until this is asked. */
  readonly at?: Task['kind'];
}

interface Script {
  readonly id: ExtraLessonId;
  /** The pupil's. */
  readonly seat: Seat;
  readonly options: Plan['options'];
  readonly stage: Stage;
  /** Whether the pupil sits down now, in the musketeers' phase; until then bots play. */
  readonly isReady: (view: View, scene: Scene) => boolean;
  readonly steps: readonly Step[];
  /** The first of the pupil's choices that is made for him, where the steps leave his turn open. */
  readonly meanwhile?: ExtraPageId;
  readonly closing: readonly ExtraPageId[];
}

const USUAL = { noHourglass: 'on', hopelessChallenges: 'off' };

const lineOf = ({ seat, choice, pages }: Step): Line =>
  pages === undefined ? { seat, choice } : { seat, choice, pages };

/** D'Artagnan, Athos and Aramis, in the order of their seats. */
export const castBy = ({ asked }: Scene, task: Task | undefined): Next | null => {
  if (task?.kind === 'leave-out') return { seat: DARTAGNAN, choice: { kind: 'man', who: 'porthos' } };
  if (task?.kind !== 'cast') return null;
  const first = asked.some(each => each.seat === DARTAGNAN);
  return first
    ? { seat: DARTAGNAN, choice: { kind: 'man', who: 'dartagnan' } }
    : { seat: ATHOS, choice: { kind: 'man', who: 'athos' } };
};

/** Whoever must answer does what a bot would; for the pupil it is done. */
export const leaveTo = ({ asked, adviceFor }: Scene, pupil: Seat): Next => {
  const seat = asked.find(each => !each.optional)?.seat;
  if (seat === undefined) return NO_GOOD;
  const choice = adviceFor(seat);
  if (choice === null) return NO_GOOD;
  return seat === pupil ? { seat, choice, made: true } : { seat, choice };
};

class Direction {
  readonly #script: Script;
  #begun = false;
  #next = 0;
  #spoken = false;

  constructor(script: Script) {
    this.#script = script;
  }

  next(scene: Scene): Next {
    const { seat, stage, steps, isReady } = this.#script;
    const view = scene.viewOf(seat);
    const task = view.todo.at(-1);
    if (this.#begun && this.#next === steps.length) return 'end';
    if (view.over !== null || view.turn > 1) return NO_GOOD;
    if (!this.#begun && view.phase === 'musketeers' && task?.kind === 'select' && isReady(view, scene)) {
      this.#begun = true;
      return 'begin';
    }
    const due = this.#begun ? this.#due(scene, view, task) : null;
    if (due !== null) return due;
    if (scene.asked.some(each => each.seat === MILADY && !each.optional)) return miladyBy(stage, scene.viewOf(MILADY));
    return castBy(scene, task) ?? (this.#begun ? this.#between(scene, task) : 'bot');
  }

  /** The next step, where the table asks for it. */
  #due({ asked }: Scene, view: View, task: Task | undefined): Next | null {
    const step = this.#script.steps[this.#next];
    if (step.at !== undefined && step.at !== task?.kind) return null;
    const question = asked.find(each => each.seat === step.seat);
    if (question === undefined || !question.choices.some(each => same(each, step.choice))) return null;
    if (step.fits?.(view, task) === false) return NO_GOOD;
    this.#next++;
    return lineOf(step);
  }

  /** The others play; the pupil is asked for nothing that the lesson does not name. */
  #between(scene: Scene, task: Task | undefined): Next {
    const { seat, meanwhile } = this.#script;
    if (task?.kind === 'vote') return NO_GOOD;
    const line = leaveTo(scene, seat);
    if (typeof line === 'string' || line.made === undefined) return line;
    // A table that asks the whole team who goes next does not ask the pupil alone.
    if (task?.kind === 'select') return 'bot';
    if (meanwhile === undefined) return NO_GOOD;
    if (this.#spoken) return line;
    this.#spoken = true;
    return { ...line, pages: [meanwhile] };
  }
}

/** A plan for a lesson within one turn of the first round. */
export const scripted = (script: Script): Plan => ({
  id: script.id,
  seat: script.seat,
  seats: 4,
  options: { ...USUAL, ...script.options },
  remarks: [],
  closing: script.closing,
  direct: () => {
    const direction = new Direction(script);
    return scene => direction.next(scene);
  },
});
