import type { LuckText } from '#kernel/luck.ts';

const dice = (count: number) => (count === 1 ? '1 die' : `${count} dice`);
const rolls = (count: number) => (count === 1 ? '1 roll' : `${count} rolls`);

export const en: LuckText = {
  rows: {
    dice: {
      name: 'The dice',
      help: 'What this player rolled in all, to ride or to get away, against 3.5 on average for each die.',
      count: dice,
    },
    doubles: {
      name: 'Doubles',
      help: 'How often this player rolled a double, which gives another roll. One roll of two dice in six is a double.',
      count: rolls,
    },
  },
};
