// What may lie as it does. Each exception has its reason here, and stands nowhere else.

/** A hand of cards is held like a fan: each lies on the next, and shows the edge by which it is touched. */
export const FANNED = '[data-hand] [data-card], [data-hand-area] [data-card]';
/** What is meant to lie over the table for a while: the table beneath waits for it. */
export const LAYERS =
  '.scene-frame, [data-quest-board], [data-finale], .finale, [data-reckoning], .reveal, [data-guide], .take, ' +
  // What was missed is read first; what a touch on the map tells goes by the next one; a page on its way comes soon.
  // Why something cannot be done is told beside it, and goes with the next touch or when one scrolls.
  '[data-testid="catch-up"], [data-about], p.waiting, [role="note"].slip, .reason.open';
/** Figures stand on the board and close together: on spaces, names, and half before one another. */
export const FIGURES = '[data-target^="man:"], [data-figure], [data-rider], .men, [data-part="track"] .token';
/** What lies on a map lies as close as the places do, and whatever is asked there is asked in the panel too. */
export const MAPS = '.map';
/** A card that lies face down has its front beneath its back. */
export const TURNED = '.turner';
/** Where answers lie nothing may be half hidden. */
export const QUESTION = '[data-question], [data-action], [data-menu]';
/** A hint that is folded shows how it begins; a press unfolds it. */
export const FOLDED = '.folded';
/** Comes into sight when it has the focus, and not before. */
export const SUMMONED = '.skip-link';
/** The chronicle says the same sentence as often as the same thing happened. */
export const REPEATS = '[data-testid="chronicle"]';

/** Whether one may lie on the other: a layer on the table beneath it, a figure on the space where it stands. */
export const isMeant = (below: Element, above: Element): boolean => {
  if (above.matches(SUMMONED) || (below.matches(FIGURES) && above.contains(below))) return true;
  const layer = above.closest(LAYERS);
  if (layer !== null && !layer.contains(below)) return true;
  return above.closest(FIGURES) !== null && below.closest(QUESTION) === null;
};
