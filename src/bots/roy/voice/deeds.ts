import type { Character } from '#games/roy/cards/adventure.ts';
import { isAdversary } from '#games/roy/cards/adversaries.ts';
import { ARSENAL } from '#games/roy/cards/arsenal.ts';
import { CALAIS_VALUE, GARRISON_MOST, INN_SPACES } from '#games/roy/cards/board.ts';
import { SHEETS } from '#games/roy/cards/musketeers.ts';
import { PARIS } from '#games/roy/cards/paris.ts';
import { TOKEN_CHALLENGE } from '#games/roy/cards/tokens.ts';
import type { Action, Choice, FoeId } from '#games/roy/choices.ts';
import { tokenOf } from '#games/roy/duel/fighters.ts';
import { missionAt, openChallenge } from '#games/roy/missions/missions.ts';
import { EQUIPMENT, type Item, type MissionPlace, SKILLS, type Skill } from '#games/roy/names.ts';
import { skillOf } from '#games/roy/questions/challenge/score.ts';
import { garrisonDice } from '#games/roy/questions/siege/siege.ts';
import type { Man } from '#games/roy/state.ts';
import type { Reason } from '../../voice/voice.ts';
import { chances } from '../estimate/duel-odds.ts';
import { clearedOf } from '../estimate/quest-cost.ts';
import type { Sight } from '../observation.ts';
import { fallChance, honourLeft, percent } from './concerns.ts';
import { tell } from './reasons.ts';
import { whyGo } from './starts.ts';

/** With fewer cards than this one draws because there are so few. */
const FEW = 4;

/** The challenges that are open, each with its place. */
const openSkills = (sight: Sight): { readonly skill: Skill; readonly place: 'paris' | 'louvre' | 'quest' }[] => {
  const found: { skill: Skill; place: 'paris' | 'louvre' | 'quest' }[] = [];
  for (const place of ['louvre', 'paris'] as const) {
    const mission = missionAt(sight, place);
    const open = mission === null ? null : openChallenge(mission);
    if (open !== null) found.push({ skill: open.skill, place });
  }
  const { quest } = sight;
  if (quest.board === 2)
    for (const skill of SKILLS) if (!quest.won.includes(skill)) found.push({ skill, place: 'quest' });
  const next = quest.board === 4 ? quest.challenges[quest.at] : null;
  if (next !== null) found.push({ skill: next, place: 'quest' });
  return found;
};

/** Nobody in the team is better at it. */
const isBest = ({ men }: Sight, man: Man, skill: Skill): boolean =>
  men.every(other => skillOf(other, skill) <= skillOf(man, skill));

const draw = (sight: Sight, man: Man): Reason => {
  const cards = sight.hands[man.seat];
  if (cards < FEW) return tell('draw-few', { cards });
  const mine = openSkills(sight).find(({ skill }) => isBest(sight, man, skill));
  return mine === undefined ? tell('draw', {}) : tell('draw-skill', mine);
};

const trade = (sight: Sight, man: Man, { who }: Extract<Action, { kind: 'trade' }>): Reason => {
  const other = sight.men.find(each => each.who === who);
  const his = openSkills(sight).find(
    ({ skill }) => other !== undefined && other.seat !== man.seat && isBest(sight, other, skill),
  );
  return his === undefined ? tell('trade', { who }) : tell('trade-skill', { who, skill: his.skill });
};

const character = (sight: Sight, card: Character): Reason | null => {
  switch (card) {
    case 'bassompierre':
      return tell('bassompierre', { blue: garrisonDice(sight.garrison) });
    case 'essarts':
      return tell('essarts', { purse: sight.purse });
    case 'buckingham':
      return tell('buckingham', { epics: sight.epics });
    case 'captain':
      return tell('captain', {});
    case 'ketty':
      return tell('ketty', {});
    case 'laporte':
      return tell('laporte', { left: honourLeft(sight) });
    case 'planchet':
      return null;
  }
};

const reinforce = (sight: Sight, { card }: Extract<Action, { kind: 'reinforce' }>): Reason => {
  const blue = garrisonDice(sight.garrison);
  if (sight.garrison.length >= GARRISON_MOST) return tell('reinforce-calm', { blue });
  const before = percent(fallChance(sight, blue));
  const after = percent(fallChance(sight, garrisonDice([...sight.garrison, card])));
  return before > after ? tell('reinforce', { before, after }) : tell('reinforce-calm', { blue });
};

/** Whether beating this, or winning the challenge where it is null, would complete the mission. */
const ends = (sight: Sight, place: MissionPlace, foe: FoeId | null): boolean => {
  const mission = missionAt(sight, place);
  if (mission === null || mission.trap === 'beggars' || mission.trap === 'nemesis') return false;
  if (place === 'paris' && sight.paris !== null && sight.constance < PARIS[sight.paris.card].goal) return false;
  const open = openChallenge(mission) !== null;
  if (foe === null) return mission.foes.length === 0;
  return !open && mission.trap !== 'harlot' && mission.foes.length === 1 && mission.foes[0].life === 1;
};

