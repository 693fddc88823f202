import type { KeyRows } from '../../../key-rows.ts';

export const it: KeyRows = [
  ['Frecce', 'passa da una delle tue carte all’altra'],
  ['Inizio, Fine', 'prima e ultima delle tue carte'],
  ['Invio', 'scegli la carta; ancora una volta per giocarla'],
  ['Esc', 'riprendi le carte scelte, chiudi un messaggio'],
];
