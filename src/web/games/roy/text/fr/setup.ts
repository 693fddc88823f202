import type { SetupText } from '../../../setup-text.ts';

export const fr: SetupText = {
  presets: {
    first: {
      title: 'Première partie',
      help: 'Quatre joueurs ; si vous jouez sans amis, vous menez un mousquetaire. Une carte « Un pour tous » pour commencer, pas de sablier, des automates raisonnables.',
    },
    solo: {
      title: 'Solo',
      help: 'Vous menez les quatre mousquetaires. Personne ne joue Milady : la table tire ses cartes et lance ses dés.',
    },
    printed: {
      title: 'Comme dans le livret',
      help: 'Les règles telles qu’elles sont imprimées : pas de variante, rien d’adouci, rien de durci.',
    },
    expert: {
      title: 'Expert',
      help: 'Qui tombe à la Quête n’y revient jamais, Rochefort peut intercepter Athos, le sablier est plus court, et les automates réfléchissent.',
    },
  },
  groups: {
    table: 'Qui joue, et ce qui se voit',
    ease: 'Plus facile ou plus difficile',
    hourglass: 'Le sablier',
    rochefort: 'Rochefort, Jussac et la Bastille',
    readings: 'Autres lectures de la règle',
  },
};
