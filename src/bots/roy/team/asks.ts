import { ARSENAL } from '#games/roy/cards/arsenal.ts';
import type { Choice } from '#games/roy/choices.ts';
import type { Destination, MissionPlace, Musketeer, Place } from '#games/roy/names.ts';
import type { Man } from '#games/roy/state.ts';
import type { Seat } from '#kernel/game.ts';

/** Somebody of the seat is wanted somewhere. */
export interface Call {
  readonly who: Musketeer;
  readonly place: Place;
}

/** What companions have asked of a seat that it can do now: the real decision minds it, imagined ones never do. */
export interface Asks {
  readonly calls: readonly Call[];
  /** Places to keep away from. */
  readonly leave: readonly MissionPlace[];
  /** Pistoles are not to be spent. */
  readonly purse: boolean;
  /** One-for-all cards are not to be played. */
  readonly spare: boolean;
  /** Who is to have the Combat cards. */
  readonly combat: Seat | null;
  /** To go next, or to let others go. */
  readonly first: boolean;
  readonly after: boolean;
  readonly heal: boolean;
}

/** What being where one is wanted counts, in actions: a lot, but less than a match or a life. */
const CALL = 9;
/** What doing as asked counts for a single deed. */
const DEED = 12;
/** What going against it costs: the last door of the Quest is worth more. */
const AGAINST = 12;
/** No purchase is worth a promise. */
const NEVER = 99;

/** What a place gains or loses by what was asked. */
export const callTo = ({ calls, leave }: Asks, man: Man, place: Place): number => {
  if (leave.some(each => each === place)) return -CALL;
  return calls.some(call => call.who === man.who && call.place === place) ? CALL : 0;
};

const AT_MISSIONS: readonly Choice['kind'][] = ['challenge', 'duel', 'search', 'hand-over'];

const goes = (choice: Choice): Destination | null =>
  choice.kind === 'move' || choice.kind === 'horse' || choice.kind === 'ride' ? choice.to : null;

const spendsPurse = (choice: Choice): boolean => {
  if (choice.kind === 'buy') return typeof ARSENAL[choice.item].price === 'number';
  return choice.kind === 'bribe' || choice.kind === 'beggars';
};

const playsOneForAll = (choice: Choice): boolean => {
  if (choice.kind === 'one-for-all') return true;
  if (choice.kind === 'reveal') return choice.pay === 'card';
  return choice.kind === 'passage' && choice.pay !== 'tokens';
};

const isCombat = (choice: Choice): boolean =>
  choice.kind === 'give' && (choice.card === 'single' || choice.card === 'double');

/** Whether a deed does what was asked, goes against it, or neither: 1, -1 or 0. */
export const leanOf = (asks: Asks, men: readonly Man[], man: Man | null, choice: Choice): number => {
  if ((asks.purse && spendsPurse(choice)) || (asks.spare && playsOneForAll(choice))) return -1;
  if (choice.kind === 'start') return asks.first ? 1 : asks.after ? -1 : 0;
  if (asks.combat !== null) {
    if (isCombat(choice)) return 1;
    if (choice.kind === 'trade' && men.some(each => each.who === choice.who && each.seat === asks.combat)) return 1;
  }
  if (man === null) return 0;
  if (asks.heal && (choice.kind === 'heal' || (choice.kind === 'buy' && choice.item === 'balm'))) return 1;
  if (AT_MISSIONS.includes(choice.kind) && asks.leave.some(place => place === man.place)) return -1;
  const to = goes(choice);
  return to === null ? 0 : Math.sign(callTo(asks, man, to) - callTo(asks, man, man.place));
};

/** The same in actions, for those who weigh deeds against each other. */
export const leanWorth = (asks: Asks, men: readonly Man[], man: Man, choice: Choice): number => {
  const lean = leanOf(asks, men, man, choice);
  if (lean < 0) return asks.purse && spendsPurse(choice) ? -NEVER : -AGAINST;
  return DEED * lean;
};
