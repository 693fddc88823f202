import { INN_SPACES } from '../cards/board.ts';
import type { FightToken } from '../cards/tokens.ts';
import type { FoeId } from '../choices.ts';
import { fighterBehind, lifeOf, tokenOf } from '../duel/fighters.ts';
import { scoreFor } from '../facts.ts';
import type { Skill } from '../names.ts';
import { clearedOn, passedBy } from '../quest/spaces.ts';
import { challengeValue } from '../questions/challenge/score.ts';
import type { Man } from '../state.ts';
import type { Task } from '../tasks.ts';
import type { QuestView, View } from '../view.ts';

// What a reader sees in front of them, read off the view.

/** The task at hand, of any kind. */
export const taskOf = (view: View): Task | undefined => view.todo.at(-1);

/** The task at hand where it is of the kind its question belongs to. */
export const taskAs = <Kind extends Task['kind']>(view: View, kind: Kind): Extract<Task, { kind: Kind }> => {
  const task = taskOf(view);
  if (task?.kind !== kind) throw new Error(`the question at hand is not ${kind}`);
  return task as Extract<Task, { kind: Kind }>;
};

/** The musketeer the task at hand is about. */
export const actorOf = (view: View): Man => {
  const task = taskOf(view);
  if (task === undefined || !('man' in task)) throw new Error('no musketeer is acting');
  return view.men[task.man];
};

/** The Galleries of the Louvre, where they are the board in play. */
export const galleriesOf = ({ quest }: View): Extract<QuestView, { board: 4 }> => {
  if (quest.board !== 4) throw new Error('the galleries are closed');
  return quest;
};

/** Somebody to fight as a reader knows him: a token's kind where it lies open. */
export interface Opponent {
  readonly foe: FoeId;
  readonly token: FightToken | null;
  /** Red dice; null while its token is hidden, 0 for a printed result. */
  readonly dice: number | null;
  readonly life: number;
}

export const opponentOf = (view: View, foe: FoeId, space = -1): Opponent => {
  const token = tokenOf(view, foe, space);
  const fighter = fighterBehind(foe, token);
  return { foe, token, dice: fighter?.dice ?? null, life: lifeOf(view, foe) };
};

/** What the challenge of that skill asks for where the musketeer stands. */
export const valueHere = (view: View, man: Man, skill: Skill): number => challengeValue(view, man, skill) ?? 0;

/** A challenge as the one who would declare it reads it; `vain`: with all he has he cannot win it (ROY.CHALL.11). */
export const challengeOf = (view: View, skill: Skill) => {
  const man = actorOf(view);
  const value = valueHere(view, man, skill);
  return { skill, value, vain: view.seat === man.seat && scoreFor(view, man, skill) < value };
};

/** A step on a path of the Inn: a walk over cleared spaces, or the space whose token is faced. */
export const stepAt = (view: View, man: Man, path: number) => {
  const { quest } = view;
  if (quest.board !== 1) throw new Error('the Inn is closed');
  const cleared = clearedOn(quest, path);
  const walk = passedBy(man, path) < cleared;
  const slot = quest.spaces[path * INN_SPACES + cleared];
  return { path, walk, space: walk ? cleared : cleared + 1, token: walk || !slot?.up ? null : slot.token };
};
