import type { ParisId } from '#games/roy/cards/paris.ts';
import type { FoeId } from '#games/roy/choices.ts';
import type { Effect, Equipment, Item, MissionPlace, Musketeer, Place, Skill } from '#games/roy/names.ts';
import { type Nothing, tellWith } from '../../voice/tell.ts';

/** What presses somewhere. Chances are in percent, rounded. */
export interface Concerns {
  readonly 'louvre-queen': { readonly left: number }; // failing would cost more honour than is left
  readonly 'louvre-fails': Nothing; // at the end of this round
  readonly 'louvre-slips': Nothing; // a point of honour at the end of this round
  readonly louvre: Nothing; // two Epic tokens are to be had
  readonly abduction: { readonly constance: number; readonly chance: number };
  readonly 'abduction-early': { readonly constance: number };
  readonly disappearance: { readonly rounds: number };
  readonly smuggler: Nothing;
  readonly message: { readonly left: number };
  readonly captive: Nothing;
  readonly duels: Nothing;
  readonly siege: { readonly chance: number };
  readonly 'siege-weak': { readonly red: number; readonly blue: number };
  readonly 'siege-guard': { readonly spaces: number };
  readonly 'quest-last': Nothing;
  readonly 'quest-late': { readonly rounds: number };
  readonly quest: { readonly board: number };
}

/** Why to go somewhere, and why somebody goes next: the same concerns told in two ways. */
type Going = { readonly [Kind in keyof Concerns as `go-${Kind}`]: Concerns[Kind] };
type Starting = {
  readonly [Kind in keyof Concerns as `start-${Kind}`]: Concerns[Kind] & { readonly who: Musketeer };
};

interface Journeys {
  readonly 'go-meet': { readonly who: Musketeer; readonly place: Place };
  readonly 'go-home': Nothing;
  readonly 'go-spy': Nothing; // to Richelieu's palace
  readonly 'go-out': { readonly place: Place }; // out of Richelieu's palace
  readonly go: { readonly place: Place };
  readonly 'start-down': { readonly who: Musketeer };
  readonly 'start-jail': { readonly who: Musketeer };
  readonly 'start-last': { readonly who: Musketeer };
  readonly start: { readonly who: Musketeer; readonly place: Place };
}

interface Casting {
  readonly cast: { readonly who: Musketeer; readonly skill: Skill; readonly value: number };
  readonly 'leave-out': { readonly who: Musketeer };
  readonly 'stands-in': { readonly who: Musketeer };
}

interface Offers {
  readonly 'beggars-pay': { readonly place: MissionPlace; readonly purse: number };
  readonly reveal: { readonly hidden: number; readonly epics: number };
  readonly 'reveal-card': { readonly hidden: number };
  readonly name: { readonly path: number };
  readonly 'stop-end': Nothing; // time would be up
  readonly 'stop-twice': { readonly rounds: number }; // it would go twice
  readonly stop: { readonly rounds: number };
  readonly 'save-queen': { readonly left: number };
  readonly 'lift-queen': { readonly left: number };
  readonly 'one-epic': { readonly epics: number };
  readonly 'keep-time': { readonly rounds: number; readonly cards: number };
  readonly 'keep-queen': { readonly cards: number };
  readonly 'vote-yes': { readonly effect: Effect; readonly by: number };
  readonly 'vote-no': { readonly effect: Effect; readonly by: number };
  readonly accept: { readonly who: Musketeer };
  readonly refuse: { readonly who: Musketeer };
  readonly offered: { readonly who: Musketeer };
}

