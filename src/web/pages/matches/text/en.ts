const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** The page of one's own matches, in English. The other languages follow this shape. */
export const en = {
  title: 'My matches',
  none: 'No finished matches yet',
  noneText: 'Every match you finish in this browser is counted here, even if you remove the match itself.',
  won: (won: number, played: number) => `${won} of ${played} won`,
  streak: (count: number) => (count === 1 ? 'Won the last one' : `Won the last ${count}`),
  noStreak: 'Did not win the last one',
  longest: (count: number) => `Longest run of wins: ${count}`,
  sides: 'By side',
  levels: 'By the strongest bot',
  noBots: 'No bots',
  players: 'By number of players',
  playersOf: (count: number) => (count === 1 ? '1 player' : `${count} players`),
  history: 'Match by match',
  victory: 'Won',
  defeat: 'Lost',
  shared: (winners: readonly string[]) => (winners.length === 0 ? 'Nobody won' : `${list.format(winners)} won`),
  names: (names: readonly string[]) => list.format(names),
  online: 'online',
  when: (milliseconds: number) => day.format(milliseconds),
  replay: 'Watch again',
  replayOf: (names: readonly string[]) => `Watch again: the match with ${list.format(names)}`,
  more: (count: number) => `Show the other ${count}`,
  kept: 'This history is kept only in this browser, and nobody else sees it.',
  export: 'Save as a file',
  delete: 'Delete the history',
  sure: {
    title: 'Delete the history?',
    text: (count: number) =>
      `${count === 1 ? 'One match' : `${count} matches`} will be erased from this history for good. The matches on your first page stay there.`,
    keep: 'Keep it',
    confirm: 'Delete it',
    done: 'The history has been deleted.',
  },
};

export type MatchesWords = typeof en;
