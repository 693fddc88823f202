/** What is printed: the one sheet alone, or the whole rulebook. The style sheet reads it from the page's root. */
type Wanted = 'sheet' | 'book';

/** Opens the browser's own dialog for printing, and leaves no trace when it is over. */
export const print = (wanted: Wanted): void => {
  const { dataset } = document.documentElement;
  dataset.print = wanted;
  window.addEventListener('afterprint', () => delete dataset.print, { once: true });
  window.print();
};
