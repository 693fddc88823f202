import type { KeyRows } from '../key-rows.ts';

export const keys: KeyRows = {
  en: [
    ['Arrow keys', 'go from card to card in your hand'],
    ['Home, End', 'first and last card of your hand'],
    ['Enter', 'choose the card; once more lays it'],
    ['Esc', 'put chosen cards back, close a slip'],
  ],
  fr: [
    ['Flèches', 'aller de carte en carte dans votre main'],
    ['Début, Fin', 'première et dernière carte de votre main'],
    ['Entrée', 'choisir la carte ; encore une fois pour la poser'],
    ['Échap', 'reposer les cartes choisies, fermer un billet'],
  ],
  it: [
    ['Frecce', 'passa da una carta all’altra nella tua mano'],
    ['Inizio, Fine', 'prima e ultima carta della tua mano'],
    ['Invio', 'scegli la carta; ancora una volta per giocarla'],
    ['Esc', 'rimetti a posto le carte scelte, chiudi un biglietto'],
  ],
};
