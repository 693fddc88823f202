import type { LuckText } from '#kernel/luck.ts';

const dice = (count: number) => (count === 1 ? '1 dado' : `${count} dadi`);
const rolls = (count: number) => (count === 1 ? '1 tiro' : `${count} tiri`);

export const it: LuckText = {
  rows: {
    dice: {
      name: 'I dadi',
      help: 'Il totale dei dadi tirati, per avanzare o per ripartire, rispetto a una media di 3,5 per dado.',
      count: dice,
    },
    doubles: {
      name: 'I doppi',
      help: 'Quanti doppi ha fatto questo giocatore: ognuno dà un altro tiro. Con due dadi, un tiro su sei è un doppio.',
      count: rolls,
    },
  },
};
