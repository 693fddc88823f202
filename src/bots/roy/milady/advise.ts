import type { Choice } from '#games/roy/choices.ts';
import type { Decision } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';
import { type Observation, taskOf } from '../observation.ts';
import { bestOf } from '../pick.ts';
import { destination } from './destination.ts';
import { install } from './install.ts';
import { foeReroll, intercept } from './intercept.ts';
import { layGalleries, layInn, layReturn } from './layout.ts';
import { chooseParis, playParisCard } from './paris.ts';
import { richelieu, search, target, treachery } from './treachery.ts';

/** Milady's answer to the task at hand. */
export const adviseMilady = (seen: Observation, { choices }: Decision<Choice>, rng: Rng): Choice => {
  if (choices.length === 1) return choices[0];
  const task = taskOf(seen);
  switch (task.kind) {
    case 'first-paris':
    case 'extra-paris':
    case 'quarters':
      return chooseParis(seen, choices);
    case 'lay-inn':
      return layInn(seen, choices, rng);
    case 'lay-return':
      return layReturn(choices);
    case 'lay-galleries':
      return layGalleries(seen, choices, rng);
    case 'install':
      return install(seen, task, choices);
    case 'destination':
      return destination(seen, choices, rng);
    case 'paris-card':
      return playParisCard(seen, choices);
    case 'treachery':
      return treachery(seen, choices);
    case 'target':
      return target(seen, task.card, choices);
    case 'intercept':
      return intercept(seen, task, choices);
    case 'duel':
      return foeReroll(seen, task, choices);
    case 'richelieu':
      return richelieu(seen, choices);
    case 'search':
      return search(seen, choices);
    case 'raze':
      return bestOf(choices, choice => (choice.kind === 'raze' ? (choice.card === 'double' ? 2 : 1) : 0));
    case 'siege':
      return choices.find(choice => choice.kind === 'reroll') ?? choices[0];
    case 'victim':
      return target(seen, 'ambush', choices);
    default:
      return choices[0];
  }
};
