import type { Tell } from '#kernel/game.ts';
import type { Action, Of } from '../choices.ts';
import type { Event } from '../events.ts';
import type { Place } from '../names.ts';
import type { Part } from '../question.ts';
import type { Man, ManIndex, State } from '../state.ts';

/** The musketeer who would act. */
export interface Actor {
  readonly man: ManIndex;
}
/** What he has declared: in his own turn, or by an order of Tréville. */
export interface Declared extends Actor {
  readonly ordered: boolean;
}

/** What is tried in vain belongs to the action it comes closest to. */
interface InVain {
  move: 'trespass';
  challenge: 'challenge-at';
}
export type Tried<Kind extends Action['kind']> = Kind | (Kind extends keyof InVain ? InVain[Kind] : never);

/** One kind of action, whole: where, what one would try, why not, and what it does. */
export interface ActionRow<Kind extends Action['kind']> extends Part<Actor, Tried<Kind>> {
  /** The places where it can be done at all; null for everywhere. */
  readonly at: readonly Place[] | null;
  /** What one must hold to do it at all; left out, nothing. */
  readonly holding?: 'character';
  /** Rochefort may come between (ROY.ROCH.2, ROY.RULING.33). */
  readonly interceptable: boolean;
  /** Carries out what was declared. */
  perform(draft: State, declared: Declared, action: Of<Kind>, tell: Tell<Event>): void;
}

export const manOf = (state: State, { man }: Actor): Man => state.men[man];

/** For the many sentences that only need his name. */
export const whoActs = (state: State, { man }: Actor) => ({ who: state.men[man].who });

/** A row reads as what it is: `row('draw', { … })`. */
export const row = <Kind extends Action['kind']>(_kind: Kind, what: ActionRow<Kind>): ActionRow<Kind> => what;
