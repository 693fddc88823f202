import type { Tell } from '#kernel/game.ts';
import { ROCHEFORT } from '../../cards/board.ts';
import { TREACHERY, type TreacheryId } from '../../cards/treachery.ts';
import { BETRAY, type Of, PASS, PLOT } from '../../choices.ts';
import { drawPlots, plotsLeft, restorePlots } from '../../decks.ts';
import type { Event } from '../../events.ts';
import { different } from '../../listing.ts';
import type { Part, Question } from '../../question.ts';
import { because } from '../../reasons.ts';
import { MILADY, type State } from '../../state.ts';

const NO_TARGET = because('ROY.RULING.59', 'no-target', (_state: State, _task: unknown, { card }: Of<'betray'>) => ({
  card,
}));
const PLOTS_EMPTY = because('ROY.TREACH.8', 'plots-empty');
const OVER = because('ROY.TREACH.1', 'treachery-over');

/** ROY.RULING.59 */
const hasTarget = (state: State, card: TreacheryId): boolean => {
  const { strikes } = TREACHERY[card];
  return strikes === null || state.men.some(strikes);
};

/** ROY.TREACH.3, ROY.TREACH.6 */
const betray = (draft: State, card: TreacheryId, tell: Tell<Event>) => {
  draft.plotDiscard.push(card);
  tell?.({ kind: 'betrayed', card, reveals: true });
  if (TREACHERY[card].strikes === null) TREACHERY[card].play(draft, -1, tell);
  else draft.todo.push({ kind: 'target', card });
};

/** ROY.DEC.10: draw, play one, or neither. */
export const treachery: Question<'treachery'> = {
  who: () => MILADY,
  reach: (state, _task, _seat, choices) => {
    choices.push(PLOT);
    different(state.plotHand, BETRAY, choices);
    choices.push(PASS);
  },
  bar: (state, _task, choice) => {
    if (choice.kind === 'plot') return plotsLeft(state) ? null : PLOTS_EMPTY;
    return choice.kind === 'pass' || hasTarget(state, choice.card) ? null : NO_TARGET;
  },
  answer: (draft, _task, choice, _seat, tell) => {
    draft.todo.pop();
    if (choice.kind === 'plot') return drawPlots(draft, 1, 'step', tell);
    if (choice.kind === 'pass') return tell?.({ kind: 'no-treachery' });
    const at = draft.plotHand.indexOf(choice.card);
    draft.plotHand = draft.plotHand.filter((_, i) => i !== at);
    betray(draft, choice.card, tell);
  },
  automa: (draft, _task, tell) => automaTreachery(draft, tell),
};

/** More redraws than there are Treachery cards would never end. */
const REDRAWS = 15;

/** ROY.AUTO.6, ROY.AUTO.7, ROY.AUTO.14 */
const automaTreachery = (draft: State, tell: Tell<Event>) => {
  draft.todo.pop();
  for (let draws = 0; draws < REDRAWS; draws++) {
    restorePlots(draft, tell);
    const card = draft.plots.pop();
    if (card === undefined) return;
    const idle = card === 'balm' && draft.rochefort === ROCHEFORT.life;
    if (!idle && hasTarget(draft, card)) return betray(draft, card, tell);
    draft.plotDiscard.push(card);
    tell?.({ kind: 'idle', card, replaced: idle });
    if (!idle) return;
  }
};

/** ROY.TREACH.1: treachery belongs to her own phase. */
export const treacheryOver: Part<unknown, 'betray'> = {
  reach: (state, _task, _seat, choices) => different(state.plotHand, BETRAY, choices),
  bar: () => OVER,
};
