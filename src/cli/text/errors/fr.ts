import type { ErrorWords } from '../error-words.ts';

export const errors: ErrorWords = {
  moreHelp: 'Ajoutez --help pour voir ce qui existe.',
  guess: guess => `Vouliez-vous dire ${guess} ?`,
  notUnderstood: 'Cette ligne de commande n’a pas été comprise.',
  unknownOption: flag => `${flag} n’est pas une option de cette commande.`,
  unknownCommand: name => `Aucune commande ne s’appelle « ${name} ».`,
  missing: argument => `Il manque quelque chose : <${argument}>.`,
  missingGame: games => `Dites à quel jeu : ${games}. Ou reprenez une partie enregistrée avec --resume FICHIER.`,
  noValue: flag => `${flag} doit être suivi d’une valeur.`,
  invalid: (flag, value) => `${flag} ne peut pas valoir « ${value} ».`,
  tooMuch: 'Il y a trop de choses sur cette ligne de commande : omettez ce qui n’y a pas sa place.',
  wholeNumber: (least, most) => `Donnez un nombre entier de ${least} à ${most}.`,
  oneOf: values => `Au choix : ${values}.`,
  noGame: (name, games) => `Aucun jeu ne s’appelle ici « ${name} ». Au choix : ${games}.`,
  noBot: (name, levels) => `Aucun automate ne s’appelle « ${name} ». Au choix : ${levels}.`,
  players: (least, most, players) =>
    `Ce jeu se joue de ${least} à ${most}, et non à ${players}. Donnez à --players un nombre de ${least} à ${most}.`,
  noOption: flag => `Ce jeu n’a pas d’option ${flag} : omettez-la.`,
  notBoth: (one, other) => `Donnez soit ${one}, soit ${other}, mais pas les deux.`,
  meSeats: last => `--me attend des numéros de places, de 0 à ${last}, séparés par des virgules.`,
  oneSide:
    'Un terminal est pour un seul camp : d’autres verraient ses secrets. Ne nommez dans --me que les places d’un camp.',
  noSides: 'Ce jeu n’a pas de camps, chacun y joue pour soi : omettez --side.',
  noSide: (side, sides) => `Aucun camp ne s’appelle « ${side} ». Au choix : ${sides}.`,
  noSideHere: side => `Ce jeu n’a pas de camp ${side} : omettez --${side}.`,
  oneForAny: 'Avec --players any, --seats nomme un seul automate pour tous.',
  seatsNamed: (named, players) =>
    `--seats nomme ${named} automates pour ${players} joueurs. Nommez-en un pour tous, ou un pour chacun.`,
  jsonAlone: '--json va avec --check : les règles elles-mêmes sont du texte. Omettez --json.',
};
