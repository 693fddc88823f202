import type { Examples } from './words.ts';

export const en: Examples = {
  won: {
    title: 'A duel won, with two eights on the table',
    begins: 'The guard asks for 16. Anne, Blaise and Colette have each picked a card in secret.',
    steps: [
      [
        'all cards are shown',
        'Two eights and a two are 18: the duel is won. Of the two eights Blaise’s is stronger, three swords against Anne’s one. He is the champion.',
      ],
      [
        'Blaise takes a jewel',
        'He puts it at once on one of his reward cards. At the end of the round that card pays double.',
      ],
    ],
  },
  lost: {
    title: 'A duel lost by two',
    begins: 'The guard asks for 20, and three cards are picked in secret.',
    steps: [
      [
        'all cards are shown',
        'Nine, six and three are 18: two short. Colette has played the weakest card. Her four swords do not add to the sum, and a three is a three. She is the scapegoat.',
      ],
      [
        'Colette takes a prison',
        'It lies on one of her reward cards now, which will pay nothing unless she gets rid of it.',
      ],
    ],
  },
  supply: {
    title: 'No jewel left in the middle',
    begins: 'Fifth duel, target 14. All three jewels are taken: Anne has two of them, Blaise one.',
    steps: [
      [
        'all cards are shown',
        'Four, five and nine are 18. Colette is the champion, and a jewel is due to her. The supply has none.',
      ],
      [
        'she takes one from Anne',
        'She chooses whose it is, and from which card. The card itself stays face down: nobody knows whether it was a good one.',
      ],
      [
        'she puts it on her own card',
        'One jewel each. And Anne, who needed only one more to end the round, is further away from it.',
      ],
    ],
  },
  barred: {
    title: 'Three prisons, and the way out',
    begins: 'Sixth duel, target 16. All three prisons lie on Anne’s reward cards: she is shut out.',
    steps: [
      [
        'all cards are shown',
        'Anne has thrown a card away, face down; it does not count. Seven and six are 13, and the two of them had to reach 16 without her. Colette is the scapegoat.',
      ],
      [
        'a prison is due to Colette',
        'The supply has none, so it comes from another player, and only Anne has any. Colette chooses the card.',
      ],
      ['it lies on Colette’s card', 'Anne has two prisons left and fights again from the next duel.'],
    ],
  },
  reckoning: {
    title: 'The last duel, and the reckoning',
    begins:
      'Ninth duel, target 18. Anne stands at 41 ducats, Blaise at 52, Colette at 37. For once we see the reward cards before they are turned up.',
    steps: [
      ['all cards are shown', 'Six, five and one are 12: lost. Colette’s one is the weakest card.'],
      [
        'a last prison, then the pay',
        'Colette’s third card goes to prison. Anne: 10 doubled, 6 and nothing, 26 ducats. Blaise: 8, 7 doubled and 3, 25. Colette: 9, 5 and nothing, 14. Nobody has 100 yet, so another round is dealt.',
      ],
    ],
  },
};
