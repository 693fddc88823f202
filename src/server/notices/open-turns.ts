import type { Turn } from './turn.ts';

/** Seats that are known to be asked; of more the oldest are forgotten. */
const MOST_OPEN = 5000;

/** What each seat was told of and has not answered: while others play on, its turn stays the same turn. */
export interface OpenTurns {
  /** Notes a turn; null where that person's turn at that seat is known already. */
  readonly begin: (turn: Turn) => Turn | null;
  readonly isOpen: (turn: Turn) => boolean;
  readonly forget: (turn: Turn) => void;
  /** The seat has answered what it was asked up to that version. */
  readonly end: (table: string, seat: number, version: number) => void;
}

export const openTurns = (): OpenTurns => {
  const open = new Map<string, Turn>();
  const keyOf = (table: string, seat: number): string => `${table}:${seat}`;
  return {
    begin({ table, title, game, seat, person, version }) {
      const key = keyOf(table, seat);
      if (open.get(key)?.person === person) return null;
      const turn = { table, title, game, seat, person, version };
      open.set(key, turn);
      const [oldest] = open.keys();
      if (open.size > MOST_OPEN) open.delete(oldest);
      return turn;
    },
    isOpen: turn => open.get(keyOf(turn.table, turn.seat)) === turn,
    forget: ({ table, seat }) => void open.delete(keyOf(table, seat)),
    end(table, seat, version) {
      if (open.size === 0) return;
      const turn = open.get(keyOf(table, seat));
      if (turn !== undefined && turn.version <= version) open.delete(keyOf(table, seat));
    },
  };
};
