import type { AnyGame, EarlyEnd, Options, Outcome, Seat } from './game.ts';

/** Who plays, as a match record has it. */
interface Playing {
  readonly options: Options;
  readonly seats: readonly { readonly bot: string | null }[];
}

/** The seats of each side; where there are none every seat is one of its own. */
const sidesOf = ({ sides }: Pick<AnyGame, 'sides'>, { options, seats }: Playing): Seat[][] => {
  const found = new Map<string, Seat[]>();
  for (const seat of seats.keys()) {
    const side = sides?.(seat, seats.length, options) ?? `seat ${seat}`;
    found.set(side, [...(found.get(side) ?? []), seat]);
  }
  return [...found.values()];
};

/** The sides that still play for something: one whose people have all resigned does not, even where bots play for it. */
const standing = (game: Pick<AnyGame, 'sides'>, playing: Playing, resigned: readonly Seat[]): Seat[][] =>
  sidesOf(game, playing).filter(side => {
    const people = side.filter(seat => playing.seats[seat].bot === null);
    return people.length === 0 || people.some(seat => !resigned.includes(seat));
  });

/** Whether a match ends because these have given up their seats: one side is left at most, or no people are. */
export const endsBy = (game: Pick<AnyGame, 'sides'>, playing: Playing, resigned: readonly Seat[]): boolean => {
  if (resigned.length === 0) return false;
  const people = playing.seats.some(({ bot }, seat) => bot === null && !resigned.includes(seat));
  return !people || standing(game, playing, resigned).length <= 1;
};

/** Whoever has not given up wins; where all agreed to end it, nobody does. */
export const earlyOutcome = (game: Pick<AnyGame, 'sides'>, playing: Playing, early: EarlyEnd): Outcome => {
  const winners = early.why === 'agreed' ? [] : standing(game, playing, early.seats).flat();
  winners.sort((a, b) => a - b);
  const scores = playing.seats.map((_, seat) => (winners.includes(seat) ? 1 : 0));
  return { ending: early.why, winners, scores, turns: 0, early };
};

/** How a match stands by its record: as it ended early, or as the rules say. */
export const outcomeOf = (
  game: AnyGame,
  record: Playing & { readonly ended?: EarlyEnd },
  state: unknown,
): Outcome | null => (record.ended === undefined ? game.outcome(state) : earlyOutcome(game, record, record.ended));

/** Whether a record may say that its match ended like that. */
export const mayEnd = (game: AnyGame, playing: Playing, early: EarlyEnd, state: unknown): boolean => {
  if (game.outcome(state) !== null) return false;
  if (early.why === 'agreed') return true;
  const { seats } = early;
  const arePeople = seats.every(seat => playing.seats[seat]?.bot === null);
  return arePeople && new Set(seats).size === seats.length && endsBy(game, playing, seats);
};
