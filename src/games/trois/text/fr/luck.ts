import type { LuckText } from '#kernel/luck.ts';

const dice = (count: number) => (count < 2 ? `${count} dé` : `${count} dés`);
const rolls = (count: number) => (count < 2 ? `${count} lancer` : `${count} lancers`);

export const fr: LuckText = {
  rows: {
    dice: {
      name: 'Les dés',
      help: 'Le total des dés lancés, pour avancer ou pour repartir, face à une moyenne de 3,5 par dé.',
      count: dice,
    },
    doubles: {
      name: 'Les doubles',
      help: 'Combien de doubles ce joueur a faits : chacun donne un autre lancer. À deux dés, un lancer sur six est un double.',
      count: rolls,
    },
  },
};
