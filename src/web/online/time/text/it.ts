import { inSentence } from '#kernel/italian.ts';
import { timeLeft } from '../../seats/time-left.ts';
import { lengthIn, unitName } from '../lengths.ts';
import type { TimeTexts } from './words.ts';

const LOCALE = 'it';

export const it: TimeTexts = {
  left: milliseconds => timeLeft(milliseconds, LOCALE),
  length: seconds => lengthIn(seconds, LOCALE),
  unit: unit => unitName(unit, LOCALE),

  make: {
    legend: 'Orologio',
    kinds: {
      none: { title: 'Senza orologio', help: 'Ognuno si prende il tempo che gli serve.' },
      relaxed: 'Tranquillo',
      brisk: 'Svelto',
      own: 'Tempi a modo tuo',
    },
    times: (choice, bank) => `${choice} per ogni scelta, e in più ${bank} per tutta la partita.`,
    bank: 'In più, per tutta la partita',
    choice: 'Per ogni scelta',
    unitOf: field => `Unità: ${field}`,
    runOut: 'Quando un giocatore ha finito il tempo',
    runOuts: {
      bot: { title: 'Continua un bot', help: 'Finché il giocatore non torna.' },
      rules: { title: 'Rispondono le regole', help: 'Solo a questa domanda, come contano un silenzio.' },
    },
    level: 'Come gioca il bot',
  },

  list: {
    relaxed: 'orologio tranquillo',
    brisk: 'orologio svelto',
    own: (choice, bank) => `orologio: ${choice} a scelta, più ${bank}`,
  },

  clock: {
    label: name => inSentence(`Tempo di ${name}`),
    choiceAndBank: (choice, bank) => `${choice} per questa scelta, più ${bank}`,
    bank: bank => `tempo rimasto: ${bank}`,
    soon: seconds => `Ti restano ${seconds} secondi.`,
    table: 'Orologio',
    text: (choice, bank) => `Ognuno ha ${choice} per ogni scelta, e in più ${bank} per la partita.`,
    thenBot: 'Quando il tempo è finito, continua un bot finché il giocatore non torna.',
    thenRules: 'Quando il tempo è finito, alla domanda rispondono le regole.',
  },

  nudge: {
    button: 'Sollecita',
    of: name => inSentence(`Sollecita ${name}: il tavolo aspetta`),
  },

  sheet: {
    title: 'Il tempo, o chiudere prima',
    moment: 'Mi serve un momento',
    moments: left => (left === 1 ? 'Ancora una volta in questa partita.' : `Ancora ${left} volte in questa partita.`),
    end: 'Accordarsi per chiudere',
    endText: 'La partita finisce senza vincitori se tutti quelli che giocano sono d’accordo.',
    resign: 'Abbandona',
    resignTitle: 'Abbandonare questa partita?',
    resignText:
      'Lasci il tuo posto per sempre: un bot continua al posto tuo, e tu stai solo a guardare. Se dalla tua parte non resta nessuno, la partita finisce e vincono gli altri.',
    yes: 'Abbandona',
    no: 'Continua a giocare',
    resigned: 'Hai abbandonato. Un bot continua al posto tuo.',
  },

  vote: {
    asks: by => `${by} chiede: chiudiamo qui la partita, senza vincitori?`,
    hostAsks: 'Chi ospita chiede: chiudiamo qui la partita, senza vincitori?',
    yes: 'Sì, chiudiamo',
    no: 'Giochiamo ancora',
  },
};
