import { CALAIS_VALUE, PASSAGE_PRICE, SPACES_PER_EPIC } from '#games/roy/cards/board.ts';
import { TOKEN_CHALLENGE } from '#games/roy/cards/tokens.ts';
import type { Words } from '../en/index.ts';

export const boards: Words['boards'] = {
  number: board => `plancia ${board} di 4`,
  open: 'Apri la plancia',
  close: 'Chiudi la plancia',
  epics: (count, most) => `${count === 1 ? '1 segnalino Epico' : `${count} segnalini Epico`} su ${most}`,

  asks: {
    inn: 'Libera un percorso fino in fondo.',
    challenges: left => (left === 1 ? 'Ancora una sfida, poi de Wardes.' : `Ancora ${left} sfide, poi de Wardes.`),
    wardes: 'Batti de Wardes.',
    road: letter => `Batti chi aspetta in ${letter}.`,
    antechamber: number => `Supera l’anticamera ${number} di 4.`,
    done: 'La Ricerca è conclusa.',
    laying: 'Milady sta piazzando i suoi segnalini.',
    mine: (laid, all) => `Piazza i tuoi segnalini: ${laid} su ${all} a posto.`,
    name: left => (left === 1 ? 'Indica ancora una casella.' : `Indica ancora ${left} caselle.`),
  },

  commonRoom: 'Area Comune',
  toEngland: 'Verso l’Inghilterra',
  toParis: 'Verso Parigi',
  toQueen: 'Dalla Regina',
  road: ['A', 'B', 'C'],
  antechamber: number => `Anticamera ${number}`,
  value: (skill, value) => `${skill} ${value}`,
  dice: count => (count === 1 ? '1 dado rosso' : `${count} dadi rossi`),

  space: (path, space) => `${path}, casella ${space}`,
  innSpace: (space, what) => `${space}: ${what}`,
  roadSpace: (letter, what) => `Casella ${letter}: ${what}`,
  first: (number, what) => `Anticamera ${number}, primo avversario: ${what}`,
  second: (number, what) => `Anticamera ${number}, secondo avversario: ${what}`,
  challenge: (number, what) => `Anticamera ${number}, sfida: ${what}`,
  lies: {
    empty: 'ancora niente',
    next: 'la prossima da occupare',
    hidden: 'coperto',
    cleared: 'libera',
    beaten: 'battuto',
    named: 'indicata, da scoprire',
  },
  yours: token => `${token}, lo vedi solo tu`,
  won: 'vinta',
  toWin: 'da vincere',
  after: 'dopo aver vinto le quattro sfide',
  passed: 'superata',

  men: {
    title: 'Alla Ricerca',
    common: who => `${who}, nell’Area Comune`,
    path: (who, space) => `${who}, ${space}`,
  },

  facts: {
    title: 'Che cosa costa, che cosa porta',
    1: [
      { text: 'Un’azione porta alla casella seguente: il segnalino viene scoperto e combattuto.', rule: 'ROY.INN.4' },
      { text: `Un segnalino Epico ne fa scoprire ${SPACES_PER_EPIC}.`, rule: 'ROY.INN.8' },
      { text: 'Un percorso liberato completa la plancia: due carte a chi lo finisce.', rule: 'ROY.QUEST.13' },
    ],
    2: [
      {
        text: `Un’azione per ogni sfida di valore ${CALAIS_VALUE.erudition}, in qualsiasi ordine.`,
        rule: 'ROY.CALAIS.2',
      },
      { text: 'Un segnalino Epico abbassa di 1 una sfida.', rule: 'ROY.CALAIS.4' },
      { text: 'Battere de Wardes completa la plancia: due carte a chi lo batte.', rule: 'ROY.QUEST.13' },
    ],
    3: [
      { text: 'Un’azione: affrontare il primo rimasto, A, poi B, poi C.', rule: 'ROY.RETURN.2' },
      { text: 'Le carte Combattimento prima di scoprirlo, i segnalini Epico dopo.', rule: 'ROY.RETURN.3' },
      { text: 'Battere il terzo completa la plancia: due carte a chi lo batte.', rule: 'ROY.QUEST.13' },
    ],
    4: [
      { text: `Si esce con la sfida di valore ${TOKEN_CHALLENGE}, o battendo entrambi.`, rule: 'ROY.GALL.3' },
      { text: `O con un passaggio segreto: un’azione e ${PASSAGE_PRICE} segnalini Epico.`, rule: 'ROY.GALL.6' },
      { text: 'Oltre la quarta anticamera i moschettieri hanno vinto.', rule: 'ROY.GALL.9' },
    ],
  },

  lay: {
    stock: 'I tuoi segnalini',
    left: count => (count === 0 ? 'finiti' : count === 1 ? 'ne resta 1' : `ne restano ${count}`),
    decoys: 'Ormai c’è posto solo per le Esche: vanno tutte e quattro alla locanda.',
    how: 'Tocca un segnalino per piazzarlo sulla casella illuminata, o trascinalo fin lì.',
    suggest: 'Completa tu per me',
    stop: 'Ferma',
  },
};
