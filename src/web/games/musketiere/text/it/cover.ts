import type { CoverWords } from '../../../cover-facts.ts';

export const it: CoverWords = {
  kind: 'un gioco di carte',
  about:
    'Gioca la tua carta in segreto. Insieme battete la guardia del Cardinale; ma i gioielli, e la prigione, toccano a uno solo.',
  credit: 'Musketiere, di Franz-Joseph Lamminger, Hexagames, 1991.',
  quickTitle: 'Gioca subito contro',
  quick: {
    'against-1': { title: 'un bot', spoken: 'Musketiere: gioca subito contro un bot' },
    'against-2': { title: 'due', spoken: 'Musketiere: gioca subito contro due bot' },
    'against-3': { title: 'tre', spoken: 'Musketiere: gioca subito contro tre bot' },
  },
};
