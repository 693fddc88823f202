import { innerQuotes } from '../../text/inner-quotes.ts';

/** Every word around the lessons of all games, in English. The other languages follow this shape. */
export const en = {
  title: (game: string) => `Learning ${game}`,
  begin: 'How to begin',
  beginText:
    'Nobody has to read the rules first. Each lesson is a real match whose luck was arranged beforehand, with somebody at your side who says what to look at and why. You may leave at any moment and go on later.',
  progress: {
    start: 'Begin the lesson',
    goOn: 'Go on with the lesson',
    again: 'Take it again',
    notBegun: 'not begun',
    page: (page: number, all: number) => `page ${page} of ${all}`,
    done: 'done',
  },
  after: 'After that, sit down to a first game with bots:',
  table: 'Set up a table',
  /** Above the lessons that no first game needs. */
  extras: 'Short lessons, when you want them',
  extrasText: 'Each is about one thing and takes a few minutes.',
  you: 'You',
  goOn: 'Go on',
  goBack: 'Back',
  watch: 'Look, something is happening…',
  skip: 'Skip',
  count: (page: number, all: number) => `Page ${page} of ${all}`,
  /** The pupil tried something else while the guide was still speaking. */
  notYet: 'Gladly, in a moment: read this page first, then go on.',
  /** The pupil tried something else; `label` is what the button of the lesson’s choice says. */
  another: (label: string) =>
    `The rules allow that, and in your own game you may. Here, for the lesson’s sake: “${label}”.`,
  /** What is quoted within a quotation. */
  inner: innerQuotes.en,
  doIt: 'Do it for me',
  feedback: {
    thinking: 'Let me think about it…',
    same: 'I would have done the same.',
    sameFor: (reason: string) => `I would have done the same. ${reason}`,
    nearly: (label: string) => `That is nearly as good; I had “${label}” in mind.`,
    rather: (label: string) => `I would rather have chosen “${label}”.`,
    ratherFor: (label: string, reason: string) => `I would rather have chosen “${label}”. ${reason}`,
    pass: 'Let it pass',
  },
  fold: 'Fold the guide’s sheet',
  unfold: 'Open the guide’s sheet',
  stuck: 'This lesson has lost its thread. Please start it again from the beginning.',
  leave: 'Leave',
  again: 'Start again',
  over: 'The lesson is over',
  playOn: 'Play on from here',
  ownGame: 'A game of your own',
  list: 'All lessons',
};

export type LearnWords = typeof en;
