import type { Mark, Skill } from '../names.ts';

/** A Louvre card (ROY.COMP.17): one challenge, a strength, and pistoles for winning the challenge. */
interface LouvreCard {
  readonly skill: Skill;
  readonly value: number;
  readonly strength: number;
  readonly reward: number;
  readonly marks: Readonly<Record<'title' | 'challenge' | 'strength' | 'reward', Mark>>;
}

const house = { title: 'house', challenge: 'house', strength: 'house', reward: 'house' } as const;

// ROY.CARD.32
const rows = {
  poisons: {
    skill: 'panache',
    value: 7,
    strength: 2,
    reward: 3,
    marks: { title: 'book', challenge: 'book', strength: 'inferred', reward: 'house' },
  },
  debts: { skill: 'nobility', value: 6, strength: 2, reward: 2, marks: { ...house, title: 'web' } },
  chevreuse: {
    skill: 'gallantry',
    value: 7,
    strength: 3,
    reward: 3,
    marks: { title: 'web', challenge: 'house', strength: 'inferred', reward: 'house' },
  },
  slander: { skill: 'nobility', value: 7, strength: 3, reward: 3, marks: house },
  letter: { skill: 'erudition', value: 6, strength: 2, reward: 2, marks: house },
  confessor: { skill: 'erudition', value: 7, strength: 3, reward: 3, marks: house },
  portrait: { skill: 'gallantry', value: 6, strength: 2, reward: 2, marks: house },
  ball: { skill: 'panache', value: 6, strength: 3, reward: 3, marks: house },
} as const satisfies Record<string, LouvreCard>;

export type LouvreId = keyof typeof rows;
export const LOUVRE: Readonly<Record<LouvreId, LouvreCard>> = rows;
export const LOUVRE_IDS = Object.keys(rows) as readonly LouvreId[];

/** ROY.LOUVRE.5: a mission completed on space 1 or 2 brings so many Epic tokens. */
export const LOUVRE_EPICS = 2;
