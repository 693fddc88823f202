import { inSentence, list } from '#kernel/italian.ts';
import type { RecordTexts } from './words.ts';

const day = new Intl.DateTimeFormat('it', { day: 'numeric', month: 'long', year: 'numeric' });

export const it: RecordTexts = {
  fetching: 'La partita sta arrivando…',
  running: {
    title: 'Questa partita si sta ancora giocando',
    text: 'Quando sarà finita, potrai rivederla qui, a carte scoperte.',
    go: 'Al tavolo',
  },
  closed: {
    title: 'Questa partita è privata',
    text: 'Si apre a chi era al suo tavolo, e a chi ne riceve il link da uno di loro.',
  },
  unknown: {
    title: 'A questo indirizzo non c’è nessuna partita',
    text: 'Forse si è persa una lettera dell’indirizzo, o il server non conserva più questa partita.',
  },
  failed: {
    title: 'La partita non è arrivata',
    text: 'Forse la connessione si è interrotta. La partita è al sicuro.',
    again: 'Riprova',
  },
  otherRules: {
    title: 'Questa partita aspetta le sue regole',
    text: 'È cominciata con regole che questa versione di Panache non gioca, e continuerà dove si giocano. Resta conservata così com’è.',
  },
  unreadable: {
    title: 'Questa partita è illeggibile',
    text: 'Il diario del suo tavolo è danneggiato: non se ne può mostrare nulla.',
  },
  noTable: {
    title: 'Questo gioco non ha ancora un tavolo qui',
    text: 'La partita è conservata, ma il suo tavolo non è ancora nella pagina. Puoi portare con te il file della partita.',
  },
  title: 'La partita finita',
  names: list,
  day: time => day.format(time),
  won: names => inSentence(names.length === 1 ? `Ha vinto ${names[0]}.` : `Hanno vinto ${list(names)}.`),
  checked: 'Verificata',
  told: 'Raccontata come il server l’ha conservata: le sue regole non si giocano più',
  download: 'Scarica',
  verify: 'Verifica',
  luck: 'Fortuna',
  copy: 'Copia l’indirizzo',
  copied: 'L’indirizzo di questo momento è negli appunti.',
  copyFailed: 'Questo browser non permette di copiare l’indirizzo. Lo trovi in alto, nella barra degli indirizzi.',

  report: {
    title: 'È stata fortuna?',
    intro:
      'Ciò che il caso ha dato, rispetto a quello che ci si poteva aspettare. La linea di mezzo è il valore atteso; due partite su tre finiscono nella zona tratteggiata.',
    everybody: 'Tutto il tavolo',
    got: 'Ottenuto',
    expected: 'Atteso',
    difference: 'Scarto',
    verdict(how, lucky) {
      if (how.kind === 'usual') return 'Più o meno come atteso';
      if (how.kind === 'few') return 'Troppo poco per dirlo';
      const where = `che in ${how.matches} partite su ${how.of}`;
      if (lucky) return how.kind === 'more' ? `Più fortuna ${where}` : `Meno fortuna ${where}`;
      return how.kind === 'more' ? `Più ${where}` : `Meno ${where}`;
    },
    how: 'Come si conta?',
    method:
      'Ogni lancio e ogni distribuzione si confrontano con ciò che ci si poteva aspettare un attimo prima. Quanto il totale sia raro lo dice la curva normale, per partite con altrettanti dadi o carte.',
  },
};
