import { EPIC_WORTH, PASSAGE_PRICE } from '../cards/board.ts';
import { type Of, PASSAGE, type Payment } from '../choices.ts';
import { agreed } from '../options.ts';
import { passAntechamber } from '../quest/galleries.ts';
import { because } from '../reasons.ts';
import type { State } from '../state.ts';
import { changeEpics } from '../tracks.ts';
import { type Actor, manOf, row } from './action.ts';
import { NOT_AT_QUEST } from './quest.ts';

/** Cards needed, and tokens besides them, for each way of paying three Epic tokens. */
export const PASSAGE_COST: Readonly<Record<Payment, { readonly cards: number; readonly tokens: number }>> = {
  tokens: { cards: 0, tokens: PASSAGE_PRICE },
  card: { cards: 1, tokens: PASSAGE_PRICE - EPIC_WORTH },
  cards: { cards: 2, tokens: 0 },
};

const DEAR = because('ROY.GALL.6', 'passage-dear', (state: State, _actor: Actor, { pay }: Of<'passage'>) => ({
  have: state.epics + EPIC_WORTH * PASSAGE_COST[pay].cards,
  need: PASSAGE_PRICE,
}));

type Means = Pick<State, 'epics' | 'oneForAll' | 'options'>;

/** A card outvoted cannot pay: with that option the team first votes it into tokens (ROY.RULING.39). */
const holdsCards = (state: Means, pay: Payment): boolean =>
  pay === 'tokens' || (state.oneForAll >= PASSAGE_COST[pay].cards && !agreed(state, 'oneForAllVote'));

/** The ways to pay, those that spare the cards first. */
export const PAYMENTS: readonly Payment[] = ['tokens', 'card', 'cards'];

export const canPay = (state: Means, pay: Payment): boolean =>
  holdsCards(state, pay) && state.epics >= PASSAGE_COST[pay].tokens;

export const passage = row('passage', {
  at: ['quest'],
  interceptable: true,
  reach: (state, _actor, _seat, choices) => {
    if (state.quest.board !== 4) return;
    for (const pay of PAYMENTS) if (holdsCards(state, pay)) choices.push(PASSAGE[pay]);
  },
  beyond: (state, actor, _seat, choices) => {
    if (state.quest.board === 4 && manOf(state, actor).place !== 'quest') choices.push(PASSAGE.tokens);
  },
  bar: (state, actor, { pay }) => {
    if (manOf(state, actor).place !== 'quest') return NOT_AT_QUEST;
    return state.epics >= PASSAGE_COST[pay].tokens ? null : DEAR;
  },
  /** ROY.GALL.6, ROY.ONE.10: two cards are worth one token too many, which goes on the board. */
  perform: (draft, actor, action, tell) => {
    const { pay } = action;
    const { seat, who } = manOf(draft, actor);
    if (!canPay(draft, pay)) return tell?.({ kind: 'fizzled', who, action, reveals: true });
    draft.oneForAll -= PASSAGE_COST[pay].cards;
    for (let i = 0; i < PASSAGE_COST[pay].cards; i++) tell?.({ kind: 'one-for-all', seat, effect: 'epic' });
    changeEpics(draft, -PASSAGE_COST[pay].tokens, tell);
    if (pay === 'cards') changeEpics(draft, 1, tell);
    passAntechamber(draft, actor.man, 'passage', tell);
  },
});
