import type { KeyRows } from '../../../key-rows.ts';

export const en: KeyRows = [
  ['1 to 9', 'press the choice with that number'],
  ['Enter', 'with nothing in focus: the big button'],
  ['Arrow keys', 'go through the choices; on the board, from space to space'],
  ['Page Up, Page Down', 'on the board: the previous and the next place'],
  ['Home', 'on the board: where you stand'],
];
