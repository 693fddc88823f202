import type { Choice, Prompt } from '#games/trois/choices.ts';
import type { MusketeerView, View } from '#games/trois/view.ts';
import type { Decision } from '#kernel/game.ts';
import type { Sought } from './match-at.ts';

type Moment = Sought<View>;

/** He is asked this, and it stands like that. */
const asked =
  (prompt: Prompt, more: (view: View, choices: readonly Choice[]) => boolean = () => true): Moment['is'] =>
  (view, question: Decision<unknown> | undefined) =>
    question?.prompt === prompt && more(view, question.choices as readonly Choice[]);

const me = ({ musketeers, seat }: View): MusketeerView => musketeers[seat ?? 0];

/** The castle lies beyond the ten squares of the English road. */
const castleReached = (view: View): boolean => {
  const { at, leg } = me(view);
  return leg === 4 && at.startsWith('EO') && (view.turn?.points ?? 0) + Number(at.slice(2)) >= 11;
};

/** Moments of Les trois Mousquetaires by name: looked at in pictures, and begun from in tests. */
export const MOMENTS = {
  take: { game: 'trois', players: 4, seat: 2, is: asked('take') },
  /** His first turn, with a Botte whose moment has not come. */
  'first-turn': { game: 'trois', players: 4, seat: 1, is: asked('start', (_, choices) => choices.length === 1) },
  turn: {
    game: 'trois',
    players: 4,
    seat: 1,
    is: asked('start', view => view.round >= 4 && me(view).bottes.length > 1),
  },
  /** The dice lie there, and a Botte could roll them again. */
  'roll-weighed': {
    game: 'trois',
    players: 4,
    seat: 1,
    is: asked('rolled', (_, choices) => choices.some(each => each.kind === 'botte' && each.botte === 'BS07')),
  },
  /** Two ways and the stop; who holds a Botte was asked after his roll, so this is his second answer of the move. */
  'way-choice': {
    game: 'trois',
    players: 4,
    seat: 1,
    is: asked('way', (view, choices) => choices.length >= 3 && me(view).bottes.length > 0),
  },
  'drawn-card': { game: 'trois', players: 4, seat: 1, is: asked('drawn', (_, choices) => choices.length >= 2) },
  /** He has rolled enough to ride into Buckingham's castle, where the studs still lie. */
  'before-the-studs': {
    game: 'trois',
    players: 4,
    seat: 1,
    is: asked(
      'rolled',
      view => view.studs.where === 'buckingham' && view.news.buckingham === 'home' && castleReached(view),
    ),
  },
  finale: { game: 'trois', players: 4, seat: 1, is: view => view.phase === 'over' && view.winner === 1 },
} as const satisfies Record<string, Moment>;
