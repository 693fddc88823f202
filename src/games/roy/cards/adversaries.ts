import type { Mark } from '../names.ts';
import { type Fighter, fighter, pattern } from './fighter.ts';

/** An Adversary card (ROY.COMP.8). */
export interface Adversary extends Fighter {
  readonly strength: 1 | 2 | 3;
  readonly pistoles: number;
  readonly epics: number;
  /** Goes back to Milady's hand instead of leaving the game (ROY.DUEL.23). */
  readonly returns: boolean;
  /** The name is a source's own unless it is marked. */
  readonly marks: Readonly<Record<'strength' | 'dice' | 'power' | 'reward', Mark>> & { readonly title?: Mark };
}

const SHIELDS = pattern(0, 3, 0);
const SWORDS = pattern(3, 0, 0);

interface Row {
  readonly strength: 1 | 2 | 3;
  readonly dice: number;
  readonly power?: Partial<Fighter>;
  readonly returns?: true;
  readonly pistoles?: number;
  readonly epics?: number;
  /** Strength, dice, power, reward. */
  readonly marks: readonly [Mark, Mark, Mark, Mark];
  readonly title?: Mark;
}

const adversary = ({
  strength,
  dice,
  power,
  returns = undefined,
  pistoles = 0,
  epics = 0,
  marks,
  title,
}: Row): Adversary => ({
  ...fighter(dice, power),
  strength,
  pistoles,
  epics,
  returns: returns === true,
  marks: {
    ...(title === undefined ? {} : { title }),
    strength: marks[0],
    dice: marks[1],
    power: marks[2],
    reward: marks[3],
  },
});

// One row is one card. A new adversary is a new row, and its name in the text files.
const rows = {
  henchman: adversary({
    strength: 1,
    dice: 2,
    returns: true,
    pistoles: 1,
    marks: ['inferred', 'inferred', 'book', 'inferred'],
  }),
  boisrenard: adversary({ strength: 1, dice: 3, pistoles: 1, marks: ['web', 'house', 'house', 'web'] }),
  lubin: adversary({
    strength: 1,
    dice: 2,
    power: { pistol: true },
    pistoles: 1,
    marks: ['web', 'house', 'house', 'web'],
  }),
  bernajoux: adversary({
    strength: 2,
    dice: 3,
    power: { manoeuvre: SHIELDS },
    pistoles: 2,
    marks: ['inferred', 'house', 'house', 'house'],
  }),
  brisemont: adversary({
    strength: 2,
    dice: 3,
    power: { brutal: true },
    epics: 1,
    marks: ['inferred', 'book', 'house', 'house'],
  }),
  cahusac: adversary({
    strength: 2,
    dice: 3,
    power: { rerolls: true },
    pistoles: 2,
    marks: ['inferred', 'house', 'house', 'house'],
  }),
  biscarat: adversary({
    strength: 2,
    dice: 3,
    power: { manoeuvre: SWORDS },
    pistoles: 2,
    marks: ['house', 'house', 'house', 'house'],
  }),
  vitray: adversary({
    strength: 2,
    dice: 3,
    power: { armour: true },
    epics: 1,
    marks: ['house', 'house', 'book', 'house'],
  }),
  houdiniere: adversary({
    strength: 2,
    dice: 3,
    power: { toll: true },
    pistoles: 2,
    marks: ['house', 'house', 'house', 'house'],
    title: 'house', // the twelfth name is not known
  }),
  laffemas: adversary({
    strength: 3,
    dice: 3,
    power: { bars: true },
    pistoles: 1,
    epics: 1,
    marks: ['house', 'house', 'house', 'house'],
  }),
  jussac: adversary({
    strength: 3,
    dice: 3,
    power: { stings: true },
    pistoles: 1,
    epics: 1,
    marks: ['house', 'house', 'book', 'house'],
  }),
  cavois: adversary({
    strength: 3,
    dice: 4,
    power: { life: 2 },
    epics: 2,
    marks: ['inferred', 'book', 'book', 'house'],
  }),
} as const satisfies Record<string, Adversary>;

export type AdversaryId = keyof typeof rows;
export const ADVERSARIES: Readonly<Record<AdversaryId, Adversary>> = rows;
export const ADVERSARY_IDS = Object.keys(rows) as readonly AdversaryId[];
export const isAdversary = (foe: string): foe is AdversaryId => foe in ADVERSARIES;
