import type { Bar } from '#kernel/question.ts';
import { isAdversary } from '../cards/adversaries.ts';
import { DUEL, type FoeId, type Of } from '../choices.ts';
import { meetsSnare } from '../duel/after.ts';
import { beginDuel } from '../duel/begin.ts';
import { placeOf, tokenOf } from '../duel/fighters.ts';
import { missionAt } from '../missions/missions.ts';
import { isWanted, shutBar } from '../missions/shut.ts';
import { type MissionPlace, SKILLS } from '../names.ts';
import { because } from '../reasons.ts';
import type { Man, State } from '../state.ts';
import type { View } from '../view.ts';
import { type Actor, manOf, row } from './action.ts';
import { NOT_AT_QUEST } from './quest.ts';

type Why = Bar<State, Actor, Of<'duel'>> | null;

const MISSIONS: readonly MissionPlace[] = ['paris', 'louvre'];

const FOE_ELSEWHERE = because('ROY.DUEL.2', 'foe-elsewhere', (state: State, _actor: Actor, { foe }: Of<'duel'>) => ({
  foe,
  place: missionOf(state, foe),
}));
const WARDES_WAITS = because('ROY.CALAIS.5', 'wardes-waits', (state: State) => ({
  won: state.quest.board === 2 ? state.quest.won.length : 0,
}));
const BEATEN = because('ROY.GALL.7', 'already-beaten', (_state: State, _actor: Actor, { foe }: Of<'duel'>) => ({
  foe,
}));

/** The mission a foe stands at. */
const missionOf = (state: State, foe: FoeId): MissionPlace => (isAdversary(foe) ? placeOf(state, foe) : 'paris');

const listAt = (state: State, place: MissionPlace, choices: Of<'duel'>[]) => {
  const foes = missionAt(state, place)?.foes ?? [];
  for (let i = 0; i < foes.length; i++) choices.push(DUEL[foes[i].id]);
  if (place === 'paris' && isWanted(state, 'guards')) choices.push(DUEL.guard);
};

const listAtQuest = ({ quest }: State, choices: Of<'duel'>[]) => {
  if (quest.board === 2) choices.push(DUEL.wardes);
  else if (quest.board === 3) choices.push(DUEL.road);
  else if (quest.board === 4) choices.push(DUEL.first, DUEL.second);
};

/** Whom of the Quest he may fight now, and why not. */
export const questBar = ({ quest }: Pick<View, 'quest'>, man: Man, foe: FoeId): Why => {
  if (man.place !== 'quest') return NOT_AT_QUEST;
  if (quest.board === 2) return quest.won.length === SKILLS.length ? null : WARDES_WAITS;
  if (quest.board === 4) return quest.beaten[foe === 'first' ? 0 : 1] ? BEATEN : null;
  return null;
};

export const duel = row('duel', {
  at: ['paris', 'louvre', 'quest'],
  interceptable: true,
  reach: (state, actor, _seat, choices) => {
    const { place } = manOf(state, actor);
    if (place === 'paris' || place === 'louvre') listAt(state, place, choices);
    else if (place === 'quest') listAtQuest(state, choices);
  },
  beyond: (state, actor, _seat, choices) => {
    const { place } = manOf(state, actor);
    for (const other of MISSIONS) if (other !== place) listAt(state, other, choices);
    if (place !== 'quest') listAtQuest(state, choices);
  },
  bar: (state, actor, { foe }) => {
    const man = manOf(state, actor);
    if (foe !== 'guard' && !isAdversary(foe)) return questBar(state, man, foe);
    const place = missionOf(state, foe);
    return man.place === place ? shutBar(state, man, place) : FOE_ELSEWHERE;
  },
  /** A Snare of the galleries is sprung rather than fought (ROY.RULING.35). */
  perform: (draft, { man, ordered }, { foe }, tell) => {
    const sprung = (foe === 'first' || foe === 'second') && tokenOf(draft, foe, -1) === 'snare';
    if (sprung) meetsSnare(draft, { man, foe, space: -1 }, tell);
    else beginDuel(draft, man, foe, -1, ordered);
  },
});
