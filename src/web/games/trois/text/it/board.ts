import { list } from '#kernel/italian.ts';
import type { Words } from '../words.ts';

export const board: Words['board'] = {
  title: 'Il tabellone',
  riders: 'I cavalieri',
  news: 'Le notizie sul tabellone',
  rider: (name, where, more) => [`${name} è ${where}`, ...more].join('; '),
  carries: 'porta i puntali',
  misses: turns => (turns === 1 ? 'salta un turno' : `salta ${turns} turni`),
  held: 'è trattenuto finché i dadi non lo liberano',
  turn: 'tocca a lui',
  studs: {
    buckingham: 'I puntali sono ancora da Buckingham.',
    lie: where => `I puntali si trovano ${where}.`,
  },
  here: list,
  studsHere: 'I puntali sono qui.',
  look: {
    title: 'Percorri il tabellone',
    help: 'Le frecce vanno di casella in casella, Pag su e Pag giù di luogo in luogo, Inizio al cavaliere di turno.',
  },
  zoom: {
    title: 'Distanza',
    nearer: 'Più vicino',
    further: 'Più lontano',
    whole: 'Tutta la mappa',
    back: 'Torna ai cavalieri',
  },
  key: { title: 'La strada dei puntali' },
  sea: 'La Manica',
  rochefort: 'Rochefort',
  queen: 'La Regina',
  lands: { england: 'Inghilterra', france: 'Francia' },
};
