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
      none: { title: 'No clock', help: 'Everybody takes as long as they need.' },
      relaxed: 'Relaxed',
      brisk: 'Brisk',
      own: 'Custom times',
    },
    times: (choice: string, bank: string) => `${choice} for each choice, plus ${bank} in reserve for the whole match.`,
    bank: 'In reserve, for the whole match',
    choice: 'For each choice',
    unitOf: (field: string) => `Unit: ${field}`,
    runOut: 'When a player’s time has run out',
    runOuts: {
      bot: { title: 'A bot plays on', help: 'Until the player comes back.' },
      rules: { title: 'The rules answer', help: 'Only this one question, as they do for a player who says nothing.' },
    },
    level: 'How the bot plays',
  },

  list: {
    relaxed: 'relaxed clock',
    brisk: 'brisk clock',
    own: (choice: string, bank: string) => `clock: ${choice} for a choice, ${bank} in reserve`,
  },

  clock: {
    label: (name: string) => `${name}’s time`,
    choiceAndBank: (choice: string, bank: string) => `${choice} for this choice, plus ${bank} in reserve`,
    bank: (bank: string) => `${bank} left`,
    soon: (seconds: number) => `You have ${seconds} seconds left.`,
    table: 'Clock',
    text: (choice: string, bank: string) =>
      `Each player has ${choice} for each choice, plus ${bank} in reserve for the match.`,
    thenBot: 'When it has run out, a bot plays on until the player comes back.',
    thenRules: 'When it has run out, the rules answer the question.',
  },

  nudge: {
    button: 'Nudge',
    of: (name: string) => `Nudge ${name}: the table is waiting`,
  },

  sheet: {
    title: 'Time, and an early end',
    moment: 'I need a moment',
    moments: (left: number) => (left === 1 ? 'Once more in this match.' : `${left} more times in this match.`),
    end: 'Propose to end it',
    endText: 'The match ends without a winner if all the players agree.',
    resign: 'Give up',
    resignTitle: 'Give up this match?',
    resignText:
      'Your seat is given up for good: a bot plays it from now on, and you can only watch. If nobody is left on your side, the match ends and the others win.',
    yes: 'Give up',
    no: 'Play on',
    resigned: 'You have given up. A bot plays your seat from now on.',
  },

  vote: {
    asks: (by: string) => `${by} asks: shall we end the match here, without a winner?`,
    hostAsks: 'The host asks: shall we end the match here, without a winner?',
    yes: 'Yes, end it',
    no: 'Play on',
  },
};
