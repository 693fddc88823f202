import { TOKENS, type Token } from '#games/roy/cards/tokens.ts';
import type { Skill } from '#games/roy/names.ts';
import type { IconName } from '#web/art/icon-names.ts';
import { SKILL_ICONS } from '../../side/card-faces.ts';

/** What is printed on a token: dice, or one or two signs. */
export type Glyph = { readonly dice: number } | { readonly icons: readonly IconName[] };

export const isSkill = (token: Token | Skill): token is Skill => token in SKILL_ICONS;

const times = (count: number, icon: IconName): IconName[] => Array.from({ length: count }, () => icon);

export const glyphOf = (token: Token): Glyph => {
  if (token === 'decoy') return { icons: ['drama-masks'] };
  if (token === 'snare') return { icons: ['wolf-trap'] };
  const { dice, fixed } = TOKENS[token].fighter;
  return fixed === null
    ? { dice }
    : { icons: [...times(fixed.swords, 'broadsword'), ...times(fixed.shields, 'bordered-shield')] };
};
