import type { KeyRows } from '../../../key-rows.ts';

export const fr: KeyRows = [
  ['1 à 9', 'prendre le choix qui porte ce numéro'],
  ['Flèches', 'parcourir les choix ; sur la carte, dans votre main et parmi les joueurs, d’une chose à l’autre'],
  ['Début, Fin', 'la première et la dernière'],
  ['Entrée', 'sur une chose : sa fiche, avec ce qu’on peut en faire'],
  ['Échap', 'fermer une fiche ou un menu, renoncer à finir le tour'],
];