const challenge = (sight: Sight, man: Man, skill: Skill): Reason | null => {
  const own = skillOf(man, skill);
  if (man.place === 'quest') {
    const { quest } = sight;
    if (quest.board === 4 && quest.at === 3) return tell('challenge-last', { skill });
    return tell('challenge-quest', { skill, value: quest.board === 4 ? TOKEN_CHALLENGE : CALAIS_VALUE[skill], own });
  }
  if (man.place !== 'paris' && man.place !== 'louvre') return null;
  const { place } = man;
  if (ends(sight, place, null)) return tell('challenge-ends', { place, skill });
  const mission = missionAt(sight, place);
  const open = mission === null ? null : openChallenge(mission);
  return open === null ? null : tell('challenge', { place, skill, value: open.value, own });
};

/** The chance to take a life point off a foe with his own dice. */
export const hitChance = (sight: Sight, man: Man, foe: FoeId, space: number, dice = SHEETS[man.who].dice): number =>
  percent(chances(sight, man, foe, space, dice).hits);

const duel = (sight: Sight, man: Man, foe: FoeId): Reason => {
  const placed = foe === 'road' || foe === 'first' || foe === 'second';
  const token = placed ? tokenOf(sight, foe, -1) : null;
  if (placed && token === null) return tell('duel-dark', {});
  if (token === 'snare') return tell('duel-snare', {});
  const chance = hitChance(sight, man, foe, -1);
  if (foe === 'guard' && sight.paris !== null)
    return tell('duel-guard', { left: PARIS[sight.paris.card].goal - sight.constance, chance });
  if (foe === 'wardes') return tell('duel-wardes', { chance });
  const { quest } = sight;
  if (placed)
    return quest.board === 4 && quest.at === 3 ? tell('duel-last', { foe, chance }) : tell('duel-token', { chance });
  const place = man.place === 'paris' ? 'paris' : 'louvre';
  return isAdversary(foe) && ends(sight, place, foe)
    ? tell('duel-ends', { foe, place, chance })
    : tell('duel', { foe, chance });
};

const buy = (sight: Sight, man: Man, item: Item): Reason => {
  const { price } = ARSENAL[item];
  const skill = SKILLS.find(each => each === item);
  if (skill !== undefined) return tell('buy-skill', { skill, value: skillOf(man, skill) + 1 });
  if (item === 'balm') return tell('buy-balm', { life: man.life });
  if (EQUIPMENT.some(each => each === item) && typeof price === 'number')
    return tell('buy-gear', { item, left: sight.purse - price });
  return tell('buy-manoeuvre', {});
};

const advance = (sight: Sight, man: Man, path: number): Reason | null => {
  if (sight.quest.board !== 1) return null;
  const cleared = clearedOf(sight.quest, path);
  const stands = man.path === path ? man.space + 1 : 0;
  const space = path * INN_SPACES + cleared;
  const slot = sight.quest.spaces[space];
  if (stands < cleared || slot === null || slot?.token === 'decoy') return tell('advance-free', { path });
  if (slot?.token == null) return tell('advance-dark', { path, left: INN_SPACES - cleared });
  if (slot.token === 'snare') return tell('duel-snare', {});
  return tell('advance-known', { path, chance: hitChance(sight, man, 'inn', space) });
};

const stipulation = (sight: Sight, kind: 'search' | 'hand-over'): Reason | null =>
  sight.paris === null ? null : tell(kind, { left: PARIS[sight.paris.card].goal - sight.constance });

/** Why a musketeer spends an action so. */
export const whyDeed = (sight: Sight, man: Man, choice: Choice): Reason | null => {
  switch (choice.kind) {
    case 'move':
    case 'horse':
    case 'ride':
      return whyGo(sight, man, choice.to);
    case 'draw':
      return draw(sight, man);
    case 'trade':
      return trade(sight, man, choice);
    case 'play':
      return character(sight, choice.card);
    case 'help':
      return tell('help', { who: choice.who });
    case 'heal':
      return tell('heal', { life: man.life });
    case 'reinforce':
      return reinforce(sight, choice);
    case 'challenge':
      return challenge(sight, man, choice.skill);
    case 'duel':
      return duel(sight, man, choice.foe);
    case 'buy':
      return buy(sight, man, choice.item);
    case 'bribe':
      return tell('bribe', { purse: sight.purse });
    case 'break-out':
      return tell('break-out', { chance: hitChance(sight, man, 'jailer', -1) });
    case 'advance':
      return advance(sight, man, choice.path);
    case 'withdraw':
      return tell('withdraw', {});
    case 'search':
    case 'hand-over':
      return stipulation(sight, choice.kind);
    case 'passage': {
      const { quest } = sight;
      if (quest.board !== 4) return null;
      return quest.at === 3 ? tell('passage-last', {}) : tell('passage', { at: quest.at + 1 });
    }
    case 'order':
      return tell('order', { who: choice.who });
    case 'end':
      return sight.actions > 0 ? tell('end-idle', { left: sight.actions }) : tell('end', {});
    default:
      return null;
  }
};
