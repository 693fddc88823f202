import type { Level } from '#bots/levels.ts';
import type { View } from '#games/musketiere/view.ts';
import type { Sought } from './match-at.ts';

type Moment = Sought<View>;

const level = (): Level => 'greedy';

const asked =
  (prompt: string, where: (view: View) => boolean = () => true): Moment['is'] =>
  (view, question) =>
    question?.prompt === prompt && where(view);

/** Moments of Musketiere by name: looked at in pictures. */
export const MOMENTS = {
  rewards: { game: 'musketiere', players: 4, seat: 0, level, is: asked('rewards') },
  /** Somebody has won before, so that the sums are no longer naught. */
  'second-rewards': { game: 'musketiere', players: 4, seat: 0, level, is: asked('rewards', ({ round }) => round > 1) },
  fight: { game: 'musketiere', players: 4, seat: 0, level, is: asked('fight', ({ hand }) => hand.length > 8) },
  'late-fight': { game: 'musketiere', players: 4, seat: 0, level, is: asked('fight', ({ hand }) => hand.length < 5) },
  'fight-of-two': { game: 'musketiere', players: 2, seat: 0, level, is: asked('fight', ({ hand }) => hand.length > 8) },
  finale: { game: 'musketiere', players: 4, seat: 0, level, is: ({ phase }) => phase === 'over' },
} as const satisfies Record<string, Moment>;
