import { CHALLENGE, CHALLENGE_AT, type Of } from '../choices.ts';
import { missionAt, openChallenge } from '../missions/missions.ts';
import { shutBar } from '../missions/shut.ts';
import { type MissionPlace, SKILLS, type Skill } from '../names.ts';
import { agreed } from '../options.ts';
import type { Why } from '../question.ts';
import { beginChallenge, canReach, challengeValue } from '../questions/challenge/score.ts';
import { because } from '../reasons.ts';
import type { Man, State } from '../state.ts';
import { type Actor, manOf, row } from './action.ts';
import { NOT_AT_QUEST } from './quest.ts';

const MISSIONS: readonly MissionPlace[] = ['paris', 'louvre'];

const NO_PARIS = because('ROY.PARIS.11', 'no-mission', () => ({ place: 'paris' as const }));
const NO_LOUVRE = because('ROY.LOUVRE.15', 'no-mission', () => ({ place: 'louvre' as const }));
const NO_CHALLENGE = because('ROY.CARD.31', 'no-challenge');
const WON_SKILL = because(
  'ROY.CHALL.7',
  'challenge-won',
  (_state: State, _actor: Actor, { skill }: Of<'challenge'>) => ({
    skill,
  }),
);
const WON_HERE = because('ROY.CHALL.7', 'challenge-won', (state: State, _actor: Actor, choice: Of<'challenge-at'>) => ({
  skill: printedSkill(state, choice.place as MissionPlace),
}));
const OUT_OF_REACH = because('ROY.CHALL.11', 'out-of-reach', (state: State, actor: Actor, choice: Of<'challenge'>) => {
  const { skill } = choice;
  const man = manOf(state, actor);
  const need = challengeValue(state, man, skill) ?? 0;
  return { skill, have: most(state, man, skill, need), need };
});

/** The challenge on a card, won or not. */
const printedSkill = (state: State, place: MissionPlace): Skill => {
  const mission = missionAt(state, place);
  const printed = mission === null ? null : openChallenge({ ...mission, won: false });
  if (printed === null) throw new Error(`there is no challenge in ${place}`);
  return printed.skill;
};

/** The most he can reach, found by asking for less and less. */
const most = (state: State, man: Man, skill: Skill, value: number): number => {
  let have = value;
  while (have > 0 && !canReach(state, man, skill, have)) have--;
  return have;
};

/** A challenge named by its place: done, not there, or to be met somewhere else. */
const placeBar = (state: State, man: Man, place: MissionPlace | 'quest'): Why<Actor, 'challenge' | 'challenge-at'> => {
  if (place === 'quest') return NOT_AT_QUEST;
  const mission = missionAt(state, place);
  if (mission === null) return place === 'paris' ? NO_PARIS : NO_LOUVRE;
  if (mission.card === 'duels') return NO_CHALLENGE;
  return openChallenge(mission) === null ? WON_HERE : shutBar(state, man, place);
};

/** ROY.CHALL.11: any challenge that is open to him, or only what he can win with all he has (ROY.RULING.26). */
const skillBar = (state: State, man: Man, skill: Skill): Why<Actor, 'challenge' | 'challenge-at'> => {
  const value = challengeValue(state, man, skill);
  if (value === null) return WON_SKILL;
  const shut = man.place === 'paris' || man.place === 'louvre' ? shutBar(state, man, man.place) : null;
  if (shut !== null) return shut;
  return agreed(state, 'hopelessChallenges') || canReach(state, man, skill, value) ? null : OUT_OF_REACH;
};

export const challenge = row('challenge', {
  at: ['paris', 'louvre', 'quest'],
  interceptable: true,
  reach: (state, actor, _seat, choices) => {
    const { place } = manOf(state, actor);
    const { quest } = state;
    if (place === 'paris' || place === 'louvre') {
      const mission = missionAt(state, place);
      const open = mission === null ? null : openChallenge(mission);
      if (open !== null) choices.push(CHALLENGE[open.skill]);
    } else if (place !== 'quest') return;
    else if (quest.board === 4) choices.push(CHALLENGE[quest.challenges[quest.at]]);
    else if (quest.board === 2)
      for (const skill of SKILLS) if (!quest.won.includes(skill)) choices.push(CHALLENGE[skill]);
  },
  beyond: (state, actor, _seat, choices) => {
    const man = manOf(state, actor);
    const { quest } = state;
    for (const place of MISSIONS) {
      const mission = missionAt(state, place);
      const met = man.place === place && mission !== null && openChallenge(mission) !== null;
      if (!met && (mission !== null || man.place === place)) choices.push(CHALLENGE_AT[place]);
    }
    if (man.place !== 'quest' && (quest.board === 2 || quest.board === 4)) choices.push(CHALLENGE_AT.quest);
    if (man.place === 'quest' && quest.board === 2) for (const skill of quest.won) choices.push(CHALLENGE[skill]);
  },
  bar: (state, actor, choice) => {
    const man = manOf(state, actor);
    return choice.kind === 'challenge-at' ? placeBar(state, man, choice.place) : skillBar(state, man, choice.skill);
  },
  perform: (draft, { man }, { skill }, tell) => beginChallenge(draft, man, skill, tell),
});
