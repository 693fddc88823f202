import { type Choice, MAN, type Of, PLACE } from '#games/roy/choices.ts';
import { installAfter, isLaidOut, placeable, strengthLaid } from '#games/roy/facts.ts';
import type { InstallTask } from '#games/roy/tasks.ts';
import type { Screen, View } from '#games/roy/view.ts';
import type { Decision } from '#kernel/game.ts';

type PlacedCard = Extract<Choice, { kind: 'place' }>['card'];

/** The cards picked for a mission so far, in the order they lie there. */
export const laidOf = ({ foes, trap }: InstallTask): readonly PlacedCard[] => (trap === null ? foes : [...foes, trap]);

/** How much strength lies there already, and how much there has to be in all. */
export const countOf = (task: InstallTask): { readonly laid: number; readonly total: number } => {
  const laid = strengthLaid(task);
  return { laid, total: laid + task.left };
};

/** Every card she might reach for: those at hand that do not lie at the mission yet. */
export const atHand = (screen: Screen, task: InstallTask): readonly PlacedCard[] =>
  [...screen.foes, ...screen.traps].filter(card => !laidOf(task).includes(card));

/** Somebody who knows what to do with a question. */
export type Adviser = (view: View, decision: Decision<Choice>) => Choice | null;

/** How an adviser would fill what is left of a mission, card by card, down to whom the Nemesis names. */
export const suggested = (view: View, adviser: Adviser): readonly Choice[] => {
  const plan: Choice[] = [];
  const { screen } = view;
  let task = view.todo.at(-1);
  while (screen !== null && task?.kind === 'install' && !isLaidOut(task)) {
    const choices: readonly (Of<'place'> | Of<'man'>)[] =
      task.left > 0 ? placeable(screen, task).map(card => PLACE[card]) : view.men.map(man => MAN[man.who]);
    const seen = { ...view, todo: [...view.todo.slice(0, -1), task] };
    const advised = adviser(seen, { seat: 0, prompt: 'install', choices });
    const choice = choices.find(each => each === advised);
    if (choice === undefined) return plan;
    plan.push(choice);
    task = installAfter(task, choice);
  }
  return plan;
};