interface Deeds {
  readonly 'draw-few': { readonly cards: number };
  readonly 'draw-skill': { readonly skill: Skill; readonly place: Place };
  readonly draw: Nothing;
  readonly 'trade-skill': { readonly who: Musketeer; readonly skill: Skill };
  readonly trade: { readonly who: Musketeer };
  readonly bassompierre: { readonly blue: number };
  readonly essarts: { readonly purse: number };
  readonly buckingham: { readonly epics: number };
  readonly captain: Nothing;
  readonly ketty: Nothing;
  readonly laporte: { readonly left: number };
  readonly help: { readonly who: Musketeer };
  readonly heal: { readonly life: number };
  readonly reinforce: { readonly before: number; readonly after: number };
  readonly 'reinforce-calm': { readonly blue: number };
  readonly 'challenge-last': { readonly skill: Skill };
  readonly 'challenge-quest': { readonly skill: Skill; readonly value: number; readonly own: number };
  readonly 'challenge-ends': { readonly place: MissionPlace; readonly skill: Skill };
  readonly challenge: {
    readonly place: MissionPlace;
    readonly skill: Skill;
    readonly value: number;
    readonly own: number;
  };
  readonly 'duel-ends': { readonly foe: FoeId; readonly place: MissionPlace; readonly chance: number };
  readonly duel: { readonly foe: FoeId; readonly chance: number };
  readonly 'duel-token': { readonly chance: number }; // one who stands on the Quest, face up
  readonly 'duel-snare': Nothing;
  readonly 'duel-dark': Nothing; // whoever stands on the road is not known
  readonly 'duel-guard': { readonly left: number; readonly chance: number };
  readonly 'duel-wardes': { readonly chance: number };
  readonly 'duel-last': { readonly foe: FoeId; readonly chance: number };
  readonly 'buy-gear': { readonly item: Item; readonly left: number };
  readonly 'buy-balm': { readonly life: number };
  readonly 'buy-skill': { readonly skill: Skill; readonly value: number };
  readonly 'buy-manoeuvre': Nothing;
  readonly bribe: { readonly purse: number };
  readonly 'break-out': { readonly chance: number };
  readonly 'advance-dark': { readonly path: number; readonly left: number };
  readonly 'advance-known': { readonly path: number; readonly chance: number };
  readonly 'advance-free': { readonly path: number };
  readonly withdraw: Nothing;
  readonly search: { readonly left: number };
  readonly 'hand-over': { readonly left: number };
  readonly passage: { readonly at: number };
  readonly 'passage-last': Nothing;
  readonly order: { readonly who: Musketeer };
  readonly end: Nothing;
  readonly 'end-idle': { readonly left: number };
}

interface Details {
  readonly add: { readonly short: number; readonly skill: Skill };
  readonly ability: { readonly short: number };
  readonly 'ability-die': { readonly before: number; readonly after: number };
  readonly epic: { readonly short: number };
  readonly 'epic-die': { readonly before: number; readonly after: number };
  readonly enough: { readonly value: number };
  readonly short: { readonly short: number };
  readonly commit: { readonly before: number; readonly after: number };
  readonly 'commit-wounds': { readonly before: number; readonly after: number };
  readonly 'commit-sure': Nothing;
  readonly 'commit-none': { readonly chance: number };
  readonly 'epic-none': { readonly chance: number };
  readonly blade: { readonly face: string };
  readonly 'blade-none': Nothing;
  readonly pay: { readonly item: Item };
  readonly replace: { readonly token: Equipment | Skill };
  readonly 'bought-enough': { readonly purse: number };
  readonly toll: { readonly foe: FoeId };
  readonly 'sacrifice-town': Nothing; // without it La Rochelle falls
  readonly sacrifice: { readonly spaces: number };
  readonly 'spare-last': Nothing; // his last life point
  readonly 'spare-wounded': { readonly life: number };
  readonly spare: { readonly spaces: number };
  readonly stay: { readonly place: Place };
}

/** What Milady, or whoever speaks for her, says of what she does in the open. */
interface Plots {
  readonly plot: { readonly hand: number };
  readonly emergency: Nothing;
  readonly reinforcements: { readonly red: number };
  readonly ambush: Nothing;
  readonly conscripts: { readonly men: number };
  readonly jailed: Nothing;
  readonly isolation: Nothing;
  readonly 'dead-end': { readonly rounds: number };
  readonly balm: { readonly life: number };
  readonly intrigue: { readonly left: number };
  readonly 'no-plot': Nothing;
  readonly 'no-paris': Nothing;
  readonly 'aim-last': { readonly who: Musketeer };
  readonly aim: { readonly who: Musketeer; readonly life: number };
  readonly 'aim-jail': { readonly who: Musketeer; readonly place: Place };
  readonly victim: { readonly who: Musketeer; readonly life: number };
  readonly 'paris-new': { readonly card: ParisId };
  readonly 'paris-other': { readonly card: ParisId; readonly before: ParisId };
  readonly intercept: { readonly who: Musketeer; readonly chance: number };
  readonly raze: { readonly before: number; readonly after: number };
  readonly 'raze-calm': Nothing;
  readonly refill: { readonly hand: number };
  readonly 'search-plots': { readonly hand: number };
  readonly 'siege-reroll': Nothing;
  readonly 'siege-keep': Nothing;
  readonly 'foe-reroll': { readonly foe: FoeId };
  readonly 'foe-keep': { readonly foe: FoeId };
}

