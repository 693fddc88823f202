import type { Tell } from '#kernel/game.ts';
import type { BotteId } from '../cards/bottes.ts';
import type { Choice } from '../choices.ts';
import type { Event } from '../events.ts';
import { giveBotte } from '../cards/hand.ts';
import type { State, Turn } from '../state.ts';

/** A card takes one, a fourth is too many, or a card lets him pay with one. */
export const askGive = ({ musketeers }: State, { seat, prompt }: Turn): Choice[] => {
  const choices: Choice[] = musketeers[seat].bottes.map(({ card }) => ({ kind: 'give', botte: card }));
  if (prompt === 'pay') choices.push({ kind: 'keep' });
  return choices;
};

const WHY = { lose: 'lost', limit: 'limit', pay: 'paid' } as const;

export const give = (draft: State, turn: Turn, botte: BotteId, tell: Tell<Event>) => {
  const { seat, prompt } = turn;
  if (prompt !== 'lose' && prompt !== 'limit' && prompt !== 'pay') throw new Error('no Botte is to be given');
  if (prompt === 'pay') turn.todo = turn.todo.slice(1);
  giveBotte(draft, seat, botte, WHY[prompt], false, tell);
};

/** MO08: he pays nothing, and the rest of the card counts. */
export const keep = (turn: Turn) => {
  const [effect, ...rest] = turn.todo;
  if (effect.op !== 'pay-botte') throw new Error('nothing is to be paid');
  turn.todo = [effect.otherwise, ...rest];
};
