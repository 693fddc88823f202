import { because } from '../reasons.ts';
import type { Man, State } from '../state.ts';

/** ROY.ARAMIS.1, ROY.ARAMIS.2: once per turn, any card for +1 in a challenge or for one die. */
export const hasAbilityLeft = ({ who, used }: Pick<Man, 'who' | 'used'>): boolean => who === 'aramis' && !used;

export const mayUseAbility = (state: Pick<State, 'hands'>, man: Man): boolean =>
  hasAbilityLeft(man) && state.hands[man.seat].length > 0;

export const ABILITY_USED = because('ROY.ARAMIS.2', 'ability-used');