/** What a seat is told of its own secret choices: nobody else ever hears it. */
interface Whispers {
  readonly 'lurk-quest': { readonly men: number };
  readonly 'lurk-mission': { readonly place: MissionPlace; readonly men: number };
  readonly 'lurk-raze': { readonly before: number; readonly after: number };
  readonly 'lurk-richelieu': { readonly hand: number };
  readonly 'lurk-quarters': { readonly pile: number };
  readonly 'lurk-walls': Nothing; // nobody mans them
  readonly 'lay-hard': Nothing;
  readonly 'lay-decoy': Nothing;
  readonly lay: Nothing;
  readonly 'place-foe': { readonly place: MissionPlace; readonly card: string };
  readonly 'place-trap': { readonly place: MissionPlace; readonly card: string };
  readonly nemesis: { readonly who: Musketeer };
  readonly 'paris-kept': { readonly card: ParisId };
  readonly found: { readonly card: string };
  readonly 'let-pass': { readonly who: Musketeer };
  readonly 'give-skill': { readonly who: Musketeer; readonly skill: Skill };
  readonly give: { readonly who: Musketeer };
}

/** What a companion answers when somebody asks something of him. */
interface Answers {
  readonly coming: { readonly place: Place };
  readonly 'coming-next': { readonly place: Place }; // his turn of this round is over
  readonly there: { readonly place: Place };
  // The same where a seat plays several musketeers.
  readonly sending: { readonly who: Musketeer; readonly place: Place };
  readonly 'sending-next': { readonly who: Musketeer; readonly place: Place };
  readonly posted: { readonly who: Musketeer; readonly place: Place };
  readonly staying: Nothing; // at the Quest
  readonly 'purse-kept': { readonly purse: number };
  readonly 'cards-promised': { readonly who: Musketeer; readonly dice: number };
  readonly 'left-to-you': { readonly place: Place };
  readonly 'going-first': Nothing;
  readonly 'after-you': Nothing;
  readonly 'cards-kept': { readonly cards: number };
  readonly healing: { readonly life: number };
  readonly 'no-bastille': Nothing;
  readonly 'no-down': Nothing;
  readonly 'no-life': { readonly place: Place };
  readonly 'no-fateful': Nothing;
  readonly 'no-mission': { readonly place: Place };
  readonly 'no-beggars': { readonly place: Place };
  readonly 'no-nemesis': { readonly place: Place; readonly who: Musketeer };
  readonly 'no-there': Nothing; // not at the Quest
  readonly 'no-combat': Nothing;
  readonly 'no-trade': Nothing;
  readonly 'no-remedy': Nothing;
  readonly 'no-wound': Nothing;
  readonly 'no-turn': Nothing; // he has had it
  readonly 'no-beggars-purse': { readonly place: MissionPlace };
  readonly 'no-alone': { readonly place: Place }; // nobody else could do it
}

/** What a bot says of what has just happened. */
interface Taunts {
  readonly 'taunt-honour': { readonly left: number };
  readonly 'taunt-honour-last': { readonly left: number };
  readonly 'taunt-louvre': Nothing;
  readonly 'taunt-siege': { readonly spaces: number };
  readonly 'taunt-siege-last': { readonly spaces: number };
  readonly 'taunt-razed': Nothing;
  readonly 'taunt-fell': { readonly who: Musketeer };
  readonly 'taunt-wounded': { readonly who: Musketeer; readonly life: number };
  readonly 'taunt-jailed': { readonly who: Musketeer };
  readonly 'taunt-richelieu': { readonly who: Musketeer };
  readonly 'taunt-time': { readonly rounds: number };
  readonly 'taunt-time-last': { readonly rounds: number };
  readonly 'taunt-constance': { readonly left: number };
  readonly 'taunt-abduction': Nothing;
  readonly 'taunt-holds': { readonly who: Musketeer };
  readonly 'taunt-snare': { readonly who: Musketeer };
  readonly 'taunt-decoy': { readonly who: Musketeer };
  readonly 'taunt-lost': { readonly who: Musketeer; readonly foe: FoeId };
  readonly 'taunt-fled': { readonly life: number };
  readonly 'taunt-rochefort': Nothing;
  readonly 'taunt-completed': { readonly place: MissionPlace };
  readonly 'taunt-board': { readonly board: number };
  readonly 'taunt-idle': { readonly who: Musketeer };
  readonly 'taunt-won': Nothing;
  readonly 'taunt-beaten': Nothing;
}

export type TeamReasons = Going & Starting & Journeys & Casting & Offers & Deeds & Details;
export type MiladyReasons = Plots & Taunts;
export type TalkReasons = Answers & Whispers;
export type Reasons = TeamReasons & MiladyReasons & TalkReasons;

export const tell = tellWith<Reasons>();
