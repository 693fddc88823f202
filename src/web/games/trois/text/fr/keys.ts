import type { KeyRows } from '../../../key-rows.ts';

export const fr: KeyRows = [
  ['1 à 9', 'prendre le choix qui porte ce numéro'],
  ['Entrée', 'quand rien n’est choisi : le grand bouton'],
  ['Flèches', 'parcourir les choix ; sur le plateau, de case en case'],
  ['Page préc. ou Page suiv.', 'sur le plateau : le lieu précédent, le lieu suivant'],
  ['Début', 'sur le plateau : là où vous êtes'],
];
