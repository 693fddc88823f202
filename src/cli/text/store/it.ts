import type { StoreWords } from '../store-words.ts';

const counted = (tables: number, people: number): string =>
  `${tables} ${tables === 1 ? 'tavolo' : 'tavoli'} e ${people} ${people === 1 ? 'persona' : 'persone'}`;

export const store: StoreWords = {
  holds: (file, tables, people) =>
    `${file} contiene ${counted(tables, people)}, e tutti i segreti del server: tienilo al sicuro.`,
  cannotWrite: (file, why) => `Non è stato possibile scrivere ${file}: ${why}. Scegli un altro posto.`,
  names: {
    table: id => `il tavolo ${id}`,
    person: id => `la persona ${id}`,
    owed: what => `l’invio dovuto «${what}»`,
    outage: since => `l’interruzione del ${since}`,
    beat: () => 'le ore del server',
    secret: name => `il segreto «${name}»`,
  },
  refused: (named, more) =>
    `Non è stato ripristinato niente: l’archivio contiene già ${named}${more > 0 ? ` e altri ${more}` : ''}, e non come nella copia di sicurezza. Ripristina in un archivio vuoto.`,
  restored: (tables, people) => `Ripristinati: ${counted(tables, people)}.`,
  leftAlone: 'Ciò che c’era già, identico, non è stato toccato.',
  broken: (file, fault) =>
    ({
      damaged: `${file} è rifiutato: è troncato o danneggiato. Prendi un’altra copia di sicurezza.`,
      stranger: `${file} è rifiutato: non è una copia di sicurezza di Panache. Indica un file scritto da panache backup.`,
      newer: `${file} è rifiutato: viene da un Panache più recente. Aggiorna Panache.`,
      empty: `${file} è rifiutato: è vuoto. Prendi un’altra copia di sicurezza.`,
    })[fault],
  unreadable: (file, why) => `${file} è rifiutato: non è stato possibile leggerlo (${why}). Controlla il nome.`,
  noTables: folder => `Nella cartella ${folder} non c’è nessun panache.db.`,
  unopened: why => `Non è possibile aprire i tavoli. Il server ne dice il motivo in inglese: ${why}`,
};
