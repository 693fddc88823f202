import type { Seat, Tell } from '#kernel/game.ts';
import { mayUseAbility } from './aramis.ts';
import { countIn, withCard, withoutCard } from './cards/adventure.ts';
import { CALAIS_VALUE } from './cards/board.ts';
import { SHEETS } from './cards/musketeers.ts';
import { TOKEN_CHALLENGE } from './cards/tokens.ts';
import { ABILITY, ADD, type Choice, DONE, EPIC } from './choices.ts';
import type { Event } from './events.ts';
import { distinct } from './listing.ts';
import { missionAt, openChallenge, winChallenge } from './missions.ts';
import type { Skill } from './names.ts';
import { passAntechamber } from './quest/galleries.ts';
import { isOn, type Man, type ManIndex, type State } from './state.ts';
import type { ChallengeTask } from './tasks.ts';
import { changeEpics } from './tracks.ts';

/** ROY.CHALL.3: the value on his sheet, one more with the upgrade (ROY.UPGR.7). */
export const skillOf = (man: Pick<Man, 'who' | 'skills'>, skill: Skill): number =>
  SHEETS[man.who].skills[skill] + (man.skills.includes(skill) ? 1 : 0);

/** What the challenge of that skill asks for where the musketeer stands; null where there is none. */
export const challengeValue = (
  state: Pick<State, 'paris' | 'louvre' | 'quest'>,
  man: Man,
  skill: Skill,
): number | null => {
  const mission = missionAt(state, man.place);
  if (mission !== null) {
    const open = openChallenge(mission);
    return open?.skill === skill ? open.value : null;
  }
  if (man.place !== 'quest') return null;
  const { quest } = state;
  if (quest.board === 2) return quest.won.includes(skill) ? null : CALAIS_VALUE[skill];
  return quest.board === 4 && quest.challenges[quest.at] === skill ? TOKEN_CHALLENGE : null;
};

/** ROY.CALAIS.4: only there Epic tokens make a challenge easier. */
const atCalais = (state: State, man: Man): boolean => man.place === 'quest' && state.quest.board === 2;

/** ROY.CHALL.11, ROY.CHALL.14: whether he can reach the value with all he has. */
export const canReach = (state: State, man: Man, skill: Skill, value: number): boolean => {
  const hand = state.hands[man.seat];
  const matching = countIn(hand, skill);
  // His ability needs a card of its own: any other one, or a matching one that then gives no more than it would.
  const ability = mayUseAbility(state, man) && hand.length > matching ? 1 : 0;
  const epics = atCalais(state, man) ? state.epics + 2 * state.oneForAll : 0;
  return skillOf(man, skill) + matching + ability + epics >= value;
};

/** ROY.RULING.26 */
export const mayChallenge = (state: State, man: Man, skill: Skill): boolean => {
  const value = challengeValue(state, man, skill);
  return value !== null && (isOn(state, 'hopelessChallenges') || canReach(state, man, skill, value));
};

/** A5: the attempt begins, or is spent without effect if it has become hopeless (ROY.CHALL.12). */
export const beginChallenge = (draft: State, index: ManIndex, skill: Skill, tell: Tell<Event>) => {
  const man = draft.men[index];
  const value = challengeValue(draft, man, skill);
  if (value === null || !canReach(draft, man, skill, value)) {
    tell?.({ kind: 'fizzled', who: man.who, action: { kind: 'challenge', skill }, reveals: true });
    return;
  }
  draft.todo.push({
    kind: 'challenge',
    man: index,
    skill,
    value,
    paid: [],
    ability: null,
    epics: 0,
    oneForAll: 0,
    change: 0,
    lowered: 0,
  });
};

export const scoreOf = (man: Man, { skill, paid, ability, lowered }: ChallengeTask): number =>
  skillOf(man, skill) + paid.length + (ability === null ? 0 : 1) + lowered;

/** Whoever holds a card is asked, whatever it is: not to be asked would show his hand. */
const mayAdd = (state: State, man: Man): boolean =>
  state.hands[man.seat].length > 0 || (atCalais(state, man) && (state.epics > 0 || state.oneForAll > 0));

