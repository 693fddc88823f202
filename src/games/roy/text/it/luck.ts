import type { LuckText } from '#kernel/luck.ts';

const dice = (count: number) => (count === 1 ? '1 dado' : `${count} dadi`);
const rolls = (count: number) => (count === 1 ? '1 lancio' : `${count} lanci`);

export const it: LuckText = {
  rows: {
    duels: {
      name: 'Duelli: colpi meno ferite',
      help: 'Ciò che ogni lancio ha dato, rispetto alla media di tutto quello che quei dadi potevano mostrare, con lo stesso equipaggiamento e lo stesso avversario. Un pareggio vale zero.',
      count: rolls,
    },
    swords: { name: 'Spade in duello', help: 'Un dado blu mostra una Spada due volte su sei.', count: dice },
    shields: { name: 'Scudi in duello', help: 'Un dado blu mostra uno Scudo due volte su sei.', count: dice },
    lilies: { name: 'Gigli in duello', help: 'Un dado blu mostra un Giglio due volte su sei.', count: dice },
    search: {
      name: 'Spade alla ricerca di Costanza',
      help: 'Un dado blu mostra una Spada due volte su sei; ciascuna è un successo.',
      count: dice,
    },
    traps: {
      name: 'Scudi contro il Ladro e l’Assassino',
      help: 'Un dado rosso mostra uno Scudo tre volte su sei; allora la Trappola non fa nulla.',
      count: dice,
    },
    foes: {
      name: 'Duelli della sua gente: ferite meno colpi',
      help: 'Tutti i duelli della partita, visti dalla parte di Milady.',
      count: rolls,
    },
    red: { name: 'Spade della sua gente', help: 'Un dado rosso mostra una Spada tre volte su sei.', count: dice },
    siege: {
      name: 'Spade all’assedio',
      help: 'I dadi rossi di Milady a La Rochelle: ciascuno mostra una Spada tre volte su sei.',
      count: dice,
    },
    abduction: {
      name: 'Spade del Rapimento',
      help: 'Un dado rosso mostra una Spada tre volte su sei; ciascuna avvicina Costanza alla sua fine.',
      count: dice,
    },
    garrison: {
      name: 'Spade dei rinforzi',
      help: 'I dadi blu della squadra a La Rochelle: ciascuno mostra una Spada due volte su sei.',
      count: dice,
    },
  },
};
