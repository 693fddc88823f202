import { CALAIS_VALUE, PASSAGE_PRICE, SPACES_PER_EPIC } from '#games/roy/cards/board.ts';
import { TOKEN_CHALLENGE } from '#games/roy/cards/tokens.ts';

const tokens = (count: number) => (count === 1 ? '1 Epic token' : `${count} Epic tokens`);

/** Words of the four Quest boards, in English. The other languages follow this shape. */
export const boards = {
  number: (board: number) => `board ${board} of 4`,
  open: 'Open the board',
  close: 'Close the board',
  epics: (count: number, most: number) => `${tokens(count)} of ${most}`,

  /** What has to be done next. */
  asks: {
    inn: 'Clear one path to its end.',
    challenges: (left: number) =>
      left === 1 ? 'One challenge left, then de Wardes.' : `${left} challenges left, then de Wardes.`,
    wardes: 'Beat de Wardes.',
    road: (letter: string) => `Beat whoever waits at ${letter}.`,
    antechamber: (number: number) => `Pass antechamber ${number} of 4.`,
    done: 'The Quest is accomplished.',
    laying: 'Milady is laying her tokens.',
    mine: (laid: number, all: number) => `Lay your tokens: ${laid} of ${all} laid.`,
    name: (left: number) => (left === 1 ? 'Name one more space.' : `Name ${left} more spaces.`),
  },

  commonRoom: 'Common Area',
  toEngland: 'To England',
  toParis: 'To Paris',
  toQueen: 'To the Queen',
  road: ['A', 'B', 'C'],
  antechamber: (number: number) => `Antechamber ${number}`,
  value: (skill: string, value: number) => `${skill} ${value}`,
  dice: (count: number) => (count === 1 ? '1 red die' : `${count} red dice`),

  /** What a space is called, together with what lies there. */
  space: (path: string, space: number) => `${path}, space ${space}`,
  innSpace: (space: string, what: string) => `${space}: ${what}`,
  roadSpace: (letter: string, what: string) => `Space ${letter}: ${what}`,
  first: (number: number, what: string) => `Antechamber ${number}, first adversary: ${what}`,
  second: (number: number, what: string) => `Antechamber ${number}, second adversary: ${what}`,
  challenge: (number: number, what: string) => `Antechamber ${number}, challenge: ${what}`,
  lies: {
    empty: 'nothing yet',
    next: 'the next one to lay',
    hidden: 'face down',
    cleared: 'cleared',
    beaten: 'beaten',
    named: 'named, to be revealed',
  },
  yours: (token: string) => `${token}, seen by you alone`,
  won: 'won',
  toWin: 'to be won',
  after: 'once the four challenges are won',
  passed: 'passed',

  men: {
    title: 'At the Quest',
    common: (who: string) => `${who}, in the Common Area`,
    path: (who: string, space: string) => `${who}, ${space}`,
  },

  /** What it costs and what it brings, each with its rule. */
  facts: {
    title: 'What it costs, what it brings',
    1: [
      { text: 'An action leads to the next space: its token is revealed and fought.', rule: 'ROY.INN.4' },
      { text: `An Epic token reveals ${SPACES_PER_EPIC} tokens.`, rule: 'ROY.INN.8' },
      { text: 'Clearing one path completes the board: two cards for whoever does it.', rule: 'ROY.QUEST.13' },
    ],
    2: [
      { text: `An action for each challenge of ${CALAIS_VALUE.erudition}, in any order.`, rule: 'ROY.CALAIS.2' },
      { text: 'An Epic token lowers a challenge by 1.', rule: 'ROY.CALAIS.4' },
      { text: 'Beating de Wardes completes the board: two cards for whoever does it.', rule: 'ROY.QUEST.13' },
    ],
    3: [
      { text: 'An action fights the next adversary: A, then B, then C.', rule: 'ROY.RETURN.2' },
      { text: 'Combat cards before he is revealed, Epic tokens after.', rule: 'ROY.RETURN.3' },
      { text: 'Beating the third completes the board: two cards for whoever does it.', rule: 'ROY.QUEST.13' },
    ],
    4: [
      { text: `Win the challenge (${TOKEN_CHALLENGE}) or beat both adversaries.`, rule: 'ROY.GALL.3' },
      { text: `Or take a secret passage: an action and ${PASSAGE_PRICE} Epic tokens.`, rule: 'ROY.GALL.6' },
      { text: 'Past the fourth antechamber, the musketeers have won.', rule: 'ROY.GALL.9' },
    ],
  },

  lay: {
    stock: 'Your tokens',
    left: (count: number) => (count === 0 ? 'none left' : `${count} left`),
    decoys: 'Only Decoys may be laid now: all four belong to the Inn.',
    how: 'Tap a token to lay it on the lit space, or drag it there.',
    suggest: 'Fill the rest for me',
    stop: 'Stop',
  },
};
