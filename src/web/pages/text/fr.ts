import type { Problem } from '#kernel/match-file.ts';
import type { ChoiceRefusal } from '#table/table.ts';
import { inSentence, ofGame } from '../../text/french.ts';
import type { PageTexts } from './words.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });
const choices = (count: number) => (count === 1 ? 'l’unique choix' : `chacun des ${count} choix`);
const players = (count: number) => (count < 2 ? `${count} joueur` : `${count} joueurs`);
const to = (name: string) => `à ${name}`;

const refused: Record<ChoiceRefusal, string> = {
  over: 'La partie est terminée.',
  'not-asked': 'Ce n’est pas à vous de choisir.',
  late: 'Il s’est passé autre chose entre-temps. Choisissez de nouveau, s’il vous plaît.',
  'not-offered': 'Les règles ne proposent pas ce choix maintenant.',
  'nothing-to-take-back': 'Vous n’avez aucun choix à reprendre.',
  'already-seen': 'Ce choix ne peut plus être repris : une chose cachée a été montrée depuis.',
};

const problem = (problem: Problem): string => {
  switch (problem.kind) {
    case 'not-json':
      return 'Ce fichier est illisible : il est abîmé, ou ce n’est pas un fichier de partie.';
    case 'not-a-match':
      return 'Ce fichier n’est pas une partie de Panache.';
    case 'account':
      return 'C’est ce qu’une personne pouvait savoir d’une partie en ligne encore en cours : à lire, non à poursuivre. Quand la partie sera finie, sa propre page la montrera tout entière.';
    case 'field':
      return `Ce fichier de partie est abîmé : sa rubrique « ${problem.field} » manque ou est mal formée.`;
    case 'unknown-game':
      return `Cette partie est d’un jeu nommé « ${problem.game} », que cette table ne connaît pas.`;
    case 'other-rules':
      return `Cette partie suit l’édition ${problem.rules} des règles ; cette table connaît l’édition ${problem.known}.`;
    case 'seats':
      return `Cette partie compte ${players(problem.seats)} ; le jeu en demande de ${problem.least} à ${problem.most}.`;
    case 'option':
      return `Cette partie a un réglage que cette table ne connaît pas : « ${problem.option} ».`;
    case 'commitment':
      return 'Cette partie ne correspond pas à son sceau : le secret ou le nom de la table a été changé après la pose du sceau.';
    case 'words':
      return `Cette partie ne tient pas ses promesses : les mots de la place ${problem.seat + 1} ne sont pas ceux promis avant la donne.`;
    case 'entry':
      return `Les règles n’autorisent pas le choix n° ${problem.entry + 1} de cette partie : le fichier est abîmé, ou quelqu’un l’a modifié.`;
  }
};

