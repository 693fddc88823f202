import type { AppendixWords } from '../../appendix-words.ts';

const counted = new Intl.ListFormat('fr', { type: 'conjunction' });

export const fr: AppendixWords = {
  title: 'Les cartes de la garde',
  text: 'Quinze cartes. Le livret de règles cite certaines valeurs ; nous avons dû choisir les autres, car aucune liste imprimée ne nous est parvenue. Si vous possédez la boîte, dites-nous ce qu’elle contient.',
  value: 'Valeur',
  source: 'Connue par',
  inPlay: 'En jeu à',
  withPlayers: counts => `${counted.format(counts.map(String))} joueurs`,
  sources: { book: 'livret', web: 'page publique', inferred: 'déduite', house: 'valeur maison' },
  sourceHelp: {
    book: 'Le livret de règles cite cette valeur.',
    web: 'Des possesseurs du jeu rapportent cette valeur.',
    inferred: 'Cette valeur se déduit d’autres que l’on connaît.',
    house: 'Nous avons choisi cette valeur ; la vraie carte peut différer.',
  },
};
