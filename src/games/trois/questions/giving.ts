import type { Seat, Tell } from '#kernel/game.ts';
import type { Bar } from '../bars.ts';
import { BOTTE_IDS, type BotteId } from '../cards/bottes.ts';
import { giveBotte } from '../cards/hand.ts';
import type { Choice } from '../choices.ts';
import type { Event } from '../events.ts';
import type { Position } from '../position.ts';
import type { State, Turn } from '../state.ts';
import type { TurnView } from '../view.ts';
import { barBesides } from './besides.ts';
import { unasked } from './question.ts';

const GIVES = Object.fromEntries(BOTTE_IDS.map(botte => [botte, { kind: 'give', botte }])) as Readonly<
  Record<BotteId, Choice>
>;

/** Any of his Bottes, as he holds them. */
export const reachGifts = ({ musketeers }: Position, _turn: TurnView, seat: Seat, choices: Choice[]) => {
  const { bottes } = musketeers[seat];
  for (let place = 0; place < bottes.length; place++) choices.push(GIVES[bottes[place].card]);
};

export const barGifts = (position: Position, turn: TurnView, choice: Choice, seat: Seat): Bar | null =>
  choice.kind === 'give' || choice.kind === 'keep' ? null : barBesides(position, turn, choice, seat);

/** One goes under the pile, of his choice. */
export const giveOne =
  (why: 'lost' | 'limit') =>
  (draft: State, _turn: Turn, choice: Choice, seat: Seat, tell: Tell<Event>): boolean => {
    if (choice.kind !== 'give') throw unasked(choice);
    giveBotte(draft, seat, choice.botte, why, 'choice', tell);
    return false;
  };
