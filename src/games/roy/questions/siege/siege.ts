import type { Tell } from '#kernel/game.ts';
import { type Card, combatDice } from '../../cards/adventure.ts';
import { BLUE_DICE, GARRISON_MOST, RED_DICE, SIEGE_END, TIME_DICE } from '../../cards/board.ts';
import { PARIS } from '../../cards/paris.ts';
import { type Of, PASS, REROLL, SACRIFICE, SPARE } from '../../choices.ts';
import { drawPlots } from '../../decks.ts';
import { redDie, rollBlue, rollRed } from '../../dice.ts';
import type { Event } from '../../events.ts';
import { indexOf } from '../../men/men.ts';
import { wound } from '../../men/wounds.ts';
import { type Question, replaceTask, teamOf } from '../../question.ts';
import { because } from '../../reasons.ts';
import { isDown, type Man, type ManIndex, MILADY, type State } from '../../state.ts';
import type { SiegeTask } from '../../tasks.ts';
import { changeEpics, earnOneForAll, win } from '../../tracks.ts';

export const siegeTask: SiegeTask = {
  kind: 'siege',
  stage: 'roll',
  red: 0,
  swords: 0,
  shields: 0,
  team: 0,
  answered: [],
  given: [],
};

const whom = (_state: State, _task: SiegeTask, { who }: Of<'sacrifice' | 'spare'>) => ({ who });
const NOT_THERE = because('ROY.SIEGE.8', 'not-at-siege', whom);
const ANSWERED = because('ROY.SIEGE.8', 'answered-already', whom);

/** ROY.SIEGE.5 */
export const garrisonDice = (garrison: readonly Card[]): number => {
  let dice = 0;
  for (const card of garrison) dice += combatDice(card);
  return Math.min(BLUE_DICE, dice);
};

/** ROY.REINF.3 */
export const isGarrisonFull = (garrison: readonly Card[]): boolean => garrison.length >= GARRISON_MOST;

/** ROY.TIME.3 */
export const siegeDice = (time: number): number => TIME_DICE[time - 1];

/** The red dice thrown this turn: those printed, and one more for reinforcements (ROY.TREACH.12). */
export const redDiceOf = ({ time, reinforcements }: Pick<State, 'time' | 'reinforcements'>): number =>
  reinforcements ? Math.min(RED_DICE, siegeDice(time) + 1) : siegeDice(time);

/** ROY.SIEGE.7: Milady's Swords besides the dice. */
export const extraSwords = ({ paris }: Pick<State, 'paris'>): number => (paris === null ? 0 : PARIS[paris.card].siege);

const rollSiege = (draft: State, task: SiegeTask, tell: Tell<Event>) => {
  const printed = siegeDice(draft.time);
  const dice = redDiceOf(draft);
  const red = rollRed(draft, dice);
  const blue = rollBlue(draft, garrisonDice(draft.garrison));
  const extra = extraSwords(draft);
  tell?.({ kind: 'siege', red, blue, smuggler: extra > 0 });
  const rerolls = draft.reinforcements && printed === RED_DICE && red.shields > 0; // ROY.TREACH.13
  replaceTask(draft, {
    ...task,
    stage: rerolls ? 'reroll' : 'sacrifice',
    red: dice,
    swords: red.swords + extra,
    shields: red.shields,
    team: blue.swords,
  });
};

/** ROY.SIEGE.8: whoever is fit and stands there may strike out a Sword. */
export const isFitAtSiege = (man: Pick<Man, 'place' | 'life'>): boolean => man.place === 'la-rochelle' && !isDown(man);

/** ROY.SIEGE.11 to ROY.SIEGE.14: where the token comes to; it stops at the ends. */
export const siegeAfter = (from: number, team: number, milady: number): number =>
  Math.max(-SIEGE_END, Math.min(SIEGE_END, from + team - milady));

/** ROY.SIEGE.8: each of them answers once, in any order. */
export const maySacrifice = (
  { men }: { readonly men: readonly Man[] },
  { answered }: SiegeTask,
  index: ManIndex,
): boolean => isFitAtSiege(men[index]) && !answered.includes(index);

const someOpen = (state: State, task: SiegeTask): boolean => {
  for (let i = 0; i < state.men.length; i++) if (maySacrifice(state, task, i)) return true;
  return false;
};

