import type { Seat } from '#kernel/game.ts';
import type { Who } from '#kernel/text.ts';
import type { ParisId } from '../cards/paris.ts';
import type { TreacheryId } from '../cards/treachery.ts';
import type { Action } from '../choices.ts';
import type { BlueRoll, RedRoll } from '../events.ts';
import type { Effect, Item, Location, MissionPlace, Musketeer, Place, Skill } from '../names.ts';
import type { Offer } from '../tasks.ts';
import type { Opponent } from './here.ts';

export interface Trading {
  readonly who: Musketeer;
  readonly partner: Musketeer;
  readonly gives: Offer; // what `who` puts in
  readonly takes: Offer; // what `partner` puts in
  readonly alone: boolean; // one player leads both
}

export interface Fighting {
  readonly who: Musketeer;
  readonly against: Opponent;
  readonly dice: number;
}

type Nothing = Readonly<Record<never, never>>;

/** What each question is about. */
export interface Situations {
  readonly 'first-paris': Nothing;
  readonly 'extra-paris': { readonly left: number };
  readonly 'lay-inn': { readonly path: number; readonly space: number; readonly decoys: number };
  readonly 'lay-return': { readonly space: 'A' | 'B' | 'C' };
  readonly 'lay-challenge': { readonly antechamber: number };
  readonly 'lay-fighter': { readonly antechamber: number; readonly second: boolean };
  readonly 'leave-out': Nothing;
  readonly treville: Nothing;
  readonly cast: { readonly second: boolean }; // his second musketeer, with three players
  readonly install: { readonly place: MissionPlace; readonly left: number };
  readonly nemesis: { readonly place: MissionPlace };
  readonly destination: { readonly confined: boolean };
  readonly 'paris-card': { readonly inPlay: ParisId | null };
  readonly treachery: { readonly held: number };
  readonly target: { readonly card: TreacheryId };
  /** The reader's own men, and whether others wait too. */
  readonly select: { readonly waiting: readonly Musketeer[]; readonly others: boolean };
  readonly 'man-turn': { readonly who: Musketeer; readonly place: Place; readonly left: number };
  readonly 'must-leave': { readonly who: Musketeer; readonly left: number };
  readonly 'last-ride': { readonly who: Musketeer; readonly place: Place };
  readonly ordered: { readonly who: Musketeer; readonly place: Place };
  readonly intercept: {
    readonly who: Musketeer;
    readonly place: Place;
    readonly action: Action;
    readonly here: boolean;
    readonly location: Location | null;
  };
  readonly challenge: {
    readonly who: Musketeer;
    readonly skill: Skill;
    readonly value: number;
    readonly score: number;
    readonly cards: number; // matching ones in hand
    readonly epics: boolean; // may be spent here
  };
  readonly toll: { readonly who: Musketeer; readonly against: Opponent };
  readonly commit: Fighting & { readonly room: number; readonly barred: boolean };
  readonly 'commit-blind': Fighting & { readonly room: number };
  readonly epic: Fighting & { readonly epics: number };
  readonly 'foe-reroll': Fighting & { readonly blue: BlueRoll; readonly red: RedRoll };
  readonly blade: Fighting & { readonly blue: BlueRoll; readonly red: RedRoll; readonly round: number };
  readonly purchase: { readonly who: Musketeer; readonly purse: number };
  readonly 'nothing-to-buy': { readonly who: Musketeer };
  readonly pay: { readonly who: Musketeer; readonly item: Item };
  readonly replace: { readonly who: Musketeer; readonly item: Item };
  readonly offer: Trading;
  readonly answer: Trading;
  readonly agree: Trading;
  readonly ride: { readonly who: Musketeer };
  readonly reveal: { readonly left: number };
  readonly quarters: Nothing;
  readonly richelieu: { readonly held: number };
  readonly search: Nothing;
  readonly raze: Nothing;
  readonly 'siege-reroll': { readonly swords: number; readonly team: number };
  readonly sacrifice: { readonly swords: number; readonly team: number; readonly men: readonly Musketeer[] };
  readonly time: { readonly cause: 'dead-end' | 'turn' | 'disappearance'; readonly cards: number };
  readonly queen: { readonly cards: number };
  readonly victim: Nothing;
  readonly vote: { readonly by: Seat; readonly effect: Effect };
  readonly free: Nothing;
  readonly 'one-for-all': { readonly cards: number };
  readonly hourglass: Nothing;
}

/** A sentence for every question. */
export type Prompts = {
  readonly [Case in keyof Situations]: (facts: Situations[Case], who: Who) => string;
};

/** The ids of the questions, for whoever wants to see them all. */
export type Prompt = keyof Situations;
