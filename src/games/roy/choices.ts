import { ADVENTURE, type Card, CHARACTERS, type Character, COMBAT, type Combat } from './cards/adventure.ts';
import { ADVERSARY_IDS, type AdversaryId } from './cards/adversaries.ts';
import { NAMED_FOES, type NamedFoe } from './cards/foes.ts';
import { PARIS_IDS, type ParisId } from './cards/paris.ts';
import { TOKEN_KINDS, type Token } from './cards/tokens.ts';
import { TRAP_IDS, type TrapId } from './cards/traps.ts';
import { TREACHERY_IDS, type TreacheryId } from './cards/treachery.ts';
import {
  DESTINATIONS,
  type Destination,
  EFFECTS,
  type Effect,
  EQUIPMENT,
  type Equipment,
  ITEMS,
  type Item,
  LOCATIONS,
  type Location,
  type MissionPlace,
  MUSKETEERS,
  type Musketeer,
  SKILLS,
  type Skill,
} from './names.ts';
import type { Standing } from './state.ts';

/** Who goes by his token's place on the Quest: the Inn's, the next one of the road, the two of an antechamber. */
const PLACED = ['inn', 'road', 'first', 'second'] as const;
/** Whom a musketeer may fight. */
export type FoeId = NamedFoe | (typeof PLACED)[number];

/** How an Epic price is paid: with tokens, or with One-for-all cards as far as they go. */
export type Payment = 'tokens' | 'card' | 'cards';

/** What a musketeer may do for one of his actions, object included: this is what is declared (A1). */
export type Action =
  | { readonly kind: 'draw' }
  | { readonly kind: 'move'; readonly to: Destination }
  | { readonly kind: 'trade'; readonly who: Musketeer }
  | { readonly kind: 'play'; readonly card: Character }
  | { readonly kind: 'help'; readonly who: Musketeer } // Planchet for a companion
  | { readonly kind: 'heal' } // Planchet for oneself
  | { readonly kind: 'reinforce'; readonly card: Combat }
  | { readonly kind: 'challenge'; readonly skill: Skill }
  | { readonly kind: 'duel'; readonly foe: FoeId }
  | { readonly kind: 'buy'; readonly item: Item }
  | { readonly kind: 'bribe' }
  | { readonly kind: 'break-out' }
  | { readonly kind: 'advance'; readonly path: number } // at the Inn
  | { readonly kind: 'withdraw' } // to the Common room
  | { readonly kind: 'search' } // the Disappearance
  | { readonly kind: 'hand-over'; readonly card: Combat } // the Smuggler
  | { readonly kind: 'passage'; readonly pay: Payment }
  | { readonly kind: 'order'; readonly who: Musketeer };

export type Choice =
  | Action
  | { readonly kind: 'paris'; readonly card: ParisId } // ROY.DEC.2, 5, 9, 43
  | { readonly kind: 'lay'; readonly token: Token } // ROY.DEC.3, 41, 42
  | { readonly kind: 'lay-challenge'; readonly skill: Skill } // ROY.DEC.42
  | { readonly kind: 'place'; readonly card: AdversaryId | TrapId } // ROY.DEC.4
  | { readonly kind: 'man'; readonly who: Musketeer } // ROY.DEC.6, 7, 11, 12, 52
  | { readonly kind: 'go'; readonly to: Location } // ROY.DEC.8
  | { readonly kind: 'plot' } // ROY.DEC.10: draw
  | { readonly kind: 'betray'; readonly card: TreacheryId } // ROY.DEC.10: play
  | { readonly kind: 'start'; readonly who: Musketeer } // ROY.DEC.13
  | { readonly kind: 'horse'; readonly to: Destination } // ROY.DEC.16
  | { readonly kind: 'give'; readonly card: Card } // ROY.DEC.18
  | { readonly kind: 'hand'; readonly gear: Equipment } // ROY.DEC.18
  | { readonly kind: 'accept' } // ROY.DEC.19
  | { readonly kind: 'cancel' }
  | { readonly kind: 'add'; readonly card: Skill } // ROY.DEC.23
  | { readonly kind: 'ability'; readonly card: Card } // ROY.DEC.23, 25
  | { readonly kind: 'epic' } // ROY.DEC.23, 26
  | { readonly kind: 'commit'; readonly card: Combat } // ROY.DEC.25
  | { readonly kind: 'reroll'; readonly face: 'sword' | 'shield' | 'lily' } // ROY.DEC.27, 46, 51
  | { readonly kind: 'pay'; readonly card: Card } // ROY.DEC.29
  | { readonly kind: 'replace'; readonly token: Equipment | Skill } // ROY.DEC.30
  | { readonly kind: 'reveal'; readonly pay: 'token' | 'card' } // ROY.DEC.33
  | { readonly kind: 'name'; readonly space: number } // ROY.DEC.33
  | { readonly kind: 'beggars'; readonly place: MissionPlace } // ROY.DEC.36
  | { readonly kind: 'end' } // ROY.DEC.37
  | { readonly kind: 'intercept' } // ROY.DEC.39
  | { readonly kind: 'standing'; readonly order: Standing } // ROY.DEC.40
  | { readonly kind: 'search-plots' } // ROY.DEC.44
  | { readonly kind: 'refill' }
  | { readonly kind: 'take'; readonly card: TreacheryId }
  | { readonly kind: 'raze'; readonly card: Card } // ROY.DEC.45
  | { readonly kind: 'sacrifice'; readonly who: Musketeer } // ROY.DEC.47
  | { readonly kind: 'spare'; readonly who: Musketeer }
  | { readonly kind: 'one-for-all'; readonly effect: Effect } // ROY.DEC.48
  | { readonly kind: 'toll'; readonly card: Card } // ROY.DEC.53
  | { readonly kind: 'ride'; readonly to: Destination } // ROY.DEC.54
  | { readonly kind: 'vote'; readonly yes: boolean } // ROY.RULING.39
  | { readonly kind: 'done' } // of any loop
  | { readonly kind: 'pass' } // lets something go by
  | { readonly kind: 'expire' }; // the hourglass

