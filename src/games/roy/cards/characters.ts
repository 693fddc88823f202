import type { Tell } from '#kernel/game.ts';
import type { Bar } from '#kernel/question.ts';
import type { Of } from '../choices.ts';
import { cardsLeft, drawCards } from '../decks.ts';
import type { Event } from '../events.ts';
import type { Mark } from '../names.ts';
import { isGarrisonFull } from '../questions/siege/siege.ts';
import { because } from '../reasons.ts';
import type { Man, State } from '../state.ts';
import { changeEpics, changePurse, regainHonour } from '../tracks.ts';
import type { Character } from './adventure.ts';
import { EPICS, GARRISON_MOST, PURSE_MOST } from './board.ts';

/** Planchet has choices of his own: see `actions/planchet.ts`. */
export type Simple = Exclude<Character, 'planchet'>;

interface Row {
  /** ROY.CHAR.7: why it would change nothing; null where it does. */
  readonly bar: (state: State) => Bar<State, unknown, Of<'play'>> | null;
  readonly play: (draft: State, man: Man, tell: Tell<Event>) => void;
  readonly mark: Mark;
}

const GARRISON_FULL = because('ROY.CHAR.5', 'garrison-full', () => ({ most: GARRISON_MOST }));
const PURSE_FULL = because('ROY.CHAR.7', 'purse-full', () => ({ card: 'essarts', most: PURSE_MOST }));
const EPICS_FULL = because('ROY.CHAR.7', 'epics-full', () => ({ card: 'buckingham', most: EPICS }));
const NOTHING_TO_DRAW = because('ROY.CHAR.7', 'nothing-to-draw', () => ({ card: 'captain' }));
const NO_LOCATION = because('ROY.CHAR.7', 'no-location', () => ({ card: 'ketty' }));
const LOCATION_SHOWN = because('ROY.CHAR.7', 'location-shown', () => ({ card: 'ketty' }));
const HONOUR_WHOLE = because('ROY.CHAR.7', 'honour-whole', () => ({ card: 'laporte' }));

/** The pistoles of M. des Essarts. */
export const ESSARTS_BRINGS = 3;

export const CHARACTER_ROWS = {
  bassompierre: {
    bar: ({ garrison }: Pick<State, 'garrison'>) => (isGarrisonFull(garrison) ? GARRISON_FULL : null),
    play: (draft, man, tell) => {
      draft.garrison = [...draft.garrison, 'bassompierre'];
      tell?.({ kind: 'reinforced', who: man.who, card: 'bassompierre' });
    },
    mark: 'book',
  },
  essarts: {
    bar: ({ purse }) => (purse < PURSE_MOST ? null : PURSE_FULL),
    play: (draft, _man, tell) => changePurse(draft, ESSARTS_BRINGS, tell),
    mark: 'web',
  },
  buckingham: {
    bar: ({ epics }: Pick<State, 'epics'>) => (epics < EPICS ? null : EPICS_FULL),
    play: (draft, _man, tell) => changeEpics(draft, 1, tell),
    mark: 'web',
  },
  captain: {
    bar: state => (cardsLeft(state) ? null : NOTHING_TO_DRAW),
    play: (draft, man, tell) => drawCards(draft, man, 3, 'captain', tell),
    mark: 'house',
  },
  ketty: {
    bar: ({ location, shown }) => {
      if (shown) return LOCATION_SHOWN;
      return location === null ? NO_LOCATION : null;
    },
    play: (draft, _man, tell) => {
      draft.shown = true;
      tell?.({ kind: 'shown', location: draft.location, by: 'ketty', reveals: true });
    },
    mark: 'house',
  },
  laporte: {
    bar: ({ honour }: Pick<State, 'honour'>) => (honour > 0 ? null : HONOUR_WHOLE),
    play: (draft, _man, tell) => regainHonour(draft, 1, tell),
    mark: 'house',
  },
} as const satisfies Readonly<Record<Simple, Row>>;

/** Where each Character card's effect comes from. Planchet is wholly ours (ROY.CARD.38). */
export const CHARACTER_MARKS: Readonly<Record<Character, Mark>> = {
  bassompierre: CHARACTER_ROWS.bassompierre.mark,
  essarts: CHARACTER_ROWS.essarts.mark,
  buckingham: CHARACTER_ROWS.buckingham.mark,
  captain: CHARACTER_ROWS.captain.mark,
  ketty: CHARACTER_ROWS.ketty.mark,
  laporte: CHARACTER_ROWS.laporte.mark,
  planchet: 'house',
};
