import { type Card, cardValue } from '#games/musketiere/cards.ts';
import type { Choice } from '#games/musketiere/choices.ts';
import type { Event } from '#games/musketiere/events.ts';
import { countOf } from '#games/musketiere/facts.ts';
import type { View } from '#games/musketiere/view.ts';
import { NO_GOOD } from '#web/learn/plan.ts';
import type { PageId } from '../pages.ts';
import type { Line, Next, Plan, Scene } from './plan.ts';

const PUPIL = 0;
const OTHERS = [1, 2] as const;
const REWARDS = 3;
/** What the third reward is to be worth: neither a fist nor a loss. */
const MIDDLING: readonly number[] = [5, 6, 7];
/** A card worth keeping when a duel can hardly be won. */
const STRONG = 8;
/** The duel that the pupil fights as he likes, from 0. */
const OWN_DUEL = 4;

const say = (choice: Choice, ...pages: PageId[]): Line => ({ seat: PUPIL, choice, pages });

/** What a duel is to show, by the cards that the others have picked; undefined where the hand has no such card. */
type Pick = (hand: readonly Card[], theirs: readonly Card[], target: number) => Card | undefined;
const sumOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + cardValue(card), 0);
/** The weakest card that wins the duel and is the strongest of all. */
const wins: Pick = (hand, theirs, target) =>
  hand.find(card => card > Math.max(...theirs) && sumOf([...theirs, card]) >= target);
/** The best he has: as high as the best of the others, but with fewer swords. */
const losesBySwords: Pick = (hand, theirs, target) => {
  const best = Math.max(...theirs);
  const mine = hand.at(-1);
  if (mine === undefined || mine > best || cardValue(mine) !== cardValue(best)) return undefined;
  return sumOf([...theirs, mine]) >= target ? mine : undefined;
};
/** The weakest of all, in a duel that no card of his would have won. */
const loses: Pick = (hand, theirs, target) => {
  const [lowest] = hand;
  const highest = hand.at(-1);
  if (lowest === undefined || highest === undefined || lowest > Math.min(...theirs)) return undefined;
  return sumOf([...theirs, highest]) < target ? lowest : undefined;
};

const LED: readonly (readonly [pick: Pick, ...pages: PageId[]])[] = [
  [wins, 'target', 'fight'],
  [losesBySwords, 'second'],
  [loses, 'low'],
  [wins, 'again'],
];

const isRobbed = (event: Event): boolean => event.kind === 'took' && event.marker === 'jewel' && event.from === PUPIL;

class Direction {
  #begun = false;
  readonly #said = new Set<PageId>();
  /** The strongest card the pupil held when he might have thrown it into a duel that was lost. */
  #kept: Card | null = null;

  next(scene: Scene): Next {
    const { asked, viewOf, adviceFor, events } = scene;
    const view = viewOf(PUPIL);
    if (view.phase === 'over') return this.#isGood(events) ? 'end' : NO_GOOD;
    if (view.round > 1) return NO_GOOD;
    const seat = OTHERS.find(each => asked.some(({ seat: other }) => other === each)) ?? PUPIL;
    const advice = adviceFor(seat);
    if (advice === null) return NO_GOOD;
    if (view.duels.length === OWN_DUEL + 1 && !this.#hasKept(view)) return NO_GOOD;
    // Whoever fights besides the pupil has picked before him: his own card opens the duel.
    if (seat !== PUPIL) return this.#others(view, { seat, choice: advice });
    if (view.phase === 'rewards') return this.#lay(view, advice);
    if (view.phase === 'pick')
      return this.#pick(
        view,
        advice,
        OTHERS.map(each => viewOf(each).pick),
        events,
      );
    return this.#settle(view, advice);
  }

  #once(line: Line, page: PageId): Line {
    if (this.#said.has(page)) return line;
    this.#said.add(page);
    return { ...line, pages: [page] };
  }

