import type { GroupWords } from '../../pages/setup/option-groups.ts';

/** What the options of the set-up page are gathered under. */
export const GROUP_WORDS: GroupWords = {
  en: {
    table: 'Who plays, and what is shown',
    ease: 'Easier or harder',
    hourglass: 'The hourglass',
    rochefort: 'Rochefort, Jussac and the Bastille',
    readings: 'Other readings of the rules',
  },
  fr: {
    table: 'Qui joue, et ce qui se voit',
    ease: 'Plus facile ou plus difficile',
    hourglass: 'Le sablier',
    rochefort: 'Rochefort, Jussac et la Bastille',
    readings: 'Autres lectures de la règle',
  },
  it: {
    table: 'Chi gioca, e che cosa si vede',
    ease: 'Più facile o più difficile',
    hourglass: 'La clessidra',
    rochefort: 'Rochefort, Jussac e la Bastiglia',
    readings: 'Altre letture del regolamento',
  },
};
