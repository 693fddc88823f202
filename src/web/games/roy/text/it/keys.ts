import type { KeyRows } from '../../../key-rows.ts';

export const it: KeyRows = [
  ['da 1 a 9', 'premi la scelta con quel numero'],
  ['Frecce', 'scorri le scelte; sulla mappa, nella mano e fra i giocatori, da una cosa all’altra'],
  ['Inizio, Fine', 'la prima e l’ultima'],
  ['Invio', 'su una cosa: la sua scheda, con quello che puoi farne'],
  ['Esc', 'chiudi una scheda o un menu, rinuncia a finire il turno'],
];
