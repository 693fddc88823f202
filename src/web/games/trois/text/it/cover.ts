import type { CoverWords } from '../../../cover-facts.ts';

export const it: CoverWords = {
  about: 'Di corsa dal castello al Louvre, poi in Inghilterra e ritorno: la Regina aspetta i suoi puntali di diamante.',
  credit:
    'Les trois Mousquetaires. Il regolamento di cui ci serviamo non nomina né autore né editore né anno. Se li conosci, faccelo sapere.',
  quickTitle: 'Gioca subito contro',
  quick: {
    'against-1': { title: 'un bot', spoken: 'Les trois Mousquetaires: gioca subito contro un bot' },
    'against-2': { title: 'due', spoken: 'Les trois Mousquetaires: gioca subito contro due bot' },
    'against-3': { title: 'tre', spoken: 'Les trois Mousquetaires: gioca subito contro tre bot' },
  },
};
