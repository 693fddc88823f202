import type { Stores } from '../cards/arsenal.ts';
import { type FightToken, type Stock, TOKEN_KINDS, type Token } from '../cards/tokens.ts';
import { ITEMS, type Item, type Skill } from '../names.ts';
import { ANTECHAMBERS } from '../quest/galleries.ts';
import type { Man, Mission, Over, Quest, Slot, State } from '../state.ts';

// The nested parts of a view, each built from nothing: what is not named here is hidden.

/** A Quest board as a seat sees it: null is a token that lies face down for it. */
export type QuestView =
  | { readonly board: 1; readonly spaces: readonly ({ readonly token: Token | null; readonly up: boolean } | null)[] }
  | { readonly board: 2; readonly won: readonly Skill[] }
  | {
      readonly board: 3;
      readonly tokens: readonly (FightToken | null)[];
      readonly beaten: number;
      readonly up: boolean;
    }
  | {
      readonly board: 4;
      readonly challenges: readonly (Skill | null)[];
      readonly fighters: readonly (FightToken | null)[];
      readonly at: number;
      readonly beaten: readonly [boolean, boolean];
    };

/** Milady knows what she has laid; for the others it lies face down until it is turned up. */
export type Reader = 'milady' | 'others';

const slotView = (slot: Slot, reader: Reader) => {
  if (slot === null) return null;
  return { token: slot.up || reader === 'milady' ? slot.token : null, up: slot.up };
};

export const questView = (quest: Quest, reader: Reader): QuestView => {
  const all = reader === 'milady';
  switch (quest.board) {
    case 1:
      return { board: 1, spaces: quest.spaces.map(slot => slotView(slot, reader)) };
    case 2:
      return { board: 2, won: quest.won };
    case 3: {
      const seen = quest.beaten + (quest.up ? 1 : 0);
      const tokens = quest.tokens.map((token, i) => (all || i < seen ? token : null));
      return { board: 3, tokens, beaten: quest.beaten, up: quest.up };
    }
    case 4: {
      const open = quest.fighters.length === 2 * ANTECHAMBERS ? quest.at : -1;
      return {
        board: 4,
        challenges: quest.challenges.map((skill, i) => (all || i <= open ? skill : null)),
        fighters: quest.fighters.map((token, i) => (all || i < 2 * (open + 1) ? token : null)),
        at: quest.at,
        beaten: quest.beaten,
      };
    }
  }
};

export const manView = (man: Man): Man => {
  const { who, seat, place, life, turn, gear, skills, improved } = man;
  const { ridden, jailed, bound, fateful, used, path, space } = man;
  return { who, seat, place, life, turn, gear, skills, improved, ridden, jailed, bound, fateful, used, path, space };
};

/** Where the markers stand on the tracks of the board. */
export const tracksView = ({ time, honour, siege, bonuses, constance, ladder }: State) => ({
  time,
  honour,
  siege,
  bonuses,
  constance,
  ladder,
});

/** What cards have brought about for this turn. */
export const inForceView = ({ timeStop, conscripts, isolation, reinforcements }: State) => {
  return { timeStop, conscripts, isolation, reinforcements };
};

export const missionView = <Id>(mission: Mission<Id> | null): Mission<Id> | null => {
  if (mission === null) return null;
  const { card, won, foes, trap, nemesis } = mission;
  return { card, won, foes: foes.map(({ id, life }) => ({ id, life })), trap, nemesis };
};

export const overView = (over: Over | null): Over | null =>
  over === null ? null : { winner: over.winner, ending: over.ending };

export const storesView = (stores: Stores): Stores => {
  const seen = {} as Record<Item, number>;
  for (const item of ITEMS) seen[item] = stores[item];
  return seen;
};

export const stockView = (stock: Stock): Stock => {
  const seen = {} as Record<FightToken, number>;
  for (const kind of TOKEN_KINDS) seen[kind] = stock[kind];
  return seen;
};
