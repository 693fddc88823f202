import type { Barred } from '#kernel/game.ts';
import type { View } from './view.ts';

export const barred = (_view: View): readonly Barred[] => [];
