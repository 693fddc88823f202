import type { SetupText } from '../../../setup-text.ts';

export const it: SetupText = {
  presets: {
    first: {
      title: 'Prima partita',
      help: 'Quattro giocatori: se giochi contro i bot, guidi un moschettiere. Una carta «Uno per tutti» fin dall’inizio, niente clessidra, bot di livello Moschettiere.',
    },
    solo: {
      title: 'In solitario',
      help: 'Guidi tutti e quattro i moschettieri. Nessuno interpreta Milady: il tavolo pesca le sue carte e lancia i suoi dadi.',
    },
    printed: {
      title: 'Come da libretto',
      help: 'Le regole così come sono stampate: nessuna variante, nulla di più facile e nulla di più difficile.',
    },
    expert: {
      title: 'Esperto',
      help: 'Chi va fuori combattimento alla Ricerca non ci torna più, Rochefort può battersi con Athos, la clessidra è più breve e i bot sono di livello Capitano.',
    },
  },
  groups: {
    table: 'Chi gioca, e che cosa si vede',
    ease: 'Più facile o più difficile',
    hourglass: 'La clessidra',
    rochefort: 'Rochefort, Jussac e la Bastiglia',
    readings: 'Altre letture delle regole',
  },
};
