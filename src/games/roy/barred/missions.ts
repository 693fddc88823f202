import type { Barred } from '#kernel/game.ts';
import { COMBAT, countIn } from '../cards/adventure.ts';
import { PARIS } from '../cards/paris.ts';
import { BEGGARS_PRICE } from '../cards/traps.ts';
import { canReach, challengeValue, mayChallenge } from '../challenge.ts';
import type { FoeId } from '../choices.ts';
import { missionAt, openChallenge } from '../missions.ts';
import type { MissionPlace, Skill } from '../names.ts';
import type { Man, State } from '../state.ts';
import { because, type Reason, type Reasons } from './reasons.ts';

/** A reason that holds for everything at a mission. */
type Everything = (thing: string) => Barred;
const always =
  <R extends Reason>(rule: string, reason: R, params: Reasons[R]): Everything =>
  thing =>
    because(thing, rule, reason, params);

/** Why nothing at all of a mission may be attempted by him. */
const shutWhy = (state: State, man: Man, place: MissionPlace): Everything | null => {
  const mission = missionAt(state, place);
  if (man.place !== place) return always('ROY.CHALL.2', 'mission-elsewhere', { place });
  if (mission?.trap === 'beggars') return always('ROY.TRAP.14', 'beggars', { place, price: BEGGARS_PRICE });
  if (mission !== null && mission.nemesis !== null && mission.nemesis !== man.who)
    return always('ROY.CARD.19', 'nemesis', { place, who: mission.nemesis });
  return null;
};

/** The most he can reach, found by asking for less and less. */
const reach = (state: State, man: Man, skill: Skill, value: number): number => {
  let have = value;
  while (have > 0 && !canReach(state, man, skill, have)) have--;
  return have;
};

/** A challenge where he stands, by its skill. */
export const skillWhy = (state: State, man: Man, skill: Skill): Barred[] => {
  const need = challengeValue(state, man, skill);
  if (need === null) return [because(`challenge:${skill}`, 'ROY.CHALL.7', 'challenge-won', { skill })];
  if (mayChallenge(state, man, skill)) return [];
  const have = reach(state, man, skill, need);
  return [because(`challenge:${skill}`, 'ROY.CHALL.11', 'out-of-reach', { skill, have, need })];
};

const challengeWhy = (state: State, man: Man, place: MissionPlace, shut: Everything | null): Barred[] => {
  const mission = missionAt(state, place);
  if (mission === null) return [];
  const open = openChallenge(mission);
  const thing = man.place === place && open !== null ? `challenge:${open.skill}` : `challenge:${place}`;
  if (mission.card === 'duels') return [because(thing, 'ROY.CARD.31', 'no-challenge', {})];
  if (open === null) return [because(thing, 'ROY.CHALL.7', 'challenge-won', { skill: skillAt(state, place) })];
  return shut === null ? skillWhy(state, man, open.skill) : [shut(thing)];
};

/** The printed challenge, won or not. */
const skillAt = (state: State, place: MissionPlace): Skill => {
  const mission = missionAt(state, place);
  const open = mission === null ? null : openChallenge({ ...mission, won: false });
  if (open === null) throw new Error(`there is no challenge in ${place}`);
  return open.skill;
};

const foesWhy = (state: State, man: Man, place: MissionPlace, shut: Everything | null): Barred[] => {
  const foes: FoeId[] = (missionAt(state, place)?.foes ?? []).map(foe => foe.id);
  if (place === 'paris' && isAsked(state, 'guards')) foes.push('guard');
  if (shut === null) return [];
  return foes.map(foe =>
    man.place === place ? shut(`duel:${foe}`) : because(`duel:${foe}`, 'ROY.DUEL.2', 'foe-elsewhere', { foe, place }),
  );
};

const isAsked = ({ paris, constance }: State, asks: 'search' | 'hand-over' | 'guards'): boolean =>
  paris !== null && PARIS[paris.card].asks === asks && constance < PARIS[paris.card].goal;

/** What a Paris card asks for besides its challenge and its duels. */
const stipulationWhy = (state: State, man: Man, shut: Everything | null): Barred[] => {
  const { paris } = state;
  const asks = paris === null ? null : PARIS[paris.card].asks;
  if (asks !== 'search' && asks !== 'hand-over') return [];
  const rule = asks === 'search' ? 'ROY.CARD.27' : 'ROY.CARD.29';
  if (!isAsked(state, asks)) return [because(asks, rule, 'asked-done', {})];
  const held = COMBAT.filter(card => countIn(state.hands[man.seat], card) > 0);
  const things = asks === 'search' ? [asks] : held.map(card => `${asks}:${card}`);
  if (shut !== null) return things.map(shut);
  return things.length === 0 ? [because(asks, rule, 'no-combat-card', {})] : [];
};

/** What lies in Paris and at the Louvre and cannot be attempted by him now. */
export const missionsWhy = (state: State, man: Man): Barred[] =>
  (['paris', 'louvre'] as const).flatMap(place => {
    if (missionAt(state, place) === null)
      return man.place === place
        ? [because(`challenge:${place}`, place === 'paris' ? 'ROY.PARIS.11' : 'ROY.LOUVRE.15', 'no-mission', { place })]
        : [];
    const shut = shutWhy(state, man, place);
    return [
      ...challengeWhy(state, man, place, shut),
      ...foesWhy(state, man, place, shut),
      ...(place === 'paris' ? stipulationWhy(state, man, shut) : []),
    ];
  });
