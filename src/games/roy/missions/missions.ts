import type { Tell } from '#kernel/game.ts';
import { shuffle } from '#kernel/rng.ts';
import { ADVERSARIES, type AdversaryId } from '../cards/adversaries.ts';
import { LOUVRE, LOUVRE_EPICS, type LouvreId } from '../cards/louvre.ts';
import { PARIS, type ParisId } from '../cards/paris.ts';
import { HARLOT_ADDS, TRAPS } from '../cards/traps.ts';
import { redDie } from '../dice.ts';
import type { Event } from '../events.ts';
import { wound } from '../men/wounds.ts';
import type { MissionPlace, Musketeer, Place, Skill } from '../names.ts';
import { agreed } from '../options.ts';
import type { ManIndex, Mission, State } from '../state.ts';
import { changeEpics, changePurse } from '../tracks.ts';
import { reachable } from './strength.ts';

type AnyMission = Mission<ParisId> | Mission<LouvreId>;

export const missionAt = (state: Pick<State, 'paris' | 'louvre'>, place: Place): AnyMission | null => {
  if (place === 'paris') return state.paris;
  return place === 'louvre' ? state.louvre : null;
};

/** Changes what lies at a mission. */
const alter = (draft: State, place: MissionPlace, change: Partial<Omit<AnyMission, 'card'>>) => {
  if (place === 'paris' && draft.paris !== null) draft.paris = { ...draft.paris, ...change };
  if (place === 'louvre' && draft.louvre !== null) draft.louvre = { ...draft.louvre, ...change };
};

/** The challenge still open at a mission, with what a Harlot adds (ROY.CARD.18). */
export const openChallenge = (mission: AnyMission): { skill: Skill; value: number } | null => {
  if (mission.won) return null;
  const printed = challengeOf(mission.card);
  if (printed === null || mission.trap !== 'harlot') return printed;
  return { skill: printed.skill, value: printed.value + HARLOT_ADDS };
};

const challengeOf = (card: ParisId | LouvreId): { skill: Skill; value: number } | null =>
  card in PARIS ? PARIS[card as ParisId].challenge : LOUVRE[card as LouvreId];

/** ROY.TRAP.14, ROY.CARD.19: who keeps him off a mission: Beggars everybody, Nemesis all but one. */
export const keeperFor = (mission: AnyMission, who: Musketeer): 'beggars' | 'nemesis' | null => {
  if (mission.trap === 'beggars') return 'beggars';
  return mission.nemesis !== null && mission.nemesis !== who ? 'nemesis' : null;
};

/** Takes a Trap off for good (ROY.TRAP.6). */
export const liftTrap = (draft: State, place: MissionPlace, tell: Tell<Event>) => {
  const trap = missionAt(draft, place)?.trap ?? null;
  if (trap === null) return;
  alter(draft, place, { trap: null, nemesis: null });
  tell?.({ kind: 'trap-gone', place, trap });
};

/** ROY.CARD.19: Nemesis leaves when the one it named has won something there. */
const pleaseNemesis = (draft: State, place: MissionPlace, who: Musketeer, tell: Tell<Event>) => {
  if (missionAt(draft, place)?.nemesis === who) liftTrap(draft, place, tell);
};

/** ROY.CHALL.7: validated; the Louvre pays at once (ROY.LOUVRE.3), a Harlot goes. */
export const winChallenge = (draft: State, place: MissionPlace, who: Musketeer, tell: Tell<Event>) => {
  const mission = missionAt(draft, place);
  alter(draft, place, { won: true });
  if (mission?.trap === 'harlot') liftTrap(draft, place, tell);
  pleaseNemesis(draft, place, who, tell);
  if (place === 'louvre' && draft.louvre !== null) changePurse(draft, LOUVRE[draft.louvre.card].reward, tell);
  checkComplete(draft, place, tell);
};

export const hurtFoe = (draft: State, place: MissionPlace, id: AdversaryId, life: number) => {
  const foes = missionAt(draft, place)?.foes ?? [];
  alter(draft, place, { foes: foes.map(foe => (foe.id === id ? { id, life } : foe)) });
};

/** ROY.DUEL.22, ROY.DUEL.30: out of the game, its reward to the team; the Henchman goes back to her hand. */
export const removeFoe = (draft: State, place: MissionPlace, id: AdversaryId, who: Musketeer, tell: Tell<Event>) => {
  const { pistoles, epics, returns } = ADVERSARIES[id];
  const foes = missionAt(draft, place)?.foes ?? [];
  alter(draft, place, { foes: foes.filter(foe => foe.id !== id) });
  if (returns) draft.foes = [...draft.foes, id];
  else draft.fallen = [...draft.fallen, id];
  tell?.({ kind: 'beaten', foe: id, pistoles, epics, returned: returns });
  changePurse(draft, pistoles, tell);
  changeEpics(draft, epics, tell);
  pleaseNemesis(draft, place, who, tell);
  checkComplete(draft, place, tell);
};

