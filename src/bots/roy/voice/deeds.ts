import type { Character } from '#games/roy/cards/adventure.ts';
import { isAdversary } from '#games/roy/cards/adversaries.ts';
import { ARSENAL } from '#games/roy/cards/arsenal.ts';
import { CALAIS_VALUE, INN_SPACES } from '#games/roy/cards/board.ts';
import { SHEETS } from '#games/roy/cards/musketeers.ts';
import { PARIS } from '#games/roy/cards/paris.ts';
import { TOKEN_CHALLENGE } from '#games/roy/cards/tokens.ts';
import type { Action, Choice, FoeId } from '#games/roy/choices.ts';
import { tokenOf } from '#games/roy/duel/fighters.ts';
import { isComplete, missionAt, openChallenge } from '#games/roy/missions/missions.ts';
import { EQUIPMENT, type Item, type MissionPlace, SKILLS, type Skill } from '#games/roy/names.ts';
import { isLastAntechamber } from '#games/roy/quest/galleries.ts';
import { clearedOn, passedBy } from '#games/roy/quest/spaces.ts';
import { skillOf } from '#games/roy/questions/challenge/score.ts';
import { garrisonDice, isGarrisonFull } from '#games/roy/questions/siege/siege.ts';
import type { Man } from '#games/roy/state.ts';
import type { Reason } from '../../voice/voice.ts';
import { duelOdds } from '../estimate/duel-odds.ts';
import type { Observation } from '../observation.ts';
import { fallChance, honourLeft, percent } from './concerns.ts';
import { tell } from './reasons.ts';
import { whyGo } from './starts.ts';

/** With fewer cards than this one draws because there are so few. */
const FEW = 4;

/** The challenges that are open, each with its place. */
const openSkills = (seen: Observation): { readonly skill: Skill; readonly place: 'paris' | 'louvre' | 'quest' }[] => {
  const found: { skill: Skill; place: 'paris' | 'louvre' | 'quest' }[] = [];
  for (const place of ['louvre', 'paris'] as const) {
    const mission = missionAt(seen, place);
    const open = mission === null ? null : openChallenge(mission);
    if (open !== null) found.push({ skill: open.skill, place });
  }
  const { quest } = seen;
  if (quest.board === 2)
    for (const skill of SKILLS) if (!quest.won.includes(skill)) found.push({ skill, place: 'quest' });
  const next = quest.board === 4 ? quest.challenges[quest.at] : null;
  if (next !== null) found.push({ skill: next, place: 'quest' });
  return found;
};

/** Nobody in the team is better at it. */
const isBest = ({ men }: Observation, man: Man, skill: Skill): boolean =>
  men.every(other => skillOf(other, skill) <= skillOf(man, skill));

const draw = (seen: Observation, man: Man): Reason => {
  const cards = seen.hands[man.seat];
  if (cards < FEW) return tell('draw-few', { cards });
  const mine = openSkills(seen).find(({ skill }) => isBest(seen, man, skill));
  return mine === undefined ? tell('draw', {}) : tell('draw-skill', mine);
};

const trade = (seen: Observation, man: Man, { who }: Extract<Action, { kind: 'trade' }>): Reason => {
  const other = seen.men.find(each => each.who === who);
  const his = openSkills(seen).find(
    ({ skill }) => other !== undefined && other.seat !== man.seat && isBest(seen, other, skill),
  );
  return his === undefined ? tell('trade', { who }) : tell('trade-skill', { who, skill: his.skill });
};

const character = (seen: Observation, card: Character): Reason | null => {
  switch (card) {
    case 'bassompierre':
      return tell('bassompierre', { blue: garrisonDice(seen.garrison) });
    case 'essarts':
      return tell('essarts', { purse: seen.purse });
    case 'buckingham':
      return tell('buckingham', { epics: seen.epics });
    case 'captain':
      return tell('captain', {});
    case 'ketty':
      return tell('ketty', {});
    case 'laporte':
      return tell('laporte', { left: honourLeft(seen) });
    case 'planchet':
      return null;
  }
};

const reinforce = (seen: Observation, { card }: Extract<Action, { kind: 'reinforce' }>): Reason => {
  const blue = garrisonDice(seen.garrison);
  if (isGarrisonFull(seen.garrison)) return tell('reinforce-calm', { blue });
  const before = percent(fallChance(seen, blue));
  const after = percent(fallChance(seen, garrisonDice([...seen.garrison, card])));
  return before > after ? tell('reinforce', { before, after }) : tell('reinforce-calm', { blue });
};

/** Whether beating this, or winning the challenge where it is null, would complete the mission. */
const ends = (seen: Observation, place: MissionPlace, foe: FoeId | null): boolean => {
  const mission = missionAt(seen, place);
  if (mission === null) return false;
  const trap = foe === null && mission.trap === 'harlot' ? null : mission.trap;
  const foes = mission.foes.filter(({ id, life }) => id !== foe || life > 1);
  return isComplete(seen, place, { ...mission, won: mission.won || foe === null, trap, foes });
};

