import type { KeyRows } from '../../../key-rows.ts';

export const en: KeyRows = [
  ['Arrow keys', 'go from card to card in your hand'],
  ['Home, End', 'first and last card of your hand'],
  ['Enter', 'choose the card; press again to lay it'],
  ['Esc', 'put chosen cards back, close a message'],
];
