import type { BlueFace, RedFace } from '#games/roy/cards/board.ts';
import type { Pattern } from '#games/roy/cards/fighter.ts';

/** A manoeuvre as the dice on the table make it: which of its faces lie there, and how many are missing. */
export interface Read {
  readonly slots: readonly { readonly face: BlueFace; readonly lit: boolean }[];
  readonly missing: number;
}

export const readOff = ({ swords, shields, lilies }: Pattern, faces: readonly (BlueFace | RedFace)[]): Read => {
  const slotsOf = (face: BlueFace, wanted: number) => {
    const rolled = faces.filter(each => each === face).length;
    return Array.from({ length: wanted }, (_, at) => ({ face, lit: at < rolled }));
  };
  const slots = [...slotsOf('lily', lilies), ...slotsOf('shield', shields), ...slotsOf('sword', swords)];
  return { slots, missing: slots.filter(({ lit }) => !lit).length };
};
