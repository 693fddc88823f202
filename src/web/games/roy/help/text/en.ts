import type { Mark, Side } from '#games/roy/names.ts';
import type { BoardThing, HouseGroup } from '../house-values.ts';

/** Every word of the help page and around the lessons, in English. The other languages follow this shape. */
export const en = {
  title: (game: string) => `Learning ${game}`,
  begin: {
    title: 'How to begin',
    text: 'Nobody has to read the rules first. Each lesson is a real match with dice that fall as they should: ten minutes, somebody at your side who says what to look at and why. You may leave at any moment and go on later.',
    sides: {
      musketeers: {
        title: 'With the musketeers',
        text: 'You lead d’Artagnan through two rounds: a duel, a challenge, a purchase, the siege, and the first corridor of the Quest. Planchet is with you.',
      },
      milady: {
        title: 'As Milady',
        text: 'You lay the Inn and two missions, choose where to hide, and send Rochefort. He tells you how the game is won.',
      },
    } satisfies Record<Side, { title: string; text: string }>,
    start: 'Begin the lesson',
    goOn: 'Go on with the lesson',
    after:
      'After that, the set-up has a plate called “First game”: two or three bots, a One-for-all card in hand, no hourglass.',
    table: 'Set a table',
  },
  aim: {
    title: 'The aim in a minute',
    team: 'The musketeers win together, in one way: they complete the four boards of the Quest.',
    boards: [
      'The Inn: one of three corridors, four tokens that lie face down.',
      'The passage to England: four challenges, then de Wardes.',
      'The road back to Paris: three adversaries, one behind the other.',
      'The galleries of the Louvre: four antechambers, each by a challenge, by two duels or by a secret passage.',
    ],
    milady: 'Milady plays alone and wins in any of four ways:',
    ways: [
      'Time reaches the Cardinal’s hat.',
      'The siege of La Rochelle ends in ruin.',
      'The Queen has lost all her honour.',
      'The Abduction lies in Paris, and Milady has rolled six Swords for it.',
    ],
    round:
      'A round: Milady hides, lays a Paris card, plays or draws Treachery; each musketeer has a turn of three actions (four with four players); the siege is tested; time, the Louvre and Paris take their toll.',
    tips: 'Three things newcomers learn late',
    tip: [
      'You cannot stop everything. Ask what is lost if nobody goes there this round.',
      'Cards are for spending: two Combat cards turn an even duel into a good one.',
      'Somebody belongs at the Quest from the second round on. Time is Milady’s strongest card.',
    ],
  },
  house: {
    title: 'Which values are ours',
    text: 'The books show many values only in pictures. What no source gives we had to choose: those are house values. The table says for every value where it comes from. Titles and names are the publisher’s unless they are marked as ours.',
    marks: {
      book: 'the book',
      web: 'a public page',
      inferred: 'inferred',
      house: 'house value',
    } satisfies Record<Mark, string>,
    markHelp: {
      book: 'Printed in the rules or the publisher’s answers.',
      web: 'Told by somebody who owns the game, on a public page.',
      inferred: 'Follows from an example or from counting the cards.',
      house: 'Nobody says it: our own choice, tried by many thousand matches of bots.',
    } satisfies Record<Mark, string>,
    changed: 'Five that were changed after trying them',
    changedText:
      'With our first guesses the musketeers won too seldom. Five values were changed so that both sides have a fair chance at every number of players; nothing that a source states was touched. The last column is how many of a hundred matches the musketeers would win, with 2, 3, 4, 5 and 6 players, if that value alone were set back. As it is now: 67, 48, 51, 35 and 42.',
    columns: {
      what: 'Value',
      before: 'First thought',
      now: 'Now',
      wins: 'If set back',
      source: 'Where from',
    },
    changes: {
      time: { what: 'Length of the Time track', before: '13 spaces', now: '15 spaces' },
      honour: { what: 'Honour the Queen can lose', before: '9', now: '13' },
      calais: { what: 'Challenges of the passage to England', before: '7 each', now: '6 each' },
      wardes: { what: 'Dice of de Wardes', before: '4', now: '3' },
      abduction: { what: 'Challenge of the Abduction', before: 'Panache 7', now: 'Panache 6' },
    },
    groups: {
      adversaries: 'Adversaries',
      traps: 'Traps',
      treachery: 'Treachery cards',
      paris: 'Paris cards',
      louvre: 'Louvre missions',
      characters: 'Character cards',
      musketeers: 'Musketeers',
      arsenal: 'The Arsenal',
      board: 'The board, the dice and Rochefort',
    } satisfies Record<HouseGroup, string>,
    fields: {
      title: 'title',
      strength: 'strength',
      dice: 'dice',
      power: 'power',
      reward: 'reward',
      card: 'what it does',
      copies: 'copies',
      effect: 'effect',
      challenge: 'challenge',
      asks: 'what it asks',
      skills: 'skills',
      manoeuvre: 'manoeuvre',
      life: 'life',
      price: 'price',
      faces: 'faces',
      length: 'length',
      start: 'at the start',
      most: 'at most',
    },
    things: {
      blueDie: 'Blue dice',
      redDie: 'Red dice',
      rochefort: 'Rochefort',
      improved: 'The improved manoeuvre',
      guards: 'The guards of “Duels in Paris”',
      wardes: 'De Wardes',
      calais: 'The challenges of the passage to England',
      tokens: 'The tokens of the Quest',
      challengeTokens: 'The challenge tokens of the galleries',
      time: 'The Time track',
      honour: 'The Queen’s honour',
      siege: 'The siege of La Rochelle',
      purse: 'The purse',
      oneForAll: 'The One-for-all cards',
    } satisfies Record<BoardThing, string>,
    list: 'To the list',
    rules: 'To the rulebook',
  },
  lesson: {
    stuck: 'This lesson has lost its thread. Please begin it again from the start.',
    leave: 'Leave',
    again: 'Start again',
    over: 'The lesson is over',
    overText: {
      musketeers:
        'The Inn lies behind you and Constance is safe. The match is yours now: play on from here against a bot who leads Milady, or begin one of your own.',
      milady:
        'You have won with Milady. Next time nobody tells you where to hide: sit down at a table of your own, or see how it looks from the other side.',
    } satisfies Record<Side, string>,
    playOn: 'Play on from here',
    ownGame: 'A game of your own',
    other: { musketeers: 'The musketeers’ lesson', milady: 'Milady’s lesson' } satisfies Record<Side, string>,
    help: 'Back to the help page',
  },
};

export type HelpWords = typeof en;
