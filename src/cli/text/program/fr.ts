import type { ProgramWords } from '../program-words.ts';

export const program: ProgramWords = {
  about: 'Une table ouverte pour trois jeux de société sur les mousquetaires',
  titles: {
    'Usage:': 'Utilisation :',
    'Arguments:': 'Arguments :',
    'Options:': 'Options :',
    'Commands:': 'Commandes :',
  },
  examples: count => (count === 1 ? 'Exemple :' : 'Exemples :'),
  stands: {
    options: 'options',
    command: 'commande',
    game: 'jeu',
    file: 'fichier',
    rule: 'règle',
    number: 'nombre',
    text: 'texte',
    level: 'niveau',
    levels: 'niveaux',
    seats: 'places',
    side: 'camp',
    folder: 'dossier',
    address: 'adresse',
    list: 'liste',
    name: 'nom',
    language: 'langue',
    value: 'valeur',
  },
  help: 'montrer ce que fait une commande',
  lang: languages =>
    `langue de tout ce qui s’affiche : ${languages} (par défaut : celle de la machine, sinon l’anglais)`,
  json: 'afficher le résultat en JSON sur la dernière ligne',
  onlyGame: 'seulement ce jeu',
  matchFile: 'un fichier de partie',
  optionsOf: (game, id) => `Options de table de ${game} (${id}) :`,
  option: (title, help, values) => `${title}. ${help} Au choix : ${values.join(', ')}.`,
  switchedOn: (title, help, on) => `${title}. ${help} Avec on : ${on}`,
  switchedOff: (title, help, off) => `${title}. ${help} Avec off : ${off}`,
  play: {
    about: 'jouer dans le terminal contre des automates',
    game: games => `le jeu : ${games} ; inutile avec --resume`,
    players: 'nombre de joueurs, vous compris (par défaut : 3, ou 2 pour roy)',
    side: 'prendre toutes les places d’un camp, dans roy : milady ou musketeers (par défaut : musketeers)',
    me: 'prendre ces places, comptées à partir de 0 : dans roy, 0 est celle de Milady',
    bots: levels => `comment jouent les autres : ${levels} (par défaut : capitaine)`,
    seed: 'un mot quelconque : le même mot redonne les mêmes cartes et les mêmes dés',
    save: 'garder la partie dans ce fichier, après chacun de vos choix',
    resume: 'reprendre une partie enregistrée, et la garder dans son fichier (ou dans celui de --save)',
  },
  simulate: {
    about: 'faire jouer aux automates un grand nombre de parties sur tous les processeurs, et compter',
    game: games => `le jeu : ${games}`,
    players: 'nombre de joueurs ; any : chaque partie tire le sien',
    seats: levels =>
      `un niveau pour toutes les places, ou un pour chacune, séparés par des virgules : ${levels} (par défaut : mousquetaire)`,
    games: 'nombre de parties (par défaut : 1000)',
    seed: 'le même mot donne le même résultat, quel que soit le nombre de processeurs (par défaut : 1)',
    cores: 'nombre de processeurs (par défaut : tous)',
    iterations: usual => `combien de parties un capitaine imagine avant chaque choix (par défaut : ${usual})`,
    budget: 'plutôt un temps de réflexion par choix, en millisecondes ; le résultat dépend alors de la machine',
    options: 'any : chaque partie tire les options qui ne sont pas données',
    match: 'ne jouer que la partie qui porte ce numéro',
    side: side => `niveau de toutes les places de ce camp, dans roy : ${side}`,
  },
  replay: 'raconter un fichier de partie',
  verify: {
    about: 'vérifier un fichier de partie, et dire ce qu’il prouve et ce qu’il ne prouve pas',
    seen: 'ce qu’un navigateur a vu de cette partie, tel que sa page le remet',
    note: 'Se termine par 0 si tout est en ordre, et par 2 sinon.',
  },
  luck: {
    about: 'ce que les dés et la donne ont apporté dans une partie finie, face à ce qu’on pouvait attendre',
    json: 'afficher les lignes en JSON sur la dernière ligne',
    note: 'Chaque lancer et chaque donne sont comparés à ce qu’on pouvait attendre juste avant. La courbe normale dit combien la somme sort de l’ordinaire : plus de chance que dans 8 parties sur 10 avec autant de dés ou de cartes.',
  },
  rules: {
    about: 'afficher les règles des jeux, ou l’une d’elles',
    rule: 'une règle, par exemple MUS.13',
    check:
      'pour les développeurs, en anglais : comparer les règles aux noms des tests ; se termine par 1 tant qu’il en manque un',
    json: 'avec --check : afficher le résultat en JSON sur la dernière ligne',
  },
  bench: {
    about: 'pour les développeurs, en anglais : mesurer la vitesse',
    engine:
      'des parties au hasard à côté de boardgame.io qui joue les mêmes règles, et ce que coûte une copie de l’état',
    seconds: 'combien de secondes mesurer, en tout (par défaut : 30)',
    turns:
      'comment boardgame.io compte les tours : per-choice, un par choix (ses automates en ont besoin), ou single, un seul long tour, le plus rapide (par défaut : per-choice)',
  },
  recorded: {
    about:
      'pour les développeurs, en anglais : raconter les parties de src/games/*/recorded dans un texte à côté de chacune',
    check: 'ne rien écrire ; se termine par 1 si un texte n’est pas ce que les règles racontent aujourd’hui',
    save: 'rejouer les parties selon les règles d’aujourd’hui, et les enregistrer avec leur texte',
    note: 'Avec --save, chaque partie garde ses dés et ses choix jusqu’au premier que les règles ne permettent plus ; à partir de là jouent ses automates, et, à la place des personnes, quelqu’un qui choisit au hasard. Ce que donnent les parties est affiché pour les tests qui le citent.',
  },
  store: {
    data: 'le dossier des tables (par défaut : PANACHE_DATA)',
    database: 'la base PostgreSQL des tables, postgres://… (par défaut : DATABASE_URL)',
  },
  backup: {
    about: 'écrire toutes les tables du serveur dans un seul fichier ; le serveur peut continuer à tourner',
    file: 'le fichier à écrire ; compressé si son nom finit par .gz',
  },
  restore: {
    about: 'remettre les tables d’une sauvegarde dans un dépôt vide, du même genre ou de l’autre',
    file: 'un fichier écrit par panache backup',
    note: 'Le fichier est vérifié jusqu’au bout avant que rien ne soit écrit. Rien de ce que contient le dépôt n’est jamais remplacé.',
  },
};
