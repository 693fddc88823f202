import { below } from '#kernel/rng.ts';
import { connected, type LoadTable, type Where, webSocketAt } from './load-table.ts';
import { SEATS } from './rules.ts';

let relayed = 0;

export const openRelay = async ({ url }: Where): Promise<LoadTable> => {
  const table = `${webSocketAt(url)}/${++relayed}`;
  const seats = [await connected(table), await connected(table)];
  let mover = 0;
  let heard = () => {};
  for (const [seat, socket] of seats.entries())
    socket.on('message', data => {
      JSON.parse(String(data));
      if (seat === mover) heard();
    });
  return {
    async move(dice) {
      mover = below(dice, SEATS);
      const back = Promise.withResolvers<void>();
      heard = back.resolve;
      seats[mover].send(
        JSON.stringify({ kind: 'choose', id: `message-${relayed}`, version: 1, choice: { card: mover } }),
      );
      await back.promise;
      return true;
    },
  };
};
