import { type AdversaryId, isAdversary } from '../cards/adversaries.ts';
import type { Fighter } from '../cards/fighter.ts';
import { FOES, isNamed } from '../cards/foes.ts';
import { IMPROVED, SHEETS } from '../cards/musketeers.ts';
import { type FightToken, TOKENS } from '../cards/tokens.ts';
import type { FoeId } from '../choices.ts';
import type { MissionPlace } from '../names.ts';
import type { Man, State } from '../state.ts';
import type { View } from '../view.ts';
import type { Kit } from './clash.ts';

/** The mission an Adversary lies at. */
export const placeOf = (state: State, foe: AdversaryId): MissionPlace =>
  state.paris?.foes.some(each => each.id === foe) ? 'paris' : 'louvre';

/** The two tokens of the antechamber the team is in. */
export const antechamber = <Token>(galleries: { readonly fighters: readonly Token[]; readonly at: number }) =>
  [galleries.fighters[2 * galleries.at], galleries.fighters[2 * galleries.at + 1]] as const;

/** What foes stand on: a state, or what a seat sees of it. */
export type Field = Pick<View, 'quest' | 'paris' | 'louvre' | 'rochefort'>;

/** The token behind a foe of the Quest; null where there is none, or where it lies face down for the one who looks. */
export const tokenOf = ({ quest }: Pick<Field, 'quest'>, foe: FoeId, space: number): FightToken | null => {
  if (foe === 'inn' && quest.board === 1) {
    const token = quest.spaces[space]?.token ?? null;
    return token === 'decoy' ? null : token;
  }
  if (foe === 'road' && quest.board === 3) return quest.tokens[quest.beaten];
  if (quest.board !== 4) return null;
  if (foe === 'first') return antechamber(quest)[0];
  return foe === 'second' ? antechamber(quest)[1] : null;
};

/** A foe by name, or the one behind its token; null while that lies face down. */
export const fighterBehind = (foe: FoeId, token: FightToken | null): Fighter | null => {
  if (isNamed(foe)) return FOES[foe];
  return token === null ? null : TOKENS[token].fighter;
};

/** A foe by name, or the one on its token; `unknown` stands for a token that cannot be seen. */
export const fighterOf = (field: Field, foe: FoeId, space: number, unknown: FightToken = 'snare'): Fighter =>
  isNamed(foe) ? FOES[foe] : TOKENS[tokenOf(field, foe, space) ?? unknown].fighter;

/** The life points a foe has left. */
export const lifeOf = ({ rochefort, paris, louvre }: Field, foe: FoeId): number => {
  if (foe === 'rochefort') return rochefort;
  if (!isAdversary(foe)) return 1;
  const isIt = (each: { readonly id: AdversaryId }) => each.id === foe;
  return (paris?.foes.find(isIt) ?? louvre?.foes.find(isIt))?.life ?? 0;
};

/** ROY.UPGR.4, ROY.UPGR.5: the improved manoeuvre covers the old one; d'Artagnan has both. */
export const kitOf = ({ who, gear, improved }: Pick<Man, 'who' | 'gear' | 'improved'>): Kit => {
  const { manoeuvre, twoManoeuvres } = SHEETS[who];
  const manoeuvres = improved ? (twoManoeuvres ? [manoeuvre, IMPROVED] : [IMPROVED]) : [manoeuvre];
  return { manoeuvres, pistol: gear.includes('pistol'), armour: gear.includes('armour') };
};
