import { ADVERSARY_IDS, type AdversaryId } from '#games/roy/cards/adversaries.ts';
import { type FightToken, type Stock, TOKEN_KINDS, type Token } from '#games/roy/cards/tokens.ts';
import { TRAP_IDS, type TrapId } from '#games/roy/cards/traps.ts';
import type { TreacheryId } from '#games/roy/cards/treachery.ts';
import { openTokens } from '#games/roy/facts.ts';
import type { Location } from '#games/roy/names.ts';
import type { View } from '#games/roy/view.ts';

/** What the musketeers know of Milady's place: not laid, face down, turned up by Ketty, or how they found her. */
export type Whereabouts = 'none' | 'sealed' | 'shown' | 'exposed' | 'fled' | 'visited';

export const whereaboutsOf = ({ presence, shown }: View): Whereabouts => {
  if (presence !== 'hidden') return presence;
  return shown ? 'shown' : 'sealed';
};

/** All that the musketeers can know about Milady's side. */
export interface Known {
  readonly where: Whereabouts;
  /** Null as long as her Location card lies face down (ROY.HID.1). */
  readonly location: Location | null;
  /** That there is a standing order is seen; what it says is not. */
  readonly orders: boolean;
  /** How many of her cards there are, not which (ROY.HID.4, ROY.HID.7). */
  readonly treachery: number;
  readonly paris: number;
  readonly pile: number;
  /** Treachery cards that lie open in the discard pile. */
  readonly played: readonly TreacheryId[];
  /** Her people can be counted, since they come and go in public (ROY.HID.9). */
  readonly foes: readonly AdversaryId[];
  readonly traps: readonly TrapId[];
  readonly fallen: readonly AdversaryId[];
  readonly trapsGone: readonly TrapId[];
  /** Tokens that have been seen, on the Quest board or on their way out (ROY.HID.11 to ROY.HID.14). */
  readonly tokens: Stock;
  readonly decoys: number;
}

/** Read from any seat's view, Milady's own included, and the same from each of them: nothing behind the screen counts. */
export const knownOf = (view: View): Known => {
  const open = openTokens(view.quest);
  const seen = (token: Token): number => open.filter(each => each === token).length;
  const missions = [view.paris, view.louvre];
  const lying = missions.flatMap(mission => mission?.foes.map(foe => foe.id) ?? []);
  const set = missions.map(mission => mission?.trap);
  return {
    where: whereaboutsOf(view),
    location: view.shown ? view.location : null,
    orders: view.orders,
    treachery: view.plotHand,
    paris: view.parisHand,
    pile: view.parisPile,
    played: view.plotDiscard,
    foes: ADVERSARY_IDS.filter(foe => !view.fallen.includes(foe) && !lying.includes(foe)),
    traps: TRAP_IDS.filter(trap => !view.trapsGone.includes(trap) && !set.includes(trap)),
    fallen: view.fallen,
    trapsGone: view.trapsGone,
    tokens: Object.fromEntries(TOKEN_KINDS.map(kind => [kind, view.tokensGone[kind] + seen(kind)])) as Record<
      FightToken,
      number
    >,
    decoys: view.decoysGone + seen('decoy'),
  };
};
