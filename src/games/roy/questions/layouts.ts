import type { Seat, Tell } from '#kernel/game.ts';
import { INN_PATHS, INN_SPACES } from '../cards/board.ts';
import { CHALLENGE_TOKENS, DECOYS, type FightToken, TOKEN_KINDS, type Token } from '../cards/tokens.ts';
import { type Choice, LAY, LAY_CHALLENGE } from '../choices.ts';
import type { Event } from '../events.ts';
import type { Skill } from '../names.ts';
import { fromStock } from '../quest/boards.ts';
import { ANTECHAMBERS, openAntechamber } from '../quest/galleries.ts';
import { ROAD_SPACES } from '../quest/road.ts';
import { MILADY, type State, toMilady } from '../state.ts';

const INN = INN_PATHS * INN_SPACES;
const GALLERIES = 2 * ANTECHAMBERS;

const listStock = (state: State, choices: Choice[]) => {
  for (const token of TOKEN_KINDS) if (state.stock[token] > 0) choices.push(LAY[token]);
};

const decoysLaid = (spaces: readonly ({ readonly token: Token } | null)[]): number =>
  spaces.filter(slot => slot?.token === 'decoy').length;

/** ROY.DEC.3: space by space; Decoys are forced where nothing else fits any more (ROY.INN.1). */
export const askInn = (state: State, choices: Choice[]): Seat => {
  if (state.quest.board !== 1) throw new Error('board 1 is not in play');
  const { spaces } = state.quest;
  const decoys = DECOYS - decoysLaid(spaces);
  if (INN - spaces.length > decoys) listStock(state, choices);
  if (decoys > 0) choices.push(LAY.decoy);
  return MILADY;
};

export const answerInn = (draft: State, token: Token, tell: Tell<Event>) => {
  if (draft.quest.board !== 1) throw new Error('board 1 is not in play');
  if (token !== 'decoy') fromStock(draft, token);
  const spaces = [...draft.quest.spaces, { token, up: false }];
  draft.quest = { board: 1, spaces };
  tell?.({ kind: 'laid', board: 1, secret: { to: toMilady(draft), token } });
  if (spaces.length === INN) draft.todo.pop(); // announced at the opening (ROY.SETUP.14)
};

/** ROY.DEC.41, ROY.RETURN.1 */
export const askReturn = (state: State, choices: Choice[]): Seat => {
  listStock(state, choices);
  return MILADY;
};

export const answerReturn = (draft: State, token: FightToken, tell: Tell<Event>) => {
  if (draft.quest.board !== 3) throw new Error('board 3 is not in play');
  fromStock(draft, token);
  draft.quest = { ...draft.quest, tokens: [...draft.quest.tokens, token] };
  tell?.({ kind: 'laid', board: 3, secret: { to: toMilady(draft), token } });
  if (draft.quest.tokens.length < ROAD_SPACES) return;
  draft.todo.pop();
  tell?.({ kind: 'board', board: 3 });
};

/** ROY.DEC.42, ROY.GALL.1: the challenge tokens first, then two fighters for each antechamber. */
export const askGalleries = (state: State, choices: Choice[]): Seat => {
  if (state.quest.board !== 4) throw new Error('board 4 is not in play');
  const { challenges } = state.quest;
  if (challenges.length === ANTECHAMBERS) listStock(state, choices);
  else for (const skill of CHALLENGE_TOKENS) if (!challenges.includes(skill)) choices.push(LAY_CHALLENGE[skill]);
  return MILADY;
};

export const answerGalleries = (draft: State, token: FightToken | Skill, tell: Tell<Event>) => {
  if (draft.quest.board !== 4) throw new Error('board 4 is not in play');
  const { quest } = draft;
  tell?.({ kind: 'laid', board: 4, secret: { to: toMilady(draft), token } });
  if (quest.challenges.length < ANTECHAMBERS) {
    draft.quest = { ...quest, challenges: [...quest.challenges, token as Skill] };
    return;
  }
  fromStock(draft, token as FightToken);
  draft.quest = { ...quest, fighters: [...quest.fighters, token as FightToken] };
  if (draft.quest.fighters.length < GALLERIES) return;
  draft.todo.pop();
  tell?.({ kind: 'board', board: 4 });
  openAntechamber(draft, tell);
};
