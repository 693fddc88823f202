import type { Choice } from '#games/roy/choices.ts';
import type { Decision } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';
import { type Sight, taskOf } from '../observation.ts';
import { bestOf } from '../pick.ts';
import { destination } from './destination.ts';
import { install } from './install.ts';
import { foeReroll, intercept } from './intercept.ts';
import { layGalleries, layInn, layReturn } from './layout.ts';
import { chooseParis, playParisCard } from './paris.ts';
import { richelieu, search, target, treachery } from './treachery.ts';

/** Milady's answer to the task at hand. */
export const adviseMilady = (sight: Sight, { choices }: Decision<Choice>, rng: Rng): Choice => {
  if (choices.length === 1) return choices[0];
  const task = taskOf(sight);
  switch (task.kind) {
    case 'first-paris':
    case 'extra-paris':
    case 'quarters':
      return chooseParis(sight, choices);
    case 'lay-inn':
      return layInn(sight, choices, rng);
    case 'lay-return':
      return layReturn(choices);
    case 'lay-galleries':
      return layGalleries(sight, choices, rng);
    case 'install':
      return install(sight, task, choices);
    case 'destination':
      return destination(sight, choices, rng);
    case 'paris-card':
      return playParisCard(sight, choices);
    case 'treachery':
      return treachery(sight, choices);
    case 'target':
      return target(sight, task.card, choices);
    case 'intercept':
      return intercept(sight, task, choices);
    case 'duel':
      return foeReroll(sight, task, choices);
    case 'richelieu':
      return richelieu(sight, choices);
    case 'search':
      return search(sight, choices);
    case 'raze':
      return bestOf(choices, choice => (choice.kind === 'raze' ? (choice.card === 'double' ? 2 : 1) : 0));
    case 'siege':
      return choices.find(choice => choice.kind === 'reroll') ?? choices[0];
    case 'victim':
      return target(sight, 'ambush', choices);
    default:
      return choices[0];
  }
};
