import type { ErrorWords } from '../error-words.ts';

export const errors: ErrorWords = {
  moreHelp: 'Aggiungi --help per vedere che cosa c’è.',
  guess: guess => `Intendevi ${guess}?`,
  notUnderstood: 'Questo comando non si capisce.',
  unknownOption: flag => `${flag} non è un’opzione di questo comando.`,
  unknownCommand: name => `Nessun comando si chiama «${name}».`,
  missing: argument => `Manca qualcosa: <${argument}>.`,
  missingGame: games => `Indica un gioco: ${games}. Oppure riprendi una partita salvata con --resume FILE.`,
  noValue: flag => `Dopo ${flag} ci vuole un valore.`,
  invalid: (flag, value) => `${flag} non può essere «${value}».`,
  tooMuch: 'C’è troppo su questa riga di comando: togli ciò che non c’entra.',
  wholeNumber: (least, most) => `Indica un numero intero da ${least} a ${most}.`,
  oneOf: values => `A scelta: ${values}.`,
  noGame: (name, games) => `Qui nessun gioco si chiama «${name}». A scelta: ${games}.`,
  noBot: (name, levels) => `Nessun bot si chiama «${name}». A scelta: ${levels}.`,
  players: (least, most, players) =>
    `Questo gioco è per ${least}–${most} giocatori, non per ${players}. Indica in --players un numero da ${least} a ${most}.`,
  noOption: flag => `Questo gioco non ha l’opzione ${flag}: toglila.`,
  notBoth: (one, other) => `Indica ${one} oppure ${other}, non entrambe.`,
  meSeats: last => `--me vuole i numeri dei posti, da 0 a ${last}, separati da virgole.`,
  oneSide:
    'Un terminale è per una parte sola: l’altra ne vedrebbe i segreti. Nomina in --me solo posti di una stessa parte.',
  noSides: 'Questo gioco non ha parti, ognuno gioca per sé: togli --side.',
  noSide: (side, sides) => `Nessuna parte si chiama «${side}». A scelta: ${sides}.`,
  noSideHere: side => `Questo gioco non ha una parte chiamata ${side}: togli --${side}.`,
  oneForAny: 'Con --players any, --seats nomina un solo bot per tutti.',
  seatsNamed: (named, players) =>
    `--seats nomina ${named} bot per ${players} giocatori. Nominane uno per tutti, oppure uno per ciascuno.`,
  jsonAlone: '--json va con --check: le regole in sé sono testo. Togli --json.',
};
