import type { Tell } from '#kernel/game.ts';
import { shuffle } from '#kernel/rng.ts';
import { INN_PATHS, INN_SPACES } from '../../cards/board.ts';
import { DECOYS, TOKEN_KINDS, type Token } from '../../cards/tokens.ts';
import { LAY, type Of } from '../../choices.ts';
import type { Event } from '../../events.ts';
import { fromStock } from '../../quest/boards.ts';
import type { Question, Why } from '../../question.ts';
import { because } from '../../reasons.ts';
import { type Inn, MILADY, type State, toMilady } from '../../state.ts';
import type { QuestView } from '../../view/parts.ts';
import { NONE_LEFT, tokensOf } from './stock.ts';

const INN = INN_PATHS * INN_SPACES;

const NO_DECOY_LEFT = because('ROY.INN.1', 'none-left', (_state: State, _task: unknown, { token }: Of<'lay'>) => ({
  token,
}));
const DECOYS_NEEDED = because('ROY.INN.1', 'decoys-needed', () => ({ decoys: DECOYS }));

const innOf = ({ quest }: State): Inn => {
  if (quest.board !== 1) throw new Error('board 1 is not in play');
  return quest;
};

const LAYABLE: readonly Token[] = [...TOKEN_KINDS, 'decoy'];

interface Left {
  readonly spaces: number;
  readonly decoys: number;
}
/** ROY.INN.1: Decoys still to be laid at the Inn. */
export const decoysLeft = ({ spaces }: Pick<Extract<QuestView, { board: 1 }>, 'spaces'>): number => {
  let decoys = DECOYS;
  for (let i = 0; i < spaces.length; i++) if (spaces[i]?.token === 'decoy') decoys--;
  return decoys;
};

const leftOf = (state: State): Left => {
  const inn = innOf(state);
  return { spaces: INN - inn.spaces.length, decoys: decoysLeft(inn) };
};

/** ROY.INN.1: Decoys are forced where nothing else fits any more. */
const layBar = (state: State, { spaces, decoys }: Left, token: Token): Why<unknown, 'lay'> => {
  if (token === 'decoy') return decoys > 0 ? null : NO_DECOY_LEFT;
  if (state.stock[token] === 0) return NONE_LEFT;
  return spaces > decoys ? null : DECOYS_NEEDED;
};

const lay = (draft: State, token: Token, tell: Tell<Event>) => {
  if (token !== 'decoy') fromStock(draft, token);
  const spaces = [...innOf(draft).spaces, { token, up: false }];
  draft.quest = { board: 1, spaces };
  tell?.({ kind: 'laid', board: 1, secret: { to: toMilady(draft), token } });
  if (spaces.length === INN) draft.todo.pop(); // announced at the opening (ROY.SETUP.14)
};

/** ROY.DEC.3: space by space. */
export const layInn: Question<'lay-inn'> = {
  who: () => MILADY,
  reach: (_state, _task, _seat, choices) => {
    for (const token of LAYABLE) choices.push(LAY[token]);
  },
  quick: (state, _task, _seat, choices) => {
    const left = leftOf(state);
    for (let i = 0; i < LAYABLE.length; i++)
      if (layBar(state, left, LAYABLE[i]) === null) choices.push(LAY[LAYABLE[i]]);
  },
  bar: (state, _task, { token }) => layBar(state, leftOf(state), token),
  answer: (draft, _task, { token }, _seat, tell) => lay(draft, token, tell),
  /** ROY.AUTO.11: eight tokens and the Decoys, in any order. */
  automa: (draft, _task, tell) => {
    const fighters = shuffle(draft.rng, tokensOf(draft)).slice(0, INN - DECOYS);
    const tokens: Token[] = shuffle(draft.rng, [...fighters, ...new Array<Token>(DECOYS).fill('decoy')]);
    for (const token of tokens) lay(draft, token, tell);
  },
};
