import type { Who } from '#kernel/text.ts';
import type { Card, Character, Combat } from '../cards/adventure.ts';
import type { AdversaryId } from '../cards/adversaries.ts';
import type { Price } from '../cards/arsenal.ts';
import type { BlueFace } from '../cards/board.ts';
import type { ParisId } from '../cards/paris.ts';
import type { Token } from '../cards/tokens.ts';
import type { TrapId } from '../cards/traps.ts';
import type { TreacheryId } from '../cards/treachery.ts';
import type { Payment } from '../choices.ts';
import type {
  Destination,
  Effect,
  Equipment,
  Item,
  Location,
  MissionPlace,
  Musketeer,
  Place,
  Skill,
} from '../names.ts';
import type { Standing } from '../state.ts';
import type { Opponent } from './here.ts';

type Nothing = Readonly<Record<never, never>>;
interface To {
  readonly to: Destination;
}
interface OneMan {
  readonly who: Musketeer;
}
interface OneCard {
  readonly card: Card;
}
interface OneParis {
  readonly card: ParisId;
}

/** What each button is about. A choice whose words depend on the question has one entry for each. */
export interface Buttons {
  readonly draw: Nothing;
  readonly move: To;
  readonly horse: To;
  readonly ride: To;
  readonly trade: OneMan;
  readonly play: { readonly card: Character };
  readonly help: OneMan; // Planchet
  readonly heal: Nothing; // Planchet
  readonly reinforce: { readonly card: Combat };
  readonly challenge: { readonly skill: Skill; readonly value: number; readonly vain: boolean };
  readonly duel: Opponent;
  readonly buy: { readonly item: Item; readonly price: Price };
  readonly bribe: { readonly price: number };
  readonly 'break-out': { readonly dice: number };
  readonly advance: {
    readonly path: number;
    readonly walk: boolean;
    readonly space: number;
    readonly token: Token | null;
  };
  readonly withdraw: Nothing;
  readonly search: { readonly dice: number };
  readonly 'hand-over': { readonly card: Combat };
  readonly passage: { readonly pay: Payment };
  readonly order: OneMan;
  readonly 'paris-first': OneParis;
  readonly 'paris-keep': OneParis;
  readonly 'paris-play': OneParis;
  readonly 'paris-take': OneParis;
  readonly lay: { readonly token: Token; readonly left: number };
  readonly 'lay-challenge': { readonly skill: Skill };
  readonly place: { readonly card: AdversaryId | TrapId; readonly strength: number };
  readonly 'man-leave-out': OneMan;
  readonly 'man-treville': OneMan;
  readonly 'man-cast': OneMan;
  readonly 'man-nemesis': OneMan;
  readonly 'man-target': { readonly who: Musketeer; readonly card: TreacheryId };
  readonly 'man-victim': OneMan;
  readonly go: { readonly to: Location };
  readonly plot: Nothing;
  readonly betray: { readonly card: TreacheryId };
  readonly start: { readonly who: Musketeer; readonly down: boolean; readonly place: Place };
  readonly give: OneCard;
  readonly hand: { readonly gear: Equipment };
  readonly accept: Nothing;
  readonly cancel: Nothing;
  readonly refuse: Nothing;
  readonly add: { readonly card: Skill };
  readonly 'ability-challenge': OneCard;
  readonly 'ability-duel': OneCard;
  readonly 'epic-challenge': Nothing;
  readonly 'epic-duel': Nothing;
  readonly commit: { readonly card: Combat; readonly dice: number };
  readonly 'reroll-blade': { readonly face: BlueFace };
  readonly 'reroll-foe': { readonly face: BlueFace };
  readonly 'reroll-siege': Nothing;
  readonly pay: OneCard;
  readonly replace: { readonly token: Equipment | Skill };
  readonly reveal: { readonly pay: 'token' | 'card'; readonly spaces: number };
  readonly name: { readonly path: number; readonly space: number };
  readonly beggars: { readonly place: MissionPlace; readonly price: number };
  readonly end: { readonly who: Musketeer };
  readonly intercept: Nothing;
  readonly standing: { readonly order: Standing };
  readonly 'search-plots': Nothing;
  readonly refill: Nothing;
  readonly take: { readonly card: TreacheryId };
  readonly raze: OneCard;
  readonly sacrifice: OneMan;
  readonly spare: OneMan;
  readonly 'one-for-all': { readonly effect: Effect };
  readonly toll: OneCard;
  readonly vote: { readonly yes: boolean };
  readonly 'done-challenge': { readonly score: number; readonly value: number };
  readonly 'done-commit': { readonly dice: number };
  readonly 'done-blind': { readonly dice: number };
  readonly 'done-epic': { readonly dice: number };
  readonly 'done-purchase': Nothing;
  readonly 'done-ordered': Nothing;
  readonly 'done-offer': { readonly empty: boolean };
  readonly 'done-answer': { readonly empty: boolean; readonly alone: boolean };
  readonly 'pass-paris': Nothing;
  readonly 'pass-quarters': Nothing;
  readonly 'pass-treachery': Nothing;
  readonly 'pass-intercept': Nothing;
  readonly 'pass-blade': Nothing;
  readonly 'pass-foe-reroll': Nothing;
  readonly 'pass-siege-reroll': Nothing;
  readonly 'pass-ride': Nothing;
  readonly 'pass-time': Nothing;
  readonly 'pass-queen': Nothing;
  readonly expire: Nothing;
}

/** The words on every button: short, a verb first. */
export type Labels = { readonly [Button in keyof Buttons]: (facts: Buttons[Button], who: Who) => string };
