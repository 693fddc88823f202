import { INN_PATHS, INN_SPACES } from '#games/roy/cards/board.ts';
import type { FightToken, Token } from '#games/roy/cards/tokens.ts';
import { openedAntechamber } from '#games/roy/facts.ts';
import type { Skill } from '#games/roy/names.ts';
import { ANTECHAMBERS } from '#games/roy/quest/galleries.ts';
import { ROAD_SPACES } from '#games/roy/quest/road.ts';
import type { QuestView } from '#games/roy/view.ts';

/** How a token lies: not yet, on the space to be laid next, face down, face down but known to Milady, face up, or gone. */
export type Lie = 'empty' | 'next' | 'hidden' | 'known' | 'up' | 'gone';

export interface Lying<T extends Token | Skill = Token | Skill> {
  readonly lie: Lie;
  readonly token: T | null;
}

type Board<B extends QuestView['board']> = Extract<QuestView, { board: B }>;

const GONE = { lie: 'gone', token: null } as const;
const unlaid = (space: number, laid: number): Lying<never> => ({ lie: space === laid ? 'next' : 'empty', token: null });
const faceDown = <T extends Token | Skill>(token: T | null): Lying<T> => ({
  lie: token === null ? 'hidden' : 'known',
  token,
});

/** A space of the Inn. */
export const innLying = ({ spaces }: Board<1>, space: number): Lying<Token> => {
  const slot = spaces[space];
  if (slot === undefined) return unlaid(space, spaces.length);
  if (slot === null) return GONE;
  return slot.up ? { lie: 'up', token: slot.token } : faceDown(slot.token);
};

/** A space of the road, A to C. */
export const roadLying = ({ tokens, beaten, up }: Board<3>, space: number): Lying<FightToken> => {
  const token = tokens[space];
  if (token === undefined) return unlaid(space, tokens.length);
  if (space < beaten) return GONE;
  return up && space === beaten ? { lie: 'up', token } : faceDown(token);
};

/** The challenge of an antechamber. */
export const challengeLying = (quest: Board<4>, antechamber: number): Lying<Skill> => {
  const skill = quest.challenges[antechamber];
  if (skill === undefined) return unlaid(antechamber, quest.challenges.length);
  if (antechamber < quest.at) return GONE;
  return antechamber === openedAntechamber(quest) ? { lie: 'up', token: skill } : faceDown(skill);
};

/** One of the two adversaries of an antechamber. */
export const fighterLying = (quest: Board<4>, antechamber: number, second: boolean): Lying<FightToken> => {
  const at = 2 * antechamber + (second ? 1 : 0);
  const token = quest.fighters[at];
  if (token === undefined)
    return quest.challenges.length < ANTECHAMBERS ? { lie: 'empty', token: null } : unlaid(at, quest.fighters.length);
  if (antechamber < quest.at || (antechamber === quest.at && quest.beaten[second ? 1 : 0])) return GONE;
  return antechamber === openedAntechamber(quest) ? { lie: 'up', token } : faceDown(token);
};

/** How many tokens lie on a board that Milady is laying, and how many it takes. */
export const laidOn = (quest: QuestView): { readonly laid: number; readonly all: number } => {
  switch (quest.board) {
    case 1:
      return { laid: quest.spaces.length, all: INN_PATHS * INN_SPACES };
    case 2:
      return { laid: 0, all: 0 };
    case 3:
      return { laid: quest.tokens.length, all: ROAD_SPACES };
    case 4:
      return { laid: quest.challenges.length + quest.fighters.length, all: 3 * ANTECHAMBERS };
  }
};
