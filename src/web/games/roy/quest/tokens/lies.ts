import type { Token } from '#games/roy/cards/tokens.ts';
import { TOKEN_CHALLENGE } from '#games/roy/cards/tokens.ts';
import type { Skill } from '#games/roy/names.ts';
import type { Names } from '#games/roy/text/shape.ts';
import type { Words } from '../../text/words.ts';
import { isSkill } from './glyphs.ts';
import type { Lying } from './lying.ts';

/** The name of a token, challenges with their value. */
export const tokenName = (token: Token | Skill, words: Words['boards'], names: Names): string =>
  isSkill(token) ? words.value(names.skills[token], TOKEN_CHALLENGE) : names.tokens[token].name;

/** What lies on a space, in words. */
export const spokenLie = ({ lie, token }: Lying, words: Words['boards'], names: Names, gone: string): string => {
  if (lie === 'gone') return gone;
  if (token === null) return lie === 'known' || lie === 'up' ? words.lies.hidden : words.lies[lie];
  const name = tokenName(token, words, names);
  return lie === 'up' ? name : words.yours(name);
};
