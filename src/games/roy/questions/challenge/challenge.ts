import type { Tell } from '#kernel/game.ts';
import { countIn, withCard, withoutCard } from '../../cards/adventure.ts';
import { ABILITY, ADD, DONE, EPIC } from '../../choices.ts';
import type { Event } from '../../events.ts';
import { distinct } from '../../listing.ts';
import { ABILITY_USED, mayUseAbility } from '../../men/aramis.ts';
import { winChallenge } from '../../missions/missions.ts';
import { SKILLS } from '../../names.ts';
import { passAntechamber } from '../../quest/galleries.ts';
import { type Question, replaceTask } from '../../question.ts';
import { because } from '../../reasons.ts';
import type { State } from '../../state.ts';
import type { ChallengeTask } from '../../tasks.ts';
import { changeEpics } from '../../tracks.ts';
import { atCalais, scoreOf } from './score.ts';

const WRONG_SKILL = because('ROY.CHALL.5', 'wrong-skill', (_state: State, { skill }: ChallengeTask) => ({ skill }));
const NO_EPICS = because('ROY.CALAIS.4', 'no-epics');
const EPICS_NOT_HERE = because('ROY.CALAIS.4', 'epics-not-here');

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

/** A challenge under way: cards and, at Calais, Epic tokens are added one by one (ROY.DEC.23). */
export const challenge: Question<'challenge'> = {
  who: (state, { man }) => state.men[man].seat,
  /**
   * Settled by itself when nothing can be added; at the end of the hourglass as it stands (ROY.GLASS.11). Whoever
   * holds a card is asked, whatever it is: not to be asked would show his hand.
   */
  settle: (draft, task, tell) => {
    const man = draft.men[task.man];
    const late = draft.hourglass === 'expired';
    if (late && scoreOf(man, task) < task.value) {
      giveBack(draft, task, tell);
      return true;
    }
    const tokens = atCalais(draft, man) && (draft.epics > 0 || draft.oneForAll > 0);
    if (!late && (draft.hands[man.seat].length > 0 || tokens)) return false;
    settleChallenge(draft, task, tell);
    return true;
  },
  reach: (state, task, seat, choices) => {
    const man = state.men[task.man];
    const hand = state.hands[seat];
    if (hand.includes(task.skill)) choices.push(ADD[task.skill]);
    if (mayUseAbility(state, man)) distinct(hand, ABILITY, choices);
    if (atCalais(state, man)) choices.push(EPIC);
    choices.push(DONE);
  },
  beyond: (state, task, seat, choices) => {
    const man = state.men[task.man];
    if (man.seat !== seat) return;
    const hand = state.hands[seat];
    for (const other of SKILLS) if (other !== task.skill && countIn(hand, other) > 0) choices.push(ADD[other]);
    if (man.who === 'aramis' && man.used) distinct(hand, ABILITY, choices);
    if (!atCalais(state, man) && state.epics > 0) choices.push(EPIC);
  },
  bar: (state, task, choice) => {
    const man = state.men[task.man];
    switch (choice.kind) {
      case 'add':
        return choice.card === task.skill ? null : WRONG_SKILL;
      case 'ability':
        return man.used ? ABILITY_USED : null;
      case 'epic':
        if (!atCalais(state, man)) return EPICS_NOT_HERE;
        return state.epics > 0 ? null : NO_EPICS;
      case 'done':
        return null;
    }
  },
  answer: (draft, task, choice, _seat, tell) => {
    const man = draft.men[task.man];
    switch (choice.kind) {
      case 'add':
      case 'ability': {
        const ability = choice.kind === 'ability';
        draft.hands[man.seat] = withoutCard(draft.hands[man.seat], choice.card);
        tell?.({ kind: 'added', who: man.who, card: choice.card, ability });
        if (ability) man.used = true;
        const added = ability ? { ability: choice.card } : { paid: [...task.paid, choice.card] };
        return replaceTask(draft, { ...task, ...added });
      }
      case 'epic':
        changeEpics(draft, -1, tell);
        return replaceTask(draft, { ...task, epics: task.epics + 1, lowered: task.lowered + 1 });
      case 'done':
        return settleChallenge(draft, task, tell);
    }
  },
};
