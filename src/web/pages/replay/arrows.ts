// Arrows of our own, in a box of 24: not every phone's letters have them.
export const BACK = 'M16 5L6 12l10 7Z';
export const ON = 'M8 5l10 7-10 7Z';
export const FIRST = 'M19 5L9 12l10 7ZM5 5h2.4v14H5Z';
export const LAST = 'M5 5l10 7-10 7ZM16.6 5H19v14h-2.4Z';
