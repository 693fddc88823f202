import type { SharedBookWords } from './en.ts';

export const it: SharedBookWords = {
  sheet: game => `${game} in una pagina`,
  gallery: 'Tutte le carte e tutti i pezzi',
  differences: 'Che cosa cambia rispetto ai libretti',
  rulebook: 'Il regolamento',
  lessons: 'Impara giocando',
  setTable: 'Prepara un tavolo',
  tryIt: 'Provalo:',
  see: 'Vedi anche',
  link: name => `Collegamento a ${name}`,
  colophon: {
    title: 'Da dove viene tutto questo',
    words:
      'Ogni frase è stata scritta per questo tavolo, a partire dai libretti stampati e dalle risposte dell’editore; dove si contraddicono, lo dice il capitolo precedente.',
    values:
      'Ciò che nessuna fonte indica l’abbiamo scelto e provato noi, e ovunque porta il segno di valore della casa.',
    credits: 'Crediti di immagini, caratteri e programmi',
  },
  printSheet: 'Stampa questa pagina',
  printBook: 'Stampa il regolamento',
  inTheBooks: 'I libretti',
  here: 'Qui',
  copies: count => `×${count}`,
  sources: { book: 'stampato', web: 'pagina pubblica', inferred: 'dedotto', house: 'valore della casa' },
  sourceHelp: {
    book: 'Stampato nelle regole o nelle risposte dell’editore.',
    web: 'Riferito su una pagina pubblica da chi possiede il gioco.',
    inferred: 'Segue da un esempio o dal conto delle carte.',
    house: 'Nessuna fonte lo dice: l’abbiamo scelto noi. Il pezzo stampato può essere diverso.',
  },
};
