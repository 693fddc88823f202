import type { Refusal } from '#wire/to-client.ts';
import { ofName } from '../../text/french.ts';
import type { OnlineTexts } from './words.ts';

const clock = new Intl.DateTimeFormat('fr', { hour: '2-digit', minute: '2-digit' });
const list = new Intl.ListFormat('fr', { type: 'conjunction' });

const why: Record<Refusal, string> = {
  over: 'La partie est terminée.',
  'not-asked': 'Ce n’est pas à vous de choisir.',
  late: 'Il s’est passé autre chose entre-temps. Choisissez de nouveau, s’il vous plaît.',
  'not-offered': 'Les règles ne proposent pas ce choix maintenant.',
  'nothing-to-take-back': 'Vous n’avez aucun choix à reprendre.',
  'already-seen': 'Ce choix ne peut plus être repris : une chose cachée a été montrée depuis.',
  'not-seated': 'Il faut être assis à cette table pour faire cela.',
  'not-host': 'Seul l’hôte de cette table peut faire cela.',
  'no-cookie':
    'Ce navigateur ne garde pas le cookie auquel la table vous reconnaît. Autorisez les cookies pour cette page et réessayez.',
  'no-access':
    'Cette table est privée, et le lien qui vous amène ne l’ouvre pas, ou plus. Demandez-en un nouveau à l’hôte.',
  removed: 'L’hôte vous a fait quitter cette table.',
  'unknown-table':
    'Il n’y a pas de table à cette adresse. Elle a peut-être été débarrassée, ou une lettre du lien s’est perdue.',
  'not-gathering': 'La partie a commencé : cela ne se change plus.',
  'not-playing': 'Ce n’est possible que pendant la partie.',
  'not-over': 'Ce n’est possible qu’une fois la partie terminée.',
  'seat-taken': 'Quelqu’un d’autre vient de prendre cette place.',
  'seat-missing': 'Cette place n’existe pas à cette table.',
  'name-missing': 'Donnez d’abord un nom, s’il vous plaît.',
  'name-taken': 'Quelqu’un porte déjà ce nom à cette table.',
  'seats-free': 'Toutes les places ne sont pas encore prises.',
  'not-ready': 'Tout le monde n’est pas encore prêt.',
  'not-held': 'Vous ne pouvez montrer que ce que vous avez en main.',
  'nothing-said': 'Ce message était vide.',
  'spectators-silent': 'Qui regarde écoute, et ne parle pas.',
  'talk-full': 'On a tant parlé à cette table que rien ne peut plus s’y ajouter.',
  'still-here': 'Ce joueur est encore là, ou n’est pas absent depuis assez longtemps.',
  'not-handed': 'Aucun automate ne joue à cette place.',
  handed: 'Un automate joue pour vous. Reprenez d’abord votre place.',
  'level-missing': 'Aucun automate ne joue à ce jeu de cette façon.',
  'spectator-missing': 'Ce spectateur est déjà parti.',
  'again-already': 'La table suivante est déjà dressée.',
  'suggestion-gone': 'Cette proposition ne tient plus : quelqu’un y a répondu, ou la question est une autre.',
  'not-a-message': 'La maison n’a pas compris. Rechargez la page et réessayez.',
  'too-long': 'C’est trop long.',
  'enter-first': 'La maison ne savait pas où vous étiez. Rechargez la page.',
  'entered-already': 'Vous êtes déjà à cette table.',
  'slow-down': 'Trop de choses à la fois : attendez un instant, puis réessayez.',
  'other-protocol': 'Panache a été renouvelé depuis que vous avez ouvert cette page. Rechargez-la pour continuer.',
  'not-kept': 'La maison n’a pas pu le noter. Rien n’a changé ; réessayez dans un instant.',
  'broken-table': 'Le journal de cette table est illisible : la partie ne peut pas continuer.',
};