export const fr: PageTexts = {
  home: 'Retour aux trois jeux',
  close: 'Fermer',
  unreachable: 'Cette partie de la page n’a pas pu être chargée. Réessayez quand la connexion sera revenue.',
  refused,
  problem,

  missing: {
    game: 'Ce jeu n’est pas encore sur la table',
    gameText: games => `Panache propose ${list.format(games)}.`,
    lesson: 'Il n’y a pas de leçon ici',
    lessonText: games => `Il y a des leçons pour ${list.format(games)}.`,
    match: 'Cette partie n’est pas sur cette table',
    matchText:
      'Les parties restent dans le navigateur où on les a jouées. Celle-ci se trouve peut-être dans un autre, ou elle a été retirée. Si vous avez son fichier, ouvrez-le depuis la page d’accueil.',
    broken: 'Cette partie ne peut pas être ouverte',
  },

  storage: {
    refused:
      'Ce navigateur ne laisse rien garder à Panache. La partie continue, mais elle sera perdue quand vous fermerez cette page.',
    full: 'Ce navigateur n’a plus de place pour la partie. Elle continue, mais les derniers choix ne sont pas gardés.',
    remedy: 'Télécharger le fichier pour la garder',
  },

  levels: {
    random: {
      title: 'Recrue',
      help: 'Joue n’importe quel coup permis, sans réfléchir. Bonne compagnie pour une première partie.',
    },
    greedy: { title: 'Mousquetaire', help: 'Prend ce qui semble le meilleur sur le moment, sans voir plus loin.' },
    steady: {
      title: 'Mousquetaire',
      help: 'Suit de bons conseils, pèse chaque risque et garde la tête froide.',
    },
    thinker: {
      title: 'Capitaine',
      help: 'Imagine bien des mains que les autres pourraient avoir et les joue jusqu’au bout avant de choisir. Le plus fort.',
    },
  },

  setup: {
    title: game => `Une nouvelle table ${ofGame(game)}`,
    place: 'Où jouez-vous ?',
    places: { here: 'Autour de cet écran', online: 'En ligne, par un lien' },
    who: 'Qui s’assied à la table ?',
    count: 'Nombre de joueurs',
    players,
    seat: number => `Place ${number}`,
    kind: number => `Qui joue à la place ${number}`,
    person: 'Humain',
    bot: 'Automate',
    name: 'Nom',
    level: 'Sa façon de jouer',
    names: ['D’Artagnan', 'Athos', 'Porthos', 'Aramis', 'Tréville', 'Planchet', 'Constance', 'Grimaud'],
    // Where the musketeers are in the play itself, nobody can be called after them.
    people: ['Aline', 'Bastien', 'Camille', 'Denis', 'Élise', 'Fabien', 'Gaëlle', 'Hugo'],
    face: name => inSentence(`Choisir un visage pour ${name}`),
    faceTitle: 'Choisissez un visage',
    faceNumber: number => `Visage ${number}`,
    words: 'Vos mots pour la donne',
    wordsHelp:
      'Ils sont mêlés à la donne : ainsi, même ce programme ne peut pas connaître les cartes avant que vous les ayez écrits.',
    wordsHint: 'les mots que vous voulez',
    alone: 'Vous jouez contre les automates.',
    shared: people =>
      inSentence(`${list.format(people)} se partagent cet écran : un rideau cache la main de chacun aux autres.`),
    watch: 'Rien que des automates : vous regardez.',
    options: 'Comment voulez-vous jouer ?',
    sitDown: 'Prendre place',
    problems: {
      twice: name => inSentence(`Deux joueurs s’appellent ${name} à cette table : changez l’un des noms.`),
      long: most => `Un nom a ${most} lettres au plus.`,
    },
  },

  fairness: {
    title: 'Le sceau de cette partie',
    short: 'La donne est scellée avant le premier choix :',
    more: 'Dés et cartes sans tricherie : comment le vérifier',
    explain:
      'Toutes les cartes de cette partie découlent d’un seul nombre secret, tiré à l’instant, et des mots que vous ajoutez. Le sceau est l’empreinte (SHA-256) du secret et du nom de cette table. Quand la partie est finie, le secret est montré : en le comparant au sceau, chacun voit que rien n’a été changé en chemin.',
    seal: 'Sceau',
    secret: 'Secret',
    table: 'Table',
    secretLater: 'Le secret est montré quand la partie est finie.',
    copy: 'Copier',
    copyOf: what => `Copier : ${what}`,
    copied: 'Copié.',
  },

  sand: {
    label: 'Sablier',
    left: seconds => `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')}`,
  },

  play: {
    chronicle: 'Chronique',
    chronicleEmpty: 'Il ne s’est encore rien passé.',
    toMoment: 'Revoir ce moment',
    rules: 'Règles',
    match: 'La partie',
    takeBackFor: name => `${name} reprend son dernier choix`,
    speed: 'Allure',
    speeds: { calm: 'Calme', brisk: 'Vive', 'at-once': 'Immédiate', step: 'Pas à pas' },
    language: 'Langue',
    file: 'Le fichier de la partie',
    fileRunning:
      'Attention : le fichier d’une partie en cours contient les cartes cachées de tous. Qui l’ouvre peut les lire.',
    fileOver: 'Le fichier contient toute la partie : chacun peut la revoir et la vérifier.',
    download: 'Télécharger',
    share: 'Partager',
    shared: 'La partie a été transmise.',
    copied: 'Le fichier de la partie est dans le presse-papiers : collez-le où vous voulez.',
    shareFailed: 'Ce navigateur n’a pas pu transmettre la partie. Téléchargez plutôt le fichier.',
    kept: 'La partie est gardée dans ce navigateur après chaque choix. Vous pouvez partir et revenir.',
    leave: 'Quitter la table',
    replaySoFar: 'Revoir la partie jusqu’ici',
    stuck: name => `${name} n’a pas su trouver de carte à jouer. Rien n’est perdu.`,
    again: 'Demander de nouveau',
    turn: 'C’est à vous.',
  },

  curtain: {
    again: name => `${name} continue`,
    allLooked: 'Tout le monde a vu ce qui s’est passé. À présent, on ne montre que vos cartes.',
    title: name => inSentence(`Passez l’écran ${to(name)}`),
    text: 'Les cartes des autres sont hors de vue.',
    iAm: name => inSentence(`Je suis ${name}`),
    others: 'Quelqu’un d’autre est prêt avant ?',
  },

  end: {
    title: 'La partie est finie',
    won: names => (names.length === 1 ? `${names[0]} l’emporte.` : inSentence(`${list.format(names)} l’emportent.`)),
    resigned: names =>
      names.length === 1
        ? `${names[0]} a abandonné : la partie s’est arrêtée là.`
        : inSentence(`${list.format(names)} ont abandonné : la partie s’est arrêtée là.`),
    agreed: 'Tous sont convenus d’arrêter la partie ici. Personne n’a gagné.',
    rematch: 'Rejouer',
    replay: 'Revoir',
    download: 'Télécharger',
    verify: 'Vérifier la partie',
  },

  verify: {
    title: 'Ce que prouve cette partie',
    good: 'La donne est honnête et chaque choix est permis.',
    bad: 'Quelque chose ne va pas.',
    checked: count => [
      'Le secret correspond au sceau de l’enregistrement.',
      'Toutes les donnes découlent de ce secret et des mots des joueurs.',
      `La partie a été rejouée depuis la première carte : les règles autorisent ${choices(count)}, et elle finit de la même façon.`,
    ],
    unproved:
      'Que ces choix aient bien été ceux de la partie, le fichier ne peut pas le prouver : le sceau porte sur les mélanges et les dés, non sur ce que chacun a choisi. Seuls ceux qui étaient à la table, ou le serveur qui a gardé la partie, peuvent en répondre.',
    elsewhere: 'Pour la vérifier hors de cette page : panache verify, avec le fichier de la partie.',
  },

  replay: {
    title: 'Revoir la partie',
    position: 'Moment de la partie',
    moment: (at, of) => (at === 0 ? 'Après la donne' : `Choix ${at} sur ${of}`),
    first: 'Au début',
    back: 'Un pas en arrière',
    play: 'Lecture',
    pause: 'Pause',
    forward: 'Un pas en avant',
    last: 'À la fin',
    jump: 'Aller à',
    turn: turn => `Manche ${turn}`,
    lap: lap => `Tour de table ${lap}`,
    round: round => `Manche ${round}`,
    duel: (round, duel) => `Manche ${round}, duel ${duel}`,
    eyes: 'Par les yeux de',
    spectator: 'Un spectateur',
    truth: 'Toutes les cartes visibles',
    onlyYou: 'La partie est en cours : vous ne voyez que ce que vous pouvez savoir.',
    onlyOpen: 'La partie est en cours : vous ne voyez que ce que tout le monde sait.',
    goOn: 'Continuer à jouer',
  },
};
