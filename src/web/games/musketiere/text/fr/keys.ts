import type { KeyRows } from '../../../key-rows.ts';

export const fr: KeyRows = [
  ['Flèches', 'aller de carte en carte dans votre main'],
  ['Début, Fin', 'première et dernière carte de votre main'],
  ['Entrée', 'choisir la carte ; encore une fois pour la poser'],
  ['Échap', 'reposer les cartes choisies, fermer un message'],
];
