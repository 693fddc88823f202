import type { KeyWords } from './en.ts';

export const fr: KeyWords = {
  title: 'Jouer au clavier',
  here: 'À cette table',
  everywhere: 'À toutes les tables',
  rows: [
    ['Tab', 'passer d’une partie de la table à la suivante'],
    ['Entrée', 'appuyer sur ce qui est choisi'],
    ['Échap', 'fermer ce qui est ouvert'],
    ['S', 'passer ce qui est montré, ou continuer pas à pas'],
    ['?', 'ouvrir cette feuille'],
  ],
  close: 'Fermer',
};
