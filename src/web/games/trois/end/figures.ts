import type { Event } from '#games/trois/events.ts';
import type { Seat } from '#kernel/game.ts';

/** A finished ride in a few numbers. */
export interface Figures {
  readonly rounds: number;
  /** How often the studs came to somebody, Buckingham's gift not counted. */
  readonly hands: number;
  readonly gazettes: number;
  readonly squares: number;
  readonly cards: number;
  readonly thrusts: number;
  /** By seat: squares ridden forward. */
  readonly ridden: readonly number[];
}

const stepsOf = (event: Event): number =>
  event.kind === 'rode' && !event.back ? Math.max(0, event.path.length - 1) : 0;
const riddenBy = (events: readonly Event[], seat: Seat): number =>
  events.reduce((sum, event) => sum + ('seat' in event && event.seat === seat ? stepsOf(event) : 0), 0);

export const figuresOf = (events: readonly Event[], seats: number, rounds: number): Figures => {
  const count = (is: (event: Event) => boolean) => events.filter(is).length;
  const ridden = Array.from({ length: seats }, (_, seat) => riddenBy(events, seat));
  return {
    rounds,
    hands: count(event => event.kind === 'studs' && event.from !== 'buckingham'),
    gazettes: count(event => event.kind === 'gazette'),
    squares: ridden.reduce((sum, each) => sum + each, 0),
    cards: count(event => event.kind === 'drew'),
    thrusts: count(event => event.kind === 'played'),
    ridden,
  };
};
