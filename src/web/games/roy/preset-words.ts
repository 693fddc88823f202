import type { PresetWords } from '../../pages/setup/presets.ts';

/** The words on the plates of the set-up page. */
export const PRESET_WORDS: PresetWords = {
  en: {
    first: {
      title: 'First game',
      help: 'Four players; if you are alone you lead a musketeer. A One-for-all card to begin with, no hourglass, sensible bots.',
    },
    solo: {
      title: 'Solo',
      help: 'You alone lead all four musketeers. Nobody plays Milady: the table draws her cards and rolls her dice.',
    },
    printed: {
      title: 'As printed',
      help: 'The rules as they stand in the book: no variants, nothing eased, nothing made harder.',
    },
    expert: {
      title: 'Expert',
      help: 'Who falls at the Quest never returns there, Rochefort may stop Athos, the hourglass is shorter, and the bots think.',
    },
  },
  fr: {
    first: {
      title: 'Première partie',
      help: 'Quatre joueurs ; seul, vous menez un mousquetaire. Une carte « Un pour tous » d’entrée, pas de sablier, des automates sensés.',
    },
    solo: {
      title: 'Solo',
      help: 'Vous menez seul les quatre mousquetaires. Personne ne joue Milady : la table tire ses cartes et lance ses dés.',
    },
    printed: {
      title: 'Comme dans le livret',
      help: 'Les règles telles qu’elles sont imprimées : pas de variante, rien d’adouci, rien de durci.',
    },
    expert: {
      title: 'Expert',
      help: 'Qui tombe à la Quête n’y revient jamais, Rochefort peut arrêter Athos, le sablier est plus court, et les automates réfléchissent.',
    },
  },
  it: {
    first: {
      title: 'Prima partita',
      help: 'Quattro giocatori; da solo guidi un moschettiere. Una carta «Uno per tutti» fin dall’inizio, niente clessidra, bot assennati.',
    },
    solo: {
      title: 'In solitario',
      help: 'Guidi da solo tutti e quattro i moschettieri. Nessuno interpreta Milady: il tavolo pesca le sue carte e tira i suoi dadi.',
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
};
