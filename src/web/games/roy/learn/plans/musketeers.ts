import type { Choice } from '#games/roy/choices.ts';
import type { Event } from '#games/roy/events.ts';
import { MILADY } from '#games/roy/state.ts';
import type { Task } from '#games/roy/tasks.ts';
import type { View } from '#games/roy/view.ts';
import { same } from '#kernel/journal.ts';
import { NO_GOOD } from '#web/learn/plan.ts';
import type { PageId } from '../pages.ts';
import { freeTurn } from './musketeers-free.ts';
import { firstRound, milady, secondRound } from './musketeers-others.ts';
import { FIRST_TURN, SECOND_TURN } from './musketeers-rows.ts';
import type { Line, Next, Plan, Scene } from './plan.ts';

const PUPIL = 1;
const ATHOS = 2;
const ARAMIS = 3;
const FULL_LIFE = 3;
/** The round in which the pupil plays a turn as he likes. */
const FREE_ROUND = 3;

const mine = (choice: Choice, ...pages: PageId[]): Line =>
  pages.length === 0 ? { seat: PUPIL, choice } : { seat: PUPIL, choice, pages };

/** His first duel shows a roll without a hit, and then his secret thrust. */
const showsThrust = (events: readonly Event[]): boolean => {
  const clashes = events.filter(event => event.kind === 'clash');
  return clashes.length === 2 && clashes[1].manoeuvre && clashes.every(({ wounds }) => wounds === 0);
};

/** The sword rerolled a Shield, and that won the duel without a scratch. */
const showsSword = (view: View, events: readonly Event[]): boolean => {
  const duel = events.findLast(event => event.kind === 'duel-over');
  const [dartagnan] = view.men;
  return duel?.who === 'dartagnan' && duel.won && dartagnan.life === FULL_LIFE;
};

/** A draw, a Shield that stops nothing, and one Sword or one Lily is missing: what the sword of Toledo is for. */
const wantsSword = ({ stage, swords, shields, lilies, redSwords, redShields }: Extract<Task, { kind: 'duel' }>) =>
  stage === 'blade' &&
  shields > 0 &&
  redSwords === 0 &&
  (swords === redShields || (swords > 0 && swords < redShields && lilies === 1));

/** At the Inn: the adversary with two dice, and on. */
const path = (view: View, { asked, events }: Scene): Next => {
  const task = view.todo.at(-1);
  const question = asked.find(each => each.seat === PUPIL);
  if (task?.kind !== 'duel')
    return showsSword(view, events) && view.actions === 1 ? mine({ kind: 'advance', path: 0 }, 'm-on') : NO_GOOD;
  if (task.stage === 'commit') {
    const card = question?.choices.find(each => each.kind === 'commit');
    if (task.blue === 3) return card === undefined ? NO_GOOD : mine(card, 'm-two');
    return task.blue === 4 ? mine({ kind: 'done' }) : NO_GOOD;
  }
  return wantsSword(task) ? mine({ kind: 'reroll', face: 'shield' }, 'm-stopped', 'm-sword') : NO_GOOD;
};

/** The mission at the Louvre has one round left, and no trap that would have to be explained. */
const failsNext = ({ louvre, ladder, siege }: View): boolean => louvre?.trap === null && ladder === 3 && siege >= -1;

class Direction {
  #begun = false;
  #turn = 1;
  /** The next row of the pupil's turn. */
  #next = 0;
  #siege = false;
  #time = false;
  #free = false;

