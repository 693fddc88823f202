import type { BlueFace } from '#games/roy/cards/board.ts';
import type { BlueRoll, Event, RedRoll } from '#games/roy/events.ts';

/** Dice as they lie on the table. */
export interface Roll {
  readonly colour: 'blue' | 'red';
  readonly faces: readonly BlueFace[];
}

const times = (count: number, face: BlueFace): BlueFace[] => new Array<BlueFace>(count).fill(face);

export const blueDice = ({ swords, shields, lilies }: BlueRoll): Roll => ({
  colour: 'blue',
  faces: [...times(swords, 'sword'), ...times(shields, 'shield'), ...times(lilies, 'lily')],
});
export const redDice = ({ swords, shields }: RedRoll): Roll => ({
  colour: 'red',
  faces: [...times(swords, 'sword'), ...times(shields, 'shield')],
});

const diceOf = (event: Event): readonly Roll[] => {
  switch (event.kind) {
    case 'rolled':
      return [blueDice(event.blue), redDice(event.red)];
    case 'siege':
      return [redDice(event.red), blueDice(event.blue)];
    case 'abduction':
      return [redDice(event.red)];
    case 'searched':
      return [blueDice(event.roll)];
    case 'bite':
      return [{ colour: 'red', faces: [event.face] }];
    default:
      return [];
  }
};

/** The dice an event brought to the table; a printed result has none. */
export const rollsOf = (event: Event): readonly Roll[] => diceOf(event).filter(roll => roll.faces.length > 0);
