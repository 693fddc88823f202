import type { Seat } from '#kernel/game.ts';
import type { GameText, Who } from '#kernel/text.ts';
import type { Reason } from '../bars.ts';
import { canRide, canSetOut, type Obstacle, obstacleAt } from '../board/setting-out.ts';
import type { BotteId } from '../cards/bottes.ts';
import type { Choice, Offered, Prompt } from '../choices.ts';
import type { Event } from '../events.ts';
import { diceOf, isCarrier } from '../facts.ts';
import type { MusketeerView, View } from '../view.ts';

// What is the same in every language: which case a sentence is for.

export type TroisText = GameText<Choice, Event, View>;

/** An event as it reaches a reader: what is secret is there only for those who may know it. */
type Heard<E> = E extends { readonly secret: infer Secret } ? Omit<E, 'secret'> & { readonly secret?: Secret } : E;

/** A sentence for every kind of event; null for what the next event tells anyway. */
type Sentences = {
  readonly [Kind in Event['kind']]: (event: Heard<Extract<Event, { kind: Kind }>>, who: Who) => string | null;
};

type RideKind = 'rode' | 'gave-way' | 'stopped' | 'leg' | 'studs' | 'dropped';
type CardKind =
  | 'drew'
  | 'played'
  | 'cancelled'
  | 'in-vain'
  | 'waits'
  | 'bound'
  | 'one-die'
  | 'gave'
  | 'freed'
  | 'dodged';
export type RideSentences = Pick<Sentences, RideKind>;
export type CardSentences = Pick<Sentences, CardKind>;
/** How turns begin, are rolled for and end, and what the gazettes bring. */
export type TurnSentences = Omit<Sentences, RideKind | CardKind>;

export const tellWith =
  (sentences: Sentences) =>
  (event: Event, who: Who): string | null =>
    (sentences[event.kind] as (event: Event, who: Who) => string | null)(event, who);

/** A sentence that speaks to its reader, or one about somebody else. */
export const said = (seat: Seat, who: Who, you: string, they: (name: string) => string): string =>
  seat === who.me ? you : they(who.name(seat));

/** A move is told up to each place, so the sea is a piece of its own. */
export const isCrossing = ({ path }: Extract<Event, { kind: 'rode' }>): boolean =>
  path.length === 2 && path.every(space => space === 'CAL' || space === 'DOV');

/** The question each prompt asks. */
export type Prompts = Readonly<Record<Prompt, (view: View, who: Who) => string>>;

export const promptWith =
  (prompts: Prompts): TroisText['prompt'] =>
  (prompt, view, who) =>
    prompts[prompt as Prompt](view, who);

/** The words on a button for each kind of choice; what no rule offers has no button. */
export type Labels = {
  readonly [Kind in Offered['kind']]: (choice: Extract<Offered, { kind: Kind }>, view: View, who: Who) => string;
};

export const labelWith =
  (labels: Labels): TroisText['choice'] =>
  (choice, view, who) =>
    (labels[choice.kind as Offered['kind']] as (choice: Choice, view: View, who: Who) => string)(choice, view, who);

/** The musketeer whose turn it is. */
export const onTurn = (view: View): MusketeerView => view.musketeers[view.turn?.seat ?? 0];

/** What the beginning of a turn, or of a further roll, is about. */
export type Start = Obstacle | 'hold' | 'one-die' | 'again' | 'carrier' | 'roll-or-one' | 'plain';

export const startOf = (view: View): Start => {
  const seat = view.turn?.seat ?? 0;
  const { at, hold, oneDie } = view.musketeers[seat];
  if (!canSetOut(view, seat)) return obstacleAt(at);
  if (hold !== null) return 'hold';
  if (oneDie !== null) return 'one-die';
  if (view.turn?.fresh === false) return 'again';
  if (isCarrier(view, seat)) return 'carrier';
  return view.given ? 'roll-or-one' : 'plain';
};

/** What a roll, or the wish to ride one square, asks: whether to ride on or back, or only whether to ride. */
export const rolledAs = (view: View): 'one' | 'both-ways' | 'on' => {
  if (view.turn?.mode === 'one') return 'one';
  return canRide(view, view.turn?.seat ?? 0, 'back') ? 'both-ways' : 'on';
};

export const rollsOne = (view: View): boolean => diceOf(onTurn(view)) === 1;

/** Whether the reader knows that the rider on turn has no such Botte: then the question does not speak of any. */
export const lacks = (view: View, botte: BotteId): boolean =>
  onTurn(view).bottes.every(each => each !== null && each !== botte);

/** Squares still to ride. */
export const pointsOf = (view: View): number => view.turn?.points ?? 0;

/** What a refusal may speak of: what was tried, a player, a number of turns. */
interface Facts {
  readonly choice: Choice;
  readonly seat: Seat;
  readonly turns: number;
  readonly who: Who;
}
export type Refusals = Readonly<Record<Reason, string | ((facts: Facts) => string)>>;

export const refuseWith =
  (refusals: Refusals): TroisText['refusal'] =>
  ({ choice, reason, params }, who) => {
    const words = refusals[reason as Reason];
    return typeof words === 'string'
      ? words
      : words({ choice: choice as Choice, seat: Number(params?.seat ?? 0), turns: Number(params?.turns ?? 1), who });
  };

/** `TRO.2` to `TRO.6`, say. */
export const ids = (prefix: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${prefix}.${from + i}`);