/** A step on the Constance scale by the team: a search, a card handed over, a guard beaten. */
export const advanceStipulation = (draft: State, steps: number, who: Musketeer, tell: Tell<Event>) => {
  if (draft.paris === null) throw new Error('no Paris card is in play');
  const { goal } = PARIS[draft.paris.card];
  draft.constance = Math.min(goal, draft.constance + steps);
  if (draft.constance < goal) return;
  pleaseNemesis(draft, 'paris', who, tell);
  checkComplete(draft, 'paris', tell);
};

export const isComplete = (state: Pick<State, 'constance'>, place: MissionPlace, mission: AnyMission): boolean => {
  if (!mission.won || mission.foes.length > 0) return false;
  if (mission.trap !== null && TRAPS[mission.trap].holds) return false; // ROY.TRAP.8
  return place === 'louvre' || state.constance >= PARIS[mission.card as ParisId].goal; // ROY.PARIS.9
};

/** ROY.PARIS.10, ROY.LOUVRE.6: looked at after every component that was cleared. */
export const checkComplete = (draft: State, place: MissionPlace, tell: Tell<Event>) => {
  const mission = missionAt(draft, place);
  if (mission === null || !isComplete(draft, place, mission)) return;
  liftTrap(draft, place, tell);
  tell?.({ kind: 'completed', place, card: mission.card });
  if (place === 'paris') return leaveParis(draft);
  if (draft.ladder <= 2) changeEpics(draft, LOUVRE_EPICS, tell); // ROY.LOUVRE.5
  leaveLouvre(draft);
};

const leaveParis = (draft: State) => {
  if (draft.paris === null) return;
  draft.parisGone = [...draft.parisGone, draft.paris.card];
  draft.paris = null;
  draft.constance = 0;
};

const leaveLouvre = (draft: State) => {
  if (draft.louvre === null) throw new Error('no Louvre mission is in play');
  draft.louvreGone.push(draft.louvre.card);
  draft.louvre = null;
  draft.todo.push({ kind: 'flip-louvre' });
};

/** The undefeated go back to Milady's hand, whole again (ROY.RULING.24); a Trap is discarded. */
const takeBack = (draft: State, place: MissionPlace, tell: Tell<Event>): readonly AdversaryId[] => {
  const back = (missionAt(draft, place)?.foes ?? []).map(foe => foe.id);
  draft.foes = [...draft.foes, ...back];
  alter(draft, place, { foes: [] });
  liftTrap(draft, place, tell);
  return back;
};

/** ROY.LOUVRE.10 */
export const failLouvre = (draft: State, tell: Tell<Event>) => {
  if (draft.louvre === null) throw new Error('no Louvre mission is in play');
  const back = takeBack(draft, 'louvre', tell);
  tell?.({ kind: 'louvre-failed', card: draft.louvre.card, back });
  leaveLouvre(draft);
};

/** ROY.PARIS.2 to ROY.PARIS.5 */
export const playParis = (draft: State, card: ParisId, tell: Tell<Event>) => {
  const replaced = draft.paris?.card ?? null;
  const back = takeBack(draft, 'paris', tell);
  leaveParis(draft);
  draft.constance = 0;
  draft.paris = { card, won: PARIS[card].challenge === null, foes: [], trap: null, nemesis: null };
  tell?.({ kind: 'paris', card, replaced, back, reveals: true });
  install(draft, 'paris', PARIS[card].strength);
};

/** ROY.LOUVRE.1: the top card is flipped; an empty stack leaves the Louvre empty (ROY.LOUVRE.15). */
export const flipLouvre = (draft: State, tell: Tell<Event>) => {
  draft.ladder = 1;
  if (draft.louvreStack.length === 0 && agreed(draft, 'louvreReshuffle')) {
    draft.louvreStack = shuffle(draft.rng, draft.louvreGone);
    draft.louvreGone = [];
    tell?.({ kind: 'reshuffled', deck: 'louvre' });
  }
  const card = draft.louvreStack.pop();
  if (card === undefined) return tell?.({ kind: 'louvre-empty' });
  draft.louvre = { card, won: false, foes: [], trap: null, nemesis: null };
  tell?.({ kind: 'louvre', card, reveals: true });
  install(draft, 'louvre', LOUVRE[card].strength);
};

/** ROY.PARIS.6, ROY.PARIS.7: the highest total not above the strength that Milady's hand can make. */
const install = (draft: State, place: MissionPlace, strength: number) => {
  const left = draft.automa ? strength : reachable(draft.foes, draft.traps, strength);
  draft.todo.push({ kind: 'install', place, left, foes: [], trap: null, nemesis: null });
};

/** ROY.TRAP.12: the roll of a Thief or an Assassin for one musketeer. */
export const bite = (draft: State, place: MissionPlace, index: ManIndex, ordered: boolean, tell: Tell<Event>) => {
  const trap = missionAt(draft, place)?.trap ?? null;
  if (trap === null || TRAPS[trap].bite === null) return;
  const man = draft.men[index];
  const face = redDie(draft);
  tell?.({ kind: 'bite', trap, place, who: man.who, face });
  if (face !== 'sword') return;
  if (TRAPS[trap].bite === 'pistole') return changePurse(draft, -1, tell);
  const early = !ordered && man.turn === 'waiting' && draft.phase !== 'end'; // ROY.OUT.6, ROY.OUT.7, ROY.OUT.9
  wound(draft, index, 1, 'assassin', early ? 'now' : 'next', tell);
};
