import type { Problem } from '#kernel/match-file.ts';
import type { CliText } from './cli-text.ts';
import { errors } from './errors/fr.ts';
import { luck } from './luck/fr.ts';
import { program } from './program/fr.ts';
import { simulate } from './simulate/fr.ts';
import { store } from './store/fr.ts';
import { verify } from './verify/fr.ts';

const wrong = (problem: Problem): string => {
  switch (problem.kind) {
    case 'not-json':
    case 'not-a-match':
      return 'ce n’est pas un fichier de partie de Panache. Donnez un fichier enregistré par Panache.';
    case 'account':
      return 'il ne dit que ce qu’une personne pouvait savoir d’une partie encore en cours. Prenez le fichier de la partie quand elle sera finie.';
    case 'field':
      return `son champ « ${problem.field} » manque ou est abîmé. Enregistrez la partie de nouveau.`;
    case 'unknown-game':
      return `c’est une partie de « ${problem.game} », un jeu que cette version ne connaît pas.`;
    case 'other-rules':
      return `la partie a été jouée selon les règles numéro ${problem.rules}, et cette version joue selon le numéro ${problem.known}.`;
    case 'seats':
      return `il compte ${problem.seats} ${problem.seats < 2 ? 'place' : 'places'}, et le jeu en demande de ${problem.least} à ${problem.most}.`;
    case 'option':
      return `son option « ${problem.option} » n’existe pas dans ce jeu.`;
    case 'commitment':
      return 'son secret ne correspond pas au sceau montré avant la partie : l’un des deux a été changé.';
    case 'words':
      return `ses mots ne sont pas ceux qui avaient été promis avant la donne : place ${problem.seat + 1}.`;
    case 'entry':
      return `l’entrée ${problem.entry + 1} de son journal n’est pas permise par les règles à ce moment-là.`;
  }
};

export const fr: CliText = {
  you: 'Vous',
  youToo: seat => `Votre place ${seat}`,
  player: seat => `Joueur ${seat}`,
  sides: { milady: 'Milady', musketeers: 'Les mousquetaires' },
  ranks: { recruit: 'recrue', musketeer: 'mousquetaire', captain: 'capitaine' },
  botNames: ['Athos', 'Porthos', 'Aramis', 'D’Artagnan', 'Milady', 'Rochefort'],
  peopleNames: ['Aline', 'Bastien', 'Camille', 'Denis', 'Élise', 'Fabien'],
  help: 'Tapez le numéro d’un choix. Aussi : ? (pourquoi pas), board, rules ID, undo, save FICHIER, help, quit.',
  yourChoice: 'Votre choix',
  enterLetsGo: 'Une offre : Entrée la laisse passer.',
  enterWaits: 'Entrée laisse quelqu’un d’autre commencer.',
  sandLeft: seconds => `encore ${seconds} s de sable`,
  withdrawn: 'Le sablier est vide : trop tard pour répondre.',
  notANumber: most => `Tapez un nombre de 1 à ${most}, ou ? pour voir ce qui est impossible et pourquoi.`,
  nothingBarred: 'Rien n’est interdit ici.',
  noRule: id => `Aucune règle ne s’appelle ${id}.`,
  whichRule: 'Dites quelle règle, par exemple : rules MUS.13',
  takenBack: 'Vous avez repris votre dernier choix.',
  cannotTakeBack: 'Impossible de le reprendre : quelqu’un d’autre a agi, ou une chose cachée a été montrée.',
  whichFile: 'Dites où, par exemple : save partie.json',
  saved: file =>
    `Enregistré dans ${file}. Le fichier contient tous les secrets de la partie : gardez-le pour vous jusqu’à la fin.`,
  savedOver: file => `Enregistré dans ${file} : « panache replay » la raconte, « panache verify » la vérifie.`,
  saveOrLeave: 'Tapez save FICHIER pour garder cette partie ; Entrée pour partir.',
  keptIn: file => `La partie est gardée dans ${file} après chacun de vos choix ; --resume ${file} la reprend.`,
  alreadyThere: file => `${file} existe déjà. Reprenez-le avec --resume ${file}, ou choisissez un autre nom.`,
  resumed: choices => `La partie reprend après ${choices} choix.`,
  leaveOut: flag => `--resume reprend la partie telle qu’elle était : omettez ${flag}.`,
  otherGame: (file, its, wanted) => `${file} est une partie de ${its}, et non de ${wanted}. Omettez le nom du jeu.`,
  alreadyOver: file => `La partie dans ${file} est finie. « panache replay ${file} » la raconte.`,
  noSeat: file => `Seuls des automates jouent dans ${file} : il n’y a pas de place à reprendre.`,
  severalPeople: file =>
    `Plusieurs personnes qui ont chacune leurs secrets jouent dans ${file}, et un terminal est pour un seul camp. Rouvrez ce fichier dans le navigateur.`,
  unknownBot: (file, bot) => `Un automate nommé « ${bot} » joue dans ${file}, et cette version ne le connaît pas.`,
  reasons: {
    ENOSPC: 'le disque est plein',
    EACCES: 'vous n’en avez pas le droit',
    EPERM: 'vous n’en avez pas le droit',
    EROFS: 'on ne peut rien y écrire',
    ENOENT: 'cet endroit n’existe pas',
    ENOTDIR: 'cet endroit n’existe pas',
    EISDIR: 'c’est un dossier',
  },
  cannotWrite: (file, why) => `${file} n’a pas pu être écrit (${why}). Choisissez un autre endroit.`,
  cannotRead: (file, why) => `${file} n’a pas pu être lu (${why}). Vérifiez le nom.`,
  goodbye: 'Adieu.',
  inputEnded: 'La saisie est terminée, et la partie avec elle, inachevée. Adieu.',
  won: names => `Victoire : ${names}.`,
  resigned: names => `Abandon : ${names}. La partie s’est arrêtée là.`,
  agreedEnd: 'Tous sont convenus d’arrêter la partie ici. Personne n’a gagné.',
  commitment: hash => `Sceau de cette partie : ${hash}`,
  seedShown: seed => `Le secret était ${seed}.`,
  stillRunning: 'La partie n’est pas encore finie.',
  problem: (file, problem) => `${file} est refusé : ${wrong(problem)}`,
  errors,
  program,
  simulate,
  store,
  luck,
  verify,
};