/** Settled by itself when nothing can be added; at the end of the hourglass as it stands (ROY.GLASS.11). */
export const runChallenge = (draft: State, task: ChallengeTask, tell: Tell<Event>): boolean => {
  const man = draft.men[task.man];
  if (draft.hourglass === 'expired' && scoreOf(man, task) < task.value) {
    giveBack(draft, task, tell);
    return true;
  }
  if (draft.hourglass !== 'expired' && mayAdd(draft, man)) return false;
  settleChallenge(draft, task, tell);
  return true;
};

const giveBack = (draft: State, task: ChallengeTask, tell: Tell<Event>) => {
  draft.todo.pop();
  const man = draft.men[task.man];
  for (const card of task.paid) draft.hands[man.seat] = withCard(draft.hands[man.seat], card);
  if (task.ability !== null) {
    draft.hands[man.seat] = withCard(draft.hands[man.seat], task.ability);
    man.used = false;
  }
  draft.oneForAll += task.oneForAll;
  changeEpics(draft, task.epics - task.change, tell);
  tell?.({ kind: 'fizzled', who: man.who, action: { kind: 'challenge', skill: task.skill }, reveals: true });
};

/** ROY.CHALL.6 to ROY.CHALL.8, ROY.CHALL.13 */
const settleChallenge = (draft: State, task: ChallengeTask, tell: Tell<Event>) => {
  draft.todo.pop();
  const man = draft.men[task.man];
  draft.discard.push(...task.paid);
  if (task.ability !== null) draft.discard.push(task.ability);
  const score = scoreOf(man, task);
  const won = score >= task.value;
  tell?.({ kind: 'challenged', who: man.who, skill: task.skill, value: task.value, score, won });
  if (!won) return;
  if (man.place === 'paris' || man.place === 'louvre') return winChallenge(draft, man.place, man.who, tell);
  if (draft.quest.board === 2)
    draft.quest = { board: 2, won: [...draft.quest.won, task.skill] }; // ROY.CALAIS.3
  else passAntechamber(draft, task.man, 'challenge', tell); // ROY.GALL.3
};

export const askChallenge = (state: State, task: ChallengeTask, choices: Choice[]): Seat => {
  const man = state.men[task.man];
  const hand = state.hands[man.seat];
  if (hand.includes(task.skill)) choices.push(ADD[task.skill]);
  if (mayUseAbility(state, man)) distinct(hand, ABILITY, choices);
  if (atCalais(state, man) && state.epics > 0) choices.push(EPIC);
  choices.push(DONE);
  return man.seat;
};

const put = (draft: State, task: ChallengeTask, change: Partial<ChallengeTask>) => {
  draft.todo[draft.todo.length - 1] = { ...task, ...change };
};

export const answerChallenge = (draft: State, task: ChallengeTask, choice: Choice, tell: Tell<Event>) => {
  const man = draft.men[task.man];
  switch (choice.kind) {
    case 'add':
    case 'ability': {
      const ability = choice.kind === 'ability';
      draft.hands[man.seat] = withoutCard(draft.hands[man.seat], choice.card);
      tell?.({ kind: 'added', who: man.who, card: choice.card, ability });
      if (ability) man.used = true;
      return put(draft, task, ability ? { ability: choice.card } : { paid: [...task.paid, choice.card] });
    }
    case 'epic':
      changeEpics(draft, -1, tell);
      return put(draft, task, { epics: task.epics + 1, lowered: task.lowered + 1 });
    default:
      return settleChallenge(draft, task, tell);
  }
};

/** A One-for-all card as two Epic tokens; what is not needed goes on the board (ROY.ONE.9, ROY.ONE.10). */
export const oneForAllInChallenge = (draft: State, task: ChallengeTask, tell: Tell<Event>) => {
  const needed = task.value - scoreOf(draft.men[task.man], task) === 1 ? 1 : 2;
  const before = draft.epics;
  draft.oneForAll--;
  changeEpics(draft, 2 - needed, tell);
  put(draft, task, {
    oneForAll: task.oneForAll + 1,
    change: task.change + draft.epics - before,
    lowered: task.lowered + needed,
  });
};
