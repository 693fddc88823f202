import type { KeyRows } from '../../../key-rows.ts';

export const en: KeyRows = [
  ['1 to 9', 'press the choice with that number'],
  ['Arrow keys', 'move through the choices; on the map, in your hand and among the people, from one thing to the next'],
  ['Home, End', 'the first and the last of them'],
  ['Enter', 'on a thing: open its card, with what you can do'],
  ['Esc', 'close a card or a menu; change your mind about ending the turn'],
];
