import { it as table } from '../../../text/it/index.ts';
import type { Words } from '../shape.ts';

/** The buttons, as they read. */
const choose = (label: string): string => `Scegliete «${label}».`;
const fight = (label: string): string => `Toccate quella carta fra le vostre, poi «${label}».`;

export const it: Words = {
  lessons: {
    first: {
      title: 'Una mano con M. de Tréville',
      about:
        'Una mano contro la guardia del Cardinale, in due minuti: come si vince un duello, che cosa fanno gioielli e prigioni, e per che cosa si tiene una carta forte.',
      button: 'La lezione del capitano',
      guide: 'Tréville',
      over: 'Una mano vinta, con 30 ducati. Ora comincia una prima partita tutta tua: due bot ti tengono il posto.',
    },
  },
  names: ['Maria', 'Ugo', 'Noè'],
  pages: {
    aim: {
      say: 'Tréville, capitano dei moschettieri: sedetevi, recluta. Combattete in tre contro la guardia del Cardinale, ma vince da solo chi ha più ducati.',
    },
    lay: {
      say: 'La paga sono tre carte: il 9 per un gioiello, lo 0 per una prigione, e una di mezzo. Con le forti si combatte.',
      now: `Toccate il 6 con due spade, poi «${table.action.lay(1)}».`,
    },
    target: {
      say: 'Primo duello: guardia a 18. Ognuno sceglie in segreto una carta; se insieme fanno almeno 18, si vince.',
    },
    fight: {
      say: 'Fanno sei a testa. Vinto il duello, la carta più forte fa il campione: voi avete un 9.',
      now: fight,
    },
    jewel: {
      say: 'Diciotto, e il campione siete voi. Prendete un gioiello: la ricompensa sotto paga il doppio.',
      now: choose,
    },
    second: {
      say: 'Una guardia a 7 è già battuta: per il gioiello, mostrate la carta migliore.',
      now: fight,
    },
    swords: {
      say: 'Tre 10: decidono le spade, e con tre contro una il gioiello è di Ugo. Nella somma non contano.',
    },
    low: {
      say: 'Per 30 servono tre 10, e i vostri sono finiti. Si perde: buttate la carta peggiore.',
      now: fight,
    },
    prison: {
      say: 'Perso: la carta più debole fa il capro espiatorio, che prende una prigione. La carta sotto non paga: lo 0 non perde niente, ma con tre prigioni non combattereste più.',
      now: choose,
    },
    again: {
      say: 'Solo 12, e il vostro 9 con quattro spade batte ogni altro 9. Tornate campione!',
      now: fight,
    },
    free: {
      say: 'Dodici, e il campione siete voi. Prendete l’ultimo gioiello, oppure rimettete la prigione nella riserva.',
      now: 'Decidete voi: il gioiello o la libertà?',
    },
    own: {
      say: 'Guardia a 20, e avete al massimo un 8. Lo giocate, o basta non mostrare la carta più debole?',
      now: 'Decidete voi: con quale carta combattete?',
    },
    kept: {
      say: 'Perso, 13 contro 20, ma la carta più debole era di Ugo. Avete ancora l’8: la forza si tiene per chi si può battere.',
    },
    rest: {
      say: 'All’8 penseranno gli altri: io gioco per voi lo 0, voi tenete d’occhio i gioielli.',
    },
    others: {
      say: 'Ugo è il campione e, a riserva vuota, vi prende un gioiello. È il suo secondo: con tre la mano finirebbe subito.',
    },
    strike: {
      say: 'Guardia a 9, e le carte forti sono quasi finite. Ecco perché tenevate l’8.',
      now: fight,
    },
    back: {
      say: 'Nove, e il campione siete voi. La riserva è vuota: servitevi come Ugo.',
      now: choose,
    },
    reckoning: {
      say: 'Nove duelli: si girano le ricompense. Con i gioielli il 9 e il 6 pagano 18 e 12: 30 ducati, e avete vinto.',
    },
    end: {
      say: 'Mano dopo mano, una partita va fino a 100 ducati. Ricordate le carte cadute, risparmiate le forze e non perdete mai con la carta più debole: siete dei nostri.',
    },
  },
};