export const fr: OnlineTexts = {
  why,

  door: {
    opening: 'On dresse la table…',
    titles: {
      refused: 'Vous ne pouvez pas entrer ici',
      unknown: 'Cette table n’existe pas',
      removed: 'On vous a fait sortir',
      renewed: 'Cette page n’est plus à jour',
    },
    reload: 'Recharger la page',
    home: 'Retour aux trois jeux',
    noTable: 'Ce jeu n’a pas encore de table ici',
    noTableText:
      'La partie suit son cours et reste gardée, mais sa table n’est pas encore dans la page. Elle y sera dès qu’elle sera prête.',
  },

  line: {
    connecting: 'On cherche la table…',
    lost: 'Connexion perdue. Nouvel essai…',
    lostSending: 'Connexion perdue. Nouvel essai… Votre choix est gardé et sera envoyé.',
    back: choices =>
      choices === 0
        ? 'La connexion est revenue. Vous n’avez rien manqué.'
        : choices === 1
          ? 'La connexion est revenue : un choix a été fait entre-temps.'
          : `La connexion est revenue : ${choices} choix ont été faits entre-temps.`,
  },

  company: {
    label: 'À cette table',
    you: 'vous',
    here: 'à table',
    away: 'ailleurs',
    plays: level => `automate : ${level}`,
    standsIn: level => `ailleurs, un automate joue : ${level}`,
    presence: (name, state) => `${name} : ${state}`,
    watching: count => (count === 1 ? 'Une personne regarde' : `${count} personnes regardent`),
    waiting: names => `On attend ${list.format(names)}`,
    yourTurn: 'À vous',
    yourTurnToo: names => `À vous, et aussi à ${list.format(names)}`,
    choosing: 'Votre choix est en route…',
  },

  hand: {
    button: name => `Laisser un automate jouer à la place ${ofName(name)}`,
    title: name => `Un automate à la place ${ofName(name)} ?`,
    text: name =>
      `${name} est ailleurs depuis un moment. Un automate peut tenir sa place pour que la partie continue ; ${name} peut la reprendre à tout moment.`,
    level: 'Sa façon de jouer',
    yes: 'Qu’il joue',
    no: 'Attendre encore',
    mine: 'Un automate joue pour vous pendant votre absence.',
    takeBack: 'Reprendre ma place',
  },

  spectator: {
    title: 'Vous regardez',
    text: 'Vous voyez ce que tout le monde peut savoir.',
  },

  talk: {
    title: 'Propos',
    unread: count => (count === 1 ? 'une nouvelle ligne' : `${count} nouvelles lignes`),
    field: 'Dites quelque chose',
    send: 'Dire',
    show: 'Montrer des cartes',
    showing: 'Quelles cartes montrez-vous ? Elles restent dans votre main.',
    showThem: count => (count === 1 ? 'Montrer cette carte' : `Montrer ces ${count} cartes`),
    keep: 'Ne rien montrer',
    shown: things => `montre : ${list.format(things)}`,
    said: (name, line) => `${name} : ${line}`,
    everybody: 'Toute la table l’entend, et ceux qui regardent.',
    only: names => `Seuls ${list.format([...names, 'vous'])} l’entendez.`,
    nobody: 'Personne d’autre ne vous entend ici.',
    listening: 'Qui regarde écoute, et ne parle pas.',
    empty: 'On n’a encore rien dit.',
    spectator: name => `${name}, qui regarde`,
    time: milliseconds => clock.format(milliseconds),
    lettersLeft: count => (count === 1 ? 'encore une lettre' : `encore ${count} lettres`),
  },

  catchUp: {
    title: 'Depuis votre dernier passage',
    mine: 'Ce qui vous concerne',
    rest: 'Le reste',
    dismiss: 'Continuer',
  },

  sheet: {
    pace: 'Allure des mouvements',
    mine: 'Votre place sur un autre appareil',
    mineNote: 'Qui a ce lien joue vos cartes. Gardez-le pour vous.',
    watch: 'Pour regarder',
    watchNote: 'Pour qui veut suivre la partie. On y voit ce que tout le monde peut savoir.',
    export: 'Ce que vous savez',
    exportText:
      'La partie jusqu’ici, pour autant que vous puissiez la connaître, en un fichier. Aucune carte cachée n’y figure, sauf les vôtres.',
    exportButton: 'Télécharger',
    exportFailed: 'Le fichier n’a pas pu être récupéré. Réessayez dans un instant.',
    kept: 'La table est gardée après chaque choix. Vous pouvez partir et revenir par la même adresse.',
    leave: 'Quitter la table',
  },

  takeOver: {
    title: name => `La place ${ofName(name)} vous attend`,
    text: 'L’hôte vous a donné un nouveau lien vers cette place. Asseyez-vous, et vous continuerez avec ses cartes.',
    sit: 'S’asseoir',
    watch: 'Seulement regarder',
  },

  host: {
    title: 'Pour l’hôte',
    absent: 'Quelqu’un a perdu le lien vers sa place ? Un nouveau remplace l’ancien.',
    newLink: name => `Nouveau lien pour ${name}`,
    linkFor: name => `Place ${ofName(name)}`,
    linkNote: 'Qui ouvre ce lien reprend la place.',
    spectators: 'Ceux qui regardent',
    spectator: number => `Spectateur ${number}`,
    remove: 'Faire sortir',
    removeOf: name => `Faire sortir : ${name}`,
  },

  end: {
    opened: 'Une table est ouverte pour la revanche.',
    next: 'À la table suivante',
    again: 'Rejouer',
    fetching: 'Le fichier de la partie arrive…',
    unfetched: 'Le fichier de la partie n’a pas pu être récupéré.',
    retry: 'Réessayer',
  },
};
