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

/** What a musketeer may do for one of his actions, object included: this is what is declared (ROY.ROCH.6). */
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

/** Tried in vain: what a player would point at and no rule ever offers. It is only refused. */
export type Vain =
  | { readonly kind: 'trespass'; readonly to: 'quarters' | 'bastille' | 'vieux-colombier' } // ROY.MOVE.3, ROY.DEST.8
  | { readonly kind: 'challenge-at'; readonly place: MissionPlace | 'quest' } // seen from elsewhere, or done
  | { readonly kind: 'mount' }; // a free move wherever to, for want of a horse that may run

export type Choice =
  | Action
  | Vain
  | { readonly kind: 'paris'; readonly card: ParisId } // ROY.DEC.2, ROY.DEC.5, ROY.DEC.9, ROY.DEC.43
  | { readonly kind: 'lay'; readonly token: Token } // ROY.DEC.3, ROY.DEC.41, ROY.DEC.42
  | { readonly kind: 'lay-challenge'; readonly skill: Skill } // ROY.DEC.42
  | { readonly kind: 'place'; readonly card: AdversaryId | TrapId } // ROY.DEC.4
  | { readonly kind: 'man'; readonly who: Musketeer } // ROY.DEC.6, ROY.DEC.7, ROY.DEC.11, ROY.DEC.12, ROY.DEC.52
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
  | { readonly kind: 'ability'; readonly card: Card } // ROY.DEC.23, ROY.DEC.25
  | { readonly kind: 'epic' } // ROY.DEC.23, ROY.DEC.26
  | { readonly kind: 'commit'; readonly card: Combat } // ROY.DEC.25
  | { readonly kind: 'reroll'; readonly face: 'sword' | 'shield' | 'lily' } // ROY.DEC.27, ROY.DEC.46, ROY.DEC.51
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

/** The choices of one kind, or of several. */
export type Of<Kind extends Choice['kind']> = Extract<Choice, { kind: Kind }>;

const table = <Key extends string, Kind extends Choice['kind']>(
  _kind: Kind,
  keys: readonly Key[],
  choice: (key: Key) => Of<Kind>,
): Readonly<Record<Key, Of<Kind>>> => Object.fromEntries(keys.map(key => [key, choice(key)])) as Record<Key, Of<Kind>>;

export const DRAW: Of<'draw'> = { kind: 'draw' };
export const MOVE = table('move', DESTINATIONS, to => ({ kind: 'move', to }));
export const HORSE = table('horse', DESTINATIONS, to => ({ kind: 'horse', to }));
export const RIDE = table('ride', DESTINATIONS, to => ({ kind: 'ride', to }));
export const TRADE = table('trade', MUSKETEERS, who => ({ kind: 'trade', who }));
export const PLAY = table('play', CHARACTERS, card => ({ kind: 'play', card }));
export const HELP = table('help', MUSKETEERS, who => ({ kind: 'help', who }));
export const HEAL: Of<'heal'> = { kind: 'heal' };
export const REINFORCE = table('reinforce', COMBAT, card => ({ kind: 'reinforce', card }));
export const CHALLENGE = table('challenge', SKILLS, skill => ({ kind: 'challenge', skill }));
export const DUEL = table('duel', [...NAMED_FOES, ...PLACED], foe => ({ kind: 'duel', foe }));
export const BUY = table('buy', ITEMS, item => ({ kind: 'buy', item }));
export const BRIBE: Of<'bribe'> = { kind: 'bribe' };
export const BREAK_OUT: Of<'break-out'> = { kind: 'break-out' };
export const ADVANCE: readonly Of<'advance'>[] = [0, 1, 2].map(path => ({ kind: 'advance', path }));
export const WITHDRAW: Of<'withdraw'> = { kind: 'withdraw' };
export const SEARCH: Of<'search'> = { kind: 'search' };
export const HAND_OVER = table('hand-over', COMBAT, card => ({ kind: 'hand-over', card }));
export const PASSAGE = table('passage', ['tokens', 'card', 'cards'], pay => ({ kind: 'passage', pay }));
export const TRESPASS = table('trespass', ['quarters', 'bastille', 'vieux-colombier'], to => ({
  kind: 'trespass',
  to,
}));
export const CHALLENGE_AT = table('challenge-at', ['paris', 'louvre', 'quest'], place => ({
  kind: 'challenge-at',
  place,
}));
export const MOUNT: Of<'mount'> = { kind: 'mount' };
export const ORDER = table('order', MUSKETEERS, who => ({ kind: 'order', who }));

