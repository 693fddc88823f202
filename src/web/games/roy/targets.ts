import type { Card } from '#games/roy/cards/adventure.ts';
import type { AdversaryId } from '#games/roy/cards/adversaries.ts';
import type { ParisId } from '#games/roy/cards/paris.ts';
import type { Token } from '#games/roy/cards/tokens.ts';
import type { TrapId } from '#games/roy/cards/traps.ts';
import type { TreacheryId } from '#games/roy/cards/treachery.ts';
import type { Choice, FoeId } from '#games/roy/choices.ts';
import { isTrap } from '#games/roy/facts.ts';
import type { Effect, Item, Location, MissionPlace, Musketeer, Place, Skill } from '#games/roy/names.ts';
import type { Man } from '#games/roy/state.ts';
import type { View } from '#games/roy/view.ts';

export type TrackId =
  | 'time'
  | 'honour'
  | 'siege'
  | 'purse'
  | 'ladder'
  | 'constance'
  | 'rochefort'
  | 'epics'
  | 'oneForAll';

/** Anything on the table that one can point at: it has a card that says what it is, and choices that go with it. */
export type Target =
  | { readonly kind: 'place'; readonly id: Place | Location }
  | { readonly kind: 'mission'; readonly place: MissionPlace }
  | { readonly kind: 'foe'; readonly id: FoeId }
  | { readonly kind: 'trap'; readonly id: TrapId; readonly place?: MissionPlace }
  | { readonly kind: 'man'; readonly who: Musketeer }
  | { readonly kind: 'milady' }
  | { readonly kind: 'track'; readonly id: TrackId }
  | { readonly kind: 'quest' }
  | { readonly kind: 'space'; readonly space: number }
  | { readonly kind: 'path'; readonly path: number }
  | { readonly kind: 'token'; readonly id: Token }
  | { readonly kind: 'arsenal' }
  | { readonly kind: 'item'; readonly id: Item }
  | { readonly kind: 'skill'; readonly id: Skill }
  | { readonly kind: 'card'; readonly id: Card }
  | { readonly kind: 'deck' }
  | { readonly kind: 'garrison' }
  | { readonly kind: 'treachery'; readonly id: TreacheryId }
  | { readonly kind: 'paris'; readonly id: ParisId }
  | { readonly kind: 'effect'; readonly id: Effect };

/** The same for equal targets. */
export const keyOf = (target: Target): string => Object.values(target).join(':');

/** Whose turn it is, if it is anybody's. */
export const actingMan = (view: View): Musketeer | undefined => view.men.find(man => man.turn === 'acting')?.who;

/** Who carries the choice out: whoever is ordered to, else whoever's turn it is. */
const doer = (view: View): Man | undefined => {
  const task = view.todo.at(-1);
  return task?.kind === 'ordered' ? view.men[task.man] : view.men.find(man => man.turn === 'acting');
};

const place = (id: Place | Location): Target => ({ kind: 'place', id });
const man = (who: Musketeer): Target => ({ kind: 'man', who });
const card = (id: Card): Target => ({ kind: 'card', id });
const mission = (at: MissionPlace): Target => ({ kind: 'mission', place: at });
const foe = (id: FoeId): Target => ({ kind: 'foe', id });
const QUEST: Target = { kind: 'quest' };
const GARRISON: Target = { kind: 'garrison' };
const PLANCHET = card('planchet');

/** The mission or the Quest board a musketeer stands at, and the place itself. */
const hereOf = (view: View): readonly Target[] => {
  const at = doer(view)?.place;
  if (at === 'paris' || at === 'louvre') return [mission(at), place(at)];
  return at === 'quest' ? [QUEST, place(at)] : [];
};

/** Somebody to fight, and what he belongs to. */
const foeTargets = (id: FoeId, view: View): readonly Target[] => {
  if (id === 'jailer') return [foe(id), place('bastille')];
  const at = (['paris', 'louvre'] as const).find(each => view[each]?.foes.some(other => other.id === id));
  if (at !== undefined) return [foe(id), mission(at), place(at)];
  return id === 'guard' ? [foe(id), mission('paris'), place('paris')] : [foe(id), QUEST, place('quest')];
};

const laid = (id: AdversaryId | TrapId): Target => (isTrap(id) ? { kind: 'trap', id } : foe(id));

/** Cards, equipment, tokens and people that a choice names. */
const namedBy = (choice: Choice): readonly Target[] | null => {
  switch (choice.kind) {
    case 'mount':
      return [{ kind: 'item', id: 'horse' }];
    case 'trade':
    case 'order':
    case 'start':
    case 'man':
    case 'sacrifice':
    case 'spare':
      return [man(choice.who)];
    case 'help':
      return [man(choice.who), PLANCHET];
    case 'heal':
      return [PLANCHET];
    case 'play':
    case 'give':
    case 'commit':
    case 'ability':
    case 'pay':
    case 'toll':
    case 'add':
      return [card(choice.card)];
    case 'hand':
      return [{ kind: 'item', id: choice.gear }];
    case 'replace':
      return [{ kind: 'item', id: choice.token }];
    case 'buy':
      return [{ kind: 'item', id: choice.item }, { kind: 'arsenal' }];
    case 'lay':
      return [{ kind: 'token', id: choice.token }];
    case 'lay-challenge':
      return [{ kind: 'skill', id: choice.skill }];
    case 'place':
      return [laid(choice.card)];
    case 'paris':
      return [{ kind: 'paris', id: choice.card }];
    case 'betray':
    case 'take':
      return [{ kind: 'treachery', id: choice.card }];
    case 'raze':
      return [card(choice.card), GARRISON];
    default:
      return null;
  }
};

/** Where on the board a choice is made. */
const placesOf = (choice: Choice, view: View): readonly Target[] => {
  switch (choice.kind) {
    case 'move':
    case 'horse':
    case 'ride':
    case 'go':
    case 'trespass':
      return [place(choice.to)];
    case 'challenge-at':
      return choice.place === 'quest' ? [QUEST, place('quest')] : [mission(choice.place), place(choice.place)];
    case 'draw':
      return [{ kind: 'deck' }];
    case 'reinforce':
      return [GARRISON, card(choice.card), place('la-rochelle')];
    case 'hand-over':
      return [mission('paris'), card(choice.card), place('paris')];
    case 'search':
      return [mission('paris'), place('paris')];
    case 'challenge':
      return [...hereOf(view), { kind: 'skill', id: choice.skill }];
    case 'duel':
      return foeTargets(choice.foe, view);
    case 'break-out':
      return foeTargets('jailer', view);
    case 'bribe':
      return [place('bastille')];
    case 'advance':
      return [{ kind: 'path', path: choice.path }, QUEST, place('quest')];
    case 'withdraw':
    case 'passage':
      return [QUEST, place('quest')];
    case 'reveal':
      return [QUEST, { kind: 'track', id: 'epics' }];
    case 'name':
      return [{ kind: 'space', space: choice.space }];
    case 'beggars':
      return [{ kind: 'trap', id: 'beggars', place: choice.place }, mission(choice.place), place(choice.place)];
    case 'one-for-all':
      return [
        { kind: 'effect', id: choice.effect },
        { kind: 'track', id: 'oneForAll' },
      ];
    case 'intercept':
      return [foe('rochefort')];
    default:
      return [];
  }
};

/** What one would point at to make a choice; the first is the nearest. Some choices are pointed at nowhere. */
export const targetsFor = (choice: Choice, view: View): readonly Target[] => namedBy(choice) ?? placesOf(choice, view);
