import { type Choice, MAN, PLACE } from '#games/roy/choices.ts';
import { canMake, isTrap, strengthOf, strengthsOf } from '#games/roy/missions/strength.ts';
import type { InstallTask } from '#games/roy/tasks.ts';
import type { Screen, View } from '#games/roy/view.ts';
import type { Decision } from '#kernel/game.ts';

type PlacedCard = Extract<Choice, { kind: 'place' }>['card'];

/** The cards picked for a mission so far, in the order they lie there. */
export const laidOf = ({ foes, trap }: InstallTask): readonly PlacedCard[] => (trap === null ? foes : [...foes, trap]);

/** How much strength lies there already, and how much there has to be in all. */
export const countOf = (task: InstallTask): { readonly laid: number; readonly total: number } => {
  const laid = laidOf(task).reduce((sum, card) => sum + strengthOf(card), 0);
  return { laid, total: laid + task.left };
};

/** What is still in her hand while she picks: a picked card leaves it only when the mission is complete. */
const leftOf = ({ foes, traps }: Screen, task: InstallTask) => ({
  foes: foes.filter(foe => !task.foes.includes(foe)),
  traps: task.trap === null ? traps : [],
});

/** ROY.PARIS.6, ROY.TRAP.2: a card may be placed if the rest can still be made up exactly. */
export const placeable = (screen: Screen, task: InstallTask): readonly PlacedCard[] => {
  const { foes, traps } = leftOf(screen, task);
  return [...foes, ...traps].filter(card => {
    const rest = task.left - strengthOf(card);
    const others = foes.filter(foe => foe !== card);
    return rest >= 0 && canMake(strengthsOf(others, [], !isTrap(card) && traps.length > 0 ? 'trap' : 'none'), rest);
  });
};

/** Every card she might reach for: those at hand that do not lie at the mission yet. */
export const atHand = (screen: Screen, task: InstallTask): readonly PlacedCard[] =>
  [...screen.foes, ...screen.traps].filter(card => !laidOf(task).includes(card));

const placed = (task: InstallTask, choice: Choice): InstallTask => {
  if (choice.kind === 'man') return { ...task, nemesis: choice.who };
  if (choice.kind !== 'place') return task;
  const { card } = choice;
  const left = task.left - strengthOf(card);
  return isTrap(card) ? { ...task, left, trap: card } : { ...task, left, foes: [...task.foes, card] };
};

const isOpen = (task: InstallTask): boolean => task.left > 0 || (task.trap === 'nemesis' && task.nemesis === null);

/** Somebody who knows what to do with a question. */
export type Adviser = (view: View, decision: Decision<Choice>) => Choice | null;

/** How an adviser would fill what is left of a mission, card by card, down to whom the Nemesis names. */
export const suggested = (view: View, adviser: Adviser): readonly Choice[] => {
  const plan: Choice[] = [];
  const { screen } = view;
  let task = view.todo.at(-1);
  while (screen !== null && task?.kind === 'install' && isOpen(task)) {
    const choices: readonly Choice[] =
      task.left > 0 ? placeable(screen, task).map(card => PLACE[card]) : view.men.map(man => MAN[man.who]);
    const seen = { ...view, todo: [...view.todo.slice(0, -1), task] };
    const choice = adviser(seen, { seat: 0, prompt: 'install', choices });
    if (choice === null || !choices.includes(choice)) return plan;
    plan.push(choice);
    task = placed(task, choice);
  }
  return plan;
};
