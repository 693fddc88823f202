/** The words around the card that explains something new, in English. The other languages follow this shape. */
export const en = {
  title: 'New to you',
  show: 'Show me',
  hide: 'I have seen it',
  know: 'I know this game',
  close: 'Close',
  /** The switch on the sheet of the match. */
  wanted: 'Explain what is new',
  on: 'Yes',
  off: 'No',
};

export type FirstsWords = typeof en;
