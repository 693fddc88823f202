import type { Seat, Tell } from '#kernel/game.ts';
import { ADVERSARIES, type AdversaryId } from '../cards/adversaries.ts';
import { TRAPS, type TrapId } from '../cards/traps.ts';
import { type Choice, MAN, PLACE } from '../choices.ts';
import type { Event } from '../events.ts';
import { bite } from '../missions.ts';
import type { MissionPlace, Musketeer } from '../names.ts';
import { isOn, MILADY, type State, toMilady } from '../state.ts';
import { canMake, isTrap, strengthOf } from '../strength.ts';
import type { InstallTask } from '../tasks.ts';

/** MI2 to MI4: false while Milady still has a card to place or a musketeer to name. */
export const runInstall = (draft: State, task: InstallTask, tell: Tell<Event>): boolean => {
  if (task.left > 0 || (task.trap === 'nemesis' && task.nemesis === null)) return false;
  layOut(draft, task, tell);
  return true;
};

/** Everything is laid face up (ROY.PARIS.8), and a Thief or an Assassin acts at once (ROY.TRAP.9). */
export const layOut = (draft: State, { place, foes, trap, nemesis }: InstallTask, tell: Tell<Event>) => {
  draft.todo.pop();
  draft.foes = draft.foes.filter(each => !foes.includes(each));
  draft.traps = draft.traps.filter(each => each !== trap);
  const laid = { foes: foes.map(id => ({ id, life: ADVERSARIES[id].life })), trap, nemesis };
  if (place === 'paris' && draft.paris !== null) draft.paris = { ...draft.paris, ...laid };
  if (place === 'louvre' && draft.louvre !== null) draft.louvre = { ...draft.louvre, ...laid };
  if (foes.length > 0 || trap !== null) tell?.({ kind: 'placed', place, foes, trap, nemesis, reveals: true });
  const asleep = draft.phase === 'setup' && isOn(draft, 'setupTrapsAsleep');
  if (trap !== null && TRAPS[trap].bite !== null && !asleep) draft.todo.push({ kind: 'bite', place });
};

/** ROY.TRAP.10, ROY.TRAP.19: one roll for each musketeer there, seat by seat. */
export const runBite = (draft: State, place: MissionPlace, tell: Tell<Event>) => {
  draft.todo.pop();
  const there = draft.men.filter(man => man.place === place);
  there.sort((a, b) => a.seat - b.seat); // stable: inside a seat in the order of the men
  for (const man of there) bite(draft, place, draft.men.indexOf(man), false, tell);
};

/** ROY.DEC.4: a card is offered only if the total can still be made exactly. ROY.DEC.12: whom Nemesis names. */
export const askInstall = (state: State, task: InstallTask, choices: Choice[]): Seat => {
  if (task.left === 0) {
    for (const man of state.men) choices.push(MAN[man.who]);
    return MILADY;
  }
  for (const id of state.foes) if (fits(state, task, id)) choices.push(PLACE[id]);
  for (const id of state.traps) if (fits(state, task, id)) choices.push(PLACE[id]);
  return MILADY;
};

const fits = (state: State, task: InstallTask, card: AdversaryId | TrapId): boolean => {
  if (isTrap(card) ? task.trap !== null : task.foes.includes(card)) return false;
  const left = task.left - strengthOf(card);
  if (left < 0) return false;
  const rest = state.foes.filter(each => each !== card && !task.foes.includes(each));
  return canMake(rest, !isTrap(card) && task.trap === null && state.traps.length > 0, left);
};

export const answerInstall = (draft: State, task: InstallTask, choice: Choice, tell: Tell<Event>) => {
  if (choice.kind === 'man') return nameNemesis(draft, task, choice.who, tell);
  if (choice.kind !== 'place') return;
  const { card } = choice;
  tell?.({ kind: 'placing', place: task.place, secret: { to: toMilady(draft), card } });
  const left = task.left - strengthOf(card);
  draft.todo[draft.todo.length - 1] = isTrap(card)
    ? { ...task, left, trap: card }
    : { ...task, left, foes: [...task.foes, card] };
};

const nameNemesis = (draft: State, task: InstallTask, who: Musketeer, tell: Tell<Event>) => {
  draft.todo[draft.todo.length - 1] = { ...task, nemesis: who };
  tell?.({ kind: 'naming', secret: { to: toMilady(draft), who } });
};
