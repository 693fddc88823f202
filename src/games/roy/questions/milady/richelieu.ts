import { shuffle } from '#kernel/rng.ts';
import { REFILL, SEARCH_PLOTS, TAKE } from '../../choices.ts';
import { drawPlots, plotsLeft, restorePlots } from '../../decks.ts';
import { different } from '../../listing.ts';
import { free, type Question } from '../../question.ts';
import { MILADY, toMilady } from '../../state.ts';

/** ROY.RICH.2: the level Richelieu refills to. */
const REFILL_TO = 3;

/** ROY.RICH.2: search the Treachery deck, or fill up the hand. */
export const richelieu: Question<'richelieu'> = {
  who: () => MILADY,
  /** With no Treachery card anywhere there is nothing to choose. */
  settle: draft => {
    if (plotsLeft(draft)) return false;
    draft.todo.pop();
    return true;
  },
  reach: (_state, _task, _seat, choices) => {
    choices.push(SEARCH_PLOTS, REFILL);
  },
  bar: free,
  answer: (draft, _task, choice, _seat, tell) => {
    draft.todo.pop();
    if (choice.kind === 'refill') return drawPlots(draft, REFILL_TO - draft.plotHand.length, 'richelieu', tell);
    restorePlots(draft, tell);
    tell?.({ kind: 'searching' });
    draft.todo.push({ kind: 'search' });
  },
};

/** ROY.DEC.44: the order of the deck is nobody's to see. */
export const search: Question<'search'> = {
  who: () => MILADY,
  reach: (state, _task, _seat, choices) => different(state.plots.slice().sort(), TAKE, choices),
  bar: free,
  answer: (draft, _task, { card }, _seat, tell) => {
    draft.todo.pop();
    draft.plots.splice(draft.plots.indexOf(card), 1);
    shuffle(draft.rng, draft.plots);
    draft.plotHand = [...draft.plotHand, card];
    tell?.({ kind: 'found', secret: { to: toMilady(draft), card }, reveals: true });
  },
};
