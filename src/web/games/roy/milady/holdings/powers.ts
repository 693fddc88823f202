import { ADVERSARIES, type AdversaryId } from '#games/roy/cards/adversaries.ts';

/** What an adversary can do besides rolling his dice. */
export type Power =
  | 'manoeuvre'
  | 'armour'
  | 'pistol'
  | 'brutal'
  | 'rerolls'
  | 'stings'
  | 'bars'
  | 'toll'
  | 'lives'
  | 'returns'
  | 'none';

const YES_OR_NO = ['armour', 'pistol', 'brutal', 'rerolls', 'stings', 'bars', 'toll', 'returns'] as const;

/** No Adversary card has more than one. */
export const powerOf = (id: AdversaryId): Power => {
  const card = ADVERSARIES[id];
  if (card.manoeuvre !== null) return 'manoeuvre';
  if (card.life > 1) return 'lives';
  return YES_OR_NO.find(power => card[power]) ?? 'none';
};
