import type { Examples } from './words.ts';

export const en: Examples = {
  behind: {
    title: 'The square is taken',
    begins: 'Aramis is on square 6 of the road to Calais, d’Artagnan six squares ahead of him. It is Aramis’s turn.',
    steps: [
      [
        'Aramis rolls',
        'Two and four: exactly as far as d’Artagnan. There is room for one only, so Aramis stops on the first free square behind, square 11. He has ridden over a gazette square: the next gazette is turned up.',
      ],
    ],
  },
  double: {
    title: 'Double, and double again',
    begins: 'Aramis has nobody ahead of him on the road to Calais. He is on square 4.',
    steps: [
      ['he rolls', 'Two ones: two squares, and because it is a double he may roll again.'],
      [
        'he rolls again',
        'Two fours: eight squares more, to square 14. On the way lies a gazette square, and the gazette comes before the next roll.',
      ],
      ['he rolls once more', 'Two and three: five squares to square 19. No double this time; it is d’Artagnan’s turn.'],
    ],
  },
  held: {
    title: 'Held, and how to get away',
    begins:
      'Aramis is on square 4. Four squares ahead lies a phial, and on top of that pile a card he would rather not meet.',
    steps: [
      [
        'he rolls a four in all',
        'One and three: he ends on the phial, draws and reads. The card stays with him: he may ride on when he rolls 7 or more, and he has two attempts.',
      ],
      [
        'his next turn',
        'D’Artagnan has had his turn. Aramis tries with both dice: two and three, not enough. One attempt is left.',
      ],
      [
        'and the next one',
        'Five and three are eight. He is free, the card goes under its pile, and this roll is his ride: eight squares, to square 16.',
      ],
    ],
  },
  one: {
    title: 'One square instead of two dice',
    begins: 'D’Artagnan has the studs and is riding home through France. Aramis is still on his way out, on square 5.',
    steps: [
      [
        'Aramis rides one square',
        'Since the studs have been given away he may: no dice, one square, and he ends safely on square 6 with no card to draw.',
      ],
      [
        'd’Artagnan’s turn',
        'Whoever carries the studs has no such choice. He rolls one and two and rides three squares.',
      ],
    ],
  },
  stairs: {
    title: 'By the secret stairs',
    begins:
      'Aramis stands just before Mme Bonacieux’s house. The gazette says that she is at home and that the stairs are open.',
    steps: [
      [
        'he rolls',
        'One and three. One square takes him to the house, three are left. He may stop here, take the paved way, or try the stairs.',
      ],
      ['he takes the stairs', 'Three steps up. One more and he is with the Queen; by the paved way it would be six.'],
    ],
  },
  studs: {
    title: 'No sooner won than lost',
    begins: 'Nobody has been to Buckingham’s castle yet. Aramis is two squares away from it, d’Artagnan one.',
    steps: [
      [
        'Aramis rolls',
        'Two and four. Two squares bring him to the castle: he is the first, and the Duke gives him the studs. Four squares are left.',
      ],
      [
        'he rides on',
        'He could have stopped. Instead he uses what is left and is on his way home, four squares from the castle.',
      ],
      [
        'd’Artagnan rolls',
        'Three and four. One square takes him into the castle, where there is nothing left for him; six are left.',
      ],
      ['he rides after Aramis', 'Six squares: he overtakes Aramis and takes the studs from him.'],
    ],
  },
};
