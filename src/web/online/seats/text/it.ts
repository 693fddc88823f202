import { inSentence, list } from '#kernel/italian.ts';
import { timeLeft } from '../time-left.ts';
import type { SeatTexts } from './words.ts';

export const it: SeatTexts = {
  away: {
    left: milliseconds => timeLeft(milliseconds, 'it'),
    soon: (name, time) => `${name} non c’è. Un bot potrà giocare fra ${time}.`,
  },

  replace: {
    button: 'Proponi qualcun altro',
    now: 'Fai venire qualcun altro',
    text: name =>
      inSentence(`Oppure qualcun altro continua al posto di ${name}, se tutti quelli che giocano sono d’accordo.`),
    alone: name => inSentence(`Oppure qualcun altro continua al posto di ${name}: non c’è nessuno a cui chiedere.`),
    later: (name, time) =>
      inSentence(`Qualcun altro potrà continuare al posto di ${name} fra ${time}: qui non c’è nessuno a cui chiedere.`),
    asks: (name, by) => inSentence(`${by} chiede: qualcun altro può continuare al posto di ${name}?`),
    hostAsks: name => inSentence(`Chi ospita chiede: qualcun altro può continuare al posto di ${name}?`),
    waiting: names => inSentence(`Si aspetta ancora la risposta di: ${list(names)}.`),
    yes: 'D’accordo',
    no: 'Meglio aspettare',
    agreed: name => inSentence(`Qualcun altro può continuare al posto di ${name}.`),
    link: 'Il link',
    linkTitle: name => inSentence(`Il posto di ${name}`),
    linkText:
      'Manda questo link a chi deve continuare. Non vale per chi gioca già qui, né per chi si trova nello stesso luogo: nessuno deve vedere due mani.',
    close: 'Chiudi',
  },

  reclaim: {
    text: name => `${name} continua al tuo posto.`,
    button: 'Riprendi il tuo posto',
  },

  showOut: {
    button: 'Fai uscire',
    of: name => inSentence(`Fai uscire: ${name}`),
    title: name => inSentence(`Far uscire ${name}?`),
    text: 'Il posto torna libero. Chi esce per sempre non può più tornare a questo tavolo, e nemmeno uno sconosciuto che arriva dallo stesso luogo.',
    once: 'Fai uscire',
    forGood: 'Per sempre',
    you: 'Chi ospita ti ha chiesto di lasciare il posto.',
  },

  close: {
    button: 'Togli',
    of: seat => `Togli questo posto: ${seat}`,
  },

  callOff: {
    button: 'Annulla il tavolo',
    title: 'Annullare questo tavolo?',
    text: 'Nessuno potrà più sedersi qui. Chi è presente lo viene a sapere, e i link che hai mandato non portano più a una partita.',
    yes: 'Annulla il tavolo',
    no: 'Lascialo aperto',
    offTitle: 'Questo tavolo è stato annullato',
    off: 'Chi ospita l’ha annullato prima dell’inizio della partita. Sarà per un’altra volta!',
    offByYou: 'L’hai annullato prima dell’inizio della partita.',
  },

  hush: {
    label: 'Chi guarda può parlare?',
    speak: 'Sì, può',
    silent: 'Silenzio',
    help: 'Chi viene fatto uscire non torna, e il link per guardare cambia subito.',
  },

  seen: {
    private: 'Solo chi era qui, e chi riceve un link, può rivedere questa partita.',
    listed: 'Questo tavolo è pubblico: chiunque può rivedere la sua partita.',
  },
};
