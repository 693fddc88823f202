/** What the sheet of keys says, in English. The other languages follow this shape. */
export const en = {
  title: 'Playing with the keyboard',
  here: 'At this table',
  everywhere: 'At every table',
  rows: [
    ['Tab', 'go from one part of the table to the next'],
    ['Enter', 'press what has the focus'],
    ['Esc', 'close what is open'],
    ['S', 'skip what is being shown, or take the next step'],
    ['?', 'open this sheet'],
  ] as readonly (readonly [key: string, does: string])[],
  close: 'Close',
};

export type KeyWords = typeof en;
