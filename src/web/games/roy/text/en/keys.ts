import type { KeyRows } from '../../../key-rows.ts';

export const en: KeyRows = [
  ['1 to 9', 'press the choice with that number'],
  ['Arrow keys', 'go through the choices; on the map, in your hand and among the people, from thing to thing'],
  ['Home, End', 'the first and the last of them'],
  ['Enter', 'on a thing: its card, with what can be done with it'],
  ['Esc', 'close a card or a menu, think better of ending the turn'],
];
