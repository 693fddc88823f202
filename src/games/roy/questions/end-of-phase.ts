import type { Seat, Tell } from '#kernel/game.ts';
import { shuffle } from '#kernel/rng.ts';
import { type Card, isCharacter } from '../cards/adventure.ts';
import type { ParisId } from '../cards/paris.ts';
import type { TreacheryId } from '../cards/treachery.ts';
import { type Choice, PARIS_CARD, PASS, RAZE, REFILL, SEARCH_PLOTS, TAKE } from '../choices.ts';
import { drawPlots, plotsLeft, restorePlots } from '../decks.ts';
import type { Event } from '../events.ts';
import { different } from '../listing.ts';
import { isOn, MILADY, type State, toMilady } from '../state.ts';

/** ROY.RICH.2: the level Richelieu refills to. */
const REFILL_TO = 3;

/** T6: she is exposed, and takes what her place gives unless she fled or was visited (section 8.9). */
export const endPhaseTwo = (draft: State, tell: Tell<Event>) => {
  draft.todo.pop();
  draft.hourglass = 'off';
  const { location, presence } = draft;
  if (location === null || presence === 'fled' || presence === 'visited') return;
  if (presence === 'hidden') {
    draft.presence = 'exposed';
    draft.shown = true;
    tell?.({ kind: 'exposed', location, by: null, reveals: true });
  }
  if (location === 'quarters') draft.todo.push({ kind: 'quarters' });
  else if (location === 'richelieu') draft.todo.push({ kind: 'richelieu' });
  else if (location === 'la-rochelle') draft.todo.push({ kind: 'raze' });
};

/** ROY.MILQ.1 */
export const runQuarters = (draft: State): boolean => {
  if (draft.parisPile.length > 0) return false;
  draft.todo.pop();
  return true;
};

export const askQuarters = (state: State, choices: Choice[]): Seat => {
  for (const card of state.parisPile) choices.push(PARIS_CARD[card]);
  choices.push(PASS);
  return MILADY;
};

export const answerQuarters = (draft: State, card: ParisId | null, tell: Tell<Event>) => {
  draft.todo.pop();
  tell?.({ kind: 'took-paris', took: card !== null, secret: { to: toMilady(draft), card } });
  if (card === null) return;
  draft.parisPile = draft.parisPile.filter(each => each !== card);
  draft.parisHand = [...draft.parisHand, card];
};

/** With no Treachery card anywhere there is nothing to choose. */
export const runRichelieu = (draft: State): boolean => {
  if (plotsLeft(draft)) return false;
  draft.todo.pop();
  return true;
};

export const askRichelieu = (choices: Choice[]): Seat => {
  choices.push(SEARCH_PLOTS, REFILL);
  return MILADY;
};

export const answerRichelieu = (draft: State, choice: Choice, tell: Tell<Event>) => {
  draft.todo.pop();
  if (choice.kind === 'refill') return drawPlots(draft, REFILL_TO - draft.plotHand.length, 'richelieu', tell);
  restorePlots(draft, tell);
  tell?.({ kind: 'searching' });
  draft.todo.push({ kind: 'search' });
};

export const askSearch = (state: State, choices: Choice[]): Seat => {
  different(state.plots.slice().sort(), TAKE, choices); // the order of the deck is nobody's to see
  return MILADY;
};

export const answerSearch = (draft: State, card: TreacheryId, tell: Tell<Event>) => {
  draft.todo.pop();
  draft.plots.splice(draft.plots.indexOf(card), 1);
  shuffle(draft.rng, draft.plots);
  draft.plotHand = [...draft.plotHand, card];
  tell?.({ kind: 'found', secret: { to: toMilady(draft), card }, reveals: true });
};

/** ROY.SIEGE.2, ROY.SIEGE.3, ROY.RULING.38 */
const razable = (state: State): readonly Card[] =>
  isOn(state, 'bassompierreDiscardable') ? state.garrison : state.garrison.filter(card => !isCharacter(card));

export const runRaze = (draft: State, tell: Tell<Event>): boolean => {
  if (razable(draft).length > 0) return false;
  draft.todo.pop();
  tell?.({ kind: 'razed', card: null });
  return true;
};

export const askRaze = (state: State, choices: Choice[]): Seat => {
  different(razable(state), RAZE, choices);
  return MILADY;
};

export const answerRaze = (draft: State, card: Card, tell: Tell<Event>) => {
  draft.todo.pop();
  const at = draft.garrison.indexOf(card);
  draft.garrison = draft.garrison.filter((_, i) => i !== at);
  draft.discard.push(card);
  tell?.({ kind: 'razed', card });
};
