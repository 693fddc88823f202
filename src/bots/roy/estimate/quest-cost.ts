import { INN_PATHS, INN_SPACES, TIME_LAST } from '#games/roy/cards/board.ts';
import type { Token } from '#games/roy/cards/tokens.ts';
import { SKILLS } from '#games/roy/names.ts';
import { ANTECHAMBERS } from '#games/roy/quest/galleries.ts';
import { ROAD_SPACES } from '#games/roy/quest/road.ts';
import type { QuestView } from '#games/roy/view.ts';
import type { Observation } from '../observation.ts';
import type { Values } from './weights.ts';

export type InnView = Extract<QuestView, { board: 1 }>;

/** Actions it takes to get past a token; one lying face down is a Decoy once in three times. */
const TOKEN_COST: Readonly<Record<Token, number>> = {
  decoy: 1,
  snare: 1.8,
  shields: 4.5,
  parry: 2.3,
  swords: 1.8,
  two: 1.4,
  three: 2.3,
  four: 4.5,
};
const HIDDEN_COST = 2.1;
export const CALAIS_COST = 4;
export const WARDES_COST = 3.5;
export const ROAD_COST = 3;
export const ANTECHAMBER_COST = 5;

const CALAIS_ALL = SKILLS.length * CALAIS_COST + WARDES_COST;
const ROAD_ALL = ROAD_SPACES * ROAD_COST;
const GALLERIES_ALL = ANTECHAMBERS * ANTECHAMBER_COST;

export const spaceCost = ({ spaces }: InnView, space: number): number => {
  const slot = spaces[space];
  if (slot === null) return 0;
  return slot?.token == null ? HIDDEN_COST : TOKEN_COST[slot.token];
};

/** Actions to clear the rest of a path. */
export const pathCost = (inn: InnView, path: number): number => {
  let cost = 0;
  for (let i = 0; i < INN_SPACES; i++) cost += spaceCost(inn, path * INN_SPACES + i);
  return cost;
};

/** Actions to the end of the Quest. */
export const questCost = (quest: QuestView): number => {
  switch (quest.board) {
    case 1: {
      let least = Infinity;
      for (let path = 0; path < INN_PATHS; path++) least = Math.min(least, pathCost(quest, path));
      return least + CALAIS_ALL + ROAD_ALL + GALLERIES_ALL;
    }
    case 2:
      return CALAIS_ALL - CALAIS_COST * quest.won.length + ROAD_ALL + GALLERIES_ALL;
    case 3:
      return ROAD_COST * (ROAD_SPACES - quest.beaten) + GALLERIES_ALL;
    case 4:
      return ANTECHAMBER_COST * (ANTECHAMBERS - quest.at);
  }
};

/** What an action that brings the Quest forward is worth: more the nearer the end, and the less time is left. */
export const questRate = ({ quest, time, men }: Observation, values: Values): number => {
  const rounds = Math.max(1, TIME_LAST - time);
  const press = questCost(quest) / (rounds * men.length * 3);
  return (
    values.quest *
    (1 + values.questGrows * (quest.board - 1)) *
    (values.questCalm + values.questPress * Math.min(3, press / 0.45))
  );
};
