import type { CoverWords } from '../../../cover-facts.ts';

export const it: CoverWords = {
  about:
    'Uno interpreta Milady. Gli altri cavalcano insieme, combattono, tramano e portano a termine la Ricerca dei gioielli prima che lei vinca.',
  credit: 'Mousquetaires du Roy, di François Combe e Gilles Lehmann, Ystari, 2010.',
  quickTitle: 'In sella, sarai',
  quick: {
    dartagnan: { title: 'D’Artagnan', spoken: 'Prima partita con d’Artagnan' },
    athos: { title: 'Athos', spoken: 'Prima partita con Athos' },
    porthos: { title: 'Porthos', spoken: 'Prima partita con Porthos' },
    aramis: { title: 'Aramis', spoken: 'Prima partita con Aramis' },
    solo: {
      title: 'In solitario, tutti e quattro',
      spoken: 'In solitario, tutti e quattro i moschettieri: nessuno interpreta Milady',
    },
    milady: { title: 'Nei panni di Milady', spoken: 'Nei panni di Milady: prima partita contro i moschettieri' },
  },
};
