import type { KeyRows } from '../key-rows.ts';

export const keys: KeyRows = {
  en: [
    ['1 to 9', 'press the choice with that number'],
    ['Arrow keys', 'go through the choices; on the map, in your hand and among the people, from thing to thing'],
    ['Home, End', 'the first and the last of them'],
    ['Enter', 'on a thing: its card, with what can be done with it'],
    ['Esc', 'close a card or a menu, think better of ending the turn'],
  ],
  fr: [
    ['1 à 9', 'presser le choix qui porte ce numéro'],
    ['Flèches', 'parcourir les choix ; sur la carte, dans votre main et parmi les joueurs, d’une chose à l’autre'],
    ['Début, Fin', 'la première et la dernière'],
    ['Entrée', 'sur une chose : sa fiche, avec ce qu’on peut en faire'],
    ['Échap', 'fermer une fiche ou un menu, renoncer à finir le tour'],
  ],
  it: [
    ['da 1 a 9', 'premi la scelta con quel numero'],
    ['Frecce', 'scorri le scelte; sulla mappa, nella mano e fra i giocatori, da una cosa all’altra'],
    ['Inizio, Fine', 'la prima e l’ultima'],
    ['Invio', 'su una cosa: la sua scheda, con quello che puoi farne'],
    ['Esc', 'chiudi una scheda o un menu, rinuncia a finire il turno'],
  ],
};
