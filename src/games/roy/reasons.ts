import type { Seat } from '#kernel/game.ts';
import type { Bar } from '#kernel/question.ts';
import type { Character } from './cards/adventure.ts';
import type { AdversaryId } from './cards/adversaries.ts';
import type { ParisId } from './cards/paris.ts';
import type { Token } from './cards/tokens.ts';
import type { TrapId } from './cards/traps.ts';
import type { TreacheryId } from './cards/treachery.ts';
import type { FoeId } from './choices.ts';
import type { Effect, Item, Location, MissionPlace, Musketeer, Place, Skill } from './names.ts';
import type { State } from './state.ts';

type Nothing = Readonly<Record<never, never>>;
interface Short {
  readonly have: number;
  readonly need: number;
}
interface OneMan {
  readonly who: Musketeer;
}
interface OnePlace {
  readonly place: Place;
}

/** Every reason why not, with what its sentence needs. */
export interface Reasons {
  // whose turn it is
  readonly 'another-acts': OneMan; // it is `who`'s turn
  readonly 'had-his-turn': OneMan;
  readonly 'milady-first': Nothing;
  readonly 'siege-now': Nothing;
  readonly 'round-ends': Nothing;
  readonly 'no-actions': OneMan;
  readonly 'must-leave': OneMan;
  // drawing and moving
  readonly 'deck-empty': Nothing;
  readonly 'no-quarters': Nothing;
  readonly 'no-bastille': Nothing;
  readonly 'already-here': { readonly who: Musketeer; readonly place: Place };
  readonly 'in-bastille': OneMan;
  readonly 'quest-closed': OneMan;
  readonly 'no-horse': OneMan;
  readonly 'horse-used': OneMan;
  readonly 'horse-not-ordered': OneMan;
  // trading
  readonly 'partner-elsewhere': { readonly who: Musketeer; readonly place: Place };
  readonly isolation: Nothing;
  readonly 'partner-refused': OneMan;
  readonly 'nothing-to-trade': OneMan;
  readonly 'one-hand': OneMan; // both musketeers are led by one player
  readonly 'nothing-offered': Nothing;
  readonly 'too-much-gear': Nothing;
  // Character cards, reinforcements
  readonly 'purse-full': { readonly card: Character; readonly most: number };
  readonly 'epics-full': { readonly card: Character; readonly most: number };
  readonly 'location-shown': { readonly card: Character };
  readonly 'no-location': { readonly card: Character };
  readonly 'honour-whole': { readonly card: Character };
  readonly 'nothing-to-draw': { readonly card: Character };
  readonly 'garrison-full': { readonly most: number };
  readonly 'not-wounded': OneMan;
  readonly 'friend-down': OneMan;
  readonly 'friend-jailed': OneMan; // and no card left to draw
  readonly 'not-at-la-rochelle': OneMan;
  readonly 'no-combat-card': Nothing;
  // missions
  readonly 'mission-elsewhere': OnePlace;
  readonly 'no-mission': { readonly place: MissionPlace };
  readonly 'no-challenge': Nothing;
  readonly 'challenge-won': { readonly skill: Skill };
  readonly 'out-of-reach': Short & { readonly skill: Skill };
  readonly beggars: { readonly place: MissionPlace; readonly price: number };
  readonly nemesis: { readonly place: MissionPlace; readonly who: Musketeer };
  readonly 'foe-elsewhere': { readonly foe: FoeId; readonly place: Place };
  readonly 'asked-done': Nothing;
  readonly 'beggars-poor': Short;
  readonly 'between-actions': Nothing;
  // the Arsenal
  readonly owned: { readonly who: Musketeer; readonly item: Item };
  readonly 'sold-out': { readonly item: Item };
  readonly 'too-dear': Short & { readonly item: Item };
  readonly 'no-card-to-pay': { readonly item: Item };
  readonly 'no-combat-to-pay': { readonly item: Item };
  readonly 'full-life': OneMan;
  // the Bastille
  readonly 'jailed-today': OneMan;
  readonly 'bribe-poor': Short;
  // the Quest
  readonly 'not-at-quest': OneMan;
  readonly 'other-path': OneMan;
  readonly 'common-room': OneMan;
  readonly 'wardes-waits': { readonly won: number };
  readonly 'already-beaten': { readonly foe: FoeId };
  readonly 'passage-dear': Short;
  readonly 'nothing-hidden': Nothing;
  // Tréville
  readonly 'order-used': Nothing;
  readonly 'order-down': OneMan;
  // a challenge or a duel in progress
  readonly 'wrong-skill': { readonly skill: Skill };
  readonly 'epics-not-here': Nothing;
  readonly 'epics-rochefort': Nothing;
  readonly 'epics-wardes': Nothing;
  readonly 'epics-later': Nothing;
  readonly 'no-epics': Nothing;
  readonly 'ability-used': Nothing;
  readonly 'six-dice': { readonly most: number };
  readonly 'no-combat-against': { readonly foe: AdversaryId };
  readonly 'dice-thrown': Nothing;
  readonly 'after-a-draw': Nothing;
  readonly 'token-up': Nothing;
  readonly 'blade-used': Nothing;
  readonly 'no-blade': OneMan;
  readonly 'foe-rerolls-first': { readonly foe: FoeId };
  // One for all
  readonly 'no-one-for-all': Nothing;
  readonly 'effect-idle': { readonly effect: Effect };
  readonly outvoted: { readonly effect: Effect };
  readonly 'vote-on': Nothing;
  // the siege
  readonly 'not-at-siege': OneMan;
  readonly 'answered-already': OneMan;
  // set-up
  readonly taken: { readonly who: Musketeer; readonly seat: Seat };
  readonly 'has-his-men': Nothing;
  // Milady
  readonly 'rochefort-out': { readonly place: Location };
  readonly 'not-for-milady': OnePlace;
  readonly 'destination-laid': Nothing;
  readonly 'order-given': Nothing;
  readonly mandatory: Nothing;
  readonly 'paris-in-pile': { readonly card: ParisId };
  readonly 'paris-in-hand': { readonly card: ParisId };
  readonly 'paris-gone': { readonly card: ParisId };
  readonly 'paris-in-play': { readonly card: ParisId };
  readonly 'paris-step-over': Nothing;
  readonly 'no-target': { readonly card: TreacheryId };
  readonly 'plots-empty': Nothing;
  readonly 'treachery-over': Nothing;
  readonly 'cannot-strike': { readonly who: Musketeer; readonly card: TreacheryId };
  readonly 'breaks-total': { readonly card: AdversaryId | TrapId; readonly strength: number; readonly left: number };
  readonly 'second-trap': { readonly card: TrapId };
  readonly 'not-with-you': { readonly place: Place; readonly location: Location };
  readonly 'athos-safe': Nothing;
  readonly 'rochefort-fled': Nothing;
  readonly 'rochefort-down': Nothing;
  readonly 'rochefort-elsewhere': Nothing;
  readonly 'nothing-declared': Nothing;
  readonly 'none-left': { readonly token: Token };
  readonly 'decoys-inn': Nothing;
  readonly 'decoys-needed': { readonly decoys: number };
  readonly 'bassompierre-stays': Nothing;
  readonly 'not-in-paris': OneMan;
}

export type Reason = keyof Reasons;

/** What a sentence needs is found when it is said; most of the time nobody asks. */
type Tells<R extends Reason, Task, Choice> = keyof Reasons[R] extends never
  ? []
  : [tells: (state: State, task: Task, choice: Choice, seat: Seat) => Reasons[R]];

/** Why not, as a constant: the rule, the reason, and how its sentence is filled in. */
export const because = <R extends Reason, Task, Choice>(
  rule: `ROY.${string}`,
  reason: R,
  ...[tells]: Tells<R, Task, Choice>
): Bar<State, Task, Choice> =>
  tells === undefined ? { rule, reason } : { rule, reason, tells: tells as Bar<State, Task, Choice>['tells'] & object };
