import type { Words } from '../words.ts';

export const bottes: Words['bottes'] = {
  BS01: {
    title: 'La parata',
    help: 'La carta Rochefort che hai appena pescato non ha effetto.',
    when: 'Quando peschi una carta Rochefort',
  },
  BS02: {
    title: 'L’antidoto',
    help: 'La carta Milady che hai appena pescato non ha effetto.',
    when: 'Quando peschi una carta Milady',
  },
  BS03: {
    title: 'Il lasciapassare del capitano',
    help: 'Le alabarde si aprono per te: passa la porta chiusa, una volta.',
    when: 'Quando arrivi alla porta chiusa',
  },
  BS04: {
    title: 'La chiave della scala',
    help: 'Prendi la scala segreta, una volta, anche se è chiusa e ovunque sia Madame Bonacieux.',
    when: 'Quando lasci Madame Bonacieux o la Regina e la scala ti è vietata',
  },
  BS05: {
    title: 'La barca del contrabbandiere',
    help: 'Attraversa il mare, una volta, anche senza barche in porto.',
    when: 'In porto, quando dalla tua parte non ci sono barche',
  },
  BS06: { title: 'Il cavallo di posta', help: 'Aggiungi 6 al risultato dei dadi.', when: 'Dopo il tuo tiro' },
  BS07: {
    title: 'La mano ferma',
    help: 'Tira di nuovo. Vale il secondo tiro, migliore o peggiore che sia.',
    when: 'Dopo il tuo tiro',
  },
  BS08: {
    title: 'Lo stampatore corrotto',
    help: 'Gira subito la prossima Gazzetta.',
    when: 'All’inizio del tuo turno, prima di tirare',
  },
  BS09: {
    title: 'L’astuzia del guascone',
    help: 'Tieni i puntali che dovresti lasciare; il resto della carta vale comunque. Oppure sfuggi a ciò che sta per trattenerti.',
    when: 'Quando una carta o il cavaliere in trappola ti toglierebbe i puntali, o quando una carta ti trattiene',
  },
};
