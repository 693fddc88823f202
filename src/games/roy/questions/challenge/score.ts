import type { Tell } from '#kernel/game.ts';
import { countIn, type Hand } from '../../cards/adventure.ts';
import { CALAIS_VALUE, EPIC_WORTH } from '../../cards/board.ts';
import { SHEETS } from '../../cards/musketeers.ts';
import { TOKEN_CHALLENGE } from '../../cards/tokens.ts';
import type { Event } from '../../events.ts';
import { hasAbilityLeft } from '../../men/aramis.ts';
import { missionAt, openChallenge } from '../../missions/missions.ts';
import type { Skill } from '../../names.ts';
import { replaceTask } from '../../question.ts';
import type { Man, ManIndex, State } from '../../state.ts';
import type { ChallengeTask } from '../../tasks.ts';
import { changeEpics } from '../../tracks.ts';
import type { View } from '../../view.ts';

/** ROY.CHALL.3: the value on his sheet, one more with the upgrade (ROY.UPGR.7). */
export const skillOf = (man: Pick<Man, 'who' | 'skills'>, skill: Skill): number =>
  SHEETS[man.who].skills[skill] + (man.skills.includes(skill) ? 1 : 0);

/** What the challenge of that skill asks for where the musketeer stands; null where there is none. */
export const challengeValue = (
  state: Pick<View, 'paris' | 'louvre' | 'quest'>,
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
export const atCalais = (state: Pick<View, 'quest'>, man: Pick<Man, 'place'>): boolean =>
  man.place === 'quest' && state.quest.board === 2;

/** ROY.CALAIS.4, ROY.ONE.9: the Epic tokens that help him in a challenge where he stands. */
export const epicsFor = (state: Pick<View, 'quest' | 'epics' | 'oneForAll'>, man: Pick<Man, 'place'>): number =>
  atCalais(state, man) ? state.epics + EPIC_WORTH * state.oneForAll : 0;

/** ROY.CHALL.3, ROY.CHALL.14: the most he comes to in a challenge with that hand, where he stands. */
export const mostScore = (
  state: Pick<View, 'quest' | 'epics' | 'oneForAll'>,
  man: Man,
  skill: Skill,
  hand: Hand,
): number => {
  const matching = countIn(hand, skill);
  // His ability needs a card of its own: any other one, or a matching one that then gives no more than it would.
  const ability = hasAbilityLeft(man) && hand.length > matching ? 1 : 0;
  return skillOf(man, skill) + matching + ability + epicsFor(state, man);
};

/** ROY.CHALL.11, ROY.CHALL.14: whether he can reach the value with all he has. */
export const canReach = (state: State, man: Man, skill: Skill, value: number): boolean =>
  mostScore(state, man, skill, state.hands[man.seat]) >= value;

/** The attempt begins, or is spent without effect if it has become hopeless (ROY.CHALL.12). */
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

/** A One-for-all card as Epic tokens; what the attempt does not need goes on the board (ROY.ONE.9, ROY.ONE.10). */
export const oneForAllInChallenge = (draft: State, task: ChallengeTask, tell: Tell<Event>) => {
  const missing = task.value - scoreOf(draft.men[task.man], task);
  const needed = Math.min(EPIC_WORTH, missing);
  const before = draft.epics;
  draft.oneForAll--;
  changeEpics(draft, EPIC_WORTH - needed, tell);
  replaceTask(draft, {
    ...task,
    oneForAll: task.oneForAll + 1,
    change: task.change + draft.epics - before,
    lowered: task.lowered + needed,
  });
};
