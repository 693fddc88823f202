import { ADVERSARIES, type AdversaryId } from '../cards/adversaries.ts';
import { GUARD, JAILER, ROCHEFORT, WARDES } from '../cards/board.ts';
import type { Fighter } from '../cards/fighter.ts';
import { IMPROVED, SHEETS } from '../cards/musketeers.ts';
import { type FightToken, TOKENS } from '../cards/tokens.ts';
import type { FoeId } from '../choices.ts';
import type { MissionPlace } from '../names.ts';
import type { Galleries, Man, State } from '../state.ts';
import type { Kit } from './clash.ts';

export const isAdversary = (foe: FoeId): foe is AdversaryId => foe in ADVERSARIES;

/** The mission an Adversary lies at. */
export const placeOf = (state: State, foe: AdversaryId): MissionPlace =>
  state.paris?.foes.some(each => each.id === foe) ? 'paris' : 'louvre';

/** The two tokens of the antechamber the team is in. */
export const antechamber = ({ fighters, at }: Galleries): readonly [FightToken, FightToken] => [
  fighters[2 * at],
  fighters[2 * at + 1],
];

/** The token behind a foe of the Quest; null where there is none. */
export const tokenOf = (state: State, foe: FoeId, space: number): FightToken | null => {
  const { quest } = state;
  if (foe === 'inn' && quest.board === 1) {
    const token = quest.spaces[space]?.token ?? null;
    return token === 'decoy' ? null : token;
  }
  if (foe === 'road' && quest.board === 3) return quest.tokens[quest.beaten];
  if (quest.board !== 4) return null;
  if (foe === 'first') return antechamber(quest)[0];
  return foe === 'second' ? antechamber(quest)[1] : null;
};

export const fighterOf = (state: State, foe: FoeId, space: number): Fighter => {
  switch (foe) {
    case 'guard':
      return GUARD;
    case 'wardes':
      return WARDES;
    case 'jailer':
      return JAILER;
    case 'rochefort':
      return ROCHEFORT;
    case 'inn':
    case 'road':
    case 'first':
    case 'second':
      return TOKENS[tokenOf(state, foe, space) ?? 'snare'].fighter;
    default:
      return ADVERSARIES[foe];
  }
};

/** The life points a foe has left. */
export const lifeOf = (state: State, foe: FoeId): number => {
  if (foe === 'rochefort') return state.rochefort;
  if (!isAdversary(foe)) return 1;
  const at = (placeOf(state, foe) === 'paris' ? state.paris : state.louvre)?.foes ?? [];
  return at.find(each => each.id === foe)?.life ?? 0;
};

/** ROY.UPGR.4, ROY.UPGR.5: the improved manoeuvre covers the old one; d'Artagnan has both. */
export const kitOf = ({ who, gear, improved }: Pick<Man, 'who' | 'gear' | 'improved'>): Kit => {
  const { manoeuvre, twoManoeuvres } = SHEETS[who];
  const manoeuvres = improved ? (twoManoeuvres ? [manoeuvre, IMPROVED] : [IMPROVED]) : [manoeuvre];
  return { manoeuvres, pistol: gear.includes('pistol'), armour: gear.includes('armour') };
};
