import type { FoeId } from '#games/roy/choices.ts';
import type { Target } from '../../targets.ts';
import { isSkill } from './glyphs.ts';
import type { Lying } from './lying.ts';

/** What one points at on a space: whoever is to be fought there, else the token as far as it is known, else the board. */
export const pointedAt = ({ token }: Lying, foe: FoeId | null): Target => {
  if (foe !== null) return { kind: 'foe', id: foe };
  if (token === null) return { kind: 'quest' };
  return isSkill(token) ? { kind: 'skill', id: token } : { kind: 'token', id: token };
};
