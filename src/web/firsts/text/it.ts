import type { FirstsWords } from './en.ts';

export const it: FirstsWords = {
  title: 'Una novità',
  show: 'Mostrami',
  hide: 'Ho visto',
  know: 'Conosco questo gioco',
  close: 'Chiudi',
  wanted: 'Spiegare le novità',
  on: 'Sì',
  off: 'No',
};
