import { anyOf } from '../../any-of.ts';
import { type FightToken, TOKEN_KINDS } from '../../cards/tokens.ts';
import { LAY, type Of } from '../../choices.ts';
import { because } from '../../reasons.ts';
import type { State } from '../../state.ts';

export const NONE_LEFT = because('ROY.COMP.9', 'none-left', (_state: State, _task: unknown, { token }: Of<'lay'>) => ({
  token,
}));

/** The kinds of fighting token behind Milady's screen. */
export const listTokens = (choices: Of<'lay' | 'lay-challenge'>[]) => {
  for (const token of TOKEN_KINDS) choices.push(LAY[token]);
};

/** Every token left in the stock, one by one. */
export const tokensOf = (draft: State): FightToken[] =>
  TOKEN_KINDS.flatMap(kind => new Array<FightToken>(draft.stock[kind]).fill(kind));

/** On boards 3 and 4 each token, not each kind, is as likely as the next (ROY.AUTO.11). */
export const anyToken = (draft: State): FightToken => anyOf(draft, tokensOf(draft));
