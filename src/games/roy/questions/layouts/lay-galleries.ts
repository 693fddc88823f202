import type { Tell } from '#kernel/game.ts';
import { anyOf } from '../../any-of.ts';
import { CHALLENGE_TOKENS, type FightToken } from '../../cards/tokens.ts';
import { LAY, LAY_CHALLENGE } from '../../choices.ts';
import type { Event } from '../../events.ts';
import type { Skill } from '../../names.ts';
import { fromStock } from '../../quest/boards.ts';
import { ANTECHAMBERS, openAntechamber } from '../../quest/galleries.ts';
import type { Question } from '../../question.ts';
import { type Galleries, MILADY, type State, toMilady } from '../../state.ts';
import { anyToken, listTokens, tokenBar } from './stock.ts';

const galleriesOf = ({ quest }: State): Galleries => {
  if (quest.board !== 4) throw new Error('board 4 is not in play');
  return quest;
};

const challengesLeft = (state: State): readonly Skill[] => {
  const { challenges } = galleriesOf(state);
  return CHALLENGE_TOKENS.filter(skill => !challenges.includes(skill));
};

const layChallenge = (draft: State, skill: Skill, tell: Tell<Event>) => {
  const quest = galleriesOf(draft);
  tell?.({ kind: 'laid', board: 4, secret: { to: toMilady(draft), token: skill } });
  draft.quest = { ...quest, challenges: [...quest.challenges, skill] };
};

const layFighter = (draft: State, token: FightToken, tell: Tell<Event>) => {
  const quest = galleriesOf(draft);
  tell?.({ kind: 'laid', board: 4, secret: { to: toMilady(draft), token } });
  fromStock(draft, token);
  const fighters = [...quest.fighters, token];
  draft.quest = { ...quest, fighters };
  if (fighters.length < 2 * ANTECHAMBERS) return;
  draft.todo.pop();
  tell?.({ kind: 'board', board: 4 });
  openAntechamber(draft, tell);
};

/** ROY.DEC.42, ROY.GALL.1: the challenge tokens first, then two fighters for each antechamber. */
export const layGalleries: Question<'lay-galleries'> = {
  who: () => MILADY,
  reach: (state, _task, _seat, choices) => {
    const challenges = challengesLeft(state);
    if (challenges.length === 0) listTokens(choices);
    for (const skill of challenges) choices.push(LAY_CHALLENGE[skill]);
  },
  beyond: (state, _task, seat, choices) => {
    if (seat === MILADY && challengesLeft(state).length === 0) choices.push(LAY.decoy);
  },
  bar: (state, _task, choice) => (choice.kind === 'lay-challenge' ? null : tokenBar(state, choice)),
  answer: (draft, _task, choice, _seat, tell) => {
    if (choice.kind === 'lay-challenge') layChallenge(draft, choice.skill, tell);
    else layFighter(draft, choice.token as FightToken, tell);
  },
  automa: (draft, _task, tell) => {
    const challenges = challengesLeft(draft);
    if (challenges.length > 0) layChallenge(draft, anyOf(draft, challenges), tell);
    else layFighter(draft, anyToken(draft), tell);
  },
};
