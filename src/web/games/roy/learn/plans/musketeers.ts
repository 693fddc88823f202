import type { Choice } from '#games/roy/choices.ts';
import type { Event } from '#games/roy/events.ts';
import { MILADY } from '#games/roy/state.ts';
import type { Task } from '#games/roy/tasks.ts';
import type { View } from '#games/roy/view.ts';
import { same } from '#kernel/journal.ts';
import { NO_GOOD } from '#web/learn/plan.ts';
import type { PageId } from '../pages.ts';
import { FIRST_TURN, INN, SECOND_TURN } from './musketeers-rows.ts';
import type { Line, Next, Plan, Scene } from './plan.ts';

const PUPIL = 1;
const ATHOS = 2;
const ARAMIS = 3;
const FULL_LIFE = 3;

const mine = (choice: Choice, ...pages: PageId[]): Line =>
  pages.length === 0 ? { seat: PUPIL, choice } : { seat: PUPIL, choice, pages };

/** What Milady does in this lesson: nothing that would stop the pupil. */
const milady = (view: View): Next => {
  const task = view.todo.at(-1);
  const play = (choice: Choice): Line => ({ seat: MILADY, choice });
  switch (task?.kind) {
    case 'first-paris':
      return play({ kind: 'paris', card: 'abduction' });
    case 'lay-inn':
      return play({ kind: 'lay', token: INN[view.quest.board === 1 ? view.quest.spaces.length : 0] });
    case 'install':
      if (task.place === 'louvre' || view.turn > 1) return 'bot';
      return play({ kind: 'place', card: task.left === 3 ? 'bernajoux' : 'boisrenard' });
    case 'destination':
      return play({ kind: 'go', to: view.turn === 1 ? 'quarters' : 'louvre' });
    case 'treachery':
      if (view.turn === 1) return play({ kind: 'plot' });
      return view.screen?.plotHand.includes('intrigue') ? play({ kind: 'betray', card: 'intrigue' }) : NO_GOOD;
    case 'intercept':
      return play({ kind: 'pass' });
    default:
      return 'bot';
  }
};

/** His first duel shows a roll without a hit, and then his secret thrust. */
const showsThrust = (events: readonly Event[]): boolean => {
  const clashes = events.filter(event => event.kind === 'clash');
  return clashes.length === 2 && clashes[1].manoeuvre && clashes.every(({ wounds }) => wounds === 0);
};

/** The blade rerolled a Shield, and that won the duel without a scratch. */
const showsBlade = (view: View, events: readonly Event[]): boolean => {
  const duel = events.findLast(event => event.kind === 'duel-over');
  const clash = events.findLast(event => event.kind === 'clash');
  const [dartagnan] = view.men;
  return duel?.who === 'dartagnan' && duel.won && clash?.hits === 1 && dartagnan.life === FULL_LIFE;
};

/** Past the first decoy: the adversary with two dice, and on. */
const corridor = (view: View, { asked, events, adviceFor }: Scene): Next => {
  const task = view.todo.at(-1);
  const question = asked.find(each => each.seat === PUPIL);
  if (task?.kind !== 'duel')
    return showsBlade(view, events) && view.actions === 1 ? mine({ kind: 'advance', path: 0 }, 'm-on') : NO_GOOD;
  if (task.stage === 'commit') {
    const card = question?.choices.find(each => each.kind === 'commit');
    if (task.blue === 3) return card === undefined ? NO_GOOD : mine(card, 'm-two');
    return task.blue === 4 ? mine({ kind: 'done' }, 'm-fight') : NO_GOOD;
  }
  // A Shield that stops nothing, and one Sword or one Lily is missing: what the blade is for.
  const shield: Choice = { kind: 'reroll', face: 'shield' };
  const missing = task.stage === 'blade' && task.swords === 2 && task.redShields === 2 && task.lilies === 1;
  return missing && same(adviceFor(PUPIL), shield) ? mine(shield, 'm-blade') : NO_GOOD;
};

