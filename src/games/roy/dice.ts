import { below } from '#kernel/rng.ts';
import { BLUE_DIE, type BlueFace, RED_DIE, type RedFace } from './cards/board.ts';
import type { BlueRoll, RedRoll } from './events.ts';
import type { State } from './state.ts';

export const blueDie = (draft: State): BlueFace => BLUE_DIE[below(draft.rng, BLUE_DIE.length)];
export const redDie = (draft: State): RedFace => RED_DIE[below(draft.rng, RED_DIE.length)];

export const rollBlue = (draft: State, dice: number): BlueRoll => {
  let swords = 0;
  let shields = 0;
  for (let die = 0; die < dice; die++) {
    const face = blueDie(draft);
    if (face === 'sword') swords++;
    else if (face === 'shield') shields++;
  }
  return { swords, shields, lilies: dice - swords - shields };
};

export const rollRed = (draft: State, dice: number): RedRoll => {
  let swords = 0;
  for (let die = 0; die < dice; die++) if (redDie(draft) === 'sword') swords++;
  return { swords, shields: dice - swords };
};
