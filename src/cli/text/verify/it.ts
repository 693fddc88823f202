import type { VerifyWords } from '../verify-words.ts';

export const verify: VerifyWords = {
  head: (game, seats) => `Gioco: ${game}, ${seats === 1 ? '1 posto' : `${seats} posti`}.`,
  rules: choices =>
    `Provato: ogni carta e ogni dado deriva dal segreto e dalle parole di questo file, e le regole permettevano ognuna delle ${choices} scelte.`,
  words: {
    promised: 'Provato: le parole di ognuno sono quelle promesse in questo file.',
    unpromised:
      'Non provato: che nessuno abbia scelto le sue parole dopo aver visto quelle degli altri. Questo file non contiene promesse.',
    none: 'Nessuno ha aggiunto parole alla mescolata: carte e dadi derivano soltanto dal segreto.',
  },
  seal: (said, commitment) =>
    ({
      proved: 'Visto: il segreto è quello sigillato prima della partita.',
      belied:
        'Smentito: prima della partita è stato mostrato un altro sigillo. Il segreto, e con esso ogni carta, è stato scambiato.',
      unseen: `Non provato: che questo sigillo sia stato mostrato prima della partita. Confrontalo con quello che hai conservato: ${commitment}`,
    })[said],
  ownWords: {
    proved: 'Visto: le parole di quel browser sono nella mescolata.',
    belied: 'Smentito: le parole di quel browser non sono quelle di questo file.',
  },
  promises: {
    proved: 'Visto: tutte le parole sono state promesse prima che se ne mostrasse una, e sono proprio quelle.',
    belied: 'Smentito: le parole di questo file non sono quelle promesse prima che se ne mostrasse una.',
    unseen: 'Non provato: che tutte le parole siano state promesse prima che se ne mostrasse una.',
  },
  choices({ choices, firstOther, upTo, entries }) {
    if (choices === 'belied')
      return `Smentito: dalla voce ${firstOther} del diario in poi, queste non sono le scelte fatte.`;
    if (choices === 'unseen') return 'Non provato: che queste siano le scelte fatte. Un file da solo non può saperlo.';
    return upTo < entries
      ? `Visto: ogni scelta, nel suo ordine, fino alla voce ${upTo} di ${entries}. Il seguito non è stato visto.`
      : 'Visto: ogni scelta, nel suo ordine, fino all’ultima.';
  },
  calledOff: times =>
    `Nota: la distribuzione è stata annullata ${times === 1 ? 'una volta' : `${times} volte`} dopo che erano state promesse delle parole.`,
  lastLink: link => `Ultimo anello: ${link}. Se un altro giocatore legge lo stesso, avete visto la stessa partita.`,
  never:
    'Nessun file prova che nessuno abbia guardato nell’archivio del server, dove le mani sono leggibili durante la partita.',
  belied: (file, seen) => `${file} non è la partita che ${seen} ha visto.`,
  notSeen: file =>
    `${file} non è ciò che un browser ha visto di una partita. Prendi il file che la pagina offre accanto alla partita.`,
};