// Every choice there can be, made once: listing them costs a search next to nothing.

type Table<Key extends string> = Readonly<Record<Key, Choice>>;
const table = <Key extends string>(keys: readonly Key[], choice: (key: Key) => Choice): Table<Key> =>
  Object.fromEntries(keys.map(key => [key, choice(key)])) as Record<Key, Choice>;

export const DRAW: Choice = { kind: 'draw' };
export const MOVE = table(DESTINATIONS, to => ({ kind: 'move', to }));
export const HORSE = table(DESTINATIONS, to => ({ kind: 'horse', to }));
export const RIDE = table(DESTINATIONS, to => ({ kind: 'ride', to }));
export const TRADE = table(MUSKETEERS, who => ({ kind: 'trade', who }));
export const PLAY = table(CHARACTERS, card => ({ kind: 'play', card }));
export const HELP = table(MUSKETEERS, who => ({ kind: 'help', who }));
export const HEAL: Choice = { kind: 'heal' };
export const REINFORCE = table(COMBAT, card => ({ kind: 'reinforce', card }));
export const CHALLENGE = table(SKILLS, skill => ({ kind: 'challenge', skill }));
export const DUEL = table([...NAMED_FOES, ...PLACED], foe => ({ kind: 'duel', foe }));
export const BUY = table(ITEMS, item => ({ kind: 'buy', item }));
export const BRIBE: Choice = { kind: 'bribe' };
export const BREAK_OUT: Choice = { kind: 'break-out' };
export const ADVANCE: readonly Choice[] = [0, 1, 2].map(path => ({ kind: 'advance', path }));
export const WITHDRAW: Choice = { kind: 'withdraw' };
export const SEARCH: Choice = { kind: 'search' };
export const HAND_OVER = table(COMBAT, card => ({ kind: 'hand-over', card }));
export const PASSAGE = table(['tokens', 'card', 'cards'], pay => ({ kind: 'passage', pay }));
export const ORDER = table(MUSKETEERS, who => ({ kind: 'order', who }));

export const PARIS_CARD = table(PARIS_IDS, card => ({ kind: 'paris', card }));
export const LAY = table([...TOKEN_KINDS, 'decoy'] as const, token => ({ kind: 'lay', token }));
export const LAY_CHALLENGE = table(SKILLS, skill => ({ kind: 'lay-challenge', skill }));
export const PLACE = table([...ADVERSARY_IDS, ...TRAP_IDS], card => ({ kind: 'place', card }));
export const MAN = table(MUSKETEERS, who => ({ kind: 'man', who }));
export const GO = table(LOCATIONS, to => ({ kind: 'go', to }));
export const PLOT: Choice = { kind: 'plot' };
export const BETRAY = table(TREACHERY_IDS, card => ({ kind: 'betray', card }));
export const START = table(MUSKETEERS, who => ({ kind: 'start', who }));
export const GIVE = table(ADVENTURE, card => ({ kind: 'give', card }));
export const HAND = table(EQUIPMENT, gear => ({ kind: 'hand', gear }));
export const ACCEPT: Choice = { kind: 'accept' };
export const CANCEL: Choice = { kind: 'cancel' };
export const ADD = table(SKILLS, card => ({ kind: 'add', card }));
export const ABILITY = table(ADVENTURE, card => ({ kind: 'ability', card }));
export const EPIC: Choice = { kind: 'epic' };
export const COMMIT = table(COMBAT, card => ({ kind: 'commit', card }));
export const REROLL = table(['sword', 'shield', 'lily'], face => ({ kind: 'reroll', face }));
export const PAY = table(ADVENTURE, card => ({ kind: 'pay', card }));
export const REPLACE = table([...EQUIPMENT, ...SKILLS], token => ({ kind: 'replace', token }));
export const REVEAL = table(['token', 'card'], pay => ({ kind: 'reveal', pay }));
export const NAME: readonly Choice[] = Array.from({ length: 12 }, (_, space) => ({ kind: 'name', space }));
export const BEGGARS = table(['paris', 'louvre'], place => ({ kind: 'beggars', place }));
export const END: Choice = { kind: 'end' };
export const INTERCEPT: Choice = { kind: 'intercept' };
export const STANDING = table(['ask', 'always', 'never'], order => ({ kind: 'standing', order }));
export const SEARCH_PLOTS: Choice = { kind: 'search-plots' };
export const REFILL: Choice = { kind: 'refill' };
export const TAKE = table(TREACHERY_IDS, card => ({ kind: 'take', card }));
export const RAZE = table(ADVENTURE, card => ({ kind: 'raze', card }));
export const SACRIFICE = table(MUSKETEERS, who => ({ kind: 'sacrifice', who }));
export const SPARE = table(MUSKETEERS, who => ({ kind: 'spare', who }));
export const ONE_FOR_ALL = table(EFFECTS, effect => ({ kind: 'one-for-all', effect }));
export const TOLL = table(ADVENTURE, card => ({ kind: 'toll', card }));
export const YES: Choice = { kind: 'vote', yes: true };
export const NO: Choice = { kind: 'vote', yes: false };
export const DONE: Choice = { kind: 'done' };
export const PASS: Choice = { kind: 'pass' };
export const EXPIRE: Choice = { kind: 'expire' };