/** Space by space, each one entered counts (ROY.SIEGE.19); then the wounds of those who gave their blood. */
const moveToken = (draft: State, task: SiegeTask, tell: Tell<Event>) => {
  draft.todo.pop();
  const from = draft.siege;
  const to = siegeAfter(from, task.team, task.swords);
  tell?.({ kind: 'siege-moved', milady: task.swords, team: task.team, from, to });
  const step = Math.sign(to - from);
  while (draft.siege !== to) {
    draft.siege += step;
    enter(draft, tell);
  }
  for (const man of task.given) wound(draft, man, 1, 'sacrifice', 'next', tell);
};

/** ROY.SIEGE.15 to ROY.SIEGE.18 */
const enter = (draft: State, tell: Tell<Event>) => {
  if (draft.siege === -SIEGE_END) return win(draft, 'milady', 'siege', tell);
  const bonus = [1 - SIEGE_END, SIEGE_END - 1, SIEGE_END].indexOf(draft.siege);
  if (bonus < 0 || draft.bonuses[bonus]) return;
  draft.bonuses = draft.bonuses.map((reached, i) => reached || i === bonus);
  if (bonus === 0) drawPlots(draft, 1, 'siege', tell);
  else if (bonus === 1) changeEpics(draft, 1, tell);
  else earnOneForAll(draft, tell);
};

/** The siege of La Rochelle: the throw, Milady's reroll, the sacrifices, the token (ROY.SIEGE.4 to ROY.SIEGE.19). */
export const siege: Question<'siege'> = {
  prompt: ({ stage }) => (stage === 'reroll' ? 'siege-reroll' : stage),
  who: (state, { stage }) => (stage === 'reroll' ? MILADY : teamOf(state)),
  settle: (draft, task, tell) => {
    draft.phase = 'siege';
    if (task.stage === 'reroll' || (task.stage === 'sacrifice' && task.swords > 0 && someOpen(draft, task)))
      return false;
    if (task.stage === 'roll') rollSiege(draft, task, tell);
    else moveToken(draft, task, tell);
    return true;
  },
  reach: (state, task, seat, choices) => {
    if (task.stage === 'reroll') choices.push(PASS, REROLL.shield);
    else
      for (let i = 0; i < state.men.length; i++) {
        const { seat: owner, who } = state.men[i];
        if (owner === seat && maySacrifice(state, task, i)) choices.push(SACRIFICE[who], SPARE[who]);
      }
  },
  beyond: (state, task, seat, choices) => {
    if (task.stage !== 'sacrifice') return;
    for (const [i, { seat: owner, who }] of state.men.entries())
      if (owner === seat && !maySacrifice(state, task, i)) choices.push(SACRIFICE[who]);
  },
  bar: (state, task, choice) => {
    if (choice.kind !== 'sacrifice' && choice.kind !== 'spare') return null;
    const index = indexOf(state, choice.who);
    if (task.answered.includes(index)) return ANSWERED;
    return maySacrifice(state, task, index) ? null : NOT_THERE;
  },
  answer: (draft, task, choice, _seat, tell) => {
    switch (choice.kind) {
      case 'pass':
        tell?.({ kind: 'siege-reroll', face: null });
        return replaceTask(draft, { ...task, stage: 'sacrifice' });
      case 'reroll': {
        const face = redDie(draft);
        tell?.({ kind: 'siege-reroll', face });
        const hit = face === 'sword' ? 1 : 0;
        return replaceTask(draft, {
          ...task,
          stage: 'sacrifice',
          swords: task.swords + hit,
          shields: task.shields - hit,
        });
      }
      case 'sacrifice': {
        // Struck out first: whoever gives his last life point is carried away only after the token has moved.
        tell?.({ kind: 'sacrificed', who: choice.who });
        const man = indexOf(draft, choice.who);
        const [answered, given] = [
          [...task.answered, man],
          [...task.given, man],
        ];
        return replaceTask(draft, { ...task, swords: task.swords - 1, answered, given });
      }
      case 'spare':
        tell?.({ kind: 'spared', who: choice.who });
        return replaceTask(draft, { ...task, answered: [...task.answered, indexOf(draft, choice.who)] });
    }
  },
  /** ROY.AUTO.13: a Shield is always rerolled. */
  automa: (draft, task, tell) => siege.answer(draft, task, REROLL.shield, MILADY, tell),
};
