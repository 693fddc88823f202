import type { Tell } from '#kernel/game.ts';
import { cardsLeft, drawCards } from '../decks.ts';
import type { Event } from '../events.ts';
import type { Mark } from '../names.ts';
import type { Man, State } from '../state.ts';
import { changeEpics, changePurse, regainHonour } from '../tracks.ts';
import type { Character } from './adventure.ts';
import { EPICS, GARRISON_MOST, PURSE_MOST } from './board.ts';

/** Planchet has choices of his own: see `actions/planchet.ts`. */
export type Simple = Exclude<Character, 'planchet'>;

interface Row {
  /** ROY.CHAR.7: it would change something. */
  readonly playable: (state: State) => boolean;
  readonly play: (draft: State, man: Man, tell: Tell<Event>) => void;
  readonly mark: Mark;
}

export const CHARACTER_ROWS: Readonly<Record<Simple, Row>> = {
  bassompierre: {
    playable: state => state.garrison.length < GARRISON_MOST, // ROY.CHAR.5
    play: (draft, man, tell) => {
      draft.garrison = [...draft.garrison, 'bassompierre'];
      tell?.({ kind: 'reinforced', who: man.who, card: 'bassompierre' });
    },
    mark: 'book',
  },
  essarts: {
    playable: state => state.purse < PURSE_MOST,
    play: (draft, _man, tell) => changePurse(draft, 3, tell),
    mark: 'web',
  },
  buckingham: {
    playable: state => state.epics < EPICS,
    play: (draft, _man, tell) => changeEpics(draft, 1, tell),
    mark: 'web',
  },
  captain: {
    playable: cardsLeft,
    play: (draft, man, tell) => drawCards(draft, man.seat, 3, 'captain', tell),
    mark: 'house',
  },
  ketty: {
    playable: state => state.location !== null && !state.shown,
    play: (draft, _man, tell) => {
      draft.shown = true;
      tell?.({ kind: 'shown', location: draft.location, by: 'ketty', reveals: true });
    },
    mark: 'house',
  },
  laporte: {
    playable: state => state.honour > 0,
    play: (draft, _man, tell) => regainHonour(draft, 1, tell),
    mark: 'house',
  },
};
