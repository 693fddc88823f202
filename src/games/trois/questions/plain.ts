import type { Choice } from '../choices.ts';

// Choices that say all by their kind; made once, for every list they stand in.

export const ROLL: Choice = { kind: 'roll' };
export const ONE: Choice = { kind: 'one' };
export const WAIT: Choice = { kind: 'wait' };
export const RIDE: Choice = { kind: 'ride' };
export const BACK: Choice = { kind: 'back' };
export const STOP: Choice = { kind: 'stop' };
export const OBEY: Choice = { kind: 'obey' };
export const LEAVE: Choice = { kind: 'leave' };
export const KEEP: Choice = { kind: 'keep' };
