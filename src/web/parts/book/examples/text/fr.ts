import type { SharedExampleWords } from './en.ts';

export const fr: SharedExampleWords = {
  example: 'Exemple joué',
  next: what => `Suite : ${what}`,
  again: 'Rejouer l’exemple',
  back: 'Un pas en arrière',
  at(step, all) {
    if (step > 0) return `Étape ${step} sur ${all}`;
    return all === 1 ? 'Le début ; une étape suit' : `Le début ; ${all} étapes suivent`;
  },
};