export const PARIS_CARD = table('paris', PARIS_IDS, card => ({ kind: 'paris', card }));
export const LAY = table('lay', [...TOKEN_KINDS, 'decoy'] as const, token => ({ kind: 'lay', token }));
export const LAY_CHALLENGE = table('lay-challenge', SKILLS, skill => ({ kind: 'lay-challenge', skill }));
export const PLACE = table('place', [...ADVERSARY_IDS, ...TRAP_IDS], card => ({ kind: 'place', card }));
export const MAN = table('man', MUSKETEERS, who => ({ kind: 'man', who }));
export const GO = table('go', LOCATIONS, to => ({ kind: 'go', to }));
export const PLOT: Of<'plot'> = { kind: 'plot' };
export const BETRAY = table('betray', TREACHERY_IDS, card => ({ kind: 'betray', card }));
export const START = table('start', MUSKETEERS, who => ({ kind: 'start', who }));
export const GIVE = table('give', ADVENTURE, card => ({ kind: 'give', card }));
export const HAND = table('hand', EQUIPMENT, gear => ({ kind: 'hand', gear }));
export const ACCEPT: Of<'accept'> = { kind: 'accept' };
export const CANCEL: Of<'cancel'> = { kind: 'cancel' };
export const ADD = table('add', SKILLS, card => ({ kind: 'add', card }));
export const ABILITY = table('ability', ADVENTURE, card => ({ kind: 'ability', card }));
export const EPIC: Of<'epic'> = { kind: 'epic' };
export const COMMIT = table('commit', COMBAT, card => ({ kind: 'commit', card }));
export const REROLL = table('reroll', ['sword', 'shield', 'lily'], face => ({ kind: 'reroll', face }));
export const PAY = table('pay', ADVENTURE, card => ({ kind: 'pay', card }));
export const REPLACE = table('replace', [...EQUIPMENT, ...SKILLS], token => ({ kind: 'replace', token }));
export const REVEAL = table('reveal', ['token', 'card'], pay => ({ kind: 'reveal', pay }));
export const NAME: readonly Of<'name'>[] = Array.from({ length: 12 }, (_, space) => ({ kind: 'name', space }));
export const BEGGARS = table('beggars', ['paris', 'louvre'], place => ({ kind: 'beggars', place }));
export const END: Of<'end'> = { kind: 'end' };
export const INTERCEPT: Of<'intercept'> = { kind: 'intercept' };
export const STANDING = table('standing', ['ask', 'always', 'never'], order => ({ kind: 'standing', order }));
export const SEARCH_PLOTS: Of<'search-plots'> = { kind: 'search-plots' };
export const REFILL: Of<'refill'> = { kind: 'refill' };
export const TAKE = table('take', TREACHERY_IDS, card => ({ kind: 'take', card }));
export const RAZE = table('raze', ADVENTURE, card => ({ kind: 'raze', card }));
export const SACRIFICE = table('sacrifice', MUSKETEERS, who => ({ kind: 'sacrifice', who }));
export const SPARE = table('spare', MUSKETEERS, who => ({ kind: 'spare', who }));
export const ONE_FOR_ALL = table('one-for-all', EFFECTS, effect => ({ kind: 'one-for-all', effect }));
export const TOLL = table('toll', ADVENTURE, card => ({ kind: 'toll', card }));
export const YES: Of<'vote'> = { kind: 'vote', yes: true };
export const NO: Of<'vote'> = { kind: 'vote', yes: false };
export const DONE: Of<'done'> = { kind: 'done' };
export const PASS: Of<'pass'> = { kind: 'pass' };
export const EXPIRE: Of<'expire'> = { kind: 'expire' };
