import { numberOf } from '#games/trois/board/board.ts';
import type { Choice } from '#games/trois/choices.ts';
import type { Event } from '#games/trois/events.ts';
import { carrierOf } from '#games/trois/state.ts';
import type { View } from '#games/trois/view.ts';
import { NO_GOOD } from '#web/learn/plan.ts';
import type { PageId } from '../pages.ts';
import type { Line, Next, Plan, Scene } from './plan.ts';

const PUPIL = 0;
/** By seat: the pupil rides first. */
const TAKEN = ['dartagnan', 'porthos', 'athos'] as const;
const ROLL: Choice = { kind: 'roll' };
const RIDE: Choice = { kind: 'ride' };
/** From Mme Bonacieux to Calais, the sea not counted. */
const TO_CALAIS = 25;
/** What has not happened by then comes too late for a pupil. */
const LAST_ROUND = 10;
/** So far ahead the carrier is within reach of a good roll. */
const WITHIN_REACH = 6;

const say = (choice: Choice, ...pages: PageId[]): Line =>
  pages.length === 0 ? { seat: PUPIL, choice } : { seat: PUPIL, choice, pages };
const sumOf = (view: View): number => (view.turn?.dice ?? []).reduce((sum, die) => sum + die, 0);
/** Nothing but his own dice moves him, and he has both. */
const isFree = (view: View): boolean => {
  const { skip, hold, oneDie } = view.musketeers[PUPIL];
  return skip === 0 && hold === null && oneDie === null;
};

/** The studs go to another, and the pupil neither has nor loses them before he is told how. */
const isTooSoon = (event: Event): boolean => event.kind === 'studs' && (event.seat === PUPIL || event.loser === PUPIL);
const isAtShutGate = (event: Event): boolean =>
  event.kind === 'stopped' && event.why === 'gate' && event.seat === PUPIL;
const isSentBehind = (event: Event): boolean => event.kind === 'gave-way' && event.seat === PUPIL;

type Stage = 'first' | 'house' | 'louvre' | 'to-calais' | 'channel' | 'to-chase' | 'chase';

class Direction {
  #begun = false;
  #stage: Stage = 'first';
  #round = 1;
  #away = false;

  next(scene: Scene): Next {
    const { asked, viewOf, events } = scene;
    const view = viewOf(PUPIL);
    if (view.phase === 'take') {
      const { seat } = asked[0];
      return { seat, choice: { kind: 'take', rider: TAKEN[seat] } };
    }
    if (view.phase === 'over') return NO_GOOD;
    if (!this.#begun) {
      this.#begun = true;
      return view.musketeers[PUPIL].bottes.includes('BS02') ? 'begin' : NO_GOOD;
    }
    if (view.round > LAST_ROUND || (events.some(isTooSoon) && this.#stage !== 'chase')) return NO_GOOD;
    if (view.turn?.seat === PUPIL) return this.#mine(view, scene);
    if (this.#stage === 'chase') return carrierOf(view) === PUPIL && this.#hasShownAll(events) ? 'end' : NO_GOOD;
    return 'bot';
  }

  #hasShownAll(events: readonly Event[]): boolean {
    return (
      events.some(event => event.kind === 'again' && event.why === 'double') &&
      events.some(isSentBehind) &&
      events.some(isAtShutGate) &&
      events.some(event => event.kind === 'studs' && event.from === 'buckingham')
    );
  }

  #mine(view: View, scene: Scene): Next {
    switch (this.#stage) {
      case 'first':
        return this.#first(view);
      case 'house':
      case 'louvre':
        return this.#louvre(view, scene);
      case 'to-calais':
      case 'channel':
        return this.#channel(view, scene);
      case 'to-chase':
      case 'chase':
        return this.#chase(view, scene);
    }
  }

  /** A card of Milady's and the thrust that answers it, with a Gazette on the way. */
  #first(view: View): Next {
    if (view.turn?.prompt === 'start') return view.round === 1 ? say(ROLL, 'aim', 'roll') : NO_GOOD;
    if (view.turn?.prompt === 'rolled') return sumOf(view) === 7 ? say(RIDE, 'ride') : NO_GOOD;
    if (view.turn?.prompt !== 'drawn') return NO_GOOD;
    this.#stage = 'house';
    return say({ kind: 'botte', botte: 'BS02' }, 'thrust');
  }

