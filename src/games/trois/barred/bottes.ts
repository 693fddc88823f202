import type { Seat } from '#kernel/game.ts';
import { BOTTES, type BotteId } from '../cards/bottes.ts';
import { answersTo } from '../questions/drawn.ts';
import type { Turn } from '../state.ts';
import type { View } from '../view.ts';
import { keyFitsStairs } from '../board/ways.ts';
import { because, type Why } from './why.ts';

/** Whether this is the moment of a Botte, in its owner's turn. */
const isMoment = (view: View, turn: Turn, botte: BotteId): boolean => {
  const { prompt, seat, back, fresh, mode } = turn;
  const { at, leg } = view.musketeers[seat];
  switch (botte) {
    case 'BS01':
    case 'BS02':
      return prompt === 'drawn' && answersTo(view, turn).includes(botte);
    case 'BS03':
      return prompt === 'gate';
    case 'BS04':
      return prompt === 'way' && keyFitsStairs(view, at, leg) && !(back && at === 'BON');
    case 'BS05':
      return prompt === 'port';
    case 'BS06':
    case 'BS07':
      return prompt === 'rolled' && mode === 'dice';
    case 'BS08':
      return prompt === 'start' && fresh;
    case 'BS09':
      return prompt === 'trap' || (prompt === 'drawn' && answersTo(view, turn).includes(botte));
  }
};

/** Where one has to be given up, any of them can be chosen. */
const isGiving = ({ prompt }: Turn): boolean => prompt === 'lose' || prompt === 'limit' || prompt === 'pay';

export const botteWhy = (view: View, me: Seat, botte: BotteId): Why | null => {
  const { turn } = view;
  if (turn?.seat !== me) return because('TRO.RULING.35', 'own-turn-only');
  if (isGiving(turn) || isMoment(view, turn, botte)) return null;
  return because('TRO.15', `moment-${BOTTES[botte].moment}`);
};
