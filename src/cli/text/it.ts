import { inSentence } from '#kernel/italian.ts';
import type { Problem } from '#kernel/match-file.ts';
import type { CliText } from './cli-text.ts';
import { errors } from './errors/it.ts';
import { luck } from './luck/it.ts';
import { program } from './program/it.ts';
import { simulate } from './simulate/it.ts';
import { store } from './store/it.ts';
import { verify } from './verify/it.ts';

const wrong = (problem: Problem): string => {
  switch (problem.kind) {
    case 'not-json':
    case 'not-a-match':
      return 'non è un file di partita di Panache. Indica un file salvato da Panache.';
    case 'account':
      return 'dice solo ciò che una persona poteva sapere di una partita ancora in corso. Prendi il file della partita quando sarà finita.';
    case 'field':
      return `il suo campo «${problem.field}» manca o è rovinato. Salva di nuovo la partita.`;
    case 'unknown-game':
      return `è una partita di «${problem.game}», un gioco che questa versione non conosce.`;
    case 'other-rules':
      return `segue l’edizione ${problem.rules} delle regole; questa versione gioca con l’edizione ${problem.known}.`;
    case 'seats':
      return `ha ${problem.seats} posti, e il gioco ne vuole da ${problem.least} a ${problem.most}.`;
    case 'option':
      return `la sua opzione «${problem.option}» non esiste in questo gioco.`;
    case 'commitment':
      return 'il suo segreto non corrisponde al sigillo mostrato prima della partita: uno dei due è stato cambiato.';
    case 'words':
      return `le sue parole non sono quelle promesse prima della distribuzione: posto ${problem.seat + 1}.`;
    case 'entry':
      return `la voce ${problem.entry + 1} del suo diario non è permessa dalle regole in quel momento.`;
  }
};

export const it: CliText = {
  you: 'Tu',
  youToo: seat => `Giocatore ${seat} (tu)`,
  player: seat => `Giocatore ${seat}`,
  sides: { milady: 'Milady', musketeers: 'I moschettieri' },
  ranks: { recruit: 'recluta', musketeer: 'moschettiere', captain: 'capitano' },
  botNames: ['Athos', 'Porthos', 'Aramis', 'D’Artagnan', 'Milady', 'Rochefort'],
  peopleNames: ['Alice', 'Bruno', 'Chiara', 'Dario', 'Elena', 'Fabio'],
  help: 'Scrivi il numero di una scelta. Anche: ? (perché no), board, rules ID, undo, save FILE, help, quit.',
  yourChoice: 'La tua scelta',
  enterLetsGo: 'Non è obbligatorio: con Invio si lascia correre.',
  enterWaits: 'Con Invio lasci cominciare qualcun altro.',
  sandLeft: seconds => `ancora ${seconds} s di sabbia`,
  withdrawn: 'La clessidra è vuota: alla domanda non si risponde più.',
  notANumber: most => `Scrivi un numero da 1 a ${most}, oppure ? per vedere che cosa non si può fare e perché.`,
  nothingBarred: 'Qui niente è vietato.',
  noRule: id => `Nessuna regola si chiama ${id}.`,
  whichRule: 'Indica quale regola, per esempio: rules MUS.13',
  takenBack: 'Hai ripreso la tua ultima scelta.',
  cannotTakeBack: 'Non si può più riprendere: qualcun altro ha scelto, o si è visto qualcosa di nascosto.',
  whichFile: 'Indica dove, per esempio: save partita.json',
  saved: file =>
    `Partita salvata in ${file}. Il file contiene tutti i segreti della partita: tienilo per te fino alla fine.`,
  savedOver: file => `Partita salvata in ${file}: «panache replay» la racconta, «panache verify» la verifica.`,
  saveOrLeave: 'Scrivi save FILE per conservare questa partita, o premi Invio per andartene.',
  keptIn: file => `Dopo ogni tua scelta la partita è conservata in ${file}; --resume ${file} la riprende.`,
  alreadyThere: file => `${file} esiste già. Riprendilo con --resume ${file}, oppure scegli un altro nome.`,
  resumed: choices => `La partita riprende dopo ${choices} ${choices === 1 ? 'scelta' : 'scelte'}.`,
  leaveOut: flag => `Con --resume la partita riprende com’era: togli ${flag}.`,
  otherGame: (file, its, wanted) => `${file} è una partita di ${its}, non di ${wanted}. Togli il nome del gioco.`,
  alreadyOver: file => `La partita in ${file} è finita. «panache replay ${file}» la racconta.`,
  noSeat: file => `In ${file} giocano solo bot: non c’è un posto da riprendere.`,
  severalPeople: file =>
    `In ${file} giocano più persone, ognuna con i suoi segreti, e un terminale è per una parte sola. Riapri il file nel browser.`,
  unknownBot: (file, bot) => `In ${file} gioca un bot chiamato «${bot}», e questa versione non lo conosce.`,
  reasons: {
    ENOSPC: 'il disco è pieno',
    EACCES: 'non ne hai il permesso',
    EPERM: 'non ne hai il permesso',
    EROFS: 'non ci si può scrivere',
    ENOENT: 'quel posto non esiste',
    ENOTDIR: 'quel posto non esiste',
    EISDIR: 'è una cartella',
  },
  cannotWrite: (file, why) => `Non è stato possibile scrivere ${file} (${why}). Scegli un altro posto.`,
  cannotRead: (file, why) => `Non è stato possibile leggere ${file} (${why}). Controlla il nome.`,
  goodbye: 'Addio.',
  inputEnded: 'L’input è finito, e con esso la partita, incompiuta. Addio.',
  won: names => inSentence(`Vittoria: ${names}.`),
  resigned: names => inSentence(`Abbandono: ${names}. La partita si è chiusa lì.`),
  agreedEnd: 'Tutti si sono accordati per chiudere qui la partita. Nessuno ha vinto.',
  commitment: hash => `Il sigillo di questa partita: ${hash}`,
  seedShown: seed => `Il segreto era ${seed}.`,
  stillRunning: 'La partita non è ancora finita.',
  problem: (file, problem) => `${file} è rifiutato: ${wrong(problem)}`,
  errors,
  program,
  simulate,
  store,
  luck,
  verify,
};
