import type { Choice } from '#games/roy/choices.ts';
import { MILADY } from '#games/roy/state.ts';
import type { Task } from '#games/roy/tasks.ts';
import type { View } from '#games/roy/view.ts';
import { NO_GOOD } from '#web/learn/plan.ts';
import type { ExtraPageId } from '../pages-extra.ts';
import { miladyBy, type Stage } from './extra-milady.ts';
import { castBy, DARTAGNAN, leaveTo } from './extra-script.ts';
import type { Line, Next, Plan, Scene } from './plan.ts';

const STAGE: Stage = { paris: 'captive', atParis: ['henchman', 'bernajoux'], goes: 'quarters' };
/** Within so many rounds the team must have come to the Galleries. */
const LAST_ROUND = 13;

const asks = (choice: Choice, ...pages: ExtraPageId[]): Line =>
  pages.length === 0 ? { seat: DARTAGNAN, choice } : { seat: DARTAGNAN, choice, pages };

/** D'Artagnan is at the Quest and asked what he does. */
const isAtQuest = ({ men, actions }: View, task: Task | undefined): boolean =>
  task?.kind === 'man-turn' && task.man === 0 && men[0].place === 'quest' && actions > 0;

type Part = 'before' | 'calais' | 'wardes' | 'on the way' | 'road' | 'on the way again' | 'galleries' | 'over';

class Direction {
  #part: Part = 'before';
  #said = new Set<ExtraPageId>();

  /** Each page once; what follows goes with the page before it. */
  #ask(choice: Choice, ...pages: ExtraPageId[]): Line {
    const fresh = pages.filter(page => !this.#said.has(page));
    for (const page of fresh) this.#said.add(page);
    return asks(choice, ...fresh);
  }

  next(scene: Scene): Next {
    const view = scene.viewOf(DARTAGNAN);
    const task = view.todo.at(-1);
    if (this.#part === 'over') return this.#isOver(view, task) ? 'end' : this.#play(scene, view, task);
    if (view.over !== null || view.turn > LAST_ROUND) return NO_GOOD;
    return this.#play(scene, view, task);
  }

  #isOver(view: View, task: Task | undefined): boolean {
    return view.over !== null || (task?.kind !== 'challenge' && task?.kind !== 'duel' && task?.kind !== 'intercept');
  }

  #play(scene: Scene, view: View, task: Task | undefined): Next {
    if (scene.asked.some(each => each.seat === MILADY && !each.optional)) return miladyBy(STAGE, scene.viewOf(MILADY));
    const cast = castBy(scene, task);
    if (cast !== null) return cast;
    const question = scene.asked.find(each => each.seat === DARTAGNAN && !each.optional);
    if (question === undefined) return this.#part === 'before' ? 'bot' : leaveTo(scene, DARTAGNAN);
    const advice = scene.adviceFor(DARTAGNAN);
    if (advice === null) return NO_GOOD;
    return this.#own(scene, view, task, advice);
  }

  #own(scene: Scene, view: View, task: Task | undefined, advice: Choice): Next {
    const { board } = view.quest;
    const acts = isAtQuest(view, task);
    switch (this.#part) {
      case 'before':
        if (board > 2) return NO_GOOD;
        if (board === 2 && acts && advice.kind === 'challenge' && view.epics > 0) {
          this.#part = 'calais';
          return 'begin';
        }
        return 'bot';
      case 'calais':
        if (task?.kind === 'challenge') return this.#ask(advice, 'q-add');
        if (!this.#said.has('q-calais')) return advice.kind === 'challenge' ? this.#ask(advice, 'q-calais') : NO_GOOD;
        if (advice.kind !== 'duel') return NO_GOOD;
        this.#part = 'wardes';
        return this.#ask(advice, 'q-wardes');
      case 'wardes':
        if (task?.kind === 'duel') return this.#ask(advice);
        if (board !== 3) return NO_GOOD;
        this.#part = 'on the way';
        return this.#own(scene, view, task, advice);
      case 'on the way':
        if (board === 3 && acts && advice.kind === 'duel') {
          this.#part = 'road';
          return this.#ask(advice, 'q-road');
        }
        return board > 3 ? NO_GOOD : leaveTo(scene, DARTAGNAN);
      case 'road':
        if (task?.kind === 'duel') return this.#ask(advice, 'q-blind');
        if (!this.#said.has('q-blind') || !hasWon(scene)) return NO_GOOD;
        this.#part = 'on the way again';
        return withPage(leaveTo(scene, DARTAGNAN), 'q-later');
      case 'on the way again':
        if (board === 4 && acts && (advice.kind === 'challenge' || advice.kind === 'passage')) {
          this.#part = 'over';
          return this.#ask(advice, 'q-gallery');
        }
        return leaveTo(scene, DARTAGNAN);
      default:
        return this.#ask(advice);
    }
  }
}

/** His last duel. */
const hasWon = ({ events }: Scene): boolean => {
  const duel = events.findLast(event => event.kind === 'duel-over');
  return duel?.who === 'dartagnan' && duel.won;
};

const withPage = (line: Next, page: ExtraPageId): Next =>
  typeof line === 'string' ? line : { ...line, pages: [page] };

/** Boards 2 to 4: one thing of each; the rest of the way is made for the pupil. */
export const boardsPlan: Plan = {
  id: 'boards',
  seat: DARTAGNAN,
  seats: 4,
  options: { easy: 'on', noHourglass: 'on', hopelessChallenges: 'off' },
  remarks: [],
  closing: ['q-end'],
  direct: () => {
    const direction = new Direction();
    return scene => direction.next(scene);
  },
};
