import type { LuckText } from '#kernel/luck.ts';

const dice = (count: number) => (count === 1 ? '1 die' : `${count} dice`);
const rolls = (count: number) => (count === 1 ? '1 roll' : `${count} rolls`);

export const en: LuckText = {
  rows: {
    duels: {
      name: 'Duels: hits minus wounds',
      help: 'What each roll came to, against the average of all that these dice could have shown, with the same equipment and the same adversary. Draws count as nothing.',
      count: rolls,
    },
    swords: { name: 'Swords in duels', help: 'A blue die shows a Sword two times in six.', count: dice },
    shields: { name: 'Shields in duels', help: 'A blue die shows a Shield two times in six.', count: dice },
    lilies: { name: 'Lilies in duels', help: 'A blue die shows a Lily two times in six.', count: dice },
    search: {
      name: 'Swords in the search for Constance',
      help: 'A blue die shows a Sword two times in six; each is a success.',
      count: dice,
    },
    traps: {
      name: 'Shields against the Thief and the Assassin',
      help: 'A red die shows a Shield three times in six; then the Trap does nothing.',
      count: dice,
    },
    foes: {
      name: 'Duels of her adversaries: wounds minus hits',
      help: 'All duels of the match, seen from Milady’s side of the table.',
      count: rolls,
    },
    red: { name: 'Swords of her adversaries', help: 'A red die shows a Sword three times in six.', count: dice },
    siege: {
      name: 'Swords in the siege',
      help: 'Milady’s red dice at La Rochelle: each shows a Sword three times in six.',
      count: dice,
    },
    abduction: {
      name: 'Swords of the Abduction',
      help: 'A red die shows a Sword three times in six; each brings Constance nearer to her end.',
      count: dice,
    },
    garrison: {
      name: 'Swords of the besiegers',
      help: 'The team’s blue dice at La Rochelle: each shows a Sword two times in six.',
      count: dice,
    },
  },
};
