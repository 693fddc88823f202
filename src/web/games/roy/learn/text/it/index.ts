import type { RoySchoolWords } from '../shape.ts';
import { miladyPages } from './milady.ts';
import { musketeersPages } from './musketeers.ts';

export const it: RoySchoolWords = {
  lessons: {
    musketeers: {
      title: 'I primi passi con d’Artagnan',
      about:
        'Guidi d’Artagnan per due giri: un duello, una sfida, un acquisto, l’assedio e il primo percorso della Ricerca. Planchet è con te.',
      button: 'La lezione dei moschettieri',
      guide: 'Planchet',
      over: 'La locanda è alle spalle e Costanza è salva. Ora la partita è tua: continua da qui contro un bot che guida Milady, o cominciane una tutta tua.',
    },
    milady: {
      title: 'I primi passi da Milady',
      about:
        'Prepari la locanda e due missioni, scegli dove nasconderti e mandi Rochefort. Lui ti spiega come si vince.',
      button: 'La lezione di Milady',
      guide: 'Rochefort',
      over: 'Hai vinto con Milady. La prossima volta nessuno ti dirà dove nasconderti: siediti a un tavolo tuo, o guarda la partita dall’altra parte.',
    },
  },
  names: ['Maria', 'Ugo', 'Noè', 'Ines'],
  pages: { ...musketeersPages, ...miladyPages },
};
