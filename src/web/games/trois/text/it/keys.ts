import type { KeyRows } from '../../../key-rows.ts';

export const it: KeyRows = [
  ['da 1 a 9', 'premi la scelta con quel numero'],
  ['Invio', 'quando nulla è scelto: il pulsante grande'],
  ['Frecce', 'scorri le scelte; sul tabellone, di casella in casella'],
  ['Pag su, Pag giù', 'sul tabellone: il luogo precedente, il luogo successivo'],
  ['Inizio', 'sul tabellone: dove sei'],
];
