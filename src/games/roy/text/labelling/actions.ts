import { ARSENAL } from '../../cards/arsenal.ts';
import { BRIBE } from '../../cards/board.ts';
import { SHEETS } from '../../cards/musketeers.ts';
import { actorOf, challengeOf, opponentOf, stepAt } from '../here.ts';
import { itself, type Labelling } from './label.ts';

/** What a musketeer may do for one of his actions. */
export const ACTIONS = {
  draw: itself('draw'),
  move: itself('move'),
  trade: itself('trade'),
  play: itself('play'),
  help: itself('help'),
  heal: itself('heal'),
  reinforce: itself('reinforce'),
  challenge: (labels, { skill }, view, who) => labels.challenge(challengeOf(view, skill), who),
  duel: (labels, { foe }, view, who) => labels.duel(opponentOf(view, foe), who),
  buy: (labels, { item }, _view, who) => labels.buy({ item, price: ARSENAL[item].price }, who),
  bribe: (labels, _choice, _view, who) => labels.bribe({ price: BRIBE }, who),
  'break-out': (labels, _choice, view, who) => labels['break-out']({ dice: opponentOf(view, 'jailer').dice ?? 0 }, who),
  advance: (labels, { path }, view, who) => labels.advance(stepAt(view, actorOf(view), path), who),
  withdraw: itself('withdraw'),
  search: (labels, _choice, view, who) => labels.search({ dice: SHEETS[actorOf(view).who].dice }, who),
  'hand-over': itself('hand-over'),
  passage: itself('passage'),
  order: itself('order'),
} satisfies Partial<Labelling>;
