import type { Tell } from '#kernel/game.ts';
import type { BotteId } from '../cards/bottes.ts';
import type { OrderId } from '../cards/cards.ts';
import type { Choice } from '../choices.ts';
import type { Event } from '../events.ts';
import { holds, playBotte } from '../cards/hand.ts';
import { afterDrop, settled } from '../orders/orders.ts';
import { ORDERS, pileOf } from '../cards/piles.ts';
import type { State, Turn } from '../state.ts';

const cardOf = ({ card }: Turn): OrderId => {
  if (card === null) throw new Error('no card lies open');
  return card;
};

/** Which Bottes help against the card that lies open. */
export const answersTo = (state: Pick<State, 'studs' | 'news'>, turn: Turn): BotteId[] => {
  const card = cardOf(turn);
  const { op } = settled(state, turn.seat, ORDERS[card]);
  const answers: BotteId[] = [pileOf(card) === 'rochefort' ? 'BS01' : 'BS02'];
  if (op === 'drop-studs' || op === 'hold') answers.push('BS09');
  return answers;
};

export const askDrawn = (state: State, turn: Turn): Choice[] => {
  const choices: Choice[] = [{ kind: 'obey' }];
  for (const botte of answersTo(state, turn))
    if (holds(state, turn.seat, botte)) choices.push({ kind: 'botte', botte });
  return choices;
};

export const obeyCard = (turn: Turn) => {
  turn.todo = [ORDERS[cardOf(turn)], ...turn.todo];
};

export const cancelCard = (draft: State, turn: Turn, botte: BotteId, tell: Tell<Event>) => {
  const { seat } = turn;
  playBotte(draft, seat, botte, tell);
  tell?.({ kind: 'cancelled', seat, card: cardOf(turn) });
};

/** The hold is void; or he keeps the studs, and the rest of the card counts. */
export const dodgeCard = (draft: State, turn: Turn, tell: Tell<Event>) => {
  const { seat } = turn;
  const effect = settled(draft, seat, ORDERS[cardOf(turn)]);
  playBotte(draft, seat, 'BS09', tell);
  tell?.({ kind: 'dodged', seat, what: effect.op === 'hold' ? 'hold' : 'drop' });
  if (effect.op === 'drop-studs') turn.todo = [...afterDrop(effect), ...turn.todo];
};
