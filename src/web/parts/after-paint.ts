/**
 * Does something long once the next frame is on its way to the screen: first it is seen that the press was heard. The
 * second frame begins only when the first is painted. A page nobody sees paints none.
 */
export const afterPaint = (work: () => void): void => {
  if (document.hidden) work();
  else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)));
};
