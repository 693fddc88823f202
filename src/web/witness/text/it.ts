import { inSentence, list } from '#kernel/italian.ts';
import type { WitnessTexts } from './words.ts';

export const it: WitnessTexts = {
  plain:
    'Nessuno può scegliere le carte o i dadi, nemmeno il server: il browser di ogni giocatore aggiunge la sua parte di caso prima della distribuzione.',

  house: {
    you: 'Giochi dal computer che ospita questo tavolo. Gli altri lo sanno.',
    others: names =>
      names.length === 1
        ? `${names[0]} gioca dal computer che ospita questo tavolo.`
        : `${list(names)} giocano dal computer che ospita questo tavolo.`,
  },

  how: {
    promised:
      'Ogni browser estrae la sua parte di caso e vi unisce le parole che hai scritto, se ce ne sono. Prima ne dà solo l’impronta; quando ci sono tutte, nulla può più essere cambiato, e solo allora si mostrano le parole stesse. Così nessuno può adattare le sue a quelle degli altri.',
    could:
      'Chi gestisce questo server potrebbe guardare nel suo archivio durante la partita: lì ci sono la mano di ognuno e il segreto.',
    cannot:
      'Che cosa non può fare: scegliere i dadi o le carte, né cambiare una scelta senza che si veda. Il tuo browser conserva un segno di ogni passo e alla fine li confronta tutti con la registrazione.',
  },

  deal: {
    waits: names =>
      names.length === 1
        ? inSentence(
            `Le carte si danno appena ${names[0]} passa dal tavolo: una parte del caso è ancora nel suo browser.`,
          )
        : inSentence(
            `Le carte si danno appena ${list(names)} passano dal tavolo: una parte del caso è ancora nei loro browser.`,
          ),
    soon: 'Si danno le carte…',
    elsewhere:
      'La distribuzione aspetta te: la tua parte del caso è nel browser in cui hai detto che si può cominciare. Apri lì il tavolo, o chiedi a chi ospita di annullare la distribuzione.',
    callOff: 'Annulla la distribuzione',
    calledOff(times, missing) {
      const called =
        times === 1
          ? 'La distribuzione è stata annullata una volta'
          : `La distribuzione è stata annullata ${times} volte`;
      if (missing.length === 0) return `${called}.`;
      return inSentence(`${called}: mancava la parte di caso di ${list(missing)}.`);
    },
    nothing: 'non aggiunge nulla al caso',
  },

  end: {
    all: 'Conforme a tutto ciò che hai visto',
    part: 'Conforme a ciò che ne hai visto',
    wrong: 'Questa registrazione non è la partita che hai visto!',
    broken: 'Il server ha consegnato una registrazione che non è in ordine.',
    means:
      'Qualcosa è stato cambiato dopo che ti era stato mostrato: da chi gestisce questo server, o da qualcuno che può scrivere nel suo archivio. Non fidarti del risultato. Conserva la registrazione e ciò che hai visto, e confrontali con gli altri che c’erano.',
    more: 'Che cosa di preciso?',
  },

  lines: {
    title: 'A confronto con ciò che questo browser ha visto',
    seal: {
      proved: 'Il sigillo è quello che ti è stato mostrato prima della partita: il segreto non è stato scambiato.',
      belied:
        'Prima della partita ti è stato mostrato un altro sigillo: il segreto, e con esso ogni carta, è stato scambiato.',
    },
    ownWords: {
      proved: 'La parte di caso del tuo browser è nella mescolata.',
      belied: 'La parte di caso del tuo browser non è nella mescolata.',
      unseen: 'Questo browser non ha aggiunto nulla alla mescolata.',
    },
    promises: {
      proved: 'Le parole di ognuno sono quelle promesse prima che se ne mostrasse una.',
      belied: 'Le parole di qualcuno non sono quelle promesse prima che se ne mostrasse una.',
      unseen: 'Se le parole siano state promesse prima che se ne mostrasse una, questo browser non l’ha visto.',
    },
    choices: {
      all: 'Ogni scelta è nella registrazione così come è stata fatta, nel suo ordine.',
      upTo: (seen, entries) =>
        seen === 1
          ? `La prima voce su ${entries} è nella registrazione così come è stata fatta. Il seguito, questo browser non l’ha visto.`
          : `Le prime ${seen} voci su ${entries} sono nella registrazione così come sono state fatte. Il seguito, questo browser non l’ha visto.`,
      belied: entry => `Dalla voce ${entry} in poi, le scelte della registrazione non sono quelle fatte.`,
      unseen: 'Se queste siano le scelte fatte, questo browser non l’ha visto.',
    },
    told: {
      proved: 'Rigiocata, la partita ti racconta proprio ciò che ti è stato raccontato al tavolo.',
      belied: 'Rigiocata, la partita non racconta ciò che ti è stato raccontato al tavolo.',
    },
    calledOff: times =>
      times === 1
        ? 'Prima di questa distribuzione ne è stata annullata un’altra.'
        : `Prima di questa distribuzione ne sono state annullate altre ${times}.`,
    last: 'L’ultimo anello. Chi legge lo stesso ha visto la stessa partita:',
    never:
      'Ciò che nessuna registrazione può provare: che nessuno abbia guardato nell’archivio del server durante la partita.',
    keep: 'Conserva ciò che questo browser ha visto',
  },
};
