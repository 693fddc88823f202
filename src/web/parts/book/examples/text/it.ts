import type { SharedExampleWords } from './en.ts';

export const it: SharedExampleWords = {
  example: 'Esempio giocato',
  next: what => `Avanti: ${what}`,
  again: 'Rigioca l’esempio',
  back: 'Un passo indietro',
  at(step, all) {
    if (step > 0) return `Passo ${step} di ${all}`;
    return all === 1 ? 'L’inizio; segue un passo' : `L’inizio; seguono ${all} passi`;
  },
};
