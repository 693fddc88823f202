import type { AppendixWords } from '../../appendix-words.ts';

export const fr: AppendixWords = {
  title: 'Ce que l’on sait, et ce qui est de nous',
  text: 'De ce jeu, nous n’avons que la feuille de règles. Nous n’en avons vu ni le plateau, ni une seule carte.',
  known:
    'La feuille donne le parcours et ses lieux, les signes des cases, ce que les Gazettes peuvent changer, le nombre de cartes de chaque pile, et comment on gagne et perd les ferrets.',
  lead: 'Sont de nous :',
  ours: [
    'Le plateau : le nombre de cases de chaque route, et la place de chaque signe.',
    'Les 56 cartes : leurs titres, leurs textes et leurs effets. Leur nombre par sorte est celui de la feuille.',
    'Les décisions : là où la feuille se tait ou se lit de deux façons, nous avons tranché. Leur numéro contient le mot RULING.',
  ],
  tried:
    'Nous avons éprouvé plateau et cartes en faisant jouer des automates, des milliers de parties durant : toute partie se termine, et aucune place ne vaut beaucoup mieux qu’une autre.',
  ask: 'Si vous possédez la boîte, dites-nous ce qu’elle contient.',
  cards: 'Toutes les cartes',
  cardsText: 'Chaque carte du jeu, selon la pile d’où elle vient.',
  groups: {
    milady: 'Milady : les cartes à la fiole',
    rochefort: 'Rochefort : les cartes à la dague',
    mousquetaires: 'Mousquetaires : les cartes aux épées, à exécuter aussitôt',
    bottes: 'Bottes secrètes : les cartes aux épées, gardées en main',
    gazettes: 'Gazettes',
  },
  count: cards => `${cards} cartes`,
  news: (what, state) => `${what} : ${state}`,
  newsForOneTurn: (what, state, oneTurn) => `${what} : ${state} (${oneTurn})`,
  sources: { known: 'feuille de règles', house: 'de nous' },
  sourceHelp: {
    known: 'La feuille de règles le dit.',
    house: 'De notre main, faute d’avoir vu les cartes.',
  },
};
