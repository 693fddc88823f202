import { type AnyGame, CLOCK, type Decision, type Happening, redact, type Seat, step } from '#kernel/game.ts';
import { same } from '#kernel/journal.ts';
import { below, type Rng } from '#kernel/rng.ts';
import type { Who } from './side.ts';

/** A choice in both worlds, and where it leads. */
export interface Moved {
  readonly seat: Seat;
  readonly choices: readonly [unknown, unknown];
  readonly states: readonly [unknown, unknown];
}

const isLoud = (game: AnyGame, before: unknown, after: unknown, events: readonly Happening[]): boolean =>
  game.rng(before).at !== game.rng(after).at || events.some(event => event.reveals);

/**
 * What happens before everybody's eyes. Two choices may differ in it and lead to the same view: a figure that rides out and
 * has to give way stands where it stood, and all have seen it go.
 */
const openKinds = (events: readonly Happening[]): readonly string[] =>
  events.filter(({ secret }) => secret === undefined).map(({ kind }) => kind);

const anyOf = <T>(dice: Rng, items: readonly T[]): T => items[below(dice, items.length)];

/**
 * The next choice of somebody, or of that one: the same in both worlds or, where it is not the observer's, perhaps another one. Null
 * where the rules themselves show the observer which world it is: dice fall, a hidden thing is turned up, or what
 * was chosen differs in plain sight.
 */
export const nextMove = (
  game: AnyGame,
  states: readonly [unknown, unknown],
  observer: Who,
  dice: Rng,
  only: Seat | null = null,
): Moved | null => {
  const asked = game.decisions(states[0]).filter(({ seat }) => seat !== CLOCK && (only === null || seat === only));
  if (asked.length === 0) return null;
  const { seat, choices } = anyOf(dice, asked);
  const choice = anyOf(dice, choices);
  const elsewhere = game.decisions(states[1]).find((each): each is Decision<unknown> => each.seat === seat);
  if (elsewhere === undefined) throw new Error('the other world asks somebody else');
  const repeated = elsewhere.choices.find(each => same(each, choice));
  const repeats = repeated !== undefined && (seat === observer || below(dice, 2) === 0);
  const other = repeats ? repeated : anyOf(dice, elsewhere.choices);
  const real = step(game, states[0], seat, choice);
  const second = step(game, states[1], seat, other);
  if (isLoud(game, states[0], real.state, real.events)) return null;
  if (isLoud(game, states[1], second.state, second.events)) return null;
  const told = (events: readonly Happening[]) => events.map(event => redact(event, observer));
  const hidden = ({ secret }: Happening) =>
    secret !== undefined && !(observer !== null && secret.to.includes(observer));
  const inSecret = (events: readonly Happening[]) => events.length > 0 && events.every(hidden);
  const alike = same(choice, other) || (inSecret(real.events) && inSecret(second.events));
  const sameEvents = alike && same(told(real.events), told(second.events));
  const sameViews = same(game.view(real.state, observer), game.view(second.state, observer));
  if (!sameEvents && !sameViews) return null;
  if (!same(choice, other) && !same(openKinds(real.events), openKinds(second.events))) return null;
  return { seat, choices: [choice, other], states: [real.state, second.state] };
};
