import type { Language } from '#kernel/text.ts';

export interface AppendixWords {
  readonly title: string;
  readonly text: string;
  readonly known: string;
  readonly lead: string;
  readonly ours: readonly string[];
  readonly tried: string;
  readonly ask: string;
  readonly cards: string;
  readonly cardsText: string;
  readonly groups: Readonly<Record<'milady' | 'rochefort' | 'mousquetaires' | 'bottes' | 'gazettes', string>>;
  /** How many cards a group has. */
  readonly count: (cards: number) => string;
  /** One thing a gazette changes, and how it stands by it. */
  readonly news: (what: string, state: string) => string;
  /** The same, with the words of its stamp where it lasts one turn at most. */
  readonly newsForOneTurn: (what: string, state: string, oneTurn: string) => string;
  readonly sources: Readonly<Record<Source, string>>;
  readonly sourceHelp: Readonly<Record<Source, string>>;
}

/** Where a value comes from: the rule sheet, or us. */
export type Source = 'known' | 'house';

/** What is told below the rules: how much of this game is known, and how much is ours. */
export const WORDS: Readonly<Record<Language, AppendixWords>> = {
  en: {
    title: 'What is known, and what is ours',
    text: 'All we have of this game is its rule sheet. We have seen neither its board nor a single one of its cards.',
    known:
      'The sheet gives the route and its places, the signs on the squares, what the gazettes can change, how many cards each pile has, and how the studs are won and lost.',
    lead: 'Ours are:',
    ours: [
      'The board: how many squares each road has, and which sign lies where.',
      'The 56 cards: their titles, words and effects. Their numbers by kind are those of the sheet.',
      'The rulings: where the sheet is silent or can be read in two ways, we decided. Their numbers have the word RULING in them.',
    ],
    tried:
      'We tried board and cards by letting bots play many thousand matches: every match ends, and no seat is better than another by much.',
    ask: 'If you own the box, tell us what it says.',
    cards: 'All the cards',
    cardsText: 'Every card of the game, by the pile it comes from.',
    groups: {
      milady: 'Milady: cards with a phial',
      rochefort: 'Rochefort: cards with a dagger',
      mousquetaires: 'Musketeers: cards with swords, obeyed at once',
      bottes: 'Secret thrusts: cards with swords, kept in hand',
      gazettes: 'Gazettes',
    },
    count: cards => `${cards} cards`,
    news: (what, state) => `${what}: ${state}`,
    newsForOneTurn: (what, state, oneTurn) => `${what}: ${state} (${oneTurn})`,
    sources: { known: 'rule sheet', house: 'ours' },
    sourceHelp: {
      known: 'The rule sheet says so.',
      house: 'Our own, because we have not seen the cards.',
    },
  },
  fr: {
    title: 'Ce que l’on sait, et ce qui est de nous',
    text: 'De ce jeu, nous n’avons que la feuille de règles. Nous n’en avons vu ni le plateau, ni une seule carte.',
    known:
      'La feuille donne le parcours et ses lieux, les signes des cases, ce que les gazettes peuvent changer, le nombre de cartes de chaque pile, et comment on gagne et perd les ferrets.',
    lead: 'Sont de nous :',
    ours: [
      'Le plateau : le nombre de cases de chaque route, et la place de chaque signe.',
      'Les 56 cartes : leurs titres, leurs textes et leurs effets. Leur nombre par sorte est celui de la feuille.',
      'Les décisions : là où la feuille se tait ou se lit de deux façons, nous avons tranché. Leur numéro contient le mot RULING.',
    ],
    tried:
      'Nous avons éprouvé plateau et cartes en faisant jouer des automates, des milliers de parties durant : toute partie se termine, et aucune place ne vaut beaucoup mieux qu’une autre.',
    ask: 'Si vous possédez la boîte, dites-nous ce qu’elle contient.',
    cards: 'Toutes les cartes',
    cardsText: 'Chaque carte du jeu, selon la pile d’où elle vient.',
    groups: {
      milady: 'Milady : les cartes à la fiole',
      rochefort: 'Rochefort : les cartes à la dague',
      mousquetaires: 'Mousquetaires : les cartes aux épées, à exécuter aussitôt',
      bottes: 'Bottes secrètes : les cartes aux épées, gardées en main',
      gazettes: 'Gazettes',
    },
    count: cards => `${cards} cartes`,
    news: (what, state) => `${what} : ${state}`,
    newsForOneTurn: (what, state, oneTurn) => `${what} : ${state} (${oneTurn})`,
    sources: { known: 'feuille de règles', house: 'de nous' },
    sourceHelp: {
      known: 'La feuille de règles le dit.',
      house: 'De notre main, faute d’avoir vu les cartes.',
    },
  },
  it: {
    title: 'Che cosa si sa, e che cosa è nostro',
    text: 'Di questo gioco abbiamo soltanto il foglio delle regole. Non ne abbiamo visto né il tabellone né una sola carta.',
    known:
      'Il foglio dice il percorso e i suoi luoghi, i segni delle caselle, che cosa le gazzette possono cambiare, quante carte ha ogni mazzo, e come si vincono e si perdono i puntali.',
    lead: 'Sono nostri:',
    ours: [
      'Il tabellone: quante caselle ha ogni strada, e dove sta ogni segno.',
      'Le 56 carte: titoli, testi ed effetti. Quante ce ne siano di ogni tipo, lo dice il foglio.',
      'Le decisioni: dove il foglio tace o si legge in due modi, abbiamo deciso noi. Nel loro numero c’è la parola RULING.',
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
  },
};
