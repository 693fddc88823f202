import type { Refusal } from '#wire/to-client.ts';
import { inSentence, ofName } from '../../text/french.ts';
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
  'taken-back-enough': 'Vous avez si souvent repris vos choix que celui-ci doit rester.',
  'not-seated': 'Il faut avoir une place à cette table pour faire cela.',
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
  'seats-needed': 'Ce jeu a besoin de toutes les places qui restent.',
  'same-device':
    'Vous venez du même endroit que quelqu’un qui joue ici, et pourriez voir deux mains. Laissez plutôt un automate jouer à cette place.',
  cancelled: 'L’hôte a annulé cette table.',
  'not-ready': 'Tout le monde n’est pas encore prêt.',
  frozen: 'La donne a commencé : rien ne peut plus être changé à la table, sauf si l’hôte l’annule.',
  'not-frozen': 'Ce n’est possible que pendant qu’une donne se prépare.',
  'not-promised': 'Ce n’est pas ce que ce navigateur avait promis d’ajouter. L’hôte peut annuler la donne.',
  'not-held': 'Vous ne pouvez montrer que ce que vous avez en main.',
  'nothing-said': 'Ce message était vide.',
  'spectators-silent': 'Les spectateurs peuvent lire, mais pas écrire.',
  'talk-full': 'On a tant parlé à cette table que rien ne peut plus s’y ajouter.',
  'still-here': 'Ce joueur est encore là, ou n’est pas absent depuis assez longtemps.',
  'not-handed': 'Aucun automate ne joue à cette place.',
  handed: 'Un automate joue pour vous. Reprenez d’abord votre place.',
  'level-missing': 'Aucun automate ne joue à ce jeu de cette façon.',
  'spectator-missing': 'Ce spectateur est déjà parti.',
  'again-already': 'La table suivante est déjà dressée.',
  'motion-open': 'Une autre question est posée à la table. Attendez qu’elle soit réglée.',
  'motion-gone': 'Il n’y a plus rien à répondre : la question est réglée, ou son temps est passé.',
  resigned: 'Cette place a été abandonnée pour de bon.',
  'nudged-already': 'Ce joueur vient d’être relancé. Laissez-lui un peu de temps.',
  'not-waited-for': 'Personne n’attend ce joueur en ce moment.',
  'no-moments': 'Vous avez déjà demandé un moment autant de fois qu’une partie le permet.',
  'suggestion-gone': 'Cette proposition ne tient plus : quelqu’un y a répondu, ou la question est une autre.',
  'not-a-message': 'Le serveur n’a pas compris. Rechargez la page et réessayez.',
  'too-long': 'C’est trop long.',
  'enter-first': 'Le serveur ne savait pas où vous étiez. Rechargez la page.',
  'entered-already': 'Vous êtes déjà à cette table.',
  'slow-down': 'Trop de choses à la fois : attendez un instant, puis réessayez.',
  'other-protocol': 'Panache a été mis à jour depuis que vous avez ouvert cette page. Rechargez-la pour continuer.',
  'not-kept': 'Le serveur n’a pas pu le noter. Rien n’a changé ; réessayez dans un instant.',
  'not-now':
    'Le serveur n’a pas accès à ses registres pour le moment. Rien n’est perdu ; la partie reprendra d’elle-même dès que possible.',
  'broken-table': 'Le journal de cette table est illisible : la partie ne peut pas continuer.',
  'other-rules':
    'Cette partie a commencé selon des règles que cette version de Panache ne joue pas. Elle est gardée telle quelle et continuera là où on les joue.',
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
      otherRules: 'Cette table attend ses propres règles',
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
    gaveUp: level => `a abandonné, un automate joue : ${level}`,
    presence: (name, state) => `${name} : ${state}`,
    watching: count =>
      count === 0 ? 'Personne ne regarde' : count === 1 ? 'Une personne regarde' : `${count} personnes regardent`,
    waiting: names => inSentence(`On attend ${list.format(names)}`),
    yourTurn: 'À vous',
    yourTurnToo: names => inSentence(`À vous, et aussi à ${list.format(names)}`),
    choosing: 'Votre choix est en route…',
  },

  turn: {
    title: 'C’est à vous de jouer',
    body: table => `À la table « ${table} », on vous attend.`,
    nudged: (name, table) => `${name} vous attend à la table « ${table} ».`,
  },

  notes: {
    handed: (name, by) =>
      by === '' || by === name
        ? inSentence(`Un automate joue pour ${name}.`)
        : inSentence(`${by} laisse un automate jouer pour ${name}.`),
    returned: name => `${name} joue de nouveau.`,
    'taken-over': name => `${name} a repris une place.`,
    'shown-out': name => inSentence(`L’hôte a fait sortir ${name}.`),
    reclaimed: name => `${name} a repris sa place.`,
    replacing: (name, by) =>
      by === ''
        ? `L’hôte propose que quelqu’un d’autre continue à la place ${ofName(name)}.`
        : `${by} propose que quelqu’un d’autre continue à la place ${ofName(name)}.`,
    kept: (name, by) => inSentence(`${by} préfère attendre ${name}.`),
    'ran-out': name => `${name} n’a plus de temps : un automate continue.`,
    silent: name => `${name} n’a plus de temps : les règles ont répondu.`,
    nudged: (name, by) => inSentence(`${by} rappelle à ${name} que la table attend.`),
    moment: name => `${name} demande un moment.`,
    resigned: name => `${name} abandonne.`,
    'end-wanted': name =>
      name === '' ? 'L’hôte voudrait arrêter la partie ici.' : `${name} voudrait arrêter la partie ici.`,
    'end-declined': name => `${name} préfère continuer.`,
    'end-agreed': () => 'Tous sont d’accord : la partie s’arrête ici.',
  },

  hand: {
    button: name => `Laisser un automate jouer à la place ${ofName(name)}`,
    title: name => `Un automate à la place ${ofName(name)} ?`,
    text: name =>
      inSentence(
        `${name} est ailleurs depuis un moment. Un automate peut tenir sa place pour que la partie continue ; ${name} peut la reprendre à tout moment.`,
      ),
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
    title: 'Conversation',
    unread: count => (count === 1 ? 'une nouvelle ligne' : `${count} nouvelles lignes`),
    field: 'Dites quelque chose',
    send: 'Dire',
    show: 'Montrer des cartes',
    showing: 'Quelles cartes montrez-vous ? Elles restent dans votre main.',
    showThem: count => (count === 1 ? 'Montrer cette carte' : `Montrer ces ${count} cartes`),
    keep: 'Ne rien montrer',
    shown: things => `montre : ${list.format(things)}`,
    said: (name, line) => `${name} : ${line}`,
    everybody: 'Toute la table l’entend, et les spectateurs aussi.',
    only: names => inSentence(`Cela reste entre ${list.format([...names, 'vous'])}.`),
    nobody: 'Personne d’autre ne vous entend ici.',
    listening: 'Les spectateurs peuvent lire, mais pas écrire.',
    empty: 'On n’a encore rien dit.',
    spectator: name => `${name}, qui regarde`,
    time: milliseconds => clock.format(milliseconds),
    lettersLeft: count =>
      count === 0 ? 'plus une lettre' : count === 1 ? 'encore une lettre' : `encore ${count} lettres`,
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
    watch: 'Lien pour regarder',
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
    text: 'Ceux qui jouent sont d’accord pour que quelqu’un continue ici. Asseyez-vous, et vous aurez les cartes comme elles sont ; qui les tenait avant peut reprendre sa place à tout moment.',
    sit: 'S’asseoir',
    watch: 'Seulement regarder',
  },

  host: {
    title: 'Pour l’hôte',
    spectators: 'Les spectateurs',
    spectator: number => `Spectateur ${number}`,
    remove: 'Faire sortir',
    removeOf: name => inSentence(`Faire sortir : ${name}`),
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
