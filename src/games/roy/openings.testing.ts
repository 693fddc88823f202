import { seeded } from '#kernel/fairness.ts';
import type { Options } from '#kernel/game.ts';
import { below, type Rng, shuffle } from '#kernel/rng.ts';
import { withCard } from './cards/adventure.ts';
import { type FightToken, TOKEN_KINDS, wholeStock } from './cards/tokens.ts';
import { roy } from './game.ts';
import { EQUIPMENT, SKILLS } from './names.ts';
import type { Quest, State } from './state.ts';
import { positionState } from './testing.ts';

// Where walks begin: at the set-up, or at a turn of a match that has come further than random play ever would.

const allTokens = (): FightToken[] => {
  const stock = wholeStock();
  return TOKEN_KINDS.flatMap(kind => new Array<FightToken>(stock[kind]).fill(kind));
};

/** A later board, and the tokens still behind Milady's screen: the Inn has used up eight, the road three. */
const later = (board: number, rng: Rng): { quest: Quest; stock: State['stock'] } => {
  const tokens = shuffle(rng, allTokens()).slice(8);
  const skills = shuffle(rng, SKILLS.slice());
  const left = Object.fromEntries(TOKEN_KINDS.map(kind => [kind, 0])) as Record<FightToken, number>;
  if (board === 2) {
    for (const token of tokens) left[token]++;
    return { quest: { board: 2, won: skills.slice(0, below(rng, 5)) }, stock: left };
  }
  if (board === 3) {
    const beaten = below(rng, 3);
    for (const token of tokens.slice(3)) left[token]++;
    return { quest: { board: 3, tokens: tokens.slice(0, 3), beaten, up: below(rng, 2) === 0 }, stock: left };
  }
  const beaten = [below(rng, 3) === 0, false] as const;
  const quest = { board: 4, challenges: skills, fighters: tokens.slice(3), at: below(rng, 4), beaten } as const;
  return { quest, stock: left };
};

/** Cards in every hand, something on every track, everybody at the Quest or near it. */
const enrich = (draft: State, rng: Rng) => {
  for (let seat = 1; seat < draft.seats; seat++)
    for (let i = 0; i < 6; i++) {
      const card = draft.deck.pop();
      if (card !== undefined) draft.hands[seat] = withCard(draft.hands[seat], card);
    }
  draft.epics = below(rng, 8);
  draft.oneForAll = below(rng, 3);
  draft.purse = below(rng, 11);
  draft.honour = below(rng, 8);
  draft.time = 1 + below(rng, 10);
  draft.standing = 'ask';
  for (const man of draft.men) {
    man.place = below(rng, 3) === 0 ? man.place : 'quest';
    const gear = EQUIPMENT[below(rng, EQUIPMENT.length)];
    if (man.gear.length > 0 || draft.arsenal[gear] === 0) continue;
    man.gear = [gear];
    draft.arsenal = { ...draft.arsenal, [gear]: draft.arsenal[gear] - 1 };
  }
};

/** Every fourth walk begins at the set-up, the others on boards 2, 3 and 4. */
export const opening = (players: number, options: Options, seed: number): State => {
  const board = 1 + (Math.abs(seed) % 4);
  const rng = seeded(`opening ${seed}`);
  if (board === 1) return roy.setup(players, options, rng, null);
  const { quest, stock } = later(board, rng);
  const state = positionState({ players, options, at: 'turn', quest, state: { stock, rng } });
  state.deck = shuffle(rng, state.deck);
  enrich(state, rng);
  return state;
};
