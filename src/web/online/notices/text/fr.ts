import type { NoticeWords } from './words.ts';

export const fr: NoticeWords = {
  title: 'Quand c’est à vous',
  intro: 'La partie continue en votre absence. Choisissez comment apprendre que c’est à vous de jouer.',
  none: 'Ce serveur n’envoie pas d’avis. Vos tables, sur la page d’accueil, montrent où c’est à vous de jouer.',
  loading: 'Un instant, on cherche vos préférences…',
  unreachable: 'Le serveur est injoignable. Réessayez quand vous serez en ligne.',
  again: 'Réessayer',
  save: 'Enregistrer ces préférences',
  saving: 'Enregistrement…',
  saved: 'Vos préférences sont enregistrées.',
  close: 'Fermer',
  unsaved: 'Vous avez changé quelque chose. Enregistrez, sinon tout reste comme avant.',

  ways: {
    tab: 'Cet onglet : son titre et son icône changent',
    bell: 'Une cloche, tant que cette page est ouverte',
    message: 'Un message du navigateur, tant que cette page est ouverte',
    push: 'Un message sur cet appareil, même quand la page est fermée',
    mail: 'Un courriel',
    asks: 'Le navigateur vous demandera une fois si vous le voulez.',
    noPush: 'La personne qui tient ce serveur a coupé ces messages.',
    noMail: 'Ce serveur n’envoie pas de courriel : la personne qui le tient peut y remédier.',
    on: '(actif)',
    off: '(inactif)',
    barred: '(pas ici)',
    turnOn: 'Activer',
    turnOff: 'Couper',
    turnOnOf: way => `Activer : ${way}`,
    turnOffOf: way => `Couper : ${way}`,
    set: 'Régler',
    mailSet: 'Régler : un courriel',
  },

  browser: {
    title: 'Dans ce navigateur',
    help: 'Un court message sur cet appareil, même quand cette page est fermée.',
    on: 'Ce navigateur vous avertit.',
    off: 'Ce navigateur ne vous avertit pas.',
    turnOn: 'M’avertir dans ce navigateur',
    turnOff: 'Plus dans ce navigateur',
    others: count =>
      count === 1 ? 'Un autre navigateur vous avertit aussi.' : `${count} autres navigateurs vous avertissent aussi.`,
    denied:
      'Vous avez refusé les messages de cette page, ou le navigateur l’a fait de lui-même. Pour les permettre, ouvrez les réglages du navigateur pour cette page, autorisez les notifications, puis revenez.',
    dismissed: 'Vous n’avez pas encore permis les messages. Appuyez de nouveau quand vous aurez décidé.',
    missing:
      'Ce navigateur ne sait pas montrer les messages d’une page. Sur iPhone ou iPad, il le peut une fois la page ajoutée à l’écran d’accueil.',
    insecure:
      'Les navigateurs ne permettent les messages qu’en https, ou sur la machine même. Cette page est ouverte en simple http, comme souvent dans un réseau domestique : ici, l’onglet et la cloche devront suffire.',
    failed: 'Ce navigateur n’a pas pu joindre son propre service de messages. Réessayez plus tard.',
  },

  mail: {
    title: 'Par courriel',
    address: 'Adresse électronique',
    help: 'Un courriel par heure au plus, pour toutes vos tables ensemble, aucun pendant vos heures calmes, et dans chacun un lien pour y mettre fin.',
    waiting: address =>
      `Un courriel est parti vers ${address}. Ouvrez le lien qu’il contient : d’ici là, rien d’autre n’est envoyé.`,
    sendAgain: 'Renvoyer ce courriel',
    sentAgain: 'Le courriel a été renvoyé.',
    confirmed: address => `Les courriels vont à ${address}.`,
    rhythm: 'À quel rythme',
    rhythms: { soon: 'Quand c’est à moi', daily: 'Une fois par jour' },
    hour: 'À quelle heure',
    wrong: 'Cela ne ressemble pas à une adresse électronique.',
  },

  webhook: {
    title: 'À un programme à vous',
    address: 'Adresse web à appeler',
    help: 'Pour les bricoleurs : l’adresse reçoit un petit message JSON (table, titre, jeu, place, adresse de la table) chaque fois que c’est à vous, même pendant vos heures calmes.',
    secretTitle: 'Comment savoir que c’était nous',
    secretHelp:
      'L’en-tête panache-signature contient sha256= puis le HMAC-SHA256, avec ce secret, de l’en-tête panache-time, d’un point et du corps du message.',
    secret: 'Secret',
    copy: 'Copier',
    copied: 'Copié.',
    wrong: 'L’adresse doit commencer par https:// et ne contenir aucun mot de passe.',
  },

  quiet: {
    title: 'Heures calmes',
    use: 'Me laisser en paix à certaines heures',
    help: 'Ce qui survient entre-temps vous est dit ensuite, si c’est encore à vous de jouer.',
    from: 'De',
    to: 'À',
    zone: zone => `Fuseau horaire : ${zone}.`,
    useHere: zone => `Utiliser le fuseau ${zone}`,
  },

  tables: {
    title: 'Pour quelles tables',
    values: { all: 'Toutes mes tables', some: 'Seulement celles que je choisis' },
  },

  table: {
    title: 'Avis de cette table',
    values: { default: 'Comme ailleurs', on: 'M’avertir', off: 'Ne pas m’avertir' },
    told: 'On vous avertit quand c’est à vous ici.',
    notTold: 'On ne vous avertit pas quand c’est à vous ici.',
    noWay: 'Vous n’avez pas encore choisi comment recevoir les avis.',
    settings: 'Comment m’avertir',
  },

  why: {
    'no-cookie': 'Ce navigateur ne garde pas de cookies : le serveur ne sait donc pas de qui viennent ces préférences.',
    'other-origin': 'Le serveur n’a pas reconnu sa propre page. Rechargez-la.',
    'not-understood': 'Le serveur n’a pas compris l’une de ces préférences. Vérifiez-les, s’il vous plaît.',
    'not-offered': 'Ce serveur n’offre plus ce moyen de vous avertir. Rechargez la page.',
    'slow-down': 'C’était un peu rapide. Attendez une minute, puis réessayez.',
    'too-many-mails': 'Il est parti assez de courriels pour aujourd’hui. Réessayez demain.',
    'mail-failed': 'Le courriel n’a pas pu partir. Vérifiez l’adresse, ou réessayez plus tard.',
    'not-kept': 'Le serveur n’a pas pu enregistrer vos préférences. Réessayez plus tard.',
    unreachable:
      'Le serveur est injoignable. Rien de ce que vous avez écrit n’est perdu : réessayez quand vous serez en ligne.',
  },
};
