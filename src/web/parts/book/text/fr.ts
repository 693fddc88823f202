import type { SharedBookWords } from './en.ts';

export const fr: SharedBookWords = {
  sheet: game => `${game} en une page`,
  gallery: 'Toutes les cartes et toutes les pièces',
  differences: 'Ce qui diffère des livrets imprimés',
  rulebook: 'Le livret de règles',
  lessons: 'Apprendre en jouant',
  setTable: 'Dresser une table',
  tryIt: 'À essayer :',
  see: 'Voir aussi',
  link: name => `Lien vers ${name}`,
  colophon: {
    title: 'D’où vient tout cela',
    words:
      'Chaque phrase a été écrite pour cette table, d’après les livrets imprimés et les réponses de l’éditeur ; là où ils se contredisent, le chapitre précédent le dit.',
    values: 'Ce qu’aucune source ne donne, nous l’avons choisi et essayé : c’est marqué partout comme valeur maison.',
    credits: 'Crédits des images, des caractères et des programmes',
  },
  printSheet: 'Imprimer cette page',
  printBook: 'Imprimer les règles',
  inTheBooks: 'Les livrets',
  here: 'Ici',
  copies: count => `×${count}`,
  sources: { book: 'livret', web: 'page publique', inferred: 'déduite', house: 'valeur maison' },
  sourceHelp: {
    book: 'Imprimée dans les règles ou dans les réponses de l’éditeur.',
    web: 'Racontée sur une page publique par quelqu’un qui possède le jeu.',
    inferred: 'Découle d’un exemple ou du compte des cartes.',
    house: 'Aucune source ne le donne : c’est notre choix. La pièce imprimée peut différer.',
  },
};
