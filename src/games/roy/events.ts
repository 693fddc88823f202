import type { Seat } from '#kernel/game.ts';
import type { Card, Combat } from './cards/adventure.ts';
import type { AdversaryId } from './cards/adversaries.ts';
import type { BlueFace, RedFace } from './cards/board.ts';
import type { LouvreId } from './cards/louvre.ts';
import type { ParisId } from './cards/paris.ts';
import type { FightToken, Token } from './cards/tokens.ts';
import type { TrapId } from './cards/traps.ts';
import type { TreacheryId } from './cards/treachery.ts';
import type { Action, FoeId } from './choices.ts';
import type {
  Destination,
  Effect,
  Ending,
  Equipment,
  Item,
  Location,
  MissionPlace,
  Musketeer,
  Place,
  Side,
  Skill,
} from './names.ts';
import type { Standing } from './state.ts';

interface To {
  readonly to: readonly Seat[];
}
export interface BlueRoll {
  readonly swords: number;
  readonly shields: number;
  readonly lilies: number;
}
export interface RedRoll {
  readonly swords: number;
  readonly shields: number;
}
/** What hurts a musketeer. */
export type Cause = 'ambush' | 'assassin' | 'duel' | 'sting' | 'snare' | 'sacrifice' | 'paris';

export type Event =
  // set-up
  | { readonly kind: 'chose-paris'; readonly secret: To & { readonly card: ParisId } }
  | { readonly kind: 'kept-paris'; readonly secret: To & { readonly card: ParisId } }
  | { readonly kind: 'laid'; readonly board: 1 | 3 | 4; readonly secret: To & { readonly token: Token | Skill } }
  | { readonly kind: 'board'; readonly board: 1 | 2 | 3 | 4 }
  | { readonly kind: 'left-out'; readonly who: Musketeer }
  | { readonly kind: 'stands-in'; readonly who: Musketeer }
  | { readonly kind: 'cast'; readonly seat: Seat; readonly who: Musketeer }
  | {
      readonly kind: 'drew'; // Adventure cards
      readonly seat: Seat;
      /** Whose action or luck it was; left out where a player draws for all of theirs, and in archives of old. */
      readonly who?: Musketeer;
      readonly count: number;
      readonly why: 'deal' | 'turn' | 'action' | 'recovery' | 'board' | 'captain' | 'planchet';
      readonly secret: To & { readonly cards: readonly Card[] };
      readonly reveals: true;
    }
  | { readonly kind: 'reshuffled'; readonly deck: 'adventure' | 'treachery' | 'louvre' }
  // missions
  | {
      readonly kind: 'paris';
      readonly card: ParisId;
      readonly replaced: ParisId | null;
      readonly back: readonly AdversaryId[];
      readonly reveals: true;
    }
  | { readonly kind: 'louvre'; readonly card: LouvreId; readonly reveals: true }
  | { readonly kind: 'louvre-empty' }
  | {
      readonly kind: 'placing';
      readonly place: MissionPlace;
      readonly secret: To & { readonly card: AdversaryId | TrapId };
    }
  | { readonly kind: 'naming'; readonly secret: To & { readonly who: Musketeer } }
  | {
      readonly kind: 'placed';
      readonly place: MissionPlace;
      readonly foes: readonly AdversaryId[];
      readonly trap: TrapId | null;
      readonly nemesis: Musketeer | null;
      readonly reveals: true;
    }
  | {
      readonly kind: 'bite';
      readonly trap: TrapId;
      readonly place: MissionPlace;
      readonly who: Musketeer;
      readonly face: RedFace;
    }
  | { readonly kind: 'trap-gone'; readonly place: MissionPlace; readonly trap: TrapId }
  | { readonly kind: 'beggars-paid'; readonly seat: Seat; readonly place: MissionPlace }
  | { readonly kind: 'completed'; readonly place: MissionPlace; readonly card: ParisId | LouvreId }
  // Milady's phase
  | { readonly kind: 'turn'; readonly turn: number }
  | { readonly kind: 'destination'; readonly secret: To & { readonly location: Location } }
  | { readonly kind: 'standing'; readonly left: boolean; readonly secret: To & { readonly order: Standing } }
  | {
      readonly kind: 'shown';
      readonly location: Location | null;
      readonly by: 'ketty' | 'automa';
      readonly reveals: true;
    }
  | { readonly kind: 'no-paris' }
  | { readonly kind: 'no-treachery' }
  | {
      readonly kind: 'plotted'; // Treachery cards drawn
      readonly count: number;
      readonly why: 'step' | 'deal' | 'richelieu' | 'louvre' | 'siege' | 'captive';
      readonly secret: To & { readonly cards: readonly TreacheryId[] };
      readonly reveals: true;
    }
  | { readonly kind: 'betrayed'; readonly card: TreacheryId; readonly reveals: true }
  | { readonly kind: 'idle'; readonly card: TreacheryId; readonly replaced: boolean } // the automa's card does nothing
  | { readonly kind: 'aimed'; readonly card: TreacheryId; readonly who: Musketeer }
  | { readonly kind: 'rochefort-healed'; readonly life: number }
  | { readonly kind: 'hourglass'; readonly now: 'started'; readonly refills: true }
  | { readonly kind: 'hourglass'; readonly now: 'expired' }
  // people
  | {
      readonly kind: 'wounded';
      readonly who: Musketeer;
      readonly wounds: number;
      readonly life: number;
      readonly by: Cause;
    }
  | { readonly kind: 'fell'; readonly who: Musketeer; readonly by: Cause; readonly at: Place }
  | { readonly kind: 'fateful'; readonly who: Musketeer }
  | { readonly kind: 'recovered'; readonly who: Musketeer; readonly life: number }
  | { readonly kind: 'healed'; readonly who: Musketeer; readonly life: number; readonly by: 'balm' | 'planchet' }
  | {
      readonly kind: 'jailed';
      readonly who: Musketeer;
      readonly by: 'richelieu' | 'treachery';
      readonly reveals?: true;
    }
  // the musketeers' phase
  | { readonly kind: 'started'; readonly who: Musketeer; readonly actions: number }
  | { readonly kind: 'ended'; readonly who: Musketeer; readonly left: number }
  | { readonly kind: 'declared'; readonly who: Musketeer; readonly action: Action; readonly ordered: boolean }
  | {
      readonly kind: 'moved';
      readonly who: Musketeer;
      readonly from: Place;
      readonly to: Destination;
      readonly how: 'action' | 'horse' | 'planchet';
    }
  | { readonly kind: 'stayed'; readonly who: Musketeer } // offered a ride and declined
  | {
      readonly kind: 'traded';
      readonly who: Musketeer;
      readonly partner: Musketeer;
      readonly gave: number;
      readonly took: number;
      readonly gearGiven: readonly Equipment[];
      readonly gearTaken: readonly Equipment[];
      readonly open: { readonly given: readonly Card[]; readonly taken: readonly Card[] } | null; // for all to see
      readonly secret: To & { readonly given: readonly Card[]; readonly taken: readonly Card[] };
      readonly reveals: true;
    }
  | { readonly kind: 'no-trade'; readonly who: Musketeer; readonly partner: Musketeer }
  | {
      readonly kind: 'offered';
      readonly seat: Seat;
      readonly open: Card | Equipment | null; // for all to see
      readonly secret?: To & { readonly thing: Card | Equipment };
    }
  | { readonly kind: 'offer-made'; readonly seat: Seat } // the loop of one trader is over
  | { readonly kind: 'agreed'; readonly seat: Seat }
  | { readonly kind: 'reinforced'; readonly who: Musketeer; readonly card: Card }
  | { readonly kind: 'added'; readonly who: Musketeer; readonly card: Card; readonly ability: boolean }
  | {
      readonly kind: 'challenged';
      readonly who: Musketeer;
      readonly skill: Skill;
      readonly value: number;
      readonly score: number;
      readonly won: boolean;
    }
  | { readonly kind: 'fizzled'; readonly who: Musketeer; readonly action: Action; readonly reveals: true } // spent without effect
  | {
      readonly kind: 'bought';
      readonly who: Musketeer;
      readonly item: Item;
      readonly card: Card | null;
      readonly replaced: Equipment | Skill | null;
    }
  | { readonly kind: 'bribed'; readonly who: Musketeer }
  | { readonly kind: 'freed'; readonly who: Musketeer }
  | { readonly kind: 'searched'; readonly who: Musketeer; readonly roll: BlueRoll; readonly total: number }
  | { readonly kind: 'handed-over'; readonly who: Musketeer; readonly card: Combat; readonly total: number }
  // duels
  | { readonly kind: 'duel'; readonly who: Musketeer; readonly foe: FoeId; readonly token: FightToken | null }
  | { readonly kind: 'toll'; readonly who: Musketeer; readonly card: Card }
  | { readonly kind: 'committed'; readonly who: Musketeer; readonly card: Card; readonly ability: boolean }
  | { readonly kind: 'epic-die'; readonly who: Musketeer; readonly epics: number }
  | {
      readonly kind: 'rolled';
      readonly who: Musketeer;
      readonly foe: FoeId;
      readonly round: number;
      readonly blue: BlueRoll;
      readonly red: RedRoll;
    }
  | { readonly kind: 'rerolled'; readonly by: Musketeer | FoeId; readonly from: BlueFace; readonly to: BlueFace }
  | {
      readonly kind: 'clash';
      readonly who: Musketeer;
      readonly foe: FoeId;
      readonly manoeuvre: boolean;
      readonly foeManoeuvre: boolean;
      readonly hits: number; // on the foe
      readonly wounds: number; // on the musketeer
    }
  | {
      readonly kind: 'duel-over';
      readonly who: Musketeer;
      readonly foe: FoeId;
      readonly won: boolean;
      readonly life: number;
    }
  | {
      readonly kind: 'beaten';
      readonly foe: AdversaryId;
      readonly pistoles: number;
      readonly epics: number;
      readonly returned: boolean;
    }
  | { readonly kind: 'guard-beaten'; readonly total: number }
  // Rochefort and Milady
  | { readonly kind: 'let-pass'; readonly secret: To; readonly reveals: true }
  | { readonly kind: 'intercepted'; readonly who: Musketeer; readonly location: Location; readonly reveals: true }
  | { readonly kind: 'exposed'; readonly location: Location; readonly by: Musketeer | null; readonly reveals: true }
  | { readonly kind: 'fled'; readonly life: number }
  | { readonly kind: 'holds'; readonly who: Musketeer } // Rochefort stays, the action is lost
  | { readonly kind: 'rochefort-down' }
  | { readonly kind: 'took-paris'; readonly took: boolean; readonly secret: To & { readonly card: ParisId | null } }
  | { readonly kind: 'searching' } // the Treachery deck
  | { readonly kind: 'found'; readonly secret: To & { readonly card: TreacheryId }; readonly reveals: true }
  | { readonly kind: 'razed'; readonly card: Card | null }
  // the Quest
  | { readonly kind: 'walked'; readonly who: Musketeer; readonly path: number; readonly space: number } // path -1: Common room
  | { readonly kind: 'turned-up'; readonly space: number; readonly token: Token; readonly reveals: true } // space -1: the road
  | { readonly kind: 'decoy'; readonly who: Musketeer }
  | { readonly kind: 'snare'; readonly who: Musketeer }
  | { readonly kind: 'token-gone'; readonly token: FightToken }
  | { readonly kind: 'named-space'; readonly seat: Seat; readonly space: number }
  | {
      readonly kind: 'revealed';
      readonly seat: Seat;
      readonly spaces: readonly number[];
      readonly tokens: readonly Token[];
      readonly reveals: true;
    }
  | { readonly kind: 'leftovers'; readonly tokens: readonly Token[]; readonly reveals: true }
  | { readonly kind: 'board-done'; readonly board: 1 | 2 | 3 | 4; readonly who: Musketeer }
  | {
      readonly kind: 'antechamber';
      readonly at: number;
      readonly skill: Skill;
      readonly fighters: readonly FightToken[];
      readonly reveals: true;
    }
  | {
      readonly kind: 'passed';
      readonly at: number;
      readonly by: 'challenge' | 'duels' | 'passage';
      readonly who: Musketeer;
    }
  // tracks
  | { readonly kind: 'purse'; readonly change: number; readonly purse: number }
  | { readonly kind: 'epics'; readonly change: number; readonly epics: number }
  | { readonly kind: 'earned' } // a One-for-all card
  | { readonly kind: 'time'; readonly time: number; readonly cause: 'dead-end' | 'turn' | 'disappearance' }
  | { readonly kind: 'time-stopped'; readonly cause: 'dead-end' | 'turn' | 'disappearance' }
  | { readonly kind: 'honour'; readonly change: number; readonly honour: number } // honour: lost in all
  | { readonly kind: 'ladder'; readonly space: number }
  | { readonly kind: 'louvre-failed'; readonly card: LouvreId; readonly back: readonly AdversaryId[] }
  | { readonly kind: 'abduction'; readonly red: RedRoll; readonly total: number }
  | { readonly kind: 'nobody-in-paris' }
  // the siege
  | { readonly kind: 'siege'; readonly red: RedRoll; readonly blue: BlueRoll; readonly smuggler: boolean }
  | { readonly kind: 'siege-reroll'; readonly face: RedFace | null }
  | { readonly kind: 'sacrificed'; readonly who: Musketeer }
  | { readonly kind: 'spared'; readonly who: Musketeer }
  | {
      readonly kind: 'siege-moved';
      readonly milady: number;
      readonly team: number;
      readonly from: number;
      readonly to: number;
    }
  // One for all
  | { readonly kind: 'one-for-all'; readonly seat: Seat; readonly effect: Effect }
  | { readonly kind: 'proposed'; readonly seat: Seat; readonly effect: Effect }
  | { readonly kind: 'voted'; readonly seat: Seat; readonly yes: boolean }
  | { readonly kind: 'outvoted'; readonly effect: Effect }
  | { readonly kind: 'declined'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly winner: Side; readonly ending: Ending };
