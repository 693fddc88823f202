import type { Tell } from '#kernel/game.ts';
import { PASSAGE_PRICE } from '../cards/board.ts';
import { CHALLENGE, type Choice, DUEL, PASSAGE, type Payment } from '../choices.ts';
import { antechamber } from '../duel/fighters.ts';
import type { Event } from '../events.ts';
import { type Galleries, isOn, type ManIndex, type State } from '../state.ts';
import { changeEpics } from '../tracks.ts';
import { completeBoard } from './boards.ts';

export const ANTECHAMBERS = 4;

/** ROY.GALL.2: the tokens of the antechamber now reached are turned up. */
export const openAntechamber = (draft: State, tell: Tell<Event>) => {
  if (draft.quest.board !== 4) return;
  const { at, challenges } = draft.quest;
  tell?.({ kind: 'antechamber', at, skill: challenges[at], fighters: antechamber(draft.quest), reveals: true });
};

/** ROY.GALL.3, ROY.GALL.8, ROY.GALL.9 */
export const passAntechamber = (
  draft: State,
  index: ManIndex,
  by: 'challenge' | 'duels' | 'passage',
  tell: Tell<Event>,
) => {
  if (draft.quest.board !== 4) return;
  tell?.({ kind: 'passed', at: draft.quest.at, by, who: draft.men[index].who });
  draft.quest = { ...draft.quest, at: draft.quest.at + 1, beaten: [false, false] };
  if (draft.quest.at === ANTECHAMBERS) completeBoard(draft, index, tell);
  else openAntechamber(draft, tell);
};

/** ROY.GALL.5, ROY.GALL.7: a beaten adversary stays beaten. */
export const beatAntechamberToken = (draft: State, index: ManIndex, which: 0 | 1, tell: Tell<Event>) => {
  if (draft.quest.board !== 4) return;
  tell?.({ kind: 'token-gone', token: antechamber(draft.quest)[which] });
  const [first, second] = draft.quest.beaten;
  const beaten: Galleries['beaten'] = which === 0 ? [true, second] : [first, true];
  draft.quest = { ...draft.quest, beaten };
  if (beaten[0] && beaten[1]) passAntechamber(draft, index, 'duels', tell);
};

/** The ways out of an antechamber (ROY.GALL.3); the challenge only if it can be won. */
export const listGalleries = (state: State, quest: Galleries, winnable: boolean, choices: Choice[]) => {
  if (winnable) choices.push(CHALLENGE[quest.challenges[quest.at]]);
  if (!quest.beaten[0]) choices.push(DUEL.first);
  if (!quest.beaten[1]) choices.push(DUEL.second);
  for (const pay of ['tokens', 'card', 'cards'] as const) if (canPay(state, pay)) choices.push(PASSAGE[pay]);
};

/** Cards needed, and tokens besides them, for each way of paying three Epic tokens. */
const COST: Readonly<Record<Payment, { readonly cards: number; readonly tokens: number }>> = {
  tokens: { cards: 0, tokens: PASSAGE_PRICE },
  card: { cards: 1, tokens: PASSAGE_PRICE - 2 },
  cards: { cards: 2, tokens: 0 },
};

/** A card outvoted cannot pay: with that option the team first votes it into tokens (ROY.RULING.39). */
export const canPay = (state: State, pay: Payment): boolean =>
  state.oneForAll >= COST[pay].cards &&
  state.epics >= COST[pay].tokens &&
  (pay === 'tokens' || !isOn(state, 'oneForAllVote'));

/** ROY.GALL.6, ROY.ONE.10: two cards are worth one token too many, which goes on the board. */
export const takePassage = (draft: State, index: ManIndex, pay: Payment, tell: Tell<Event>) => {
  draft.oneForAll -= COST[pay].cards;
  const { seat } = draft.men[index];
  for (let i = 0; i < COST[pay].cards; i++) tell?.({ kind: 'one-for-all', seat, effect: 'epic' });
  changeEpics(draft, -COST[pay].tokens, tell);
  if (pay === 'cards') changeEpics(draft, 1, tell);
  passAntechamber(draft, index, 'passage', tell);
};
