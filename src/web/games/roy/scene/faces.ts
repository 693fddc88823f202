import type { Card } from '#games/roy/cards/adventure.ts';
import { isNamed } from '#games/roy/cards/foes.ts';
import type { FightToken } from '#games/roy/cards/tokens.ts';
import type { FoeId } from '#games/roy/choices.ts';
import type { FaceId, ManId } from '#web/art/people.ts';

/** Who stands behind a token of the Quest. */
const TOKEN_FACES: Readonly<Record<FightToken, ManId>> = {
  snare: 'cloaked',
  shields: 'swiss',
  parry: 'pirate',
  swords: 'gascon',
  two: 'page',
  three: 'sergeant',
  four: 'veteran',
};

/** The face of somebody to fight; whoever lies face down is cloaked. */
export const faceOfFoe = (foe: FoeId, token: FightToken | null = null): ManId => {
  if (foe === 'guard') return 'sentry';
  if (isNamed(foe)) return foe;
  return token === null ? 'cloaked' : TOKEN_FACES[token];
};

/** The face on a Character card; null for a card without one. */
export const faceOfCard = (card: Card): FaceId | null => {
  switch (card) {
    case 'captain':
      return 'treville';
    case 'bassompierre':
    case 'essarts':
    case 'buckingham':
    case 'ketty':
    case 'laporte':
    case 'planchet':
      return card;
    default:
      return null;
  }
};