/** Athos beats Bernajoux and with him the Abduction; Aramis reinforces La Rochelle. */
const companions = (view: View, { viewOf }: Scene): Next => {
  const task = view.todo.at(-1);
  const [, athos, aramis] = view.men;
  if (task?.kind === 'select') {
    if (athos.turn === 'waiting') return { seat: ATHOS, choice: { kind: 'start', who: 'athos' }, pages: ['m-athos'] };
    if (view.paris !== null) return NO_GOOD;
    return { seat: ARAMIS, choice: { kind: 'start', who: 'aramis' }, pages: ['m-aramis'] };
  }
  if (task?.kind === 'man-turn' && athos.turn === 'acting' && view.paris !== null) {
    if (athos.place !== 'paris') return { seat: ATHOS, choice: { kind: 'move', to: 'paris' } };
    return view.actions > 0 ? { seat: ATHOS, choice: { kind: 'duel', foe: 'bernajoux' } } : NO_GOOD;
  }
  if (task?.kind === 'duel' && athos.turn === 'acting') {
    const card = viewOf(ATHOS).hand.find(each => each === 'single' || each === 'double');
    return { seat: ATHOS, choice: card === undefined ? { kind: 'done' } : { kind: 'commit', card } };
  }
  if (task?.kind === 'man-turn' && aramis.turn === 'acting' && view.garrison.length === 0) {
    const laid = viewOf(ARAMIS).hand.includes('single');
    return laid ? { seat: ARAMIS, choice: { kind: 'reinforce', card: 'single' } } : NO_GOOD;
  }
  return 'bot';
};

class Direction {
  #begun = false;
  #turn = 1;
  /** The next row of the pupil's turn. */
  #next = 0;
  #siege = false;
  #time = false;

  next(scene: Scene): Next {
    const { asked, viewOf } = scene;
    const view = viewOf(PUPIL);
    const task = view.todo.at(-1);
    // A trade would ask the pupil for more than this lesson teaches.
    if (task?.kind === 'trade') return NO_GOOD;
    if (view.turn === 3) return view.quest.board === 2 && view.ladder === 3 && view.siege >= -1 ? 'end' : NO_GOOD;
    if (asked.some(each => each.seat === MILADY && !each.optional)) return milady(viewOf(MILADY));
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
      if (this.#next < FIRST_TURN.length || !this.#siege || view.paris?.card !== 'smuggler') return NO_GOOD;
      this.#turn = 2;
      this.#next = 0;
    }
    if (task?.kind === 'siege') return this.#test(view, task, scene);
    if (task?.kind === 'time') return this.#wait(task, scene);
    const question = scene.asked.find(each => each.seat === PUPIL);
    if (view.phase === 'musketeers' && question !== undefined) {
      const rows = this.#turn === 1 ? FIRST_TURN : SECOND_TURN;
      if (this.#next < rows.length) {
        const [choice, ...pages] = rows[this.#next++];
        if (choice.kind === 'challenge' && !showsThrust(scene.events)) return NO_GOOD;
        return question.choices.some(each => same(each, choice)) ? mine(choice, ...pages) : NO_GOOD;
      }
      if (this.#turn === 2 && view.men[0].turn === 'acting') return corridor(view, scene);
    }
    return this.#turn === 1 ? companions(view, scene) : 'bot';
  }

  /** The pupil stands at La Rochelle and may bleed for it: this once it is not needed. */
  #test(view: View, task: Extract<Task, { kind: 'siege' }>, { asked }: Scene): Next {
    if (view.turn > 1) return 'bot';
    if (this.#siege) return { seat: ARAMIS, choice: { kind: 'spare', who: 'aramis' } };
    const asks = asked.some(each => each.seat === PUPIL) && task.stage === 'sacrifice';
    if (!asks || task.swords !== task.team + 1) return NO_GOOD;
    this.#siege = true;
    return mine({ kind: 'spare', who: 'dartagnan' }, 'm-test', 'm-spare');
  }

  /** Nobody stops time: the card is for the Inn. */
  #wait(task: Extract<Task, { kind: 'time' }>, { asked }: Scene): Next {
    if (!this.#time && !task.passed.includes(PUPIL)) {
      this.#time = true;
      return mine({ kind: 'pass' }, 'm-hour', 'm-keep');
    }
    const seat = asked.find(each => each.choices.some(choice => choice.kind === 'pass'))?.seat;
    return seat === undefined ? NO_GOOD : { seat, choice: { kind: 'pass' } };
  }
}

/** Two rounds with d'Artagnan: Constance is saved in the first, the Inn is passed in the second. */
export const musketeersPlan: Plan = {
  id: 'musketeers',
  seat: PUPIL,
  seats: 4,
  options: { easy: 'on', noHourglass: 'on', hopelessChallenges: 'off' },
  remarks: [
    { page: 'm-saved', when: event => event.kind === 'completed' },
    { page: 'm-board', when: event => event.kind === 'board-done' },
  ],
  closing: ['m-round', 'm-end'],
  direct: () => {
    const direction = new Direction();
    return scene => direction.next(scene);
  },
};
