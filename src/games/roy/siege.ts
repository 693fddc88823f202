import type { Seat, Tell } from '#kernel/game.ts';
import { indexOf } from './actions/resolve.ts';
import type { Card } from './cards/adventure.ts';
import { BLUE_DICE, RED_DICE, SIEGE_END, TIME_DICE } from './cards/board.ts';
import { PARIS } from './cards/paris.ts';
import { type Choice, PASS, REROLL, SACRIFICE, SPARE } from './choices.ts';
import { drawPlots } from './decks.ts';
import { redDie, rollBlue, rollRed } from './dice.ts';
import type { Event } from './events.ts';
import { isDown, MILADY, type State } from './state.ts';
import type { SiegeTask } from './tasks.ts';
import { changeEpics, earnOneForAll, win } from './tracks.ts';
import { wound } from './wounds.ts';

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

/** ROY.SIEGE.5 */
export const garrisonDice = (garrison: readonly Card[]): number => {
  let dice = 0;
  for (const card of garrison) dice += card === 'double' ? 2 : 1;
  return Math.min(BLUE_DICE, dice);
};

/** ROY.TIME.3 */
export const siegeDice = (time: number): number => TIME_DICE[time - 1];

/** S1 to S8; false where somebody is asked. */
export const runSiege = (draft: State, task: SiegeTask, tell: Tell<Event>): boolean => {
  switch (task.stage) {
    case 'roll':
      rollSiege(draft, task, tell);
      return true;
    case 'reroll':
      return false;
    case 'sacrifice':
      if (task.swords > 0 && unanswered(draft, task)) return false;
      moveToken(draft, task, tell);
      return true;
  }
};

const rollSiege = (draft: State, task: SiegeTask, tell: Tell<Event>) => {
  const printed = siegeDice(draft.time);
  const dice = draft.reinforcements ? Math.min(RED_DICE, printed + 1) : printed; // ROY.TREACH.12
  const red = rollRed(draft, dice);
  const blue = rollBlue(draft, garrisonDice(draft.garrison));
  const extra = draft.paris === null ? 0 : PARIS[draft.paris.card].siege; // ROY.SIEGE.7
  tell?.({ kind: 'siege', red, blue, smuggler: extra > 0 });
  const rerolls = draft.reinforcements && printed === RED_DICE && red.shields > 0; // ROY.TREACH.13
  draft.todo[draft.todo.length - 1] = {
    ...task,
    stage: rerolls ? 'reroll' : 'sacrifice',
    red: dice,
    swords: red.swords + extra,
    shields: red.shields,
    team: blue.swords,
  };
};

const unanswered = (state: State, { answered }: SiegeTask): boolean => {
  for (let i = 0; i < state.men.length; i++) {
    const man = state.men[i];
    if (man.place === 'la-rochelle' && !isDown(man) && !answered.includes(i)) return true;
  }
  return false;
};

/** ROY.SIEGE.8: each fit musketeer there answers once, in any order. */
export const askSacrifice = (state: State, { answered }: SiegeTask, seat: Seat, choices: Choice[]) => {
  for (let i = 0; i < state.men.length; i++) {
    const man = state.men[i];
    if (man.seat !== seat || man.place !== 'la-rochelle' || isDown(man) || answered.includes(i)) continue;
    choices.push(SACRIFICE[man.who], SPARE[man.who]);
  }
};

export const askReroll = (choices: Choice[]): Seat => {
  choices.push(PASS, REROLL.shield);
  return MILADY;
};

export const answerSiege = (draft: State, task: SiegeTask, choice: Choice, tell: Tell<Event>) => {
  const swap = (change: Partial<SiegeTask>) => {
    draft.todo[draft.todo.length - 1] = { ...task, ...change };
  };
  switch (choice.kind) {
    case 'pass':
      tell?.({ kind: 'siege-reroll', face: null });
      return swap({ stage: 'sacrifice' });
    case 'reroll': {
      const face = redDie(draft);
      tell?.({ kind: 'siege-reroll', face });
      const hit = face === 'sword' ? 1 : 0;
      return swap({ stage: 'sacrifice', swords: task.swords + hit, shields: task.shields - hit });
    }
    case 'sacrifice': {
      // Struck out first: whoever gives his last life point is carried away only after the token has moved (S8).
      tell?.({ kind: 'sacrificed', who: choice.who });
      const man = indexOf(draft, choice.who);
      return swap({ swords: task.swords - 1, answered: [...task.answered, man], given: [...task.given, man] });
    }
    case 'spare':
      tell?.({ kind: 'spared', who: choice.who });
      return swap({ answered: [...task.answered, indexOf(draft, choice.who)] });
    default:
      throw new Error(`${choice.kind} is no answer in the siege`);
  }
};

/** S7, S8: space by space, each one entered counts (ROY.SIEGE.19). */
const moveToken = (draft: State, task: SiegeTask, tell: Tell<Event>) => {
  draft.todo.pop();
  const from = draft.siege;
  const to = Math.max(-SIEGE_END, Math.min(SIEGE_END, from + task.team - task.swords));
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