  /** By the stairs to the Queen in one ride. */
  #louvre(view: View, { adviceFor }: Scene): Next {
    const { at } = view.musketeers[PUPIL];
    if (this.#stage === 'house') {
      if (view.turn?.prompt === 'start') {
        const open = view.news.bonacieux === 'home' && view.news.passage === 'open' && isFree(view);
        this.#round = view.round;
        return open && at === 'DA7' ? say(ROLL, 'house') : NO_GOOD;
      }
      if (view.turn?.prompt === 'rolled') return sumOf(view) > 6 ? say(RIDE) : NO_GOOD;
      if (view.turn?.prompt !== 'way' || at !== 'BON') return NO_GOOD;
      this.#stage = 'louvre';
      return say({ kind: 'way', way: 'stairs' }, 'stairs');
    }
    const advice = adviceFor(PUPIL);
    if (advice === null) return NO_GOOD;
    if (view.round === this.#round && view.turn?.prompt === 'way' && at === 'QUEEN' && !this.#away) {
      this.#away = true;
      return say(advice, 'queen');
    }
    if (view.round === this.#round) return { seat: PUPIL, choice: advice, made: true };
    if (!this.#away) return NO_GOOD;
    this.#stage = 'to-calais';
    return { seat: PUPIL, choice: advice, made: true, pages: ['gallop'] };
  }

  /** The guide rides for him as far as the coast; he crosses the sea himself. */
  #channel(view: View, { adviceFor }: Scene): Next {
    const { at } = view.musketeers[PUPIL];
    const left = at.startsWith('FO') ? TO_CALAIS - numberOf(at as `FO${number}`) : null;
    const { channel } = view.news;
    const boat = channel === 'both' || channel === 'from-france';
    if (view.turn?.prompt === 'start' && this.#stage === 'to-calais' && left !== null && left < 9 && boat) {
      if (isFree(view) && !view.given) {
        this.#stage = 'channel';
        return say(ROLL, 'boats');
      }
    }
    if (view.turn?.prompt === 'rolled' && this.#stage === 'channel') {
      this.#stage = 'to-chase';
      return left !== null && sumOf(view) > left ? say(RIDE) : NO_GOOD;
    }
    if (at.startsWith('EO') || at === 'DOV' || at === 'CAL') return NO_GOOD;
    const advice = adviceFor(PUPIL);
    return advice === null ? NO_GOOD : { seat: PUPIL, choice: advice, made: true };
  }

  /** The carrier is within reach: one ride, and the studs are his. */
  #chase(view: View, { asked, adviceFor }: Scene): Next {
    const me = view.musketeers[PUPIL];
    const carrier = carrierOf(view);
    const advice = adviceFor(PUPIL);
    if (this.#stage === 'to-chase') {
      const ahead = carrier === null ? 0 : me.toGo - view.musketeers[carrier].toGo;
      const near = me.leg === 5 && ahead >= 1 && ahead <= WITHIN_REACH && isFree(view);
      const mayChoose = asked[0]?.choices.some(each => each.kind === 'one') === true;
      if (view.turn?.prompt !== 'start' || !near || !mayChoose || advice?.kind !== 'roll')
        return advice === null ? NO_GOOD : { seat: PUPIL, choice: advice, made: true };
      this.#stage = 'chase';
      return { seat: PUPIL, choice: ROLL, own: true, pages: ['one'] };
    }
    if (view.turn?.prompt !== 'rolled' || carrier === null || carrier === PUPIL) return NO_GOOD;
    return sumOf(view) > me.toGo - view.musketeers[carrier].toGo ? say(RIDE, 'overtake') : NO_GOOD;
  }
}

/** From the first roll to the studs. */
export const firstPlan: Plan = {
  id: 'first',
  seat: PUPIL,
  seats: 3,
  options: {},
  remarks: [
    { page: 'gazette', when: event => event.kind === 'gazette' && event.why === 'read' },
    { page: 'double', when: event => event.kind === 'again' && event.why === 'double' },
    { page: 'held-up', when: isAtShutGate },
    { page: 'square', when: isSentBehind },
    { page: 'studs', when: event => event.kind === 'studs' && event.from === 'buckingham' },
  ],
  closing: ['carry', 'trap', 'end'],
  direct: () => {
    const direction = new Direction();
    return scene => direction.next(scene);
  },
};
