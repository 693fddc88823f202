import type { Seat } from '#kernel/game.ts';
import type { Card } from './cards/adventure.ts';
import type { AdversaryId } from './cards/adversaries.ts';
import type { TrapId } from './cards/traps.ts';
import type { TreacheryId } from './cards/treachery.ts';
import type { Action, FoeId } from './choices.ts';
import type { Effect, Equipment, Item, MissionPlace, Musketeer, Skill } from './names.ts';
import type { ManIndex } from './state.ts';

/** What one trader puts in. */
export interface Offer {
  readonly cards: readonly Card[];
  readonly gear: readonly Equipment[];
}

export interface TradeTask {
  readonly kind: 'trade';
  readonly man: ManIndex;
  readonly partner: ManIndex;
  readonly stage: 'offer' | 'answer' | 'agree';
  readonly gives: Offer; // the initiator's
  readonly takes: Offer; // the partner's
  readonly agreed: readonly Seat[];
}

/** A duel from its first card to its last die (ROY.DUEL.3, ROY.DUEL.8, ROY.DUEL.12). */
export interface DuelTask {
  readonly kind: 'duel';
  readonly stage: 'open' | 'toll' | 'commit' | 'turn-up' | 'epic' | 'roll' | 'foe-reroll' | 'blade' | 'judge';
  readonly man: ManIndex;
  readonly foe: FoeId;
  readonly space: number; // at the Inn, the space of the token; otherwise -1
  readonly ordered: boolean;
  readonly blue: number; // dice
  readonly red: number;
  readonly round: number;
  readonly bladeUsed: boolean;
  readonly foeRerolled: boolean;
  // The roll on the table.
  readonly swords: number;
  readonly shields: number;
  readonly lilies: number;
  readonly redSwords: number;
  readonly redShields: number;
}

export interface ChallengeTask {
  readonly kind: 'challenge';
  readonly man: ManIndex;
  readonly skill: Skill;
  readonly value: number;
  readonly paid: readonly Card[];
  readonly ability: Card | null; // Aramis' card
  readonly epics: number;
  readonly oneForAll: number; // cards put in
  readonly change: number; // Epic tokens taken back for them
  readonly lowered: number; // by tokens and cards
}

export interface InstallTask {
  readonly kind: 'install';
  readonly place: MissionPlace;
  readonly left: number; // strength still to place
  readonly foes: readonly AdversaryId[];
  readonly trap: TrapId | null;
  readonly nemesis: Musketeer | null;
}

export interface SiegeTask {
  readonly kind: 'siege';
  readonly stage: 'roll' | 'reroll' | 'sacrifice';
  readonly red: number;
  readonly swords: number; // Milady's, with the Smuggler's
  readonly shields: number;
  readonly team: number; // Swords
  readonly answered: readonly ManIndex[];
  readonly given: readonly ManIndex[]; // those who gave a life point
}

/** What the rules still owe. Plain data, never changed, so a match can be saved in the middle of a duel. */
export type Task =
  | { readonly kind: 'first-paris' }
  | { readonly kind: 'extra-paris'; readonly left: number }
  | { readonly kind: 'lay-inn' }
  | { readonly kind: 'leave-out' }
  | { readonly kind: 'treville'; readonly without: Musketeer | null }
  | { readonly kind: 'cast'; readonly free: readonly Musketeer[] }
  | { readonly kind: 'deal' }
  | { readonly kind: 'flip-louvre' }
  | { readonly kind: 'open-quest' }
  | InstallTask
  | { readonly kind: 'bite'; readonly place: MissionPlace }
  | { readonly kind: 'turn' }
  | { readonly kind: 'destination'; readonly told: boolean } // told: a standing order was given
  | { readonly kind: 'paris-card' }
  | { readonly kind: 'treachery' }
  | { readonly kind: 'target'; readonly card: TreacheryId }
  | { readonly kind: 'select' }
  | { readonly kind: 'man-turn'; readonly man: ManIndex }
  | { readonly kind: 'ordered'; readonly man: ManIndex }
  | { readonly kind: 'count'; readonly man: ManIndex; readonly ordered: boolean }
  | { readonly kind: 'intercept'; readonly man: ManIndex; readonly action: Action; readonly ordered: boolean }
  | { readonly kind: 'resolve'; readonly man: ManIndex; readonly action: Action; readonly ordered: boolean }
  | ChallengeTask
  | DuelTask
  | { readonly kind: 'purchase'; readonly man: ManIndex; readonly ordered: boolean }
  | { readonly kind: 'replace'; readonly man: ManIndex; readonly item: Item }
  | {
      readonly kind: 'pay';
      readonly man: ManIndex;
      readonly item: Item;
      readonly replaced: Equipment | Skill | null;
    }
  | TradeTask
  | { readonly kind: 'ride'; readonly man: ManIndex }
  | { readonly kind: 'reveal'; readonly seat: Seat; readonly left: number; readonly named: readonly number[] }
  | { readonly kind: 'next-board' }
  | { readonly kind: 'lay-return' }
  | { readonly kind: 'lay-galleries' }
  | { readonly kind: 'end-of-phase' }
  | { readonly kind: 'quarters' }
  | { readonly kind: 'richelieu' }
  | { readonly kind: 'search' }
  | { readonly kind: 'raze' }
  | SiegeTask
  | {
      readonly kind: 'time';
      readonly cause: 'dead-end' | 'turn' | 'disappearance';
      readonly asked: boolean;
      readonly passed: readonly Seat[];
    }
  | { readonly kind: 'queen'; readonly asked: boolean; readonly passed: readonly Seat[] }
  | { readonly kind: 'ladder' }
  | { readonly kind: 'fail-louvre' }
  | { readonly kind: 'paris-effect' }
  | { readonly kind: 'victim' }
  | {
      readonly kind: 'vote';
      readonly effect: Effect;
      readonly by: Seat;
      readonly yes: readonly Seat[];
      readonly no: readonly Seat[];
    };
