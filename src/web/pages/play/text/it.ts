import type { KeyWords } from './en.ts';

export const it: KeyWords = {
  title: 'Giocare con la tastiera',
  here: 'A questo tavolo',
  everywhere: 'A tutti i tavoli',
  rows: [
    ['Tab', 'passa da una parte del tavolo alla successiva'],
    ['Invio', 'premi ciò che è scelto'],
    ['Esc', 'chiudi ciò che è aperto'],
    ['S', 'salta ciò che viene mostrato, o va’ avanti passo per passo'],
    ['?', 'apri questo foglio'],
  ],
  close: 'Chiudi',
};
