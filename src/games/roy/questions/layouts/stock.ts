import { anyOf } from '../../any-of.ts';
import { type FightToken, TOKEN_KINDS } from '../../cards/tokens.ts';
import { LAY, type Of } from '../../choices.ts';
import type { Why } from '../../question.ts';
import { because } from '../../reasons.ts';
import type { State } from '../../state.ts';

export const NONE_LEFT = because('ROY.COMP.9', 'none-left', (_state: State, _task: unknown, { token }: Of<'lay'>) => ({
  token,
}));

const DECOYS_INN = because('ROY.QUEST.3', 'decoys-inn');

/** On boards 3 and 4: any fighting token that is left, and no Decoy (ROY.QUEST.3). */
export const tokenBar = (state: State, { token }: Of<'lay'>): Why<unknown, 'lay'> => {
  if (token === 'decoy') return DECOYS_INN;
  return state.stock[token] > 0 ? null : NONE_LEFT;
};

/** The kinds of fighting token behind Milady's screen. */
export const listTokens = (choices: Of<'lay' | 'lay-challenge'>[]) => {
  for (const token of TOKEN_KINDS) choices.push(LAY[token]);
};

/** Every token left in the stock, one by one. */
export const tokensOf = (draft: State): FightToken[] =>
  TOKEN_KINDS.flatMap(kind => new Array<FightToken>(draft.stock[kind]).fill(kind));

/** On boards 3 and 4 each token, not each kind, is as likely as the next (ROY.AUTO.11). */
export const anyToken = (draft: State): FightToken => anyOf(draft, tokensOf(draft));
