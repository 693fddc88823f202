import { inSentence, ofName } from './french.ts';
import type { Texts } from './index.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });
const day = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' });
const SWORDS = ['sans épée', 'une épée', 'deux épées', 'trois épées', 'quatre épées'];
/** « d’Athos et Porthos », « de Porthos et Athos ». */
const of = (names: readonly string[]) => ofName(list.format(names));

export const fr: Texts = {
  shell: {
    tagline: 'une table ouverte pour trois jeux de mousquetaires',
    language: 'Langue',
    languageLate: 'La langue est en route. Elle changera dès que la connexion sera revenue.',
    toDaylight: 'Éclairer la table au grand jour',
    toCandlelight: 'Éclairer la table à la chandelle',
    skip: 'Aller au contenu',
    dismiss: 'Fermer ce message',
    home: 'Panache, retour aux trois jeux',
    loading: 'Un instant, la page arrive…',
    credits: 'Crédits et licences',
    rules: 'Règles du jeu',
  },
  titles: {
    home: 'Panache : trois jeux de mousquetaires',
    setup: 'Nouvelle table · Panache',
    play: 'Autour de la table · Panache',
    online: 'Une table en ligne · Panache',
    record: 'Une partie finie · Panache',
    replay: 'Revoir la partie · Panache',
    rules: 'Règles · Panache',
    learn: 'Leçons et aide · Panache',
    matches: 'Mes parties · Panache',
    credits: 'Crédits · Panache',
    lost: 'Pièce introuvable · Panache',
  },
  lost: {
    title: 'Cette pièce n’existe pas',
    text: 'L’adresse ne mène nulle part. Une lettre s’est peut-être perdue en chemin.',
    back: 'Retour aux trois jeux',
  },
  failed: {
    title: 'La page n’est pas arrivée',
    text: 'La connexion a pu se rompre, ou Panache a été mis à jour entre-temps. Vos parties sont en sûreté.',
    again: 'Réessayer',
    part: 'Cette partie de la page n’est pas arrivée : la connexion a été coupée.',
    still: 'Toujours pas de réponse. Réessayez dans un instant.',
    trying: 'Un instant…',
  },
  broken: {
    title: 'Quelque chose s’est cassé sur cette page',
    text: 'C’est notre faute, pas la vôtre. Vos parties sont en sûreté dans ce navigateur.',
  },
  home: {
    games: 'Les trois jeux',
    players: (from, to) => `${from} à ${to} joueurs`,
    minutes: (from, to) => (from === to ? `${from} minutes` : `${from} à ${to} min`),
    now: 'Jouer',
    nowGame: game => `Jouer tout de suite : ${game}`,
    other: 'Autres tables…',
    otherOf: game => `Autres tables : dresser soi-même la table pour ${game}`,
    again: 'Comme la dernière fois',
    againOf: game => `Comme la dernière fois : ${game}`,
    laying: 'On dresse la table…',
    notLaid:
      'La table n’a pas pu être dressée : quelque chose n’est pas arrivé. Réessayez quand la connexion sera revenue.',
    matches: 'Mes parties',
    storage: {
      refused:
        'Ce navigateur ne laisse rien garder à Panache. Vous pouvez jouer, mais la partie disparaîtra avec la page.',
      full: 'Ce navigateur n’a plus de place. Vous pouvez jouer, mais les nouvelles parties ne sont pas gardées. Supprimez-en d’anciennes plus bas.',
    },
    readRules: 'Lire les règles',
    learn: 'Apprendre à jouer',
    newTable: {
      title: 'Nouvelle table',
      text: 'Prenez un jeu : avec des automates, ou entre amis autour de cet écran.',
      online: 'Ou en ligne, avec un lien pour vos amis :',
      onlineTable: game => `Ouvrir une table en ligne : ${game}`,
    },
    bring: {
      title: 'Ouvrir une partie enregistrée',
      text: 'Choisissez son fichier, pour la poursuivre ou la revoir.',
      choose: 'Choisir un fichier',
      drop: 'Vous pouvez aussi le déposer n’importe où sur cette page.',
      release: 'Lâchez, et la partie sera posée sur la table',
      arrived: 'La partie est sur votre table.',
      unreadable: 'Ce fichier est illisible.',
      one: 'Un seul fichier à la fois, s’il vous plaît.',
      tooLarge: 'Ce fichier est trop gros pour être une partie.',
    },
    waiting: {
      title: 'Votre table vous attend',
      others: 'Autres tables',
      back: 'Reprendre',
      backTo: names => `Reprendre la partie ${of(names)}`,
    },
    past: {
      title: 'Parties terminées',
      replay: 'Revoir',
      replayOf: names => `Revoir la partie ${of(names)}`,
    },
    seated: names => inSentence(`Autour de la table : ${list.format(names)}.`),
    when: milliseconds => `Dernier coup le ${day.format(milliseconds)}`,
    status: {
      rewards: round => `Manche ${round} : on choisit les cartes de récompense`,
      duel: (round, duel) => `Manche ${round}, duel ${duel} sur neuf`,
      turn: turn => `Manche ${turn}`,
      lap: lap => `Tour de table ${lap}`,
      ended: names => (names.length === 0 ? 'Personne ne l’a emporté' : `Victoire ${of(names)}`),
      won: (names, ducats) =>
        names.length > 1
          ? `${list.format(names)} l’emportent avec ${ducats} ${ducats < 2 ? 'ducat' : 'ducats'}`
          : `${list.format(names)} l’emporte avec ${ducats} ${ducats < 2 ? 'ducat' : 'ducats'}`,
    },
    empty: {
      title: 'Aucune partie sur la table',
      text: 'Chaque partie que vous commencez est gardée dans ce navigateur, coup par coup, et vous attend ici.',
    },
    remove: {
      button: 'Supprimer',
      buttonOf: names => `Supprimer la partie ${of(names)}`,
      title: 'Supprimer cette partie ?',
      text: names =>
        `La partie ${of(names)} sera effacée de ce navigateur pour de bon. Si vous y tenez, téléchargez d’abord son fichier.`,
      keep: 'La garder',
      confirm: 'La supprimer',
      done: 'La partie a été supprimée.',
    },
  },
  cards: {
    musketeer: (value, swords) => `Mousquetaire ${value}, ${SWORDS[swords]}`,
    hidden: 'Carte de mousquetaire, face cachée',
    plain: 'sans épée',
    guardTitle: 'Garde du Cardinal',
    guard: number => `Garde du Cardinal : ${number}`,
    guardHidden: 'Carte de garde, face cachée',
    jewel: 'pierre précieuse',
    prison: 'prison',
  },
  credits: {
    title: 'Crédits et licences',
    lead: 'Panache est un logiciel libre. Il repose sur le travail d’autrui et l’en remercie.',
    games: {
      title: 'Les jeux',
      text: 'Les noms, les mécanismes et les illustrations de ces jeux appartiennent à leurs auteurs et à leurs éditeurs. Panache est fait par des joueurs ; il n’emploie aucune de ces illustrations, redit les règles avec ses propres mots et n’est affilié à aucun d’eux.',
      dumas: 'Et tous, nous devons d’Artagnan à Alexandre Dumas et Auguste Maquet, 1844.',
    },
    icons: {
      title: 'Icônes',
      text: 'Les petites icônes sont de Lorc, Delapouite et des autres contributeurs de game-icons.net, sous licence Creative Commons Attribution 3.0. Leurs couleurs ont été modifiées.',
      site: 'game-icons.net et ses contributeurs',
      licence: 'La licence CC BY 3.0',
    },
    drawings: {
      title: 'Dessins',
      text: 'Visages, cartes, pierres précieuses, prisons, sceaux, bâtiments et plans sont de Panache, gravés par le programme.',
    },
    fonts: {
      title: 'Caractères',
      text: 'Tous les caractères sont employés sous la SIL Open Font License 1.1.',
      fell: 'IM Fell English, IM Fell English SC et IM Fell French Canon : les Fell Types, numérisés par Igino Marini.',
      garamond: 'EB Garamond, de Georg Duffner et Octavio Pardo.',
      licence: 'La licence SIL OFL 1.1',
    },
    software: {
      title: 'Logiciels',
      text: 'Panache est lui-même sous licence MIT. Dans votre navigateur, il s’appuie sur ces bibliothèques, toutes sous licence MIT :',
      svelte: 'Svelte, de Rich Harris et ses contributeurs',
      noble: 'noble-hashes, de Paul Miller',
      uqr: 'uqr, d’Anthony Fu, d’après le générateur de codes QR de Project Nayuki',
    },
  },
};
