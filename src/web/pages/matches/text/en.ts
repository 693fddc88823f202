const list = new Intl.ListFormat('en', { type: 'conjunction' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** The page of one's own matches, in English. The other languages follow this shape. */
export const en = {
  title: 'My matches',
  none: 'No match played to its end yet',
  noneText: 'Whatever you play to its end in this browser is counted here, even when you remove the match itself.',
  won: (won: number, played: number) => `${won} of ${played} won`,
  streak: (count: number) => (count === 1 ? 'The last one won' : `The last ${count} won`),
  noStreak: 'The last one not won',
  longest: (count: number) => `Longest run: ${count}`,
  sides: 'By side',
  levels: 'By the strongest bot',
  noBots: 'No bots',
  players: 'By players',
  playersOf: (count: number) => (count === 1 ? '1 player' : `${count} players`),
  history: 'One after the other',
  victory: 'Won',
  defeat: 'Lost',
  shared: (winners: readonly string[]) => (winners.length === 0 ? 'Nobody won' : `${list.format(winners)} won`),
  names: (names: readonly string[]) => list.format(names),
  online: 'online',
  when: (milliseconds: number) => day.format(milliseconds),
  replay: 'See it again',
  replayOf: (names: readonly string[]) => `See it again: the match of ${list.format(names)}`,
  more: (count: number) => `Show the other ${count}`,
  kept: 'These lines are kept in this browser alone, and nobody else sees them.',
  export: 'Save as a file',
  delete: 'Delete the history',
  sure: {
    title: 'Delete the history?',
    text: (count: number) =>
      `${count === 1 ? 'One line' : `${count} lines`} will be erased from this browser for good. Matches on the shelf stay there.`,
    keep: 'Keep it',
    confirm: 'Delete it',
    done: 'The history was deleted.',
  },
};

export type MatchesWords = typeof en;
