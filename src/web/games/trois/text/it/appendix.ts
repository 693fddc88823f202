import type { AppendixWords } from '../../appendix-words.ts';

export const it: AppendixWords = {
  title: 'Che cosa si sa, e che cosa è nostro',
  text: 'Di questo gioco abbiamo soltanto il foglio delle regole. Non ne abbiamo visto né il tabellone né una sola carta.',
  known:
    'Dal foglio conosciamo il percorso e i suoi luoghi, i segni delle caselle, ciò che le Gazzette possono cambiare, quante carte ha ogni mazzo, e come si prendono e si perdono i puntali.',
  lead: 'Sono nostri:',
  ours: [
    'Il tabellone: quante caselle ha ogni strada, e dove sta ogni segno.',
    'Le 56 carte: titoli, testi ed effetti. Quante ce ne siano di ogni tipo, lo dice il foglio.',
    'Le decisioni: dove il foglio tace o si legge in due modi, abbiamo deciso noi. Si riconoscono dalla parola RULING nel loro numero.',
  ],
  tried:
    'Abbiamo messo alla prova tabellone e carte facendo giocare ai bot molte migliaia di partite: ogni partita finisce, e nessun posto è molto migliore di un altro.',
  ask: 'Se possiedi la scatola, dicci che cosa contiene.',
  cards: 'Tutte le carte',
  cardsText: 'Ogni carta del gioco, secondo il mazzo da cui viene.',
  groups: {
    milady: 'Milady: le carte con la fiala',
    rochefort: 'Rochefort: le carte con il pugnale',
    mousquetaires: 'Moschettieri: le carte con le spade, da eseguire subito',
    bottes: 'Stoccate segrete: le carte con le spade, tenute in mano',
    gazettes: 'Gazzette',
  },
  count: cards => `${cards} carte`,
  news: (what, state) => `${what}: ${state}`,
  newsForOneTurn: (what, state, oneTurn) => `${what}: ${state} (${oneTurn})`,
  sources: { known: 'foglio delle regole', house: 'nostra' },
  sourceHelp: {
    known: 'Lo dice il foglio delle regole.',
    house: 'Nostra, perché non abbiamo visto le carte.',
  },
};
