import type { Barred } from '#kernel/game.ts';
import { COMBAT, countIn } from '../cards/adventure.ts';
import { ADVERSARIES } from '../cards/adversaries.ts';
import { BLUE_DICE } from '../cards/board.ts';
import { isAdversary } from '../duel/fighters.ts';
import { SKILLS } from '../names.ts';
import type { Man, State } from '../state.ts';
import type { ChallengeTask, DuelTask } from '../tasks.ts';
import { because } from './reasons.ts';

// A challenge or a duel in progress, for the player of the musketeer who is in it.

/** ROY.ARAMIS.2 */
const abilityWhy = ({ who, used }: Man): Barred[] =>
  who === 'aramis' && used ? [because('ability', 'ROY.ARAMIS.2', 'ability-used', {})] : [];

export const challengeWhy = (state: State, { man, skill }: ChallengeTask): Barred[] => {
  const actor = state.men[man];
  const hand = state.hands[actor.seat];
  const barred = SKILLS.filter(other => other !== skill && countIn(hand, other) > 0).map(other =>
    because(`add:${other}`, 'ROY.CHALL.5', 'wrong-skill', { skill }),
  );
  barred.push(...abilityWhy(actor));
  const calais = actor.place === 'quest' && state.quest.board === 2;
  if (calais && state.epics === 0) barred.push(because('epic', 'ROY.CALAIS.4', 'no-epics', {}));
  if (!calais && state.epics > 0) barred.push(because('epic', 'ROY.CALAIS.4', 'epics-not-here', {}));
  return barred;
};

/** Why a Combat card, or Aramis' card, cannot be added now; null where it can. */
const shutWhy = (duel: DuelTask): ((thing: string) => Barred) | null => {
  if (duel.blue >= BLUE_DICE) return thing => because(thing, 'ROY.DUEL.5', 'six-dice', { most: BLUE_DICE });
  if (duel.round > 1) return thing => because(thing, 'ROY.DUEL.14', 'after-a-draw', {});
  if (duel.stage === 'epic') return thing => because(thing, 'ROY.RETURN.3', 'token-up', {});
  if (duel.stage !== 'toll' && duel.stage !== 'commit') return thing => because(thing, 'ROY.DUEL.7', 'dice-thrown', {});
  const { foe } = duel;
  if (!isAdversary(foe) || !ADVERSARIES[foe].bars) return null;
  return thing => because(thing, 'ROY.CARD.14', 'no-combat-against', { foe });
};

const commitWhy = (state: State, duel: DuelTask): Barred[] => {
  const hand = state.hands[state.men[duel.man].seat];
  const held = COMBAT.filter(card => countIn(hand, card) > 0);
  if (held.length === 0) return [because('commit', 'ROY.DUEL.3', 'no-combat-card', {})];
  const shut = shutWhy(duel);
  return shut === null ? [] : held.map(card => shut(`commit:${card}`));
};

/** ROY.ROCH.18, ROY.CALAIS.6, ROY.RETURN.4: Epic tokens help in one place only. */
const epicWhy = (state: State, { foe, stage }: DuelTask): Barred[] => {
  if (foe === 'rochefort') return [because('epic', 'ROY.ROCH.18', 'epics-rochefort', {})];
  if (foe === 'wardes') return [because('epic', 'ROY.CALAIS.6', 'epics-wardes', {})];
  if (foe !== 'road') return [because('epic', 'ROY.RETURN.4', 'epics-not-here', {})];
  if (stage === 'commit') return [because('epic', 'ROY.RETURN.4', 'epics-later', {})];
  if (stage === 'epic') return state.epics > 0 ? [] : [because('epic', 'ROY.RETURN.4', 'no-epics', {})];
  return [because('epic', 'ROY.DUEL.14', 'dice-thrown', {})];
};

/** ROY.EQUIP.12, ROY.CARD.10 */
const bladeWhy = ({ who, gear }: Man, { stage, bladeUsed, foe }: DuelTask): Barred[] => {
  if (stage !== 'foe-reroll') return [];
  if (!gear.includes('blade')) return [because('reroll', 'ROY.EQUIP.12', 'no-blade', { who })];
  if (bladeUsed) return [because('reroll', 'ROY.EQUIP.12', 'blade-used', {})];
  return [because('reroll', 'ROY.CARD.10', 'foe-rerolls-first', { foe })];
};

export const duelWhy = (state: State, duel: DuelTask): Barred[] => {
  const man = state.men[duel.man];
  return [
    ...commitWhy(state, duel),
    ...abilityWhy(man),
    ...(state.epics > 0 || state.oneForAll > 0 ? epicWhy(state, duel) : []),
    ...bladeWhy(man, duel),
  ];
};
