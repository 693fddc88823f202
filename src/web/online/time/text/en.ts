import { timeLeft } from '../../seats/time-left.ts';
import { lengthIn, type Unit, unitName } from '../lengths.ts';

const LOCALE = 'en-GB';

/** Every word about clocks, and about ending a match early, in English. The other languages follow this shape. */
export const en = {
  left: (milliseconds: number) => timeLeft(milliseconds, LOCALE),
  length: (seconds: number) => lengthIn(seconds, LOCALE),
  unit: (unit: Unit) => unitName(unit, LOCALE),

  make: {
    legend: 'Clock',
    kinds: {
      none: { title: 'No clock', help: 'Everybody takes the time it takes.' },
      relaxed: 'Relaxed',
      brisk: 'Brisk',
      own: 'Times of your own',
    },
    times: (choice: string, bank: string) => `${choice} for each choice, and ${bank} more for the whole match.`,
    bank: 'More, for the whole match',
    choice: 'For each choice',
    unitOf: (field: string) => `Unit: ${field}`,
    runOut: 'When a player’s time has run out',
    runOuts: {
      bot: { title: 'A bot plays on', help: 'Until the player comes back.' },
      rules: { title: 'The rules answer', help: 'Only this one question, as they count silence.' },
    },
    level: 'How the bot plays',
  },

  list: {
    relaxed: 'relaxed clock',
    brisk: 'brisk clock',
    own: (choice: string, bank: string) => `clock: ${choice} a choice, ${bank} more`,
  },

  clock: {
    label: (name: string) => `Time of ${name}`,
    choiceAndBank: (choice: string, bank: string) => `${choice} for this choice, and ${bank} more`,
    bank: (bank: string) => `${bank} left`,
    soon: (seconds: number) => `You have ${seconds} seconds left.`,
    table: 'Clock',
    text: (choice: string, bank: string) =>
      `Each player has ${choice} for each choice, and ${bank} more for the match.`,
    thenBot: 'When it has run out, a bot plays on until the player comes back.',
    thenRules: 'When it has run out, the rules answer that question.',
  },

  nudge: {
    button: 'Nudge',
    of: (name: string) => `Nudge ${name}: the table is waiting`,
  },

  sheet: {
    title: 'Time, and an early end',
    moment: 'I need a moment',
    moments: (left: number) => (left === 1 ? 'Once more in this match.' : `${left} times more in this match.`),
    end: 'Agree to end',
    endText: 'The match ends without a winner if everybody who plays agrees.',
    resign: 'Give up',
    resignTitle: 'Give up this match?',
    resignText:
      'Your seat is given up for good: a bot plays on for it, and you only look on. Where nobody is left on your side, the match ends and the others win.',
    yes: 'Give up',
    no: 'Play on',
    resigned: 'You have given up. A bot plays on for your seat.',
  },

  vote: {
    asks: (by: string) => `${by} asks: shall we end the match here, without a winner?`,
    hostAsks: 'The host asks: shall we end the match here, without a winner?',
    yes: 'Yes, end it',
    no: 'Play on',
  },
};
