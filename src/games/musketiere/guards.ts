/** Where a component's value is known from: the rule book, the web, our inference, or our own choice. */
export type Source = 'book' | 'web' | 'inferred' | 'house';

export interface Guard {
  readonly value: number;
  readonly source: Source;
}

/**
 * The Cardinal's guard: 15 cards, of which the rule book names seven. The others are house values, an even ladder
 * chosen so that about half of the duels are won with two, three and four players. If you own the box, correct them here.
 */
export const GUARDS: readonly Guard[] = [
  { value: 4, source: 'book' },
  { value: 5, source: 'book' },
  { value: 7, source: 'book' },
  { value: 8, source: 'house' },
  { value: 9, source: 'house' },
  { value: 10, source: 'house' },
  { value: 12, source: 'house' },
  { value: 14, source: 'house' },
  { value: 16, source: 'house' },
  { value: 18, source: 'house' },
  { value: 20, source: 'house' },
  { value: 25, source: 'book' },
  { value: 30, source: 'book' },
  { value: 35, source: 'book' },
  { value: 40, source: 'book' },
];

/** MUS.2: taken out before each round, by number of players. */
const REMOVED: Readonly<Record<number, readonly number[]>> = {
  2: [25, 30, 35, 40],
  3: [4, 35, 40],
  4: [4, 5, 7],
};

const IN_PLAY = Object.fromEntries(
  Object.entries(REMOVED).map(([players, removed]) => [
    players,
    GUARDS.map(guard => guard.value).filter(value => !removed.includes(value)),
  ]),
);

/** The guard values of a round for so many players, lowest first. */
export const guardsFor = (players: number): readonly number[] => IN_PLAY[players];