  /** All nine duels; the card he has kept was worth it, and the pupil has earned the most. */
  #isGood(events: readonly Event[]): boolean {
    const scored = events.find(event => event.kind === 'scored');
    if (scored === undefined || scored.reckoning.ending !== 'nine-duels') return false;
    const [mine, ...theirs] = scored.reckoning.ducats;
    const champion = scored.reckoning.duels.some(
      ({ won, seat, cards }) => won && seat === PUPIL && cards[PUPIL] === this.#kept,
    );
    return champion && theirs.every(ducats => ducats < mine);
  }

  /** The duel he has fought as he likes was lost, the prison is another's, and his best card is still in his hand. */
  #hasKept({ duels, hand }: View): boolean {
    const { won, seat } = duels[OWN_DUEL];
    return !won && seat !== PUPIL && this.#kept !== null && (duels.length > OWN_DUEL + 1 || hand.includes(this.#kept));
  }

  #others({ duels, phase }: View, line: Line): Next {
    if (duels.length === 2 && phase === 'spoils') return this.#once(line, 'swords');
    return duels.length === OWN_DUEL + 1 && phase === 'spoils' ? this.#once(line, 'kept') : line;
  }

  /** A rich reward and a poor one lie before him when he sits down. */
  #lay({ laid }: View, advice: Choice): Next {
    if (laid[PUPIL] < REWARDS - 1) return { seat: PUPIL, choice: advice };
    if (!this.#begun) {
      this.#begun = true;
      return 'begin';
    }
    const isMiddling = advice.kind === 'reward' && MIDDLING.includes(cardValue(advice.card));
    return isMiddling ? say(advice, 'aim', 'lay') : NO_GOOD;
  }

  #pick(view: View, advice: Choice, picks: readonly (Card | null)[], events: readonly Event[]): Next {
    const { duels, hand, target } = view;
    if (duels.length >= LED.length) {
      if (advice.kind !== 'fight') return NO_GOOD;
      if (duels.length === OWN_DUEL) return this.#own(hand, advice);
      if (advice.card !== this.#kept) return this.#made(advice);
      return events.some(isRobbed) ? say(advice, 'strike') : NO_GOOD;
    }
    const [pick, ...pages] = LED[duels.length];
    const theirs = picks.flatMap(card => card ?? []);
    const card = theirs.length === OTHERS.length ? pick(hand, theirs, target ?? 0) : undefined;
    return card === undefined ? NO_GOOD : say({ kind: 'fight', card }, ...pages);
  }

  #own(hand: readonly Card[], advice: Choice & { readonly kind: 'fight' }): Next {
    const best = hand.at(-1);
    if (best === undefined || advice.card === best || cardValue(best) < STRONG) return NO_GOOD;
    this.#kept = best;
    return { ...say(advice, 'own'), own: true };
  }

  #settle({ duels, markers }: View, advice: Choice): Next {
    if (duels.length === 1) return advice.kind === 'put' ? say(advice, 'jewel') : NO_GOOD;
    if (duels.length === 3) return advice.kind === 'put' ? say(advice, 'prison') : NO_GOOD;
    if (duels.length > LED.length) {
      const strikes = duels.at(-1)?.cards[PUPIL] === this.#kept && advice.kind !== 'put';
      if (!strikes) return this.#made(advice);
      return advice.kind === 'take' ? say(advice, 'back') : NO_GOOD;
    }
    // A second jewel, or out of prison: whatever he prefers, the last jewel is his.
    const [mine] = markers;
    if (advice.kind !== 'put' || countOf(mine, 'jewel') !== 1) return NO_GOOD;
    return { ...say(advice, 'free'), own: true };
  }

  /** After his own duel the guide plays the rest of the round for him. */
  #made(choice: Choice): Next {
    return this.#once({ seat: PUPIL, choice, made: true }, 'rest');
  }
}

/** One round of nine duels. */
export const firstPlan: Plan = {
  id: 'first',
  seat: PUPIL,
  seats: 3,
  options: { length: 'round' },
  remarks: [{ page: 'others', when: isRobbed }],
  closing: ['reckoning', 'end'],
  direct: () => {
    const direction = new Direction();
    return scene => direction.next(scene);
  },
};
