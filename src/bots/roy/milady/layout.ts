import { INN_SPACES } from '#games/roy/cards/board.ts';
import type { Token } from '#games/roy/cards/tokens.ts';
import type { Choice } from '#games/roy/choices.ts';
import { below, type Rng } from '#kernel/rng.ts';
import type { Observation } from '../observation.ts';
import { anyByWorth, bestOf } from '../pick.ts';

/** How hard a token is to get past. */
const HARD: Readonly<Record<Token, number>> = {
  decoy: 0,
  snare: 0.8,
  two: 1.4,
  swords: 1.8,
  parry: 2.3,
  three: 2.3,
  four: 4.5,
  shields: 4.5,
};

/** What is kept for the boards to come: nobody can go round the road of board 3. */
const KEPT: Readonly<Record<Token, number>> = { ...HARD, shields: -2, four: 1.5 };

const tokenOf = (choice: Choice): Token => (choice.kind === 'lay' ? choice.token : 'decoy');

/** The Inn: every path costs about the same, Decoys spread over all of them. */
export const layInn = ({ quest }: Observation, choices: readonly Choice[], rng: Rng): Choice => {
  const spaces = quest.board === 1 ? quest.spaces : [];
  const path = spaces.slice(spaces.length - (spaces.length % INN_SPACES));
  let [hard, decoys] = [0, 0];
  for (const slot of path) {
    hard += slot?.token == null ? 0 : HARD[slot.token];
    if (slot?.token === 'decoy') decoys++;
  }
  const left = INN_SPACES - path.length;
  const decoy = choices.find(choice => tokenOf(choice) === 'decoy');
  const all = spaces.filter(slot => slot?.token === 'decoy').length;
  // One Decoy on each path, and the fourth anywhere.
  const want = spaces.length >= 2 * INN_SPACES ? 4 - all - decoys : decoys === 0 ? 1 : 0;
  if (decoy !== undefined && want > 0 && below(rng, left) < want) return decoy;
  const fighters = choices.filter(choice => tokenOf(choice) !== 'decoy');
  if (fighters.length === 0) return choices[0];
  const aim = Math.max(1, (7 - hard) / Math.max(1, left - (decoys === 0 ? 1 : 0)));
  return anyByWorth(fighters, 0.5, rng, choice => -Math.abs(KEPT[tokenOf(choice)] - aim));
};

export const layReturn = (choices: readonly Choice[]): Choice => bestOf(choices, choice => HARD[tokenOf(choice)]);

/** The galleries: challenges in any order, fighters so that no antechamber is an easy one. */
export const layGalleries = ({ quest }: Observation, choices: readonly Choice[], rng: Rng): Choice => {
  if (choices[0].kind === 'lay-challenge') return choices[below(rng, choices.length)];
  const laid = quest.board === 4 ? quest.fighters : [];
  const before = laid.length % 2 === 1 ? laid[laid.length - 1] : null;
  return bestOf(choices, choice => {
    const hard = HARD[tokenOf(choice)];
    return before === null ? hard : -Math.abs(hard + HARD[before] - 5);
  });
};
