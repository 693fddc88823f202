import { list } from '#kernel/italian.ts';
import type { AppendixWords } from '../../appendix-words.ts';

export const it: AppendixWords = {
  title: 'Le carte della guardia',
  text: 'Quindici carte. Il regolamento nomina alcuni valori; gli altri abbiamo dovuto sceglierli, perché nessun elenco stampato è giunto fino a noi. Se possiedi la scatola, dicci che cosa c’è scritto.',
  value: 'Valore',
  source: 'Noto da',
  inPlay: 'In gioco in',
  withPlayers: counts => `${list(counts.map(String))} giocatori`,
  sources: { book: 'regolamento', web: 'pagina pubblica', inferred: 'dedotto', house: 'valore nostro' },
  sourceHelp: {
    book: 'Il regolamento nomina questo valore.',
    web: 'Chi possiede il gioco riferisce questo valore.',
    inferred: 'Questo valore si deduce da altri che si conoscono.',
    house: 'Questo valore l’abbiamo scelto noi; la vera carta può essere diversa.',
  },
};
