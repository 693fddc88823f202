import type { RoySchoolWords } from '../shape.ts';
import { extraLessons, extraPages } from './extra.ts';
import { miladyPages } from './milady.ts';
import { musketeersPages } from './musketeers.ts';

export const it: RoySchoolWords = {
  lessons: {
    musketeers: {
      title: 'I primi passi con d’Artagnan',
      about:
        'Guidi d’Artagnan per due giri: un duello, una sfida, l’assedio e il primo percorso della Ricerca. Poi giochi un turno come vuoi, e Planchet ti dice che cosa ne pensa.',
      button: 'La lezione dei moschettieri',
      guide: 'Planchet',
      over: 'Costanza è salva, alla locanda sai muoverti, e hai giocato un turno tutto tuo. Comincia una prima partita, o continua da qui contro un bot che guida Milady.',
    },
    milady: {
      title: 'I primi passi da Milady',
      about:
        'Prepari una missione, scegli dove nasconderti e decidi quando Rochefort interviene. Lui ti spiega come si vince.',
      button: 'La lezione di Milady',
      guide: 'Rochefort',
      over: 'Hai vinto con Milady. La prossima volta nessuno ti dirà dove nasconderti: siediti a un tavolo tuo, o guarda la partita dall’altra parte.',
    },
    ...extraLessons,
  },
  names: ['Maria', 'Ugo', 'Noè', 'Ines'],
  pages: { ...musketeersPages, ...miladyPages, ...extraPages },
};
