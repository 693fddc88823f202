import { GAME_IDS, type GameId } from '#games/index.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import { LANGUAGES, type Language } from '#kernel/text.ts';
import { diceFor } from './dice.ts';

/** How somebody comes to a table. */
export const MODES = ['alone', 'shared', 'solo', 'online', 'lesson', 'replay', 'home'] as const;
export type Mode = (typeof MODES)[number];

export const SIZES = ['1440x900', '1024x768', '390x844', '844x390', '360x640'] as const;
export type Size = (typeof SIZES)[number];

/** How fast a match is played; step by step, every choice of the others waits for a press. */
export const PACES = ['at-once', 'brisk', 'calm', 'step'] as const;

/** Where and how somebody wanders: all of it follows from the seed, as far as it was not wished for. */
export interface Walk {
  readonly seed: number;
  readonly game: GameId;
  readonly mode: Mode;
  readonly size: Size;
  readonly language: Language;
  readonly speed: (typeof PACES)[number];
  /** Motion is reduced. */
  readonly still: boolean;
  /** The match to begin with, where it is not the one that belongs to the seed. */
  readonly record?: MatchRecord;
}

export type Wishes = Partial<Pick<Walk, 'game' | 'mode' | 'size' | 'language' | 'speed' | 'still'>>;

/** How often each is walked; what only one game has is left out for the others. */
const WEIGHTS: Readonly<Record<Mode, number>> = {
  alone: 9,
  shared: 4,
  solo: 2,
  online: 3,
  lesson: 2,
  replay: 2,
  home: 2,
};
const ONLY_ROY: readonly Mode[] = ['solo', 'lesson'];

export const walkFor = (seed: number, wishes: Wishes): Walk => {
  const dice = diceFor(`walk/${seed}`);
  const rolled = dice.weighed(GAME_IDS, id => (id === 'roy' ? 3 : 1));
  const game = wishes.game ?? (wishes.mode && ONLY_ROY.includes(wishes.mode) ? 'roy' : rolled);
  const modes = MODES.filter(mode => game === 'roy' || !ONLY_ROY.includes(mode));
  const mode = dice.weighed(modes, each => WEIGHTS[each]);
  return {
    seed,
    game,
    mode: wishes.mode ?? mode,
    size: wishes.size ?? dice.one(SIZES),
    language: wishes.language ?? dice.one(LANGUAGES),
    speed: wishes.speed ?? dice.weighed(PACES, each => (each === 'at-once' ? 4 : 1)),
    still: wishes.still ?? dice.below(2) > 0,
  };
};

export const viewportOf = (size: Size): { width: number; height: number } => {
  const [width, height] = size.split('x').map(Number);
  return { width, height };
};

export const nameOf = ({ seed, game, mode, size, language, speed, still }: Walk): string =>
  `${game} ${mode} ${size} ${language} ${speed}${still ? ' still' : ''} (seed ${seed})`;

/** One thing somebody does: its name, the number by which the act picks among what it finds, and at which screen. */
export interface Step {
  readonly act: string;
  readonly pick: number;
  readonly at?: number;
}

export const stepText = ({ act, pick, at = 0 }: Step): string => `${at === 0 ? '' : `${at}:`}${act}.${pick}`;
