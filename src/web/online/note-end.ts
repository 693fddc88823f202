import type { Outcome } from '#kernel/game.ts';
import type { RoomView } from '#wire/to-client.ts';
import { ledger, lineOf } from '../match/ledger.svelte.ts';

/** Writes the line of an online match that has ended; who only looked on has none. */
export const noteOnlineEnd = ({ table, game, options, seats, you }: RoomView, { winners }: Outcome): void => {
  const line = lineOf({
    id: table,
    game,
    options,
    seats: seats.map(({ name, plan }) => ({ name, bot: plan.kind === 'bot' ? plan.level : null })),
    mine: you.seat === null ? [] : [you.seat],
    winners: winners.map(seat => seats[seat].name),
    online: true,
  });
  if (line !== null) ledger.note(line);
};
