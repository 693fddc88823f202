import type { MusketiereBookWords } from './words.ts';

export const en: MusketiereBookWords = {
  sheet: {
    lead: 'Side by side against the Cardinal’s guard, each musketeer with an eye on their own purse.',
    win: {
      title: 'Winning',
      lines: ['Whoever has 100 ducats or more at the end of a round wins. If several have, the highest total wins.'],
    },
    lose: {
      title: 'What pays, and what does not',
      lines: [
        'A reward card pays its value in ducats.',
        'With a jewel on it, it pays twice its value.',
        'In prison it pays nothing.',
        'If all three jewels are yours, the round ends on the spot.',
      ],
    },
    turn: {
      title: 'A round',
      steps: [
        ['Deal.', 'Twelve cards each. Lay three face down as your reward cards; nine stay in your hand.'],
        ['Duel.', 'The top guard card is turned up: its number is the target.'],
        [
          'Pick.',
          'Everybody secretly picks a card. All are shown at once and their values added up; swords do not count.',
        ],
        [
          'Won:',
          'the total reaches the target. The strongest card is the champion and takes a jewel, or puts back one of their own prisons.',
        ],
        ['Lost:', 'the total stays below it. The weakest card is the scapegoat and takes a prison.'],
        ['Again,', 'up to nine times. Then the reward cards are turned up and paid.'],
        ['Supply empty?', 'Take the marker from another player’s reward card.'],
        ['All three cards covered?', 'A champion puts back a prison, a scapegoat puts back a jewel.'],
        ['Three prisons?', 'You throw away a card in every duel, and the others fight the full target without you.'],
      ],
    },
    numbers: {
      title: 'Easily forgotten',
      rows: [
        ['Musketeer cards', '55: values 0–10, 0–4 swords'],
        ['Guard cards', '15, from 4 to 40'],
        ['Taken out with 2 players', '25, 30, 35, 40'],
        ['Taken out with 3 players', '4, 35, 40'],
        ['Taken out with 4 players', '4, 5, 7'],
        ['Jewels and prisons', '3 of each'],
        ['Markers on a reward card', 'one at most'],
      ],
    },
    pieces: {
      title: 'Cards and markers',
      meanings: {
        guard: 'A guard: 16 has to be reached.',
        musketeer: 'A musketeer: value 8, three swords.',
        reward: 'A reward card lies face down.',
        jewel: 'A jewel doubles the card below.',
        prison: 'A prison makes it worthless.',
        strength: 'Of equal values, more swords are stronger. No two cards are alike.',
      },
    },
  },
  introductions: {
    'MUS.1': 'You need each other to beat the guard, and you are rivals for the pay.',
    'MUS.2': 'The hardest choice comes first: high cards pay as rewards, but they also win duels.',
    'MUS.7': 'Every card has its place in one long line from the weakest to the strongest.',
    'MUS.8':
      'One guard, one card from each of you, all shown at once. Together you win or lose; alone you profit or pay.',
    'MUS.14':
      'Jewels and prisons go on reward cards nobody else has seen, and they are few: soon players are taking them from one another.',
    'MUS.19': 'Nine duels, or three jewels in one hand. Then everybody sees what the secrets were worth.',
    RULING: 'Cases the rule sheet leaves open, and how they are settled here.',
  },
  figures: {
    'MUS.1': 'Together 26: enough for the guard with 25.',
    'MUS.2': 'Three cards face down as rewards; the other nine are the hand.',
    'MUS.7': 'Eight with three swords beats eight with one; nine beats them both, even without a sword.',
    'MUS.8': 'Sixteen is the target, eighteen the total: won. The seven is the strongest card and earns the jewel.',
    'MUS.14': 'A jewel, a free card, a prison: what lies on a card decides what it pays.',
    'MUS.14.take': 'What a duel brings: one card is rewarded or punished, never all.',
    'MUS.19': 'The ten counts double, the six counts once, the nine in prison counts for nothing: 26 ducats.',
  },
  gallery: {
    lead: 'Everything in the box, drawn as it lies on our table. The rule sheet names seven of the guards; the other eight values are ours.',
    groups: { guards: 'The Cardinal’s guard', markers: 'Markers', musketeers: 'The 55 musketeer cards' },
  },
  differences: {
    lead: 'There is one text of this game, and it is short. Where it is silent we had to choose.',
    items: {
      guards: {
        books: 'Of the fifteen guard cards the text names seven: 4, 5, 7, 25, 30, 35 and 40.',
        here: 'The other eight form an even ladder, chosen so that about half of the duels are won with two, three and four players.',
      },
      oneMarker: {
        books: 'Whether two markers may lie on one reward card is not said.',
        here: 'One at most: only then do the rules about three covered cards make sense.',
      },
      taker: {
        books: 'Who chooses the player and the card a marker is taken from is not said.',
        here: 'Whoever takes it. The reward card stays face down.',
      },
      covered: {
        books: 'A scapegoat with three covered cards gives back a jewel; whether a prison follows is left open.',
        here: 'It does not: when the duel was lost, no card was free.',
      },
      shutOut: {
        books: 'What a player with three prisons throws away, and when they fight again, is hardly explained.',
        here: 'One card of their choice in each duel, face down; they fight again from the duel after they lost a prison.',
      },
      open: {
        books:
          'Whether you may look at your reward cards, and whether cards that have fought stay in sight, is not said.',
        here: 'Both: nobody should have to play from memory. Only what three prisons make a player throw away stays hidden until the round is over.',
      },
      hundred: {
        books: 'Nothing is said about several players reaching 100 in the same round.',
        here: 'The highest total wins; if the highest are equal, another round is played.',
      },
      single: {
        books: 'The text knows only the match to 100 ducats.',
        here: 'A single round can be chosen when the table is set up.',
      },
    },
  },
  labels: {
    target: 'to reach',
    total: (sum: number, target: number) => `${sum} of ${target}`,
    won: 'won',
    strongest: 'strongest',
    weaker: 'weaker',
    stronger: 'stronger',
    rewards: 'Reward cards',
    hand: 'Hand: nine cards',
    guards: 'Guards',
    supply: 'Supply',
    champion: 'Won: the strongest card takes a jewel',
    scapegoat: 'Lost: the weakest card takes a prison',
    pays: { jewel: 'pays twice', free: 'pays once', prison: 'pays nothing' },
    sum: 'Together',
  },
};