const challenge = (seen: Observation, man: Man, skill: Skill): Reason | null => {
  const own = skillOf(man, skill);
  if (man.place === 'quest') {
    const { quest } = seen;
    if (isLastAntechamber(quest)) return tell('challenge-last', { skill });
    return tell('challenge-quest', { skill, value: quest.board === 4 ? TOKEN_CHALLENGE : CALAIS_VALUE[skill], own });
  }
  if (man.place !== 'paris' && man.place !== 'louvre') return null;
  const { place } = man;
  if (ends(seen, place, null)) return tell('challenge-ends', { place, skill });
  const mission = missionAt(seen, place);
  const open = mission === null ? null : openChallenge(mission);
  return open === null ? null : tell('challenge', { place, skill, value: open.value, own });
};

/** The chance to take a life point off a foe with his own dice. */
export const hitChance = (
  seen: Observation,
  man: Man,
  foe: FoeId,
  space: number,
  dice = SHEETS[man.who].dice,
): number => percent(duelOdds(seen, man, foe, space, dice).hits);

const duel = (seen: Observation, man: Man, foe: FoeId): Reason => {
  const placed = foe === 'road' || foe === 'first' || foe === 'second';
  const token = placed ? tokenOf(seen, foe, -1) : null;
  if (placed && token === null) return tell('duel-dark', {});
  if (token === 'snare') return tell('duel-snare', {});
  const chance = hitChance(seen, man, foe, -1);
  if (foe === 'guard' && seen.paris !== null)
    return tell('duel-guard', { left: PARIS[seen.paris.card].goal - seen.constance, chance });
  if (foe === 'wardes') return tell('duel-wardes', { chance });
  const { quest } = seen;
  if (placed) return isLastAntechamber(quest) ? tell('duel-last', { foe, chance }) : tell('duel-token', { chance });
  const place = man.place === 'paris' ? 'paris' : 'louvre';
  return isAdversary(foe) && ends(seen, place, foe)
    ? tell('duel-ends', { foe, place, chance })
    : tell('duel', { foe, chance });
};

const buy = (seen: Observation, man: Man, item: Item): Reason => {
  const { price } = ARSENAL[item];
  const skill = SKILLS.find(each => each === item);
  if (skill !== undefined) return tell('buy-skill', { skill, value: skillOf(man, skill) + 1 });
  if (item === 'balm') return tell('buy-balm', { life: man.life });
  if (EQUIPMENT.some(each => each === item) && typeof price === 'number')
    return tell('buy-gear', { item, left: seen.purse - price });
  return tell('buy-manoeuvre', {});
};

const advance = (seen: Observation, man: Man, path: number): Reason | null => {
  if (seen.quest.board !== 1) return null;
  const cleared = clearedOn(seen.quest, path);
  const space = path * INN_SPACES + cleared;
  const slot = seen.quest.spaces[space];
  if (passedBy(man, path) < cleared || slot === null || slot?.token === 'decoy') return tell('advance-free', { path });
  if (slot?.token == null) return tell('advance-dark', { path, left: INN_SPACES - cleared });
  if (slot.token === 'snare') return tell('duel-snare', {});
  return tell('advance-known', { path, chance: hitChance(seen, man, 'inn', space) });
};

const stipulation = (seen: Observation, kind: 'search' | 'hand-over'): Reason | null =>
  seen.paris === null ? null : tell(kind, { left: PARIS[seen.paris.card].goal - seen.constance });

/** Why a musketeer spends an action so. */
export const whyDeed = (seen: Observation, man: Man, choice: Choice): Reason | null => {
  switch (choice.kind) {
    case 'move':
    case 'horse':
    case 'ride':
      return whyGo(seen, man, choice.to);
    case 'draw':
      return draw(seen, man);
    case 'trade':
      return trade(seen, man, choice);
    case 'play':
      return character(seen, choice.card);
    case 'help':
      return tell('help', { who: choice.who });
    case 'heal':
      return tell('heal', { life: man.life });
    case 'reinforce':
      return reinforce(seen, choice);
    case 'challenge':
      return challenge(seen, man, choice.skill);
    case 'duel':
      return duel(seen, man, choice.foe);
    case 'buy':
      return buy(seen, man, choice.item);
    case 'bribe':
      return tell('bribe', { purse: seen.purse });
    case 'break-out':
      return tell('break-out', { chance: hitChance(seen, man, 'jailer', -1) });
    case 'advance':
      return advance(seen, man, choice.path);
    case 'withdraw':
      return tell('withdraw', {});
    case 'search':
    case 'hand-over':
      return stipulation(seen, choice.kind);
    case 'passage': {
      const { quest } = seen;
      if (quest.board !== 4) return null;
      return isLastAntechamber(quest) ? tell('passage-last', {}) : tell('passage', { at: quest.at + 1 });
    }
    case 'order':
      return tell('order', { who: choice.who });
    case 'end':
      return seen.actions > 0 ? tell('end-idle', { left: seen.actions }) : tell('end', {});
    default:
      return null;
  }
};
