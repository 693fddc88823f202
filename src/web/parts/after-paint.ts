/** Does something long after the next frame: first it is seen that the press was heard. A page nobody sees paints none. */
export const afterPaint = (work: () => void): void => {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
};
