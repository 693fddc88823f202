import type { LessonWords } from '../shape.ts';
import { miladyPages } from './milady.ts';
import { musketeersPages } from './musketeers.ts';

export const it: LessonWords = {
  guides: { musketeers: 'Planchet', milady: 'Rochefort' },
  title: { musketeers: 'I primi passi con d’Artagnan', milady: 'I primi passi da Milady' },
  you: 'Tu',
  names: ['Maria', 'Ugo', 'Noè', 'Ines'],
  goOn: 'Avanti',
  goBack: 'Indietro',
  watch: 'Guarda, sta succedendo qualcosa…',
  skip: 'Salta',
  progress: (done, all) => `Pagina ${done} di ${all}`,
  why: 'La regola',
  notYet: 'Volentieri, fra un momento: leggi prima questa pagina, poi vai avanti.',
  another: label => `Le regole lo permettono, e in una partita tua potrai farlo. Qui, per la lezione: «${label}».`,
  doIt: 'Fallo tu per me',
  fold: 'Ripiega il foglio della guida',
  unfold: 'Apri il foglio della guida',
  pages: { ...musketeersPages, ...miladyPages },
};
