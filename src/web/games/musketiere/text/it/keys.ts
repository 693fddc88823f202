import type { KeyRows } from '../../../key-rows.ts';

export const it: KeyRows = [
  ['Frecce', 'passa da una carta all’altra nella tua mano'],
  ['Inizio, Fine', 'prima e ultima carta della tua mano'],
  ['Invio', 'scegli la carta; ancora una volta per giocarla'],
  ['Esc', 'rimetti a posto le carte scelte, chiudi un biglietto'],
];
