import type { RulesWords } from './en.ts';

export const it: RulesWords = {
  title: game => `Le regole di ${game}`,
  contents: 'Indice',
  search: 'Cerca nelle regole',
  clear: 'Cancella la ricerca',
  places: count => (count === 1 ? 'Trovato in un punto.' : `Trovato in ${count} punti.`),
  placeOf: (at, all) => `Punto ${at} di ${all}`,
  before: 'Il punto precedente',
  next: 'Il punto seguente',
  none: 'Niente nelle regole dice questo.',
  tryThis: rule =>
    `Prova con una sola parola, con il nome di una carta o di un pezzo, o con il numero di una regola, per esempio ${rule}.`,
  own: 'Le regole con parole nostre. Ogni regola ha un numero: il tavolo lo cita ogni volta che rifiuta qualcosa.',
};
