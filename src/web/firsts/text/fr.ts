import type { FirstsWords } from './en.ts';

export const fr: FirstsWords = {
  title: 'Du nouveau',
  show: 'Montrez-moi',
  hide: 'C’est vu',
  know: 'Je connais ce jeu',
  close: 'Fermer',
  wanted: 'Expliquer ce qui est nouveau',
  on: 'Oui',
  off: 'Non',
};
