import { inSentence, ofName, toGame } from '../../../text/french.ts';
import type { LobbyTexts } from './words.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });
const seats = (count: number) => (count < 2 ? `${count} place libre` : `${count} places libres`);

export const fr: LobbyTexts = {
  seat: number => `Place ${number}`,
  sideAt: (side, number) => `${side}, place ${number}`,
  paces: {
    live: { title: 'En direct', help: 'Tout le monde est là en même temps, et la partie se joue d’une traite.' },
    slow: { title: 'À loisir', help: 'Chacun joue quand il a le temps ; une partie peut durer des jours.' },
  },
  kinds: { invited: 'Par lien', open: 'Ouverte', bot: 'Automate' },

  me: {
    name: 'Votre nom',
    hint: 'comme on vous appelle',
    face: 'Choisissez votre visage',
    missing: 'Dites d’abord votre nom aux autres.',
  },

  make: {
    you: 'Vous',
    seat: 'Votre place',
    nowhere: 'Nulle part : je reçois sans jouer',
    others: 'Et qui d’autre ?',
    kind: seat => `Qui s’assied ici : ${seat}`,
    level: 'Sa façon de jouer',
    help: {
      invited: 'Pour un ami : vous aurez un lien à lui envoyer.',
      open: 'Pour quiconque passe par là.',
    },
    pace: 'À quelle allure ?',
    finding: 'Qui peut trouver la table ?',
    findings: {
      private: {
        title: 'Privée',
        help: 'Ceux à qui l’on a donné un lien, et eux seuls ; une place ouverte est au premier d’entre eux qui la prend.',
      },
      listed: {
        title: 'Affichée',
        help: 'Elle figure sur la page d’accueil : chacun peut regarder, et s’asseoir aux places ouvertes.',
      },
    },
    title: 'Nom de la table',
    titleHint: 'd’après votre nom',
    language: 'Annoncée dans cette langue',
    next: 'Vous recevez ensuite les liens à envoyer.',
    submit: 'Ouvrir la table',
    busy: 'Un instant…',
    problems: {
      unreachable:
        'Le serveur ne répond pas. Vérifiez la connexion et réessayez : rien de ce que vous avez écrit n’est perdu.',
      tooMany:
        'Trop d’essais en peu de temps. Attendez une minute et réessayez : rien de ce que vous avez écrit n’est perdu.',
      refused: 'Le serveur n’a pas accepté cette table. Relisez les noms et réessayez.',
    },
  },

  link: {
    copy: 'Copier',
    copyOf: title => `Copier : ${title}`,
    copied: 'Copié',
    copiedOf: title => `Copié : ${title}`,
    notCopied: 'Le navigateur ne nous a pas laissés copier. Sélectionnez l’adresse et copiez-la à la main.',
    share: 'Partager',
    shareOf: title => `Partager : ${title}`,
    code: 'Code QR',
    codeOf: title => `Code QR : ${title}`,
    codeHelp: 'Visez-le avec l’appareil photo d’un téléphone pour y ouvrir le lien.',
    onlyHere:
      'Ces liens ne s’ouvrent que sur cette machine : elle ne connaît aucune adresse par laquelle un autre appareil pourrait la joindre. La personne qui s’en occupe peut en donner une (HOST, PANACHE_URL).',
    address: 'Adresse dans les liens',
    seatStays: (others, mine) =>
      `Les autres viennent par ${others}, aussi avec un téléphone du même réseau. Vous êtes sur ${mine}, et votre place reste attachée à cette adresse.`,
  },

  gather: {
    invites: (host, game, title) => `${host} vous invite à jouer ${toGame(game)}, à la table « ${title} »`,
    invited: (game, title) => `On vous invite à jouer ${toGame(game)}, à la table « ${title} »`,
    welcome: (game, title) => `Prenez place et jouez ${toGame(game)}, à la table « ${title} »`,
    yourSeat: seat => `Votre place : ${seat}.`,
    whichSeat: 'Votre place',
    taken: 'Quelqu’un est déjà assis là où mène ce lien. Demandez-en un autre à votre hôte.',
    full: 'Toutes les places sont retenues. Vous regardez, et vous verrez la partie quand elle commencera.',
    watching: 'Vous regardez. La partie commence quand tout le monde à table est prêt.',
    sit: 'S’asseoir',
    busy: 'Un instant…',

    who: 'À la table',
    you: 'vous',
    free: { invited: 'On attend la personne qui a le lien', open: 'Libre pour tous' },
    here: 'à table',
    away: 'ailleurs',
    ready: 'peut commencer',
    notReady: 'se prépare',
    bot: level => `automate, ${level}`,
    sitHere: 'S’asseoir ici',
    moveHere: 'Venir ici',
    takeSeat: seat => `S’asseoir ici : ${seat}`,
    move: seat => `Venir ici : ${seat}`,
    plan: seat => `Qui doit s’asseoir ici : ${seat}`,
    plans: { invited: 'Invitation par lien', open: 'Ouverte à tous', bot: level => `Automate : ${level}` },

    iAmReady: 'On peut commencer',
    notYet: 'Attendez, pas encore',
    start: 'Commencer la partie',
    startSoon: 'Tout le monde est prêt. C’est à l’hôte de commencer la partie.',
    missing: {
      seats: free => (free.length === 1 ? `Encore libre : ${free[0]}.` : `Encore libres : ${list.format(free)}.`),
      ready: names =>
        names.length === 1
          ? `${names[0]} se prépare encore.`
          : inSentence(`${list.format(names)} se préparent encore.`),
      you: 'Dites quand on peut commencer.',
    },
    rise: 'Se lever',
    rename: 'Nom et visage',
    renameTitle: 'Votre nom et votre visage',
    keep: 'Garder',
    cancel: 'Annuler',

    words: 'Vos mots pour la donne',
    wordsHelp:
      'Ils sont mêlés aux dés et à la donne, avec la part de hasard que tire votre navigateur. Ils restent dans ce navigateur jusqu’à ce que tout le monde soit prêt, et personne à la table ne les voit avant la fin de la partie.',
    wordsHint: 'les mots que vous voulez',
    mix: 'Mêler à la donne',
    mixed: 'Vos mots seront mêlés à la donne quand la partie commencera.',

    rules: 'Règles',
    pace: 'Allure',
    listed: 'Affichée sur la page d’accueil',
    private: 'Privée',
    advice: 'Conseils à cette table',
    advices: {
      on: { title: 'Avec conseils', help: 'Qui doit choisir peut demander ce que ferait un bon joueur.' },
      off: { title: 'Sans', help: 'Chacun trouve sa voie tout seul.' },
    },

    links: 'Liens à envoyer',
    linksHelp: 'Chaque lien vaut une place : qui l’ouvre peut s’y asseoir.',
    linkFor: seat => `Lien pour : ${seat}`,
    watchLink: 'Lien pour regarder',
    watchNote: 'Pour les spectateurs : ils regardent sans prendre place et voient ce que tous peuvent voir.',
    noLinks: 'Aucune place n’attend de lien en ce moment.',
    reissue: 'Créer un nouveau lien',
    reissueOf: title => `Créer un nouveau lien au lieu de : ${title}`,
    reissueTitle: 'Créer un nouveau lien ?',
    reissueText: 'Le lien que vous avez envoyé jusqu’ici n’ouvrira plus cette place.',
    reissued: 'Le nouveau lien est prêt à être envoyé.',
    finding: 'Qui peut trouver la table ?',
    spectators: 'Les spectateurs',
    spectator: number => `Spectateur ${number}`,
    watchingNow: count =>
      count === 0 ? 'Personne ne regarde.' : count === 1 ? 'Une personne regarde.' : `${count} personnes regardent.`,
    remove: 'Faire sortir',
    removeOf: name => inSentence(`Faire sortir : ${name}`),

    talk: 'Conversation',
    silent: 'Personne n’a encore rien dit.',
    aSpectator: 'Un spectateur',
    say: 'Dire quelque chose',
    send: 'Dire',

    news: {
      sat: name => `${name} s’assied.`,
      rose: name => `${name} se lève.`,
      ready: name => `${name} peut commencer.`,
      unready: name => `${name} demande d’attendre.`,
      came: name => `${name} est de retour.`,
      left: name => `${name} a quitté la pièce.`,
      all: 'Tout le monde est prêt.',
    },
  },

  lists: {
    putAway: 'Retirer',
    putAwayOf: title => `Retirer « ${title} » de cette liste`,
    putAwayDone: 'Cette table n’est plus dans votre liste. La page de sa partie demeure.',
    mine: 'Vos tables en ligne',
    open: 'Tables ouvertes',
    yourTurn: 'À vous de jouer',
    waitsForYou: title => `C’est à vous de jouer à la table « ${title} »`,
    more: count => (count === 1 ? 'et à une autre table' : `et à ${count} autres tables`),
    turnOf: names => `Au tour ${ofName(list.format(names))}`,
    botsTurn: 'Les automates jouent',
    gathering: 'Pas encore commencée',
    playing: 'En cours',
    otherRules: 'Attend ses propres règles',
    over: 'Terminée',
    free: seats,
    company: names => inSentence(`Avec ${list.format(names)}`),
    seated: names => inSentence(`Autour de la table : ${list.format(names)}`),
    nobody: 'Personne d’autre pour l’instant',
    empty: 'Personne pour l’instant',
    paces: { live: 'en direct', slow: 'à loisir' },
    go: 'À la table',
    goTo: title => `À la table : ${title}`,
    play: 'Jouer',
    playAt: title => `Jouer à la table : ${title}`,
    sit: 'S’asseoir',
    sitAt: title => `S’asseoir à la table : ${title}`,
    watch: 'Regarder',
    watchAt: title => `Regarder la table : ${title}`,
    see: 'Revoir',
    seeAgain: title => `Revoir la partie : ${title}`,
    older: count => (count === 1 ? 'Une autre table' : `${count} autres tables`),
  },
};
