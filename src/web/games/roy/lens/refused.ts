import type { Choice } from '#games/roy/choices.ts';
import type { MissionPlace, Skill } from '#games/roy/names.ts';
import type { View } from '#games/roy/view.ts';
import { type Thing, thingsFor } from '../things.ts';

const QUEST: readonly Thing[] = [{ kind: 'quest' }, { kind: 'place', id: 'quest' }];
const PARIS: readonly Thing[] = [
  { kind: 'mission', place: 'paris' },
  { kind: 'place', id: 'paris' },
];
const LA_ROCHELLE: readonly Thing[] = [{ kind: 'garrison' }, { kind: 'place', id: 'la-rochelle' }];

/** What a refusal names, as the choice that would have been made; null for what is no choice in any state. */
const refusedChoice = (thing: string): Choice | null => {
  const [kind, id] = thing.split(':');
  switch (kind) {
    case 'move':
    case 'horse':
    case 'go':
      return id === undefined ? null : ({ kind, to: id } as Choice);
    case 'trade':
    case 'order':
    case 'start':
    case 'man':
    case 'sacrifice':
    case 'help':
      return { kind, who: id } as Choice;
    case 'play':
    case 'reinforce':
    case 'hand-over':
    case 'add':
    case 'commit':
    case 'place':
    case 'paris':
    case 'betray':
    case 'raze':
      return id === undefined ? null : ({ kind, card: id } as Choice);
    case 'duel':
      return { kind, foe: id } as Choice;
    case 'buy':
      return { kind, item: id } as Choice;
    case 'advance':
      return { kind, path: Number(id) };
    case 'beggars':
      return { kind, place: id } as Choice;
    case 'one-for-all':
      return { kind, effect: id } as Choice;
    case 'lay':
      return { kind, token: id } as Choice;
    case 'draw':
    case 'heal':
    case 'search':
    case 'bribe':
    case 'break-out':
    case 'withdraw':
    case 'intercept':
      return { kind };
    case 'passage':
    case 'reveal':
      return { kind, pay: 'tokens' } as Choice;
    default:
      return null;
  }
};

const isMissionPlace = (id: string): id is MissionPlace => id === 'paris' || id === 'louvre';

/** What one would point at in vain: where a refusal is told. */
export const thingsRefused = (thing: string, view: View): readonly Thing[] => {
  const [kind, id = ''] = thing.split(':');
  // A challenge seen from elsewhere is named by its place, one close by by its skill.
  if (kind === 'challenge' && isMissionPlace(id))
    return [
      { kind: 'mission', place: id },
      { kind: 'place', id },
    ];
  if (kind === 'challenge' && id === 'quest') return QUEST;
  if (kind === 'challenge') return thingsFor({ kind, skill: id as Skill }, view);
  if (thing === 'horse') return [{ kind: 'item', id: 'horse' }];
  if (thing === 'reinforce') return LA_ROCHELLE;
  if (thing === 'hand-over') return PARIS;
  const choice = refusedChoice(thing);
  return choice === null ? [] : thingsFor(choice, view);
};
