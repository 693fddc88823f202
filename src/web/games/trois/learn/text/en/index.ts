import type { Words } from '../shape.ts';

/** The button, as it reads. */
const choose = (label: string): string => `Choose “${label}”.`;

export const en: Words = {
  lessons: {
    first: {
      title: 'A ride for the Queen',
      about:
        'The race in two minutes: dice and squares, cards and secret thrusts, the gazette, the stairs, the sea, and how the studs change hands on the road.',
      button: 'La Porte’s lesson',
      guide: 'La Porte',
      over: 'The studs are yours, and the road home lies before you. Ride on from here against the bots, or set out afresh in a game of your own.',
    },
  },
  names: ['Marie', 'Hugh', 'Noah'],
  pages: {
    aim: {
      say: 'La Porte, the Queen’s valet. The Duke of Buckingham has her diamond studs: whoever brings them back wins, and each rides alone.',
    },
    roll: {
      say: 'Your road: Mme Bonacieux’s house, the Queen, the house again, Calais, Dover, the Duke, and home. Two dice carry you.',
      now: choose,
    },
    ride: {
      say: 'Six and one are seven squares, to a phial. On a sword, dagger or phial you draw from its pile.',
      now: choose,
    },
    thrust: {
      say: 'Milady’s marsh fever would keep you in bed. But your secret thrust, seen by nobody, is made for her cards.',
      now: choose,
    },
    gazette: {
      say: 'You rode over a gazette: a new one is out. Until the next it says what is open: stairs, Louvre gate, boats, the Duke’s door.',
    },
    double: {
      say: 'Two fives for Noah: a double earns a second roll, unless something cuts the ride short.',
    },
    house: {
      say: 'The gazette says: Louvre gate shut, secret stairs open, Mme Bonacieux at home to lead you up. Off to her!',
      now: choose,
    },
    stairs: {
      say: 'Ten squares left. By the stairs it is four to the Queen; by the paved way nine, past a shut gate.',
      now: choose,
    },
    queen: {
      say: 'Her Majesty begs for her studs: you may stop or ride on. Without Mme Bonacieux nobody goes down the stairs, so take the paved way to the gate.',
      now: choose,
    },
    'held-up': {
      say: 'Shut gate, missing boat, absent Duke: there you wait for a better gazette. The rest of the roll is lost, the second roll too.',
    },
    square: {
      say: 'Noah was there first: a square holds one rider, so you stop on the first free one behind.',
    },
    gallop: {
      say: 'The gate is open! Leave me the reins as far as the coast: that road holds nothing new.',
    },
    boats: {
      say: 'Calais is near, with boats on both sides: the sea is but one step. Without one you would wait in port.',
      now: choose,
    },
    studs: {
      say: 'Hugh is first at the Duke’s: the studs are his. But the Queen is far, and on the road they can be taken.',
    },
    one: {
      say: 'Two doubles, and Hugh is one square ahead. Now that he has the studs, everybody else may roll, or ride one square.',
      now: 'You decide: roll the dice, or ride one square?',
    },
    overtake: {
      say: 'Eight squares take you past Hugh: whoever ends a move ahead of the carrier takes the studs.',
      now: choose,
    },
    carry: {
      say: 'They are yours! The carrier always rolls: home by Dover, Calais and the house, with the others at your heels.',
    },
    trap: {
      say: 'Beware the trapped rider on the Paris road: a carrier who passes leaves him the studs. The first to end exactly there has them, even by riding back.',
    },
    end: {
      say: 'Read the gazette before you ride, keep your thrusts for their moment, never give up a chase. You are ready; and I, of course, have seen nothing.',
    },
  },
};
