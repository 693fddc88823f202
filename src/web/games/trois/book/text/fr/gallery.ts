import type { TroisBookWords } from '../words.ts';

export const gallery: TroisBookWords['gallery'] = {
  lead: 'Tout ce que contient la boîte, dessiné comme sur notre table. La feuille de règles nomme les pièces, les signes et le nombre de cartes de chaque pile. Le nombre de cases et ce que disent les 56 cartes sont de nous : nous n’avons vu ni le plateau ni les cartes. Si vous possédez la boîte, dites-nous ce qu’elle contient.',
  groups: {
    riders: 'Les quatre mousquetaires',
    pieces: 'Les ferrets et les dés',
    news: 'Ce que changent les Gazettes',
    signs: 'Les signes des cases',
    legs: 'Les cinq étapes',
    piles: 'Les piles',
  },
};

export const pieces: TroisBookWords['pieces'] = {
  studs: {
    name: 'Les ferrets de diamants',
    text: 'Ils attendent chez Buckingham, chevauchent avec un mousquetaire ou gisent sur une case. Chez la Reine, ils mettent fin à la partie.',
  },
  dice: { name: 'Les dés', text: 'On lance les deux, sauf si une carte ne vous en laisse qu’un.' },
  piles: {
    milady: 'Une fiole au dos. On y pioche sur une case à fiole.',
    rochefort: 'Une dague au dos. On y pioche sur une case à dague.',
    sword: 'Des épées au dos : cartes Mousquetaires et bottes secrètes mélangées. On y pioche sur une case à épées.',
    gazettes: 'L’une est ouverte jusqu’à ce qu’on retourne la suivante.',
  },
};

export const marks: TroisBookWords['marks'] = {
  sign: 'Signe',
  squares: 'Cases',
  route: 'Parcours',
  count: 'Cartes',
  leg: (leg, title) => `${leg}. ${title}`,
  steps: steps => `${steps} pas`,
};
