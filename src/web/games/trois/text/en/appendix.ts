import type { AppendixWords } from '../../appendix-words.ts';

export const en: AppendixWords = {
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
    'We tried board and cards in many thousands of bot matches: every match ends, and no place in the order of play is much better than another.',
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
};
