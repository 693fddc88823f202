import type { TableLine } from '#wire/table-line.ts';

/** Whether the match waits for the reader. */
export const isMyTurn = ({ phase, mine, asked }: TableLine): boolean =>
  phase !== 'over' && mine !== null && asked.includes(mine);

/** How many seats wait for somebody: at one's own table all that are free, elsewhere those kept for nobody. */
export const freeSeats = ({ phase, seats }: TableLine, whose: 'own' | 'another'): number =>
  phase === 'gathering' ? seats.filter(({ taken, open }) => !taken && (whose === 'own' || open)).length : 0;

const rankOfMine = (line: TableLine): number => {
  if (isMyTurn(line)) return 0;
  return { playing: 1, gathering: 2, over: 3, cancelled: 4 }[line.phase];
};
const rankOfOpen = (line: TableLine): number => (freeSeats(line, 'another') > 0 ? 0 : 1);

const sorted = (lines: readonly TableLine[], rank: (line: TableLine) => number): readonly TableLine[] =>
  [...lines].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);

/** Where I am waited for first, then what is being played, then what has not begun, then what is over; newest first. */
export const sortMine = (lines: readonly TableLine[]): readonly TableLine[] => sorted(lines, rankOfMine);

/** Where there is a seat left first; newest first. */
export const sortOpen = (lines: readonly TableLine[]): readonly TableLine[] => sorted(lines, rankOfOpen);
