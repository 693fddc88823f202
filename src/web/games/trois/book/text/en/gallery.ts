import type { TroisBookWords } from '../words.ts';

export const gallery: TroisBookWords['gallery'] = {
  lead: 'Everything in the box, drawn as it lies on our table. The rule sheet names the pieces, the signs and the number of cards in each pile. How many squares there are, and what the 56 cards say, is ours: we have seen neither board nor cards. If you own the box, tell us what they say.',
  groups: {
    riders: 'The four musketeers',
    pieces: 'Studs and dice',
    news: 'What the gazettes change',
    signs: 'Signs on the squares',
    legs: 'The five legs',
    piles: 'The piles',
  },
};

export const pieces: TroisBookWords['pieces'] = {
  studs: {
    name: 'The diamond studs',
    text: 'They wait with Buckingham, ride with a musketeer or lie on a square. With the Queen they end the match.',
  },
  dice: { name: 'Dice', text: 'Both are rolled, unless a card leaves you only one.' },
  piles: {
    milady: 'A phial on the back. Drawn on a phial square.',
    rochefort: 'A dagger on the back. Drawn on a dagger square.',
    sword: 'Swords on the back: musketeers and secret thrusts, shuffled together. Drawn on a square with swords.',
    gazettes: 'One lies face up until the next is turned up.',
  },
};

export const marks: TroisBookWords['marks'] = {
  sign: 'Sign',
  squares: 'Squares',
  route: 'Route',
  count: 'Cards',
  leg: (leg, title) => `${leg}. ${title}`,
  steps: steps => `${steps} steps`,
};