  next(scene: Scene): Next {
    const { asked, viewOf } = scene;
    const view = viewOf(PUPIL);
    const task = view.todo.at(-1);
    // A trade would ask the pupil for more than this lesson teaches.
    if (task?.kind === 'trade') return NO_GOOD;
    if (view.turn === FREE_ROUND && !this.#free && !failsNext(view)) return NO_GOOD;
    if (asked.some(each => each.seat === MILADY && !each.optional)) return milady(scene);
    if (task?.kind === 'leave-out') return mine({ kind: 'man', who: 'porthos' });
    if (task?.kind === 'cast')
      return asked.some(each => each.seat === PUPIL)
        ? mine({ kind: 'man', who: 'dartagnan' })
        : { seat: ATHOS, choice: { kind: 'man', who: 'athos' } };
    if (view.phase === 'musketeers' && !this.#begun) {
      this.#begun = true;
      return 'begin';
    }
    return this.#begun ? this.#play(view, task, scene) : 'bot';
  }

  #play(view: View, task: Task | undefined, scene: Scene): Next {
    if (view.turn === 2 && this.#turn === 1) {
      if (this.#next < FIRST_TURN.length || !this.#siege || !this.#time) return NO_GOOD;
      this.#turn = 2;
      this.#next = 0;
    }
    if (view.turn === FREE_ROUND) return this.#lead(view, task, scene);
    if (task?.kind === 'siege') return this.#test(view, task, scene);
    if (task?.kind === 'time') return this.#wait(view, task, scene);
    const question = scene.asked.find(each => each.seat === PUPIL);
    if (view.phase === 'musketeers' && question !== undefined) {
      const rows = this.#turn === 1 ? FIRST_TURN : SECOND_TURN;
      if (this.#next < rows.length) {
        const [choice, ...pages] = rows[this.#next++];
        if (choice.kind === 'challenge' && !showsThrust(scene.events)) return NO_GOOD;
        return question.choices.some(each => same(each, choice)) ? mine(choice, ...pages) : NO_GOOD;
      }
      if (this.#turn === 2 && view.men[0].turn === 'acting') return path(view, scene);
    }
    return this.#turn === 1 ? firstRound(view, scene) : secondRound(view, scene);
  }

  /** Into the turn that the pupil plays as he likes: it must be one in which a good player gets something done. */
  #lead(view: View, task: Task | undefined, scene: Scene): Next {
    if (this.#free) return freeTurn(scene);
    if (task?.kind === 'select') return { ...mine({ kind: 'start', who: 'dartagnan' }, 'm-louvre'), made: true };
    if (task?.kind !== 'man-turn' || view.men[0].turn !== 'acting' || view.men[0].life < FULL_LIFE) return NO_GOOD;
    this.#free = true;
    return 'free';
  }

  /** The pupil stands at La Rochelle and may bleed for it: this once it is not needed. */
  #test(view: View, task: Extract<Task, { kind: 'siege' }>, { asked }: Scene): Next {
    if (view.turn > 1) return 'bot';
    if (this.#siege) return { seat: ARAMIS, choice: { kind: 'spare', who: 'aramis' } };
    const asks = asked.some(each => each.seat === PUPIL) && task.stage === 'sacrifice';
    if (!asks || task.swords !== task.team + 1) return NO_GOOD;
    this.#siege = true;
    return mine({ kind: 'spare', who: 'dartagnan' }, 'm-siege', 'm-spare');
  }

  /** Nobody stops time: the card is for the Inn. */
  #wait(view: View, task: Extract<Task, { kind: 'time' }>, { asked }: Scene): Next {
    if (!this.#time && !task.passed.includes(PUPIL)) {
      this.#time = true;
      return mine({ kind: 'pass' }, 'm-time');
    }
    const seat = asked.find(each => each.choices.some(choice => choice.kind === 'pass'))?.seat;
    if (seat === undefined) return NO_GOOD;
    return view.turn > 1 ? { seat, choice: { kind: 'pass' }, made: true } : { seat, choice: { kind: 'pass' } };
  }
}

/** Two rounds with d'Artagnan: Constance is saved in the first, half a path of the Inn cleared in the second; then a turn of the pupil's own. */
export const musketeersPlan: Plan = {
  id: 'musketeers',
  seat: PUPIL,
  seats: 4,
  options: { easy: 'on', noHourglass: 'on', hopelessChallenges: 'off' },
  remarks: [{ page: 'm-saved', when: event => event.kind === 'completed' }],
  free: ['m-cards', 'm-free'],
  closing: ['m-end'],
  direct: () => {
    const direction = new Direction();
    return scene => direction.next(scene);
  },
};
