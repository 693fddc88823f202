import type { PresetWords } from './en.ts';

export const fr: PresetWords = {
  presets: 'Comment dresser la table ?',
  preset: {
    first: {
      title: 'Première partie',
      help: 'Quatre joueurs ; seul, vous menez un mousquetaire. Une carte « Un pour tous » d’entrée, pas de sablier, des bots sensés.',
    },
    printed: {
      title: 'Comme dans le livret',
      help: 'Les règles telles qu’elles sont imprimées : pas de variante, rien d’adouci, rien de durci.',
    },
    expert: {
      title: 'Expert',
      help: 'Qui tombe à la Quête n’y revient jamais, Rochefort peut arrêter Athos, le sablier est plus court, et les bots réfléchissent.',
    },
  },
  own: 'Votre propre mélange : les options ci-dessous sont comme vous les avez réglées.',
};
