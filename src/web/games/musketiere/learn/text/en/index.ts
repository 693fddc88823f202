import { en as table } from '../../../text/en/index.ts';
import type { Words } from '../shape.ts';

/** The buttons, as they read. */
const choose = (label: string): string => `Choose “${label}”.`;
const fight = (label: string): string => `Touch that card in your hand, then “${label}”.`;

export const en: Words = {
  lessons: {
    first: {
      title: 'A round under M. de Tréville',
      about:
        'One round against the Cardinal’s guard, in two minutes: how a duel is won, what jewels and prisons do, and what a strong card is kept for.',
      button: 'The captain’s lesson',
      guide: 'Tréville',
      over: 'A round won, with 30 ducats. Sit down to a first game of your own now: two bots are saving you a place.',
    },
  },
  names: ['Marie', 'Hugh', 'Noah'],
  pages: {
    aim: {
      say: 'Tréville, your captain: sit down, recruit. You three fight the Cardinal’s guard together, but whoever earns the most ducats wins alone.',
    },
    lay: {
      say: 'Your pay is three cards: I have laid the 9 for a jewel, the 0 for prison. Add a middling one, for the strong must fight.',
      now: `Touch the 6 with two swords, then “${table.action.lay(1)}”.`,
    },
    target: {
      say: 'The first duel, against an 18: each of you picks a card in secret, and together they must reach it.',
    },
    fight: {
      say: 'Six each would do. But if you win, the strongest card makes the champion: play your 9.',
      now: fight,
    },
    jewel: {
      say: 'Eighteen exactly, and you are champion. Take a jewel: the reward card under it pays double.',
      now: choose,
    },
    second: {
      say: 'A 7 is as good as beaten: show your best, for the jewel.',
      now: fight,
    },
    swords: {
      say: 'Three tens: between equals swords decide, and Hugh’s three beat your one. They add nothing to the sum.',
    },
    low: {
      say: 'Thirty takes three tens, and you have none left. Throw in your worst: see what defeat costs.',
      now: fight,
    },
    prison: {
      say: 'The scapegoat, weakest in a lost duel, takes a prison: the card under it pays nothing. Your 0 can bear that, but three would shut you out of the fight.',
      now: choose,
    },
    again: {
      say: 'Twelve: your 9 with four swords beats every other 9. Be champion once more!',
      now: fight,
    },
    free: {
      say: 'Champion again: take the last jewel or, instead, put your prison back.',
      now: 'You decide: the jewel, or your freedom?',
    },
    own: {
      say: 'A guard of 20, and your best is an 8. Is it enough not to be the weakest?',
      now: 'You decide: which card do you fight with?',
    },
    kept: {
      say: 'Lost, 13 against 20, but Hugh was the weakest. And your 8 is kept for a guard you can beat.',
    },
    rest: {
      say: 'Only 8: the others will jump at it, so I play your 0. Keep an eye on your jewels.',
    },
    others: {
      say: 'The supply has no jewel left, so Hugh, the champion, takes one of yours. His third would end the round.',
    },
    strike: {
      say: 'A 9, and most strong cards are gone. For this you kept your 8.',
      now: fight,
    },
    back: {
      say: 'Nine exactly, and you are champion. The supply is empty: help yourself, as Hugh did.',
      now: choose,
    },
    reckoning: {
      say: 'Nine duels, and the rewards are turned up. Under jewels your 9 and 6 pay 18 and 12: 30 ducats, and you have won.',
    },
    end: {
      say: 'A match is round after round until somebody has 100 ducats. Remember what was played, save your strength, never lose as the weakest: you are one of us now.',
    },
  },
};
