import type { Tell } from '#kernel/game.ts';
import { drawPlots } from '../decks.ts';
import { rollRed } from '../dice.ts';
import type { Event } from '../events.ts';
import type { Mark, Skill } from '../names.ts';
import type { State } from '../state.ts';
import { loseHonour, win } from '../tracks.ts';
import { CONSTANCE_LAST } from './board.ts';

/** What a Paris card puts on the team besides its challenge and its duels. */
export type Stipulation = 'search' | 'hand-over' | 'guards';

/** A Paris card (ROY.COMP.16). */
export interface ParisCard {
  readonly challenge: { readonly skill: Skill; readonly value: number } | null;
  readonly strength: number;
  readonly asks: Stipulation | null;
  /** How far the Constance token has to go for that. */
  readonly goal: number;
  /** Milady's extra Swords in the siege (ROY.PARIS.16). */
  readonly siege: number;
  /** What happens in step IV.3 (ROY.PARIS.13). */
  readonly effect: (draft: State, tell: Tell<Event>) => void;
  readonly marks: Readonly<Record<'challenge' | 'strength' | 'asks' | 'effect', Mark>>;
}

const nothing = () => undefined;
/** ROY.CARD.26 */
export const ABDUCTION_DICE = 4;

const abduction = (draft: State, tell: Tell<Event>) => {
  const red = rollRed(draft, ABDUCTION_DICE);
  draft.constance = Math.min(CONSTANCE_LAST, draft.constance + red.swords);
  tell?.({ kind: 'abduction', red, total: draft.constance });
  if (draft.constance === CONSTANCE_LAST) win(draft, 'milady', 'constance', tell); // ROY.PARIS.14
};

const rows = {
  abduction: {
    challenge: { skill: 'panache', value: 6 },
    strength: 3,
    asks: null,
    goal: 0,
    siege: 0,
    effect: abduction,
    marks: { challenge: 'house', strength: 'book', asks: 'book', effect: 'web' },
  },
  disappearance: {
    challenge: { skill: 'erudition', value: 6 },
    strength: 2,
    asks: 'search',
    goal: CONSTANCE_LAST,
    siege: 0,
    effect: draft => draft.todo.push({ kind: 'time', cause: 'disappearance', asked: false, passed: [] }),
    marks: { challenge: 'house', strength: 'house', asks: 'house', effect: 'book' },
  },
  captive: {
    challenge: { skill: 'gallantry', value: 6 },
    strength: 3,
    asks: null,
    goal: 0,
    siege: 0,
    effect: (draft, tell) => drawPlots(draft, 1, 'captive', tell),
    marks: { challenge: 'house', strength: 'inferred', asks: 'inferred', effect: 'inferred' },
  },
  smuggler: {
    challenge: { skill: 'nobility', value: 6 },
    strength: 2,
    asks: 'hand-over',
    goal: 2,
    siege: 1,
    effect: nothing,
    marks: { challenge: 'house', strength: 'house', asks: 'house', effect: 'book' },
  },
  message: {
    challenge: { skill: 'nobility', value: 7 },
    strength: 4,
    asks: null,
    goal: 0,
    siege: 0,
    effect: (draft, tell) => loseHonour(draft, 1, tell),
    marks: { challenge: 'house', strength: 'web', asks: 'house', effect: 'house' },
  },
  duels: {
    challenge: null,
    strength: 0,
    asks: 'guards',
    goal: 3,
    siege: 0,
    effect: draft => draft.todo.push({ kind: 'victim' }),
    marks: { challenge: 'house', strength: 'house', asks: 'web', effect: 'house' },
  },
} as const satisfies Record<string, ParisCard>;

export type ParisId = keyof typeof rows;
export const PARIS: Readonly<Record<ParisId, ParisCard>> = rows;
export const PARIS_IDS = Object.keys(rows) as readonly ParisId[];
