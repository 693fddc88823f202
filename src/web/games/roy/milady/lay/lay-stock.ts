import { CHALLENGE_TOKENS, TOKEN_KINDS, type Token } from '#games/roy/cards/tokens.ts';
import type { Choice } from '#games/roy/choices.ts';
import { decoysLeft } from '#games/roy/facts.ts';
import type { Skill } from '#games/roy/names.ts';
import { ANTECHAMBERS } from '#games/roy/quest/galleries.ts';
import type { View } from '#games/roy/view.ts';

/** A kind of token behind Milady's screen. */
export interface StockRow {
  readonly token: Token | Skill;
  readonly left: number;
  /** Lays one of them on the next space; null where none fits. */
  readonly choice: Choice | null;
}

const laying = (token: Token | Skill, choices: readonly Choice[]): Choice | null =>
  choices.find(
    choice =>
      (choice.kind === 'lay' && choice.token === token) || (choice.kind === 'lay-challenge' && choice.skill === token),
  ) ?? null;

/** All that Milady can lay on the board at hand: challenges first in the galleries, Decoys at the Inn alone (ROY.QUEST.3). */
export const stockFor = (view: View, choices: readonly Choice[]): readonly StockRow[] => {
  const { quest, screen } = view;
  if (screen === null) return [];
  const row = (token: Token | Skill, left: number): StockRow => ({ token, left, choice: laying(token, choices) });
  if (quest.board === 4 && quest.challenges.length < ANTECHAMBERS)
    return CHALLENGE_TOKENS.map(skill => row(skill, quest.challenges.includes(skill) ? 0 : 1));
  const fighters = TOKEN_KINDS.map(kind => row(kind, screen.stock[kind]));
  return quest.board === 1 ? [...fighters, row('decoy', decoysLeft(quest))] : fighters;
};

/** ROY.INN.1: the spaces left are all owed to Decoys. */
export const onlyDecoysFit = (rows: readonly StockRow[]): boolean =>
  rows.some(({ token, choice }) => token === 'decoy' && choice !== null) &&
  rows.every(({ token, choice }) => token === 'decoy' || choice === null);
