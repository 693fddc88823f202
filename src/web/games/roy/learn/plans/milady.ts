import type { Token } from '#games/roy/cards/tokens.ts';
import type { Choice } from '#games/roy/choices.ts';
import type { Event } from '#games/roy/events.ts';
import { MILADY } from '#games/roy/state.ts';
import type { View } from '#games/roy/view.ts';
import type { Decision } from '#kernel/game.ts';
import { NO_GOOD } from '#web/learn/plan.ts';
import type { PageId } from '../pages.ts';
import type { Line, Next, Plan, Scene } from './plan.ts';

/** Chambers, Stables, Cellar. */
const INN: readonly Token[] = [
  ...(['snare', 'three', 'decoy', 'four'] as const),
  ...(['decoy', 'swords', 'three', 'decoy'] as const),
  ...(['parry', 'four', 'decoy', 'three'] as const),
];

class Direction {
  #intercepted = false;
  #begun = false;
  #watched = false;

  next(scene: Scene): Next {
    const { asked, viewOf, events } = scene;
    const view = viewOf(MILADY);
    if (view.over !== null) return view.over.ending === 'constance' ? 'end' : NO_GOOD;
    if (view.turn > 2 || !this.#fits(view, events)) return NO_GOOD;
    const mine = asked.find(each => each.seat === MILADY);
    const task = view.todo.at(-1);
    if (mine !== undefined && !mine.optional) return this.#mine(view, mine);
    if (task?.kind === 'leave-out') return { seat: 1, choice: { kind: 'man', who: 'porthos' } };
    if (task?.kind === 'cast') {
      const seat = asked[0].seat;
      return { seat, choice: { kind: 'man', who: seat === 1 ? 'dartagnan' : 'athos' } };
    }
    if (task?.kind === 'select' && view.turn === 1 && !this.#watched) {
      this.#watched = true;
      return { seat: 1, choice: { kind: 'start', who: 'dartagnan' }, pages: ['w-watch'] };
    }
    return 'bot';
  }

  /** The Abduction must last both rounds, and Rochefort stand his ground in the first. */
  #fits(view: View, events: readonly Event[]): boolean {
    if (events.some(event => event.kind === 'completed' && event.card === 'abduction')) return false;
    if (view.turn === 1 && events.some(event => event.kind === 'fled')) return false;
    // Athos gets past Rochefort, and somebody steps into a snare: both are worth seeing.
    if (view.turn === 2 && !events.some(event => event.kind === 'snare')) return false;
    if (view.turn === 2 && !events.some(event => event.kind === 'beaten')) return false;
    const rolled = events.find(event => event.kind === 'abduction');
    return rolled === undefined || rolled.total >= 2;
  }

  #mine(view: View, question: Decision<Choice>): Next {
    const task = view.todo.at(-1);
    const say = (choice: Choice, ...pages: PageId[]): Line => ({ seat: MILADY, choice, pages });
    const first = view.turn <= 1;
    switch (task?.kind) {
      case 'first-paris':
        return { seat: MILADY, choice: { kind: 'paris', card: 'abduction' } };
      case 'lay-inn': {
        const at = view.quest.board === 1 ? view.quest.spaces.length : 0;
        return { seat: MILADY, choice: { kind: 'lay', token: INN[at] } };
      }
      case 'install':
        return this.#install(task.place, task.left, view);
      case 'destination':
        if (first) return say({ kind: 'go', to: 'paris' }, 'w-paris');
        if (task.told) return { ...say({ kind: 'go', to: 'paris' }, 'w-again'), own: true };
        return say({ kind: 'standing', order: 'always' }, 'w-hour', 'w-rolled', 'w-standing');
      case 'treachery': {
        const card = first ? 'ambush' : 'intrigue';
        if (!view.screen?.plotHand.includes(card)) return NO_GOOD;
        return first
          ? say({ kind: 'betray', card }, 'w-abduction', 'w-treachery', 'w-ambush')
          : say({ kind: 'betray', card }, 'w-intrigue');
      }
      case 'target':
        return say({ kind: 'man', who: 'dartagnan' }, 'w-target');
      case 'intercept':
        return this.#intercept(task.action.kind, question);
      default:
        return 'bot';
    }
  }

  /** The board is laid when the pupil sits down, but for the mission at the Louvre. */
  #install(place: 'paris' | 'louvre', left: number, view: View): Next {
    const lay = (card: 'biscarat' | 'harlot' | 'vitray' | 'lubin'): Line => ({
      seat: MILADY,
      choice: { kind: 'place', card },
    });
    if (place === 'paris') return lay(left === 3 ? 'biscarat' : 'harlot');
    if (view.turn > 1) return NO_GOOD;
    if (!this.#begun) {
      this.#begun = true;
      return left === 3 ? 'begin' : NO_GOOD;
    }
    if (left === 3) return { ...lay('vitray'), pages: ['w-aim', 'w-wins', 'w-mission'] };
    return left === 1 ? lay('lubin') : NO_GOOD;
  }

  /** Once in this lesson, and Rochefort must be there for it. */
  #intercept(action: string, question: Decision<Choice>): Next {
    if (!question.choices.some(each => each.kind === 'intercept'))
      return { seat: MILADY, choice: { kind: 'pass' }, made: true };
    if (this.#intercepted || action !== 'duel') return NO_GOOD;
    this.#intercepted = true;
    return { seat: MILADY, choice: { kind: 'intercept' }, pages: ['w-declared', 'w-intercept'], own: true };
  }
}

/** Two rounds as Milady: Constance is lost at the end of the second. */
export const miladyPlan: Plan = {
  id: 'milady',
  seat: MILADY,
  seats: 4,
  options: { noHourglass: 'on', hopelessChallenges: 'off' },
  remarks: [
    { page: 'w-held', when: event => event.kind === 'holds' },
    { page: 'w-athos', when: event => event.kind === 'beaten' },
    { page: 'w-snared', when: event => event.kind === 'snare' },
    { page: 'w-fear', when: event => event.kind === 'honour' },
  ],
  closing: ['w-won', 'w-inn', 'w-laying', 'w-end'],
  direct: () => {
    const direction = new Direction();
    return scene => direction.next(scene);
  },
};
