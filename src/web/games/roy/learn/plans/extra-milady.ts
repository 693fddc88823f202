import type { AdversaryId } from '#games/roy/cards/adversaries.ts';
import type { ParisId } from '#games/roy/cards/paris.ts';
import type { Token } from '#games/roy/cards/tokens.ts';
import type { TrapId } from '#games/roy/cards/traps.ts';
import type { TreacheryId } from '#games/roy/cards/treachery.ts';
import type { Choice } from '#games/roy/choices.ts';
import type { Location, Musketeer } from '#games/roy/names.ts';
import { MILADY } from '#games/roy/state.ts';
import type { View } from '#games/roy/view.ts';
import { NO_GOOD } from '#web/learn/plan.ts';
import type { Next } from './plan.ts';

/** Chambers, Stables, Cellar. */
const INN: readonly Token[] = [
  ...(['decoy', 'decoy', 'decoy', 'decoy'] as const),
  ...(['four', 'swords', 'three', 'four'] as const),
  ...(['snare', 'three', 'parry', 'four'] as const),
];

/** How Milady sets the table for a short lesson; what is not said is left to a bot. */
export interface Stage {
  readonly paris: ParisId;
  readonly atParis: readonly (AdversaryId | TrapId)[];
  readonly trapAtLouvre?: TrapId;
  readonly goes: Location;
  readonly betrays?: { readonly card: TreacheryId; readonly who: Musketeer };
}

const placed = ({ atParis, trapAtLouvre }: Stage, view: View): Choice | null => {
  const task = view.todo.at(-1);
  if (task?.kind !== 'install' || view.turn > 1) return null;
  const laid = task.foes.length + (task.trap === null ? 0 : 1);
  if (task.place === 'paris') return laid < atParis.length ? { kind: 'place', card: atParis[laid] } : null;
  return laid === 0 && trapAtLouvre !== undefined ? { kind: 'place', card: trapAtLouvre } : null;
};

/** What she does: nothing that would stop the pupil. */
export const miladyBy = (stage: Stage, view: View): Next => {
  const play = (choice: Choice): Next => ({ seat: MILADY, choice });
  const task = view.todo.at(-1);
  switch (task?.kind) {
    case 'first-paris':
      return play({ kind: 'paris', card: stage.paris });
    case 'lay-inn':
      return play({ kind: 'lay', token: INN[view.quest.board === 1 ? view.quest.spaces.length : 0] });
    case 'install': {
      const choice = placed(stage, view);
      return choice === null ? 'bot' : play(choice);
    }
    case 'destination':
      return play({ kind: 'go', to: stage.goes });
    case 'treachery':
      if (stage.betrays === undefined) return play({ kind: 'plot' });
      return view.screen?.plotHand.includes(stage.betrays.card)
        ? play({ kind: 'betray', card: stage.betrays.card })
        : NO_GOOD;
    case 'target':
      return stage.betrays === undefined ? 'bot' : play({ kind: 'man', who: stage.betrays.who });
    case 'intercept':
    case 'quarters':
    case 'paris-card':
      return play({ kind: 'pass' });
    default:
      return 'bot';
  }
};
