import type { LuckText } from '#kernel/luck.ts';

const cards = (count: number) => (count === 1 ? '1 carta' : `${count} carte`);

export const it: LuckText = {
  rows: {
    hand: {
      name: 'Le carte ricevute',
      help: 'La somma dei valori di tutte le carte che questo giocatore ha ricevuto. Dodici carte fanno 60 in media.',
      count: cards,
    },
    guards: {
      name: 'La guardia',
      help: 'La somma delle carte della guardia girate, ciascuna rispetto alla media di quelle ancora nel mazzo. Una guardia forte pesa su tutti.',
      count: cards,
    },
  },
};
