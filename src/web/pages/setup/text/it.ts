import type { PresetWords } from './en.ts';

export const it: PresetWords = {
  presets: 'Come si prepara il tavolo?',
  preset: {
    first: {
      title: 'Prima partita',
      help: 'Quattro giocatori; da solo guidi un moschettiere. Una carta «Uno per tutti» fin dall’inizio, niente clessidra, bot assennati.',
    },
    printed: {
      title: 'Come da libretto',
      help: 'Le regole così come sono stampate: nessuna variante, nulla di più facile, nulla di più difficile.',
    },
    expert: {
      title: 'Esperto',
      help: 'Chi cade alla Missione non ci torna più, Rochefort può fermare Athos, la clessidra è più breve e i bot ragionano.',
    },
  },
  own: 'Una mescolanza tua: le opzioni qui sotto sono come le hai messe.',
};
