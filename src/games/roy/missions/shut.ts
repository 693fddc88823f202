import { isAdversary } from '../cards/adversaries.ts';
import { PARIS, type Stipulation } from '../cards/paris.ts';
import { BEGGARS_PRICE } from '../cards/traps.ts';
import type { Of } from '../choices.ts';
import { placeOf } from '../duel/fighters.ts';
import type { MissionPlace } from '../names.ts';
import type { Why } from '../question.ts';
import { because } from '../reasons.ts';
import type { Man, ManIndex, State } from '../state.ts';
import { keeperFor, missionAt } from './missions.ts';

/** What one would attempt at a mission. */
type Attempt = 'challenge' | 'challenge-at' | 'duel' | 'search' | 'hand-over';
interface Actor {
  readonly man: ManIndex;
}

/** The mission an attempt is about. */
const placeFor = (state: State, { man }: Actor, choice: Of<Attempt>): MissionPlace => {
  if (choice.kind === 'challenge') return state.men[man].place as MissionPlace;
  if (choice.kind === 'challenge-at') return choice.place as MissionPlace;
  return choice.kind === 'duel' && isAdversary(choice.foe) ? placeOf(state, choice.foe) : 'paris';
};

const ELSEWHERE = because('ROY.CHALL.2', 'mission-elsewhere', (state: State, actor: Actor, choice: Of<Attempt>) => ({
  place: placeFor(state, actor, choice),
}));
const BEGGARS = because('ROY.TRAP.14', 'beggars', (state: State, actor: Actor, choice: Of<Attempt>) => ({
  place: placeFor(state, actor, choice),
  price: BEGGARS_PRICE,
}));
const NEMESIS = because('ROY.CARD.19', 'nemesis', (state: State, actor: Actor, choice: Of<Attempt>) => {
  const place = placeFor(state, actor, choice);
  return { place, who: missionAt(state, place)?.nemesis ?? state.men[actor.man].who };
});

/** Why nothing at all of a mission may be attempted: he is elsewhere, Beggars lie there, or a Nemesis for another. */
export const shutBar = (state: State, man: Man, place: MissionPlace): Why<Actor, Attempt> => {
  if (man.place !== place) return ELSEWHERE;
  const mission = place === 'paris' ? state.paris : state.louvre;
  const keeper = mission === null ? null : keeperFor(mission, man.who);
  if (keeper === null) return null;
  return keeper === 'beggars' ? BEGGARS : NEMESIS;
};

/** Whether the Paris card still asks for that, besides its challenge and its duels. */
export const isWanted = ({ paris, constance }: Pick<State, 'paris' | 'constance'>, asks: Stipulation): boolean =>
  paris !== null && PARIS[paris.card].asks === asks && constance < PARIS[paris.card].goal;

/** Whether the Paris card asked for it and has it all. */
export const isGiven = (state: State, asks: 'search' | 'hand-over'): boolean =>
  state.paris !== null && PARIS[state.paris.card].asks === asks && !isWanted(state, asks);
